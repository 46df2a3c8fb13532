import JSONText

/// Typography tokens, arrays of them and second values that are not read.
struct UnreadTokens {
    private enum Reason {
        case inArray
        case inToken
        /// A `value` beside `$value`.
        case besideValue
        /// The object has a typography type and nothing else.
        case withoutValue
    }

    private struct Unread {
        let name: Site
        let reason: Reason
        /// The number of its group.
        let group: Int
        /// The `$extensions` of its token, which may silence a rule.
        var extensions: JSONNode?
    }

    private let kinds: TokenKindRule
    private var unread: [Unread] = []
    private var library: TokenLibrary { kinds.library }

    init(_ kinds: TokenKindRule) { self.kinds = kinds }

    /// Adds an array with a typography token.
    mutating func add(
        array: JSONDocument.Member, of file: Int, _ number: Int, _ group: GroupRecord
    ) {
        let elements = library.document(ofFile: file).elements(of: array.value)
        if elements.contains(where: { kinds.isTypography(Site(file: file, node: $0), in: group) }) {
            unread.append(Unread(name: Site(file: file, node: array.name), reason: .inArray, group: number))
        }
    }

    /// Adds the second value of a typography token, and the typography tokens among its members.
    mutating func add(
        inToken site: Site, _ shape: TokenShape, value: JSONNode, _ number: Int, _ group: GroupRecord
    ) {
        let document = library.document(of: site)
        if let beside = shape.valueBeside,
            kinds.kind(of: shape, Site(file: site.file, node: value), in: group) != .other,
            let name = document.members(of: site.node).first(where: { $0.value == beside })?.name
        {
            add(Site(file: site.file, node: name), .besideValue, shape, number)
        }
        for member in document.members(of: site.node)
        where member.value != value && document.kind(of: member.value) == .object
            && !document.mayBeMark(member.name) && !document.isString(member.name, "original")
            && kinds.isTypography(Site(file: site.file, node: member.value), in: group)
        {
            add(Site(file: site.file, node: member.name), .inToken, shape, number)
        }
    }

    /// Adds an object that has the type of a text, but neither a value nor objects or arrays as members.
    mutating func add(withoutValue site: Site, name: Site, _ shape: TokenShape, _ number: Int) {
        guard let type = shape.typeWithoutValue, shape.reference == nil, shape.extends == nil,
            library.isTypography(Site(file: site.file, node: type))
        else { return }
        let document = library.document(of: site)
        let isGroup = document.members(of: site.node).contains { member in
            (document.kind(of: member.value) == .object || document.kind(of: member.value) == .array)
                && (!document.mayBeMark(member.name) || document.isString(member.name, "$root"))
        }
        if !isGroup { add(name, .withoutValue, shape, number) }
    }

    private mutating func add(_ name: Site, _ reason: Reason, _ shape: TokenShape, _ number: Int) {
        unread.append(Unread(name: name, reason: reason, group: number, extensions: shape.extensions))
    }

    /// The findings, in the order of the files.
    func findings(_ bindings: inout GroupBindings) -> [Finding] {
        unread.map { unread in
            let text = library.text(of: unread.name).quoted
            let (rule, message): (Rule, String) =
                switch unread.reason {
                case .inArray:
                    (
                        .unboundToken,
                        "\(text) is an array, and tokens in arrays are not read; put them into a group"
                    )
                case .inToken:
                    (.unboundToken, "\(text) is a token inside a token and is not read; put it into a group")
                case .besideValue: (.duplicateName, "\(text) is not read beside '$value'; keep one of them")
                case .withoutValue:
                    (.unboundToken, "\(text) is a typography token without a value, so it is not read")
                }
            var file = bindings.binding(of: unread.group)
            if let own = unread.extensions {
                file = FileBinding(Site(file: unread.name.file, node: own), within: file, library: library)
            }
            return Finding(
                rule, at: unread.name, token: nil, message, isIgnored: file.ignored.contains(rule))
        }
    }
}
