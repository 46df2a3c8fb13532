/// What `$extensions` of groups say, read once for each group that has them.
///
/// Only the groups on the way to the last token are kept: tokens come in the order of their groups.
struct GroupBindings {
    private let library: TokenLibrary
    private let tree: TokenTree
    /// From the outermost group inwards, those that have `$extensions`.
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

    /// What a group and those around it say.
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

    /// What a token, its group and those around it say.
    mutating func binding(of token: TokenRecord) -> FileBinding {
        let outer = binding(of: token.group)
        guard let node = token.extensions else { return outer }
        return FileBinding(Site(file: token.site.file, node: node), within: outer, library: library)
    }

    /// The groups on the way to the last token that have not been taken yet, so that what is wrong in them is
    /// reported once.
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
