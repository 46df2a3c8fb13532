import JSONText

/// The rules about aliases that lead nowhere or in a circle.
struct AliasRules {
    /// The findings so far; taking them empties the list.
    var findings: [Finding] = []
    /// The unresolved aliases that no typography token needs, by their files and texts.
    private(set) var unfollowed = 0
    private let library: TokenLibrary
    private let checked: Set<Int>
    /// The reported aliases, by the file and text of a dead end or the first alias of a cycle.
    private var places: Set<Key> = []
    /// Aliases of tokens with ignored rules.
    private var silenced: Set<Site> = []
    private var silencedTexts: Set<Key> = []

    private enum Key: Hashable {
        case missing(file: UInt32, text: String)
        case circular(Site)

        static func missing(_ site: Site, _ text: String) -> Key {
            .missing(file: UInt32(truncatingIfNeeded: site.file), text: text)
        }
    }

    init(_ loader: TokenLoader) {
        library = loader.library
        checked = Set(loader.checkedFiles).union(loader.claimed)
    }

    /// Checks the aliases that a token's figures need, in order.
    mutating func check(_ token: BoundToken, heedsIgnored: Bool = true) {
        let broken = token.values.neededAliases.filter { rule(of: $0, token.scope) != nil }
        for site in broken.sorted(by: { ($0.file, $0.node) < ($1.file, $1.node) }) {
            if heedsIgnored, let rule = rule(of: site, token.scope), token.ignored.contains(rule) {
                guard silenced.insert(site).inserted else { continue }
                let text = library.aliasText(at: site)
                guard silencedTexts.insert(.missing(site, text)).inserted else { continue }
                findings.append(
                    Finding(
                        rule, at: site, token: token.path, "\(text.quoted) does not lead to a token",
                        found: .text(text),
                        isIgnored: true))
            } else {
                check(site, token.scope, neededBy: token.path)
            }
        }
    }

    /// Checks the aliases that no bound token needs, after all bound tokens.
    mutating func checkRest(of loader: TokenLoader) {
        let uses = loader.walker.tree.aliases.filter { !silenced.contains($0.site) }
        // Files of colours have hundreds that no text needs: they are only counted unless the rule is set.
        let isAsked = loader.options.levels[.unresolvedAlias] != nil
        for use in uses where isAsked || use.isOfText || rule(of: use.site, use.scope) == .circularAlias {
            check(use.site, use.scope, neededBy: nil)
        }
        var counted: Set<Key> = []
        for use in uses where !isAsked && !use.isOfText {
            guard case .missing(let link) = library.resolve(use.site, in: use.scope) else { continue }
            let place = checked.contains(link.file) ? link : use.site
            let key = Key.missing(place, library.aliasText(at: link))
            if !places.contains(key) { counted.insert(key) }
        }
        unfollowed = counted.count
        for use in loader.walker.tree.groupReferences { checkExtension(use) }
        // All tokens of a missing source are lost.
        for site in loader.deadReferences {
            let text = library.text(of: site)
            add(
                .missing(site, text),
                Finding(
                    .unresolvedAlias, at: site, token: nil, "\(text.quoted) does not lead to tokens",
                    found: .text(text)))
        }
        places = []
    }

    /// The rule that an alias breaks; `nil` for one that leads to a value.
    private func rule(of site: Site, _ scope: Int) -> Rule? {
        switch library.resolve(site, in: scope) {
        case .value: nil
        case .missing: .unresolvedAlias
        case .circular: .circularAlias
        }
    }

    private mutating func check(_ site: Site, _ scope: Int, neededBy token: String?) {
        switch library.resolve(site, in: scope) {
        case .value: break
        case .missing(let link):
            let place = checked.contains(link.file) ? link : site
            addMissing(place, library.aliasText(at: link), neededBy: token)
        case .circular(let cycle):
            guard let first = cycle.first, !places.contains(.circular(first)) else { return }
            // Of a long cycle only the start is shown.
            let names = cycle.prefix(8).map { library.aliasText(at: $0).shortened }
            add(
                .circular(first),
                Finding(
                    .circularAlias, level: token == nil ? .warning : nil,
                    at: checked.contains(first.file) ? first : site, token: token,
                    "circular aliases: "
                        + (names + [cycle.count > names.count ? "…" : names[0]]).joined(separator: " → ")))
        }
    }

    private mutating func addMissing(_ site: Site, _ text: String, neededBy token: String?) {
        let need = token.map { "; \($0.quoted) needs it" } ?? ""
        add(
            .missing(site, text),
            Finding(
                .unresolvedAlias, level: token == nil ? .warning : nil, at: site, token: token,
                "\(text.quoted) does not lead to a token\(need)", found: .text(text)))
    }

    /// A target is reported once per file; it is an error if a token needs it.
    private mutating func add(_ key: Key, _ finding: Finding) {
        if places.insert(key).inserted { findings.append(finding) }
    }

    private mutating func checkExtension(_ use: AliasUse) {
        let document = library.document(of: use.site)
        let alias = library.link(in: document, at: use.site.node)
        guard let group = library.group(of: alias, in: use.scope, from: use.site.file) else {
            return addMissing(use.site, library.text(of: use.site), neededBy: nil)
        }
        // A group that extends itself through others is among the groups from which it inherits.
        let circle = group.sites.filter { base in
            let link = library.files[base.file].link(of: base.node)
            return link == use.site.node && base.file == use.site.file
        }
        guard !circle.isEmpty, let first = group.sites.min(by: { ($0.file, $0.node) < ($1.file, $1.node) })
        else { return }
        add(
            .circular(first),
            Finding(
                .circularAlias, level: .warning, at: use.site, token: nil,
                "groups extend each other circularly"))
    }
}
