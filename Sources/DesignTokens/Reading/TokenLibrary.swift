import JSONText

/// All files of a run, and the resolution of aliases among them.
final class TokenLibrary {
    /// The files that have been read.
    ///
    /// Exclusivity is not checked, because that would take a tenth of a run; files are added before any alias
    /// is followed.
    @exclusivity(unchecked) private(set) var files: [TokenFile] = []
    /// The scopes in which aliases are looked up, by the numbers in the groups of the tree.
    @exclusivity(unchecked) private(set) var scopes: [TokenScope] = []
    /// The scopes of files that are looked up after a file's own, in order: `--with` first.
    private(set) var shared: [Int] = []
    /// An index of the shared scopes, used if there are many.
    private(set) lazy var sharedScopes = SharedScopes(shared, of: self)

    /// The groups with those that they extend.
    private(set) lazy var groups = GroupMerger(of: self)

    /// Whether a file has a token with a `unit` beside its value.
    private(set) var hasTokenUnits = false
    /// The units beside the aliases that have been followed.
    private var passedUnits: [AliasKey: TokenUnit] = [:]

    private var texts: [Site: TextProperties<Site>] = [:]
    private var resolved: [AliasKey: AliasOutcome] = [:]
    /// The results of recent paths, by their hashes, because most aliases of a file repeat earlier ones.
    @exclusivity(unchecked) private var recent: [RecentPath?] = Array(repeating: nil, count: 4096)

    private struct RecentPath {
        let scope: Int
        /// An alias with the path.
        let alias: Site
        let value: Site
    }

    /// An alias in the scope in which it is looked up.
    struct AliasKey: Hashable {
        let site: Site
        let scope: Int
    }

    /// The outcome of following an alias.
    enum AliasOutcome {
        /// A value that is not an alias.
        case value(Site)
        /// The alias without a target.
        case missing(Site)
        /// A cycle: its aliases, in the order of the files.
        case circular([Site])
    }

    /// Adds a file and returns its number.
    func add(_ file: TokenFile) -> Int {
        files.append(file)
        if file.hasTokenUnits { hasTokenUnits = true }
        return files.count - 1
    }

    /// Adds a scope of layers and returns its number.
    func addScope(_ layers: [TokenLayer], isShared: Bool = false) -> Int {
        scopes.append(TokenScope(layers: layers))
        if isShared { shared.append(scopes.count - 1) }
        return scopes.count - 1
    }

    /// The value behind a value in a scope: itself, or the target of its aliases.
    func resolve(_ site: Site, in scope: Int) -> AliasOutcome { resolve(site, in: scope, hops: 0) }

    /// Most chains are short; longer ones are cached, because they may share their ends.
    private func resolve(_ site: Site, in scope: Int, hops: Int) -> AliasOutcome {
        let document = files[site.file].document
        guard document.kind(of: site.node) == .string else { return follow(site, in: scope, hops: hops) }
        guard document.mayBeAlias(site.node) else { return .value(site) }
        let place = document.withContent(of: site.node) {
            MemberIndex.hash($0, seed: UInt64(truncatingIfNeeded: scope)) & (recent.count - 1)
        }
        if let known = recent[place], known.scope == scope, known.alias.file == site.file,
            document.haveEqualText(known.alias.node, site.node)
        {
            return .value(known.value)
        }
        let outcome = follow(site, in: scope, hops: hops)
        if case .value(let value) = outcome {
            recent[place] = RecentPath(scope: scope, alias: site, value: value)
        }
        return outcome
    }

    private func follow(_ site: Site, in scope: Int, hops: Int) -> AliasOutcome {
        guard let link = alias(at: site) else { return .value(site) }
        guard hops < 4 else { return resolveLong(site, in: scope) }
        guard let value = value(of: link, in: scope, from: site.file) else { return .missing(site) }
        return resolve(value, in: scope, hops: hops + 1)
    }

    private func resolveLong(_ site: Site, in scope: Int) -> AliasOutcome {
        var chain: [AliasKey] = []
        var seen: Set<Site> = []
        var current = site
        var outcome: AliasOutcome?
        while outcome == nil {
            let key = AliasKey(site: current, scope: scope)
            if let known = resolved[key] {
                outcome = known
            } else if !seen.insert(current).inserted {
                let cycle = chain.map(\.site).drop { $0 != current }
                outcome = .circular(cycle.sorted { ($0.file, offset(of: $0)) < ($1.file, offset(of: $1)) })
            } else if let link = alias(at: current) {
                chain.append(key)
                if let value = value(of: link, in: scope, from: current.file) {
                    current = value
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

    /// The alias in a value; `nil` if the value is not an alias.
    func alias(at site: Site) -> AliasText? {
        let file = files[site.file]
        switch file.document.kind(of: site.node) {
        case .string:
            guard file.document.mayBeAlias(site.node) else { return nil }
            return AliasText(file.document.plainContent(of: site.node))
        case .object:
            return file.reference(of: site.node).map {
                AliasText(reference: file.document.text(of: $0))
            }
        default: return nil
        }
    }

    /// The members of an object that are properties of a text.
    ///
    /// Those of a large object are cached, because many tokens may be aliases to it.
    func textProperties(of object: Site) -> TextProperties<Site> {
        let document = files[object.file].document
        let isLarge = document.valueCount(of: object.node) > 100
        if isLarge, let known = texts[object] { return known }
        var properties = TextProperties<Site>()
        for member in document.members(of: object.node) {
            let text = document.text(of: member.name)
            guard let name = PropertyName(text) else {
                if properties.misspelt == nil {
                    let site = Site(file: object.file, node: member.name)
                    properties.misspelt = MisspeltProperty(text, at: site)
                }
                continue
            }
            properties.add(
                Site(file: object.file, node: member.value), name,
                at: Site(file: object.file, node: member.name))
        }
        if isLarge { texts[object] = properties }
        return properties
    }

    /// The text of an alias in its file.
    func aliasText(at site: Site) -> String {
        let file = files[site.file]
        return file.document.text(of: file.reference(of: site.node) ?? site.node)
    }

    /// The unit beside the aliases on the path from an alias to its value, without the unit beside the value
    /// itself.
    func unit(passedFrom alias: Site, in scope: Int) -> TokenUnit {
        guard hasTokenUnits else { return .none }
        var chain: [AliasKey] = []
        var (current, unit) = (alias, TokenUnit.none)
        // A cycle is detected at the last remembered alias; the distance to the next doubles (Brent).
        var (remembered, distance) = (alias, 1)
        while let link = self.alias(at: current) {
            let key = AliasKey(site: current, scope: scope)
            if let known = passedUnits[key] {
                unit = known
                break
            }
            chain.append(key)
            guard let value = value(of: link, in: scope, from: current.file) else { break }
            current = value
            if current == remembered { break }
            if chain.count == distance { (remembered, distance) = (current, distance * 2) }
        }
        for key in chain.reversed() {
            unit = self.unit(beside: key.site, in: scope).joined(with: unit, at: key.site)
            passedUnits[key] = unit
        }
        return unit
    }

    private func offset(of site: Site) -> Int { files[site.file].document.offset(of: site.node) }
}
