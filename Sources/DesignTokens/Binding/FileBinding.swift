import DynamicType
import JSONText

/// The binding in `$extensions` of a token and its groups.
///
/// The nearest object takes precedence, and the `typescale` key takes precedence over other vendors' keys.
struct FileBinding {
    private(set) var platform: Platform?
    private(set) var ignored: Set<Rule> = []
    /// Unknown names of this project in the innermost object: the message and its place.
    private(set) var unknown: [(message: String, site: Site)] = []
    /// Limits of this project in the innermost object that cannot be read.
    private(set) var unreadable: [(message: String, site: Site)] = []
    /// Whether an object on the path has a name or limit of this project that cannot be read.
    private(set) var hasErrors = false

    /// The `typescale` key in the innermost object, if it names a style.
    private(set) var styleKey: Site?
    /// The limits, the category and the platform of this project in the innermost object, by their names and
    /// values.
    private(set) var ownSettings: [(name: String, site: Site)] = []

    /// The category of a mirror, the nearest, on a platform.
    private var category: ((Platform) -> ContentSizeCategory)?
    /// The nearest style of the `typescale` key, without a style if its name is unknown.
    private var own: (style: TextStyle?, isMirror: Bool)?
    private var foreign: ForeignBinding?
    private var isAstrayByCategory = false
    private var isAstrayByPlatform = false
    private var ownMaximum: TokenLimit?
    private(set) var minimum: TokenLimit?

    /// A `relativeTo` that spells a style under another vendor's key.
    struct ForeignBinding {
        let style: TextStyle
        let maximum: TokenLimit?
        /// The name of the vendor's key.
        let vendor: Site
    }

    /// An empty binding.
    init() {}

    /// Reads an object of `$extensions`.
    ///
    /// - Parameters:
    ///   - extensions: The object of a group or of a token.
    ///   - outer: The binding of the groups around it.
    ///   - library: The files.
    init(_ extensions: Site, within outer: FileBinding = FileBinding(), library: TokenLibrary) {
        self = outer
        (unknown, unreadable) = ([], [])
        (styleKey, ownSettings) = (nil, [])
        let document = library.document(of: extensions)
        if document.kind(of: extensions.node) != .object {
            unknown.append(("'$extensions' is not an object, so nothing in it is read", extensions))
        }
        for member in document.members(of: extensions.node) {
            let name = Site(file: extensions.file, node: member.name)
            let value = Site(file: extensions.file, node: member.value)
            if document.isString(member.name, "typescale") {
                readOwn(value, key: name, document)
            } else if Self.isOwnKey(member.name, in: document) {
                unknown.append(
                    ("unknown key \(document.text(of: member.name).quoted); did you mean 'typescale'?", name))
            } else {
                readForeign(value, vendor: name, document)
            }
        }
        if !unknown.isEmpty || !unreadable.isEmpty { hasErrors = true }
    }

    /// The style of this project's key, or else of another vendor's; `nil` without one.
    var style: TextStyle? { own.map(\.style) ?? foreign?.style }

    var isMirror: Bool { own?.isMirror ?? false }

    /// Whether the nearest category or platform is unknown, so that the token cannot be judged.
    var isAstray: Bool { isAstrayByCategory || isAstrayByPlatform }

    /// The category of the nearest mirror, if any.
    func category(on platform: Platform) -> ContentSizeCategory? { category.map { $0(platform) } }

    var maximum: TokenLimit? { ownMaximum ?? (own == nil ? foreign?.maximum : nil) }

    /// The vendor's key of the style; `nil` if it is `typescale` or the style is missing.
    var vendor: Site? { own == nil ? foreign?.vendor : nil }

    /// The keys of a binding for messages.
    private static let keys = "mirrors, relativeTo, maximum, minimum, category, platform or ignore"

    /// Whether a key is `typescale`, ignoring case, hyphens, underscores and spaces.
    static func isOwnKey(_ name: JSONNode, in document: JSONDocument) -> Bool {
        var rest = "typescale".utf8[...]
        let content = document.plainContent(of: name)
        // Most names are shorter.
        guard content.count >= rest.count else { return false }
        for byte in content where !"-_ ".utf8.contains(byte) {
            guard let letter = rest.popFirst(), letter == byte | 0x20 else { return false }
        }
        return rest.isEmpty
    }

