import JSONText

/// The rules about aliases that lead nowhere or in a circle.
struct AliasRules {
    private(set) var findings: [RawFinding] = []
    private let library: TokenLibrary
    private let scopes: [TokenScope]
    private let checked: Set<Int>
    /// What has been found: by the file and text of a dead end, or the first alias of a cycle.
    private var places: [Key: Int] = [:]

    private enum Key: Hashable {
        case missing(file: Int, text: String)
        case circular(Site)
    }

    init(_ loader: TokenLoader, bound: [BoundToken]) {
        library = loader.library
        scopes = loader.walker.tree.scopes
        checked = Set(loader.checkedFiles).union(loader.claimed)
        for token in bound {
            for site in token.values.neededAliases { check(site, token.scope, neededBy: token.path) }
        }
        for use in loader.walker.tree.aliases { check(use.site, use.scope, neededBy: nil) }
        for use in loader.walker.tree.extensions { checkExtension(use) }
        // A source that is not there takes all its tokens with it.
        for site in loader.deadReferences {
            let text = library.text(of: site)
            add(
                .missing(file: site.file, text: text),
                RawFinding(
                    .unresolvedAlias, at: site, token: nil, "'\(text)' leads to no tokens",
                    found: .text(text)))
        }
    }

    private mutating func check(_ site: Site, _ scope: Int, neededBy token: String?) {
        switch library.resolve(site, in: scopes[scope], number: scope) {
        case .value: break
        case .missing(let link):
            let place = checked.contains(link.file) ? link : site
            addMissing(place, library.aliasText(at: link), neededBy: token)
        case .circular(let cycle):
            guard let first = cycle.first, places[.circular(first)] == nil else { return }
            // A long cycle is told by its start.
            let names = cycle.prefix(8).map { library.aliasText(at: $0) }
            add(
                .circular(first),
                RawFinding(
                    .circularAlias, level: token == nil ? .warning : nil,
                    at: checked.contains(first.file) ? first : site, token: token,
                    "aliases lead in a circle: "
                        + (names + [cycle.count > names.count ? "…" : names[0]]).joined(separator: " → ")))
        }
    }

    private mutating func addMissing(_ site: Site, _ text: String, neededBy token: String?) {
        let need = token.map { "; '\($0)' needs it" } ?? ""
        add(
            .missing(file: site.file, text: text),
            RawFinding(
                .unresolvedAlias, level: token == nil ? .warning : nil, at: site, token: token,
                "'\(text)' leads to no token\(need)", found: .text(text)))
    }

    /// A target is reported once in a file; a need that is found first makes it an error.
    private mutating func add(_ key: Key, _ finding: RawFinding) {
        guard places[key] == nil else { return }
        places[key] = findings.count
        findings.append(finding)
    }

    private mutating func checkExtension(_ use: AliasUse) {
        let document = library.files[use.site.file].document
        let alias = library.link(in: document, at: use.site.node)
        guard var group = library.target(of: alias, in: scopes[use.scope], from: use.site.file) else {
            return addMissing(use.site, library.text(of: use.site), neededBy: nil)
        }
        var seen: Set<Site> = [group]
        while seen.count < TokenLibrary.longestChain, let base = library.base(of: group) {
            guard seen.insert(base).inserted else {
                let first = seen.min { ($0.file, $0.node) < ($1.file, $1.node) } ?? group
                return add(
                    .circular(first),
                    RawFinding(
                        .circularAlias, level: .warning, at: use.site, token: nil,
                        "groups extend each other in a circle"))
            }
            group = base
        }
    }
}

extension TokenLibrary {
    /// The text of a value.
    func text(of site: Site) -> String { files[site.file].document.text(of: site.node) }
}
