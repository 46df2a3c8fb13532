import JSONText

/// All files of a run, and the resolution of aliases among them.
final class TokenLibrary {
    var files: [TokenFile] = []
    /// Scopes of the files that are looked up after a file's own, in order: `--with` first.
    var shared: [TokenScope] = []

    private var resolved: [AliasKey: AliasOutcome] = [:]
    /// What paths led to, by their hashes: most aliases of a file say what others have said before.
    private var recent: [RecentPath?] = Array(repeating: nil, count: 4096)

    private struct RecentPath {
        let scope: Int
        let file: Int
        let path: ArraySlice<UInt8>
        let value: Site
    }

    /// An alias in the scope that it is looked up in.
    struct AliasKey: Hashable {
        let site: Site
        let scope: Int
    }

    /// Where an alias leads.
    enum AliasOutcome {
        /// To a value that is no alias, and the scope that it was found in.
        case value(Site)
        /// Nowhere: the alias that has no target.
        case missing(Site)
        /// Back to itself: the aliases of the cycle, the first of the files first.
        case circular([Site])
    }

    /// The value that a value stands for: itself, or what its aliases lead to.
    func resolve(_ site: Site, in scope: TokenScope, number: Int) -> AliasOutcome {
        guard let link = alias(at: site) else { return .value(site) }
        guard case .path(let path) = link else { return follow(site, in: scope, number: number) }
        let place = MemberTable.hash(path) & (recent.count - 1)
        if let known = recent[place], known.scope == number, known.file == site.file,
            known.path == path
        {
            return .value(known.value)
        }
        let outcome = follow(site, in: scope, number: number)
        if case .value(let value) = outcome {
            recent[place] = RecentPath(scope: number, file: site.file, path: path, value: value)
        }
        return outcome
    }

    private func follow(_ site: Site, in scope: TokenScope, number: Int) -> AliasOutcome {
        var current = site
        // Most chains are short; longer ones are remembered, as they may share their ends.
        for _ in 0..<4 {
            guard let link = alias(at: current) else { return .value(current) }
            guard let target = target(of: link, in: scope, from: current.file) else {
                return .missing(current)
            }
            guard leadsToToken(link, target) else { return .missing(current) }
            current = valueSite(of: target)
        }
        return resolveLong(current, in: scope, number: number)
    }

    private func resolveLong(_ site: Site, in scope: TokenScope, number: Int) -> AliasOutcome {
        var chain: [AliasKey] = []
        var seen: Set<Site> = []
        var current = site
        var outcome: AliasOutcome?
        while outcome == nil {
            let key = AliasKey(site: current, scope: number)
            if let known = resolved[key] {
                outcome = known
            } else if !seen.insert(current).inserted {
                let cycle = chain.map(\.site).drop { $0 != current }
                outcome = .circular(cycle.sorted { ($0.file, offset(of: $0)) < ($1.file, offset(of: $1)) })
            } else if let link = alias(at: current) {
                chain.append(key)
                if let target = target(of: link, in: scope, from: current.file), leadsToToken(link, target) {
                    current = valueSite(of: target)
                } else {
                    outcome = .missing(current)
                }
            } else {
                outcome = .value(current)
            }
        }
        let result = outcome ?? .value(current)
        for key in chain { resolved[key] = result }
        return result
    }

    /// The alias that a value is; `nil` for a value of its own.
    func alias(at site: Site) -> AliasText? {
        let file = files[site.file]
        switch file.document.kind(of: site.node) {
        case .string:
            let first = file.document.firstByte(of: site.node)
            guard first == UInt8(ascii: "{") || first == UInt8(ascii: "$") || first == UInt8(ascii: "\\")
            else { return nil }
            return AliasText(file.document.plainContent(of: site.node))
        case .object:
            return file.reference(of: site.node).map {
                AliasText(reference: file.document.text(of: $0))
            }
        default: return nil
        }
    }

    /// What a file says where an alias stands.
    func aliasText(at site: Site) -> String {
        let file = files[site.file]
        return file.document.text(of: file.reference(of: site.node) ?? site.node)
    }

    private func offset(of site: Site) -> Int { files[site.file].document.offset(of: site.node) }

    /// Whether an alias in braces leads to a token or a value, and not to a group of tokens.
    private func leadsToToken(_ alias: AliasText, _ target: Site) -> Bool {
        guard case .path = alias, files[target.file].document.kind(of: target.node) == .object
        else { return true }
        return valueSite(of: target) != target || files[target.file].reference(of: target.node) != nil
    }

    /// The value of a token, or the value itself.
    private func valueSite(of site: Site) -> Site {
        let file = files[site.file]
        guard file.document.kind(of: site.node) == .object else { return site }
        if let value = file.member(Self.dtcgValue, of: site.node) {
            return Site(file: site.file, node: value)
        }
        guard file.member(Self.plainValue, of: site.node) != nil,
            let value = TokenShape(of: site.node, in: file.document).value
        else { return site }
        return Site(file: site.file, node: value)
    }

    private static let dtcgValue = Array("$value".utf8)[...]
    private static let plainValue = Array("value".utf8)[...]
}
