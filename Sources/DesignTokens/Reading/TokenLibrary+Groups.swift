import JSONText

extension TokenLibrary {
    /// The largest number of groups that extend each other in a row, and that one group extends.
    static let longestChain = 128

    /// A group with all groups that it extends directly or indirectly; its own object is first.
    ///
    /// A circle ends where it closes; it is a separate finding.
    func merged(_ site: Site, in scope: Int) -> GroupOverlay {
        guard let link = files[site.file].link(of: site.node) else { return GroupOverlay([site]) }
        let key = AliasKey(site: site, scope: scope)
        if let known = groups[key] { return known }
        let alone = GroupOverlay([site])
        groups[key] = alone
        guard excessiveExtension == nil else { return alone }
        guard groupDepth < Self.longestChain else {
            excessiveExtension = Site(file: site.file, node: link)
            return alone
        }
        groupDepth += 1
        let alias = self.link(in: document(of: site), at: link)
        let base = group(of: alias, in: scope, from: site.file)
        groupDepth -= 1
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
        guard var link = files[group.file].link(of: group.node) else { return nil }
        for _ in 0..<steps {
            let alias = self.link(in: document(of: group), at: link)
            guard let base = self.group(of: alias, in: scope, from: group.file)?.sites.first,
                let next = files[base.file].link(of: base.node)
            else { break }
            (group, link) = (base, next)
        }
        return Site(file: group.file, node: link)
    }

    /// The target of `$extends` or `$ref`.
    func link(in document: JSONDocument, at node: JSONNode) -> AliasText {
        AliasText(document.plainContent(of: node)) ?? AliasText(reference: document.text(of: node))
    }

    /// The layers of a scope as one group.
    func rootGroup(of scope: Int) -> GroupOverlay {
        if let known = roots[scope] { return known }
        let root = merged(scopes[scope].roots, in: scope)
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
        return name.withUnsafeBufferPointer { name in group.sites.compactMap { child(name, of: $0) } }
    }

    private func allMembers(of group: GroupOverlay) -> [[UInt8]: [Site]] {
        var members: [[UInt8]: [Site]] = [:]
        for site in group.sites {
            let document = document(of: site)
            for member in document.members(of: site.node) {
                members[Array(document.plainContent(of: member.name)), default: []]
                    .append(Site(file: site.file, node: member.value))
            }
        }
        return members
    }

    /// Whether a value is a group and not a token.
    private func isGroup(_ site: Site) -> Bool {
        kind(of: site) == .object && valueSite(of: site) == site
    }

    /// The objects without duplicates.
    private func distinct(_ sites: [Site]) -> [Site] {
        var seen: Set<Site> = []
        return sites.filter { seen.insert($0).inserted }
    }
}
