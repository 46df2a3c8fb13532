import JSONText

/// Facts about a file from the names of all its objects, found in one pass.
struct NameSurvey {
    /// The names that appear twice in an object.
    private(set) var duplicates: [JSONNode] = []
    /// Whether the file has `$extends` or `$ref` anywhere, so that its groups may take members from others.
    private(set) var hasLinks = false
    /// Whether a token has a `unit` beside its value, which an alias does not see.
    private(set) var hasTokenUnits = false
    /// The bindings of this project, wherever they are, in the order of the file.
    private(set) var bindings: [WrittenBinding] = []

    /// A binding of this project: `"typescale": {"mirrors": "body"}`.
    struct WrittenBinding {
        /// The object that it is in, which should be that of `$extensions`.
        let container: JSONNode
        /// Its key.
        let key: JSONNode
    }

    /// The names of a small object and their keys; the memory is reused for each object.
    private var names: [(node: JSONNode, key: UInt64?)]

    /// The number of names up to which all pairs are compared.
    private static let smallObject = 12

    init(_ document: JSONDocument) {
        names = Array(repeating: (document.root, nil), count: Self.smallObject)
        document.forEachObject { visit($0, document) }
    }

    private mutating func visit(_ object: JSONNode, _ document: JSONDocument) {
        var count = 0
        var (hasUnit, hasTokenValue) = (false, false)
        for member in document.members(of: object) {
            let name = member.name
            switch document.firstByte(of: name) {
            case UInt8(ascii: "t"), UInt8(ascii: "T"): visitBinding(member, of: object, document)
            case UInt8(ascii: "u"): if document.isString(name, "unit") { hasUnit = true }
            case UInt8(ascii: "v"):
                if document.isString(name, "value"), document.mayBeAlias(member.value) {
                    hasTokenValue = true
                }
            case UInt8(ascii: "$"):
                if document.isString(name, "$value") {
                    hasTokenValue = true
                } else if !hasLinks {
                    hasLinks = document.isString(name, "$extends") || document.isString(name, "$ref")
                }
            case UInt8(ascii: "\\"):
                if document.isString(name, "$value") { hasTokenValue = true }
                if document.isString(name, "unit") { hasUnit = true }
                if document.isString(name, "$extends") || document.isString(name, "$ref") { hasLinks = true }
                visitBinding(member, of: object, document)
            default: break
            }
            if count < Self.smallObject {
                let key = document.quickKey(of: name)
                if stoodBefore(name, key, among: count, document) { duplicates.append(name) }
                names[count] = (name, key)
            }
            count += 1
        }
        if hasUnit, hasTokenValue { hasTokenUnits = true }
        if count > Self.smallObject { visitLarge(object, document) }
    }

    /// Notes a binding that names a style: a group of this name has groups or tokens as members.
    private mutating func visitBinding(
        _ member: JSONDocument.Member, of object: JSONNode, _ document: JSONDocument
    ) {
        guard FileBinding.isOwnKey(member.name, in: document), document.kind(of: member.value) == .object,
            let style = document.member("mirrors", of: member.value)
                ?? document.member("relativeTo", of: member.value),
            document.kind(of: style) != .object
        else { return }
        bindings.append(WrittenBinding(container: object, key: member.name))
    }

    private func stoodBefore(_ name: JSONNode, _ key: UInt64?, among count: Int, _ document: JSONDocument)
        -> Bool
    {
        for other in names[..<count] where mayBeEqual(other.key, key) {
            if document.haveEqualText(other.node, name) { return true }
        }
        return false
    }

    /// Looks at the names of an object of which the first few have been compared.
    private mutating func visitLarge(_ object: JSONNode, _ document: JSONDocument) {
        var seen: Set<ArraySlice<UInt8>> = []
        var count = 0
        for member in document.members(of: object) {
            let isNew = seen.insert(document.plainContent(of: member.name)).inserted
            if !isNew, count >= Self.smallObject { duplicates.append(member.name) }
            count += 1
        }
    }

    private func mayBeEqual(_ first: UInt64?, _ second: UInt64?) -> Bool {
        guard let first, let second else { return true }
        return first == second
    }
}
