import JSONText

/// All files of a run, and the resolution of aliases among them.
final class TokenLibrary {
    /// The files that have been read.
    ///
    /// Files are added before any alias is followed; checking each of the many accesses takes a tenth of a run.
    @exclusivity(unchecked) var files: [TokenFile] = []
    /// The scopes in which aliases are looked up, by the numbers in the groups of the tree.
    @exclusivity(unchecked) var scopes: [TokenScope] = []
    /// The scopes of files that are looked up after a file's own, in order: `--with` first.
    var shared: [Int] = []
    /// An index of the shared scopes, used if there are many.
    private(set) lazy var sharedScopes = SharedScopes(shared, of: self)

    /// The merged roots of scopes and groups that extend others, by scope.
    var roots: [Int: GroupOverlay] = [:]
    var groups: [AliasKey: GroupOverlay] = [:]
    /// The number of groups being merged while their bases are looked up.
    var groupDepth = 0
    /// The first `$extends` that is one too many in a row; no group is merged with others after it.
    var excessiveExtension: Site?

    /// Whether a file has a token with a `unit` beside its value, and the units of those that aliases have passed.
    var hasTokenUnits = false
    var passedUnits: [AliasKey: TokenUnit] = [:]

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
        /// Back to itself: the aliases of the cycle, the first of the files first.
        case circular([Site])
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

    /// The alias that a value is; `nil` for a value of its own.
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

    private func offset(of site: Site) -> Int { files[site.file].document.offset(of: site.node) }

    /// The value of the token, or the value, that an alias names; an alias in braces may not name a group.
    func value(of alias: AliasText, in scope: Int, from file: Int) -> Site? {
        guard let target = target(of: alias, in: scope, from: file) else { return nil }
        let value = valueSite(of: target)
        guard value == target, case .path = alias else { return value }
        let file = files[target.file]
        let isGroup = file.document.kind(of: target.node) == .object && file.reference(of: target.node) == nil
        return isGroup ? nil : value
    }

    /// The value of a token, or the value itself.
    func valueSite(of site: Site) -> Site {
        let file = files[site.file]
        guard file.document.kind(of: site.node) == .object else { return site }
        if let value = file.member("$value", of: site.node) { return Site(file: site.file, node: value) }
        // The same question as that of `TokenShape`, without a look at all members.
        guard let value = file.member("value", of: site.node) else { return site }
        let hasType =
            file.member("type", of: site.node).map { file.document.kind(of: $0) == .string } ?? false
        let isGroup = file.document.kind(of: value) == .object && !hasType
        return isGroup && file.textLikeness(of: value) != .text ? site : Site(file: site.file, node: value)
    }
}

extension TokenLibrary {
    /// The text of a value.
    func text(of site: Site) -> String { files[site.file].document.text(of: site.node) }

    /// The document that a value is in.
    func document(of site: Site) -> JSONDocument { files[site.file].document }

    /// The document of a file.
    func document(ofFile file: Int) -> JSONDocument { files[file].document }

    /// The kind of a value.
    func kind(of site: Site) -> JSONKind { files[site.file].document.kind(of: site.node) }

    /// The members of an object.
    func members(of site: Site) -> JSONDocument.Members { files[site.file].document.members(of: site.node) }
}
