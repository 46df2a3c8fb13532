import JSONText

/// Merges groups with the groups that they extend, and the layers of scopes.
final class GroupMerger {
    /// The largest number of groups that extend each other in a row, and that one group extends.
    private static let longestChain = 128

    private unowned let library: TokenLibrary
    /// The merged layers, by scope.
    private var roots: [Int: GroupOverlay] = [:]
    /// The merged groups that extend others.
    private var groups: [TokenLibrary.AliasKey: GroupOverlay] = [:]
    /// The number of groups being merged while their bases are looked up.
    private var depth = 0
    /// The first `$extends` beyond the limit of a chain; groups are no longer merged after it.
    private(set) var excessiveExtension: Site?

    init(of library: TokenLibrary) { self.library = library }

    /// A group with all groups that it extends directly or indirectly; its own object is first.
    ///
    /// A circle ends where it closes; it is a separate finding.
    func merged(_ site: Site, in scope: Int) -> GroupOverlay {
        guard let link = library.files[site.file].link(of: site.node) else { return GroupOverlay([site]) }
        let key = TokenLibrary.AliasKey(site: site, scope: scope)
        if let known = groups[key] { return known }
        let alone = GroupOverlay([site])
        groups[key] = alone
        guard excessiveExtension == nil else { return alone }
        guard depth < Self.longestChain else {
            excessiveExtension = Site(file: site.file, node: link)
            return alone
        }
        depth += 1
        let alias = library.link(in: library.document(of: site), at: link)
        let base = library.group(of: alias, in: scope, from: site.file)
        depth -= 1
        guard let base, excessiveExtension == nil else { return alone }
        guard base.steps < Self.longestChain else {
            excessiveExtension = extensionSite(after: Self.longestChain, from: site, in: scope)
            return alone
        }
        let whole = GroupOverlay(distinct([site] + base.sites), steps: base.steps + 1)
        groups[key] = whole
        return whole
    }

    /// The extension that is a number of steps further along the groups that extend each other.
    private func extensionSite(after steps: Int, from start: Site, in scope: Int) -> Site? {
        var group = start
        guard var link = library.files[group.file].link(of: group.node) else { return nil }
        for _ in 0..<steps {
            let alias = library.link(in: library.document(of: group), at: link)
            guard let base = library.group(of: alias, in: scope, from: group.file)?.sites.first,
                let next = library.files[base.file].link(of: base.node)
            else { break }
            (group, link) = (base, next)
        }
        return Site(file: group.file, node: link)
    }

    /// The layers of a scope as one group.
    func rootGroup(of scope: Int) -> GroupOverlay {
        if let known = roots[scope] { return known }
        let root = merged(library.scopes[scope].roots, in: scope)
        roots[scope] = root
        return root
    }

    /// The objects that are merged if several have a member: a token hides later ones, and groups are merged.
    func merged(_ candidates: [Site], in scope: Int) -> GroupOverlay {
        guard let first = candidates.first, isGroup(first) else {
            return GroupOverlay(Array(candidates.prefix(1)))
        }
        if candidates.count == 1 { return merged(first, in: scope) }
        let groups = candidates.filter(isGroup).map { merged($0, in: scope) }
        return GroupOverlay(distinct(groups.flatMap(\.sites)), steps: groups.map(\.steps).max() ?? 0)
    }

    /// A member of merged objects; `nil` if none has one of that name.
    func child(_ name: [UInt8], of group: GroupOverlay, in scope: Int) -> GroupOverlay? {
        if let known = group.children[name] { return known }
        let sites = members(name, of: group)
        let child = sites.isEmpty ? nil : merged(sites, in: scope)
        group.children[name] = .some(child)
        return child
    }

    private func members(_ name: [UInt8], of group: GroupOverlay) -> [Site] {
        if group.sites.count > 8 {
            let members = group.members ?? allMembers(of: group)
            group.members = members
            return members[name] ?? []
        }
        return name.withUnsafeBufferPointer { name in group.sites.compactMap { library.child(name, of: $0) } }
    }

    private func allMembers(of group: GroupOverlay) -> [[UInt8]: [Site]] {
        var members: [[UInt8]: [Site]] = [:]
        for site in group.sites {
            let document = library.document(of: site)
            for member in document.members(of: site.node) {
                members[Array(document.plainContent(of: member.name)), default: []]
                    .append(Site(file: site.file, node: member.value))
            }
        }
        return members
    }

    /// Whether a value is a group and not a token.
    private func isGroup(_ site: Site) -> Bool {
        library.kind(of: site) == .object && library.valueSite(of: site) == site
    }

    /// The objects without duplicates.
    private func distinct(_ sites: [Site]) -> [Site] {
        var seen: Set<Site> = []
        return sites.filter { seen.insert($0).inserted }
    }
}

/// Objects that are merged into one group: layers of a scope, or a group and those that it extends.
///
/// Results are cached, so that thousands of layers are not searched again for each alias.
final class GroupOverlay {
    /// The objects in order of precedence; a single one may be a token or any other value.
    let sites: [Site]

    /// The length of the longest chain of groups that extend each other.
    let steps: Int

    /// The groups and tokens of the members that have been asked for, if any.
    fileprivate var children: [[UInt8]: GroupOverlay?] = [:]

    /// The members of all objects by their names, if there are many objects.
    fileprivate var members: [[UInt8]: [Site]]?

    init(_ sites: [Site], steps: Int = 0) {
        self.sites = sites
        self.steps = steps
    }
}
