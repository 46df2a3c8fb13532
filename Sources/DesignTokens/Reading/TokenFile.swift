import JSONText

/// A token file that has been read, with an index of its large groups.
final class TokenFile {
    /// The file's name, as given.
    let name: String
    let document: JSONDocument
    /// Whether the file has `$extends` or `$ref` anywhere, so that its groups may take members from others.
    let hasLinks: Bool
    /// Whether a token of the file has a `unit` beside its value.
    let hasTokenUnits: Bool
    /// The names that appear twice in an object.
    let duplicateNames: [JSONNode]
    /// The bindings of this project that name a style, wherever they are.
    let bindings: [NameSurvey.WrittenBinding]
    /// Whether the names of the members of the file's root are categories.
    private(set) lazy var namesAreCategories = CategoryNames.areNamed(by: document.root, in: document)

    /// The text, from which places are computed.
    private(set) lazy var source = SourceText(name: name, document: document)
    @exclusivity(unchecked) private var index = MemberIndex()
    private var elements: [JSONNode: [JSONNode]] = [:]
    private var likenesses: [JSONNode: JSONDocument.TextLikeness] = [:]
    private var units: [JSONNode: JSONNode?] = [:]

    init(name: String, document: JSONDocument) {
        self.name = name
        self.document = document
        let survey = NameSurvey(document)
        hasLinks = survey.hasLinks
        hasTokenUnits = survey.hasTokenUnits
        duplicateNames = survey.duplicates
        bindings = survey.bindings
    }

    /// The member of an object with a name; the last one if there are several.
    ///
    /// Large objects are indexed when they are first searched, so that the time of many look-ups is
    /// proportional to their number.
    func member(_ name: UnsafeBufferPointer<UInt8>, of object: JSONNode) -> JSONNode? {
        let mayBeLarge = document.valueCount(of: object) >= MemberIndex.smallestObject * 2
        if mayBeLarge, index.contains(object) { return index.value(of: name, in: object, document) }
        var count = 0
        var found: JSONNode?
        for member in document.members(of: object) {
            count += 1
            if document.isString(member.name, name) { found = member.value }
        }
        if count >= MemberIndex.smallestObject { index.add(object, in: document) }
        return found
    }

    /// The member of an object by its name.
    func member(_ name: StaticString, of object: JSONNode) -> JSONNode? {
        member(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), of: object)
    }

    /// The value of an object's `$ref`, if it has one.
    func reference(of object: JSONNode) -> JSONNode? {
        hasLinks ? member("$ref", of: object) : nil
    }

    /// The reference to the group that a group extends: the value of `$extends` or `$ref`.
    func link(of object: JSONNode) -> JSONNode? {
        guard hasLinks, document.kind(of: object) == .object else { return nil }
        return member("$extends", of: object) ?? member("$ref", of: object)
    }

    /// An element of an array; the elements of an array are indexed once.
    func element(_ index: Int, of array: JSONNode) -> JSONNode? {
        if elements[array] == nil { elements[array] = Array(document.elements(of: array)) }
        guard let elements = elements[array], elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The `unit` beside a value in the object of a token, if any.
    func unit(beside value: JSONNode) -> JSONNode? {
        guard let name = document.name(of: value),
            document.isString(name, "value") || document.isString(name, "$value")
        else { return nil }
        if let known = units[value] { return known }
        guard let token = document.container(of: value) else { return nil }
        let unit = member("unit", of: token)
        // Finding the token again takes time proportional to the text before its value.
        if value.order - token.order > Self.longToken { units[value] = .some(unit) }
        return unit
    }

    /// The number of names and values before a token's value above which its unit is cached.
    private static let longToken = 64

    /// The likeness of a value to a text; it is cached for a large object, because many aliases may lead to
    /// it.
    func textLikeness(of value: JSONNode) -> JSONDocument.TextLikeness {
        guard document.valueCount(of: value) > 100 else { return document.textLikeness(of: value) }
        if let known = likenesses[value] { return known }
        let likeness = document.textLikeness(of: value)
        likenesses[value] = likeness
        return likeness
    }

    /// The place of a value, for a finding.
    func place(of node: JSONNode) -> Finding.Place { source.place(of: node) }
}

/// A value in a file.
struct Site: Hashable {
    /// A small number, because a run keeps many sites.
    private let fileNumber: UInt32
    let node: JSONNode

    /// The file's number among all that were read.
    var file: Int { Int(fileNumber) }

    init(file: Int, node: JSONNode) {
        fileNumber = UInt32(truncatingIfNeeded: file)
        self.node = node
    }
}

/// An unread token file.
public struct TokenSource: Sendable {
    /// The file's name, as given.
    public let name: String
    /// Its bytes.
    public let bytes: [UInt8]

    /// Makes a source.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
