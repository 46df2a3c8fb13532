import DynamicType
import JSONText

/// Checks token files.
public struct TokenChecker {
    private let options: TokenOptions
    private let references: (String) -> ReferencedFile

    /// Makes a checker.
    ///
    /// - Parameters:
    ///   - options: The options of the run.
    ///   - references: Finds a file that a resolver document refers to. Its path is as written there, after the
    ///     folder of the document's own name where it is relative.
    public init(
        _ options: TokenOptions, references: @escaping (String) -> ReferencedFile = { _ in .missing }
    ) {
        self.options = options
        self.references = references
    }

    /// Checks files.
    ///
    /// - Parameters:
    ///   - sources: The files that are checked.
    ///   - others: Files in which aliases are also looked up.
    /// - Returns: The findings, and the files that cannot be checked; the other files are still checked.
    public func check(
        _ sources: [TokenSource], with others: [TokenSource] = []
    ) -> (result: CheckResult, errors: [TokenFileError]) {
        let loader = load(sources, with: others)
        var binder = TokenBinder(loader.walker, options: options)
        var checks = BoundChecks(loader)
        binder.bindAll { checks.add($0) }
        var result = CheckResult()
        result.files = Set(loader.checkedFiles).union(loader.claimed).count
        result.tokens = checks.textsByBinding + loader.walker.tree.tokens.count { $0.isTypography }
        result.bound = checks.names
        result.hasReadableSize = checks.hasReadableSize
        result.unbound = binder.unbound.paths
        result.unchosenThemes = loader.unchosenThemes
        var raw = binder.takeFindings()
        DuplicateNames.add(to: &raw, in: loader)
        checks.takeFindings(loader, into: &raw)
        let (shown, ignored) = order(loader).findings(consume raw)
        (result.findings, result.ignored) = (shown, ignored)
        result.unfollowedAliases = checks.unfollowedAliases
        result.filesWithoutTypography = filesWithoutTypography(loader, binder)
        result.namedCategories = binder.places.categoriesOfNames.sorted { $0.key < $1.key }.map {
            CheckResult.NamedCategory(file: loader.library.files[$0.key].name, category: $0.value)
        }
        return (result, loader.errors)
    }

    private func filesWithoutTypography(_ loader: TokenLoader, _ binder: TokenBinder) -> Int {
        // After an error about themes, contexts or groups not all tokens have been visited.
        let areAllVisited = loader.errors.allSatisfy {
            switch $0 {
            case .json, .notAnObject: true
            default: false
            }
        }
        guard areAllVisited else { return 0 }
        return Set(loader.checkedFiles).union(loader.claimed).count {
            !binder.unbound.hasText(inFile: $0) && !loader.resolverFiles.contains($0)
        }
    }

    /// Reads files and binds their tokens.
    func bind(_ sources: [TokenSource], with others: [TokenSource]) -> (TokenBinder, TokenLoader) {
        let loader = load(sources, with: others)
        var binder = TokenBinder(loader.walker, options: options)
        binder.bindAll()
        return (binder, loader)
    }

    private func load(_ sources: [TokenSource], with others: [TokenSource]) -> TokenLoader {
        var loader = TokenLoader(options: options, references: references)
        loader.load(sources, with: others)
        return loader
    }

    func order(_ loader: TokenLoader) -> FindingOrder {
        FindingOrder(library: loader.library, options: options)
    }
}