    private mutating func readOwn(_ object: Site, key: Site, _ document: JSONDocument) {
        guard document.kind(of: object.node) == .object else {
            unknown.append(("a binding must be an object, such as { \"mirrors\": \"body\" }", object))
            return
        }
        let errors = unknown.count
        var saysSomething = false
        var word: String?
        for member in document.members(of: object.node) {
            let site = Site(file: object.file, node: member.value)
            let text = document.text(of: member.value)
            let name = document.text(of: member.name)
            switch name {
            case "mirrors", "relativeTo":
                if let word, word != name {
                    contradict(word, name, text, Site(file: object.file, node: member.name))
                } else {
                    setStyle(text, site, isMirror: name == "mirrors")
                }
                word = name
                styleKey = key
            case "maximum", "minimum":
                let limit = limit(site, document)
                if name == "maximum" { ownMaximum = limit } else { minimum = limit }
                ownSettings.append((name, site))
            case "category":
                ownSettings.append((name, site))
                category = Self.category(named: text)
                if category == nil { unknown.append(("unknown category \(text.quoted)", site)) }
                isAstrayByCategory = category == nil
            case "platform":
                ownSettings.append((name, site))
                platform = Platform(text)
                if platform == nil { unknown.append(("unknown platform \(text.quoted)", site)) }
                isAstrayByPlatform = platform == nil
            case "ignore": readIgnored(member.value, site.file, document)
            // `export` writes it for spacing that Apple does not publish.
            case "letterSpacing": continue
            case let name:
                let site = Site(file: object.file, node: member.name)
                unknown.append(("unknown key \(name.quoted); expected \(Self.keys)", site))
            }
            saysSomething = true
        }
        if !saysSomething, unknown.count == errors {
            unknown.append(("'typescale' is empty; expected \(Self.keys)", object))
        }
    }

    /// If an object has both words, neither can be trusted, so the token is not compared with Apple's table.
    private mutating func contradict(_ first: String, _ second: String, _ text: String, _ site: Site) {
        unknown.append(("\(second.quoted) contradicts \(first.quoted) beside it; keep one of them", site))
        own = (own?.style ?? TextStyle(text), isMirror: false)
    }

    private mutating func readForeign(_ object: Site, vendor: Site, _ document: JSONDocument) {
        guard document.kind(of: object.node) == .object,
            let name = document.member("relativeTo", of: object.node),
            document.kind(of: name) == .string, let style = TextStyle(document.text(of: name))
        else { return }
        var maximum: TokenLimit?
        if let scale = document.member("maxScale", of: object.node), let factor = document.number(of: scale),
            factor > 0, factor <= Measure.largest
        {
            maximum = TokenLimit(
                limit: .multiple(factor), site: Site(file: object.file, node: scale))
        }
        foreign = ForeignBinding(style: style, maximum: maximum ?? foreign?.maximum, vendor: vendor)
    }

    private static func category(named name: String) -> ((Platform) -> ContentSizeCategory)? {
        if let category = ContentSizeCategory(name) { return { _ in category } }
        return CategoryWord(name).map { word in { word.category(on: $0) } }
    }

    private mutating func setStyle(_ text: String, _ site: Site, isMirror: Bool) {
        let style = TextStyle(text)
        if style == nil {
            let hint = TextStyle.nearest(to: text).map { "; did you mean '\($0)'?" } ?? ""
            unknown.append(("unknown text style \(text.quoted)\(hint)", site))
        }
        own = (style, isMirror)
    }

    /// The limit in a number or a text; an unreadable one is kept, so that the token is not scaled without
    /// it.
    private mutating func limit(_ site: Site, _ document: JSONDocument) -> TokenLimit {
        let limit: PointSizeLimit?
        switch document.kind(of: site.node) {
        case .number:
            limit = document.number(of: site.node).flatMap { $0 > 0 && $0.isFinite ? .points($0) : nil }
        case .string: limit = PointSizeLimit(document.text(of: site.node))
        case .null, .true, .false, .array, .object: limit = nil
        }
        if limit == nil {
            let text = document.text(of: site.node)
            unreadable.append(
                (
                    (text.isEmpty ? "this" : "\(text.quoted)")
                        + " is not a limit; use points (28), a category (AX1), a multiple (2x) or a percentage "
                        + "(200%)", site
                ))
        }
        return TokenLimit(limit: limit, site: site)
    }

    private mutating func readIgnored(_ list: JSONNode, _ file: Int, _ document: JSONDocument) {
        let rules = document.kind(of: list) == .array ? Array(document.elements(of: list)) : [list]
        for element in rules {
            let text = document.text(of: element)
            if let rule = Rule(rawValue: text) {
                ignored.insert(rule)
            } else {
                unknown.append(("unknown rule \(text.quoted)", Site(file: file, node: element)))
            }
        }
    }
}

extension TextStyle {
    /// The name of the style nearest to a mistyped name.
    static func nearest(to name: String) -> String? {
        NearestName.nearest(to: name, among: allCases.map(\.shortName))
    }
}
