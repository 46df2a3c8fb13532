import DynamicType
import JSONText

/// Checks token files.
public struct TokenChecker {
    private let options: TokenOptions
    private let readFile: (String) -> [UInt8]?

    /// Makes a checker.
    ///
    /// - Parameters:
    ///   - options: What is asked of the run.
    ///   - readFile: Reads a file that a resolver document refers to, by its path; `nil` where there is none.
    public init(_ options: TokenOptions, readFile: @escaping (String) -> [UInt8]? = { _ in nil }) {
        self.options = options
        self.readFile = readFile
    }

    /// Checks files.
    ///
    /// - Parameters:
    ///   - sources: The files that are checked.
    ///   - others: Files that aliases are looked up in.
    /// - Returns: The findings, and the files that cannot be judged; the others are judged all the same.
    public func check(
        _ sources: [TokenSource], with others: [TokenSource] = []
    ) -> (result: CheckResult, errors: [TokenFileError]) {
        let (binder, loader) = bind(sources, with: others)
        var raw = binder.findings
        raw += DuplicateNames.findings(in: loader)
        raw += AliasRules(loader, bound: binder.bound).findings
        for token in binder.bound { raw += ValueRules.findings(about: token) }
        raw += CoverageRule.findings(binder.bound)
        raw += relativeFindings(binder.bound)
        var result = CheckResult()
        result.files = Set(loader.checkedFiles).union(loader.claimed).count
        result.tokens =
            binder.bound.count { $0.isSplit } + loader.walker.tree.tokens.count { $0.isTypography }
        result.bound = binder.bound.map {
            CheckResult.BoundName(file: loader.library.files[$0.file].name, token: $0.path)
        }
        result.hasReadableSize = binder.bound.contains { $0.size != nil }
        result.unbound = binder.unbound
        result.findings = order(loader).findings(raw)
        return (result, loader.errors)
    }

    /// Reads files and binds their tokens.
    func bind(_ sources: [TokenSource], with others: [TokenSource]) -> (TokenBinder, TokenLoader) {
        var loader = TokenLoader(options: options, readFile: readFile)
        loader.load(sources, with: others)
        var binder = TokenBinder(library: loader.library, tree: loader.walker.tree, options: options)
        binder.bindAll()
        return (binder, loader)
    }

    func order(_ loader: TokenLoader) -> FindingOrder {
        FindingOrder(library: loader.library, options: options)
    }

    private func relativeFindings(_ bound: [BoundToken]) -> [RawFinding] {
        var findings: [RawFinding] = []
        var scales: [[RelativeScale]] = []
        var places: [Key: Int] = [:]
        for token in bound {
            guard let scale = RelativeScale(token) else { continue }
            findings += scale.findings.filter { !token.ignored.contains($0.rule) }
            guard !token.ignored.contains(.hierarchy) else { continue }
            let key = Key(file: token.file, platform: token.platform)
            if let place = places[key] {
                scales[place].append(scale)
            } else {
                places[key] = scales.count
                scales.append([scale])
            }
        }
        return findings + scales.flatMap(HierarchyRule.findings)
    }

    private struct Key: Hashable {
        let file: Int
        let platform: Platform
    }
}
