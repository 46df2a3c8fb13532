/// The bindings in `$extensions` of groups, read once per group.
///
/// Only the groups on the path to the last token are kept, because tokens come in the order of their groups.
struct GroupBindings {
    private let library: TokenLibrary
    private let tree: TokenTree
    /// The groups with `$extensions`, from the outermost inwards.
    private var chain: [Link] = []
    /// The number of groups of the chain that `takeNew` has returned.
    private var takenCount = 0

    private struct Link {
        let group: Int
        let binding: FileBinding
    }

    init(of tree: TokenTree, library: TokenLibrary) {
        self.library = library
        self.tree = tree
    }

    /// The binding of a group and the groups around it.
    mutating func binding(of group: Int) -> FileBinding {
        guard tree.groups[group].hasExtensions else {
            cut(to: 0)
            return FileBinding()
        }
        var missing: [(group: Int, extensions: Site)] = []
        var next: Int? = group
        while let number = next {
            // A group has a smaller number than those inside it.
            while let last = chain.last, last.group > number { cut(to: chain.count - 1) }
            if chain.last?.group == number { break }
            let record = tree.groups[number]
            if let node = record.extensions {
                missing.append((number, Site(file: record.site.file, node: node)))
            }
            next = record.parent
        }
        if next == nil { cut(to: 0) }
        for (number, extensions) in missing.reversed() {
            let outer = chain.last?.binding ?? FileBinding()
            chain.append(
                Link(group: number, binding: FileBinding(extensions, within: outer, library: library)))
        }
        return chain.last?.binding ?? FileBinding()
    }

    /// The binding of a token, its group and the groups around it.
    mutating func binding(of token: TokenRecord) -> FileBinding {
        let outer = binding(of: token.group)
        guard let node = token.extensions else { return outer }
        return FileBinding(Site(file: token.site.file, node: node), within: outer, library: library)
    }

    /// The groups on the path to the last token that have not been returned before.
    mutating func takeNew() -> [FileBinding] {
        guard takenCount < chain.count else { return [] }
        defer { takenCount = chain.count }
        return chain[takenCount...].map(\.binding)
    }

    private mutating func cut(to count: Int) {
        guard chain.count > count else { return }
        chain.removeSubrange(count...)
        takenCount = min(takenCount, count)
    }
}

/// Unknown names and unreadable limits in `$extensions`, each reported once however many tokens it is for.
struct BindingFaults {
    private(set) var findings: [Finding] = []
    private var reported: Set<Site> = []

    /// Adds the faults of a token and of the groups around it.
    mutating func add(of candidate: BindingCandidate, _ groups: [FileBinding]) {
        let own = candidate.token.extensions == nil ? nil : candidate.file
        guard !groups.isEmpty || own != nil else { return }
        let path = candidate.pathText
        for group in groups { add(group, path) }
        if let own { add(own, path) }
    }

    /// Adds the faults of all groups, including groups without tokens.
    mutating func addGroups(of tree: TokenTree, in library: TokenLibrary) {
        for group in tree.groups {
            guard let extensions = group.extensions else { continue }
            add(FileBinding(Site(file: group.site.file, node: extensions), library: library), nil)
        }
    }

    private mutating func add(_ file: FileBinding, _ token: String?) {
        for (message, site) in file.unknown where reported.insert(site).inserted {
            findings.append(Finding(.unknownName, at: site, token: token, message))
        }
        for (message, site) in file.unreadable where reported.insert(site).inserted {
            findings.append(Finding(.unreadableValue, at: site, token: token, message))
        }
    }
}
