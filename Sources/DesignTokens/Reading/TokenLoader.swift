import DynamicType
import JSONText

/// Reads files into a library and their tokens into a tree.
struct TokenLoader {
    let library = TokenLibrary()
    let options: TokenOptions
    /// The targets of the references of resolvers.
    let references: (String) -> ReferencedFile
    /// The paths of references that were refused.
    var refusedReferences: Set<String> = []
    /// Files that cannot be judged.
    var errors: [TokenFileError] = []
    /// The references of resolvers that lead to no file.
    var deadReferences: [Site] = []
    /// The number of files that are checked; aliases are looked up in the others.
    private(set) var checkedFiles: [Int] = []
    var walker: TokenWalker
    /// Files of the library by their paths, so that one that a resolver refers to is read once.
    var numbers: [String: Int] = [:]
    /// Files that a resolver takes into its own scopes.
    var claimed: Set<Int> = []
    /// Resolver documents that name tokens.
    private(set) var resolverFiles: Set<Int> = []
    /// The objects of resolver documents that are read as parts of sets and contexts.
    var resolverParts: Set<Site> = []
    /// The layers of sets that resolvers refer to, each set's once; `nil` while they are being found.
    var setLayers: [Site: [TokenLayer]?] = [:]
    /// The number of layers that the sets of resolvers have together.
    var layerCount = 0
    /// The depth of sets that refer to each other.
    var setDepth = 0
    /// The first reference of a resolver's sources that was not followed because there are too many.
    var excessiveSource: Site?
    var knownThemes: [String] = []
    /// The themes that were asked for and are there.
    var foundThemes: Set<String> = []
    var unchosenThemes: [CheckResult.UnchosenThemes] = []
    var knownModifiers: [String] = []

    init(options: TokenOptions, references: @escaping (String) -> ReferencedFile) {
        self.options = options
        self.references = references
        walker = TokenWalker(
            library: library, keepsAllTypes: options.bindings.contains { $0.pattern.namesProperty })
    }

    /// Reads the files of a run.
    mutating func load(_ sources: [TokenSource], with others: [TokenSource]) {
        let checked = distinct(sources.compactMap { add($0) })
        let looked = distinct(checked + others.compactMap { add($0) }).dropFirst(checked.count)
        checkedFiles = checked
        let resolvers = checked.filter { isResolver($0) }
        let plans = resolvers.map { plan(resolver: $0) }
        var own: [Int: (layers: [FileLayer], scope: Int)] = [:]
        for number in looked + checked where !isResolver(number) {
            let layers = layers(of: number)
            let scope = addScope(layers.map(\.layer))
            own[number] = (layers, scope)
            library.shared.append(scope)
        }
        let unknown = options.themes.filter { !foundThemes.contains($0) }
        // A requested theme or modifier is missing, so there is no meaningful result.
        guard unknown.isEmpty else {
            errors += unknown.map { .unknownTheme($0, themes: knownThemes) }
            unchosenThemes = []
            return
        }
        for (number, plan) in zip(resolvers, plans) {
            walk(plan, of: number)
            walkRest(of: number, beside: plan)
            if plan.stacks.contains(where: { !$0.layers.isEmpty }) { resolverFiles.insert(number) }
        }
        for number in checked where !claimed.contains(number) {
            guard let (layers, scope) = own[number] else { continue }
            for layer in layers where layer.isChecked {
                walker.walk(layer.layer, scope: scope, context: nil)
            }
        }
        addLimit(.extensions, at: library.excessiveExtension)
        addLimit(.sources, at: excessiveSource)
        addLimit(.members, at: walker.excessiveMember)
        for name in options.contexts.keys.sorted() where !knownModifiers.contains(name) {
            errors.append(.unknownModifier(name, modifiers: knownModifiers))
        }
    }

    /// Adds the error of a limit that was met at a place.
    mutating func addLimit(_ limit: TokenFileError.Limit, at site: Site?) {
        guard let site else { return }
        let place = library.files[site.file].place(of: site.node)
        errors.append(.limit(place.location, limit))
    }

    /// Files that were named twice are read once.
    private func distinct(_ numbers: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return numbers.filter { seen.insert($0).inserted }
    }

    /// Adds a file to the library; `nil` if it cannot be read.
    mutating func add(_ source: TokenSource) -> Int? {
        let path = Self.plain(source.name)
        if let number = numbers[path] { return number }
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(source.bytes)
        } catch {
            errors.append(
                .json(
                    SourceLocation(
                        file: source.name, line: error.position.line, column: error.position.column),
                    message: error.message))
            return nil
        }
        guard document.kind(of: document.root) == .object else {
            errors.append(.notAnObject(file: source.name))
            return nil
        }
        let file = TokenFile(name: source.name, document: document)
        library.files.append(file)
        if file.hasTokenUnits { library.hasTokenUnits = true }
        numbers[path] = library.files.count - 1
        return library.files.count - 1
    }

    /// A path without `./` at its start, so that one file is not read as two.
    static func plain(_ path: String) -> String {
        path.utf8.starts(with: "./".utf8) ? String(path.dropFirst(2)) : path
    }

    /// Adds a scope of layers to the library.
    func addScope(_ layers: [TokenLayer]) -> Int {
        library.scopes.append(TokenScope(layers: layers))
        return library.scopes.count - 1
    }

    private func isResolver(_ file: Int) -> Bool {
        let document = library.document(ofFile: file)
        guard let order = document.member("resolutionOrder", of: document.root) else { return false }
        return document.kind(of: order) == .array
    }
}
