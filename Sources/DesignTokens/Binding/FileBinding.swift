import DynamicType
import JSONText

/// What `$extensions` of a token and its groups say of a binding.
struct FileBinding {
    private(set) var style: TextStyle?
    private(set) var isMirror = false
    private(set) var maximum: TokenLimit?
    private(set) var minimum: TokenLimit?
    private(set) var category: ContentSizeCategory?
    private(set) var platform: Platform?
    private(set) var ignored: Set<Rule> = []
    /// Whether the category or platform is none, so that there is nothing to judge the token by.
    private(set) var isAstray = false
    /// Names of ours that name nothing: the message and where it stands.
    private(set) var unknown: [(message: String, site: Site)] = []
    /// Limits of ours that are none.
    private(set) var unreadable: [(message: String, site: Site)] = []

    /// Reads extensions from the outermost group to the token; what stands nearer goes first.
    init(_ extensions: [Site], library: TokenLibrary) {
        for site in extensions {
            let document = library.files[site.file].document
            let own = document.member("typescale", of: site.node)
            // A style of ours goes before another vendor's beside it, whichever stands first.
            if own.map({ namesStyle($0, document) }) != true {
                for member in document.members(of: site.node) where member.value != own {
                    readForeign(Site(file: site.file, node: member.value), document)
                }
            }
            if let own { readOwn(Site(file: site.file, node: own), document) }
        }
    }

    private func namesStyle(_ object: JSONNode, _ document: JSONDocument) -> Bool {
        document.member("mirrors", of: object) != nil || document.member("relativeTo", of: object) != nil
    }

    private mutating func readOwn(_ object: Site, _ document: JSONDocument) {
        guard document.kind(of: object.node) == .object else {
            unknown.append(("a binding is an object, such as { \"mirrors\": \"body\" }", object))
            return
        }
        for member in document.members(of: object.node) {
            let site = Site(file: object.file, node: member.value)
            let text = document.text(of: member.value)
            switch document.text(of: member.name) {
            case "mirrors": setStyle(text, site, isMirror: true)
            case "relativeTo": setStyle(text, site, isMirror: false)
            case "maximum": maximum = limit(site, document)
            case "minimum": minimum = limit(site, document)
            case "category":
                category = ContentSizeCategory(name: text)
                if category == nil { addAstray("no category is called '\(text)'", site) }
            case "platform":
                platform = Platform(spelled: text)
                if platform == nil { addAstray("no platform is called '\(text)'", site) }
            case "ignore": readIgnored(member.value, site.file, document)
            // What `export` says of spacing that Apple does not publish.
            case "letterSpacing": break
            case let name:
                let site = Site(file: object.file, node: member.name)
                unknown.append(("'\(name)' is no word of a binding", site))
            }
        }
    }

    private mutating func readForeign(_ object: Site, _ document: JSONDocument) {
        guard document.kind(of: object.node) == .object,
            let name = document.member("relativeTo", of: object.node),
            document.kind(of: name) == .string, let style = TextStyle(name: document.text(of: name))
        else { return }
        self.style = style
        isMirror = false
        if let scale = document.member("maxScale", of: object.node), let factor = document.number(of: scale),
            factor > 0, factor <= Measure.largest
        {
            maximum = TokenLimit(
                limit: .multiple(factor), site: Site(file: object.file, node: scale))
        }
    }

    private mutating func addAstray(_ message: String, _ site: Site) {
        unknown.append((message, site))
        isAstray = true
    }

    private mutating func setStyle(_ text: String, _ site: Site, isMirror: Bool) {
        guard let style = TextStyle(name: text) else {
            let hint = TextStyle.nearest(to: text).map { "; did you mean '\($0)'?" } ?? ""
            unknown.append(("no text style is called '\(text)'\(hint)", site))
            self.style = nil
            return
        }
        self.style = style
        self.isMirror = isMirror
    }

    /// The limit that a number or a text is; one that cannot be read is kept, so that the token is not scaled
    /// without it.
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
                    (text.isEmpty ? "this" : "'\(text)'")
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
                unknown.append(("no rule is called '\(text)'", Site(file: file, node: element)))
            }
        }
    }
}

extension TextStyle {
    /// The style's name that is one slip from another name: a letter more, less or different.
    static func nearest(to name: String) -> String? {
        let typed = Array(name.lowercased().utf8)
        return allCases.map(\.shortName).first { candidate in
            let letters = Array(candidate.lowercased().utf8)
            guard abs(letters.count - typed.count) <= 1 else { return false }
            let start = zip(typed, letters).prefix { $0 == $1 }.count
            let end = zip(typed.reversed(), letters.reversed()).prefix { $0 == $1 }.count
            return start + end >= max(letters.count, typed.count) - 1
        }
    }
}
