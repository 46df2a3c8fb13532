import DynamicType
import JSONText

/// Reads files into a library and their tokens into a tree.
struct TokenLoader {
    let library: TokenLibrary
    /// Files that cannot be checked.
    var errors: [TokenFileError] { files.errors }
    /// The references of resolvers that lead to no file.
    var deadReferences: [Site] { files.deadReferences }
    /// Files that a resolver takes into its own scopes.
    var claimed: Set<Int> { resolvers.claimed }
    /// The files that are checked, by their numbers; aliases are also looked up in the others.
    private(set) var checkedFiles: [Int] = []
    /// Resolver documents that name tokens.
    private(set) var resolverFiles: Set<Int> = []
    /// Files with themes, if none was chosen and the sets differ.
    private(set) var unchosenThemes: [CheckResult.UnchosenThemes] = []
    private(set) var walker: TokenWalker

    let options: TokenOptions
    private var files: TokenFiles
    private var resolvers: ResolverReader
    private var sets: TokenSets

    init(options: TokenOptions, references: @escaping (String) -> ReferencedFile) {
        self.options = options
        files = TokenFiles(references: references)
        library = files.library
        resolvers = ResolverReader(library, contexts: options.contexts)
        sets = TokenSets(library, themes: options.themes)
        walker = TokenWalker(
            library: library, keepsAllTypes: options.bindings.contains { $0.pattern.namesProperty })
    }

    /// Reads the files of a run.
    mutating func load(_ sources: [TokenSource], with others: [TokenSource]) {
        let checked = distinct(sources.compactMap { files.add($0) })
        let looked = distinct(checked + others.compactMap { files.add($0) }).dropFirst(checked.count)
        checkedFiles = checked
        let documents = checked.filter { isResolver($0) }
        let plans = documents.map { resolvers.plan(resolver: $0, &files) }
        var own: [Int: (layers: [FileLayer], scope: Int)] = [:]
        for number in looked + checked where !isResolver(number) {
            let layers = sets.layers(of: number, &files)
            let scope = library.addScope(layers.map(\.layer), isShared: true)
            own[number] = (layers, scope)
        }
        let unknown = options.themes.filter { !sets.foundThemes.contains($0) }
        // A requested theme or modifier is missing, so there is no meaningful result.
        guard unknown.isEmpty else {
            for theme in unknown { files.add(.unknownTheme(theme, themes: sets.knownThemes)) }
            return
        }
        unchosenThemes = sets.unchosenThemes
        for (number, plan) in zip(documents, plans) {
            walk(plan, of: number)
            walkRest(of: number, beside: plan)
            if plan.stacks.contains(where: { !$0.layers.isEmpty }) { resolverFiles.insert(number) }
        }
        for number in checked where !resolvers.claimed.contains(number) {
            guard let (layers, scope) = own[number] else { continue }
            for layer in layers where layer.isChecked {
                walker.walk(layer.layer, scope: scope, context: nil)
            }
        }
        files.addLimit(.extensions, at: library.groups.excessiveExtension)
        files.addLimit(.sources, at: resolvers.excessiveSource)
        files.addLimit(.members, at: walker.excessiveMember)
        for name in options.contexts.keys.sorted() where !resolvers.modifiers.contains(name) {
            files.add(.unknownModifier(name, modifiers: resolvers.modifiers))
        }
    }

    /// Files that were named twice are read once.
    private func distinct(_ numbers: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return numbers.filter { seen.insert($0).inserted }
    }

    private func isResolver(_ file: Int) -> Bool {
        let document = library.document(ofFile: file)
        guard let order = document.member("resolutionOrder", of: document.root) else { return false }
        return document.kind(of: order) == .array
    }

    /// Walks the stacks of a plan; tokens that a later layer replaces are left out.
    private mutating func walk(_ plan: ResolverPlan, of file: Int) {
        for stack in plan.stacks {
            let scope = library.addScope(stack.layers)
            for layer in stack.layers {
                walker.walk(
                    layer, scope: scope, context: stack.context, mayBeReplaced: stack.layers.count > 1)
            }
        }
    }

    /// Walks the tokens of a resolver document that belong to none of its sets: a resolver document is also a
    /// token file.
    private mutating func walkRest(of file: Int, beside plan: ResolverPlan) {
        let document = library.document(ofFile: file)
        let root = TokenLayer(file: file, root: document.root)
        guard !resolvers.parts.contains(root.site) else { return }
        var parts = resolvers.parts
        for name in ["sets", "modifiers"] as [StaticString] {
            guard let group = library.files[file].member(name, of: document.root) else { continue }
            for member in document.members(of: group) {
                let entry = Site(file: file, node: member.value)
                let isEntry = ["sources", "contexts", "$ref"].contains {
                    document.member($0, of: member.value) != nil
                }
                if isEntry { parts.insert(entry) }
            }
        }
        let scope = library.addScope((plan.stacks.first?.layers ?? []) + [root])
        walker.walk(root, scope: scope, context: nil, leavingOut: parts)
    }
}
