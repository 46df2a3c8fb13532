import DynamicType
import JSONText

/// Binds the tokens of a tree to text styles: by the command line, by the file, by their names.
struct TokenBinder {
    let library: TokenLibrary
    let tree: TokenTree
    let options: TokenOptions
    let reader: TypeReader

    /// What came of it: all of it, or what has not been visited yet.
    var bound: [BoundToken] = []
    /// Findings of the binding itself.
    var findings: [RawFinding] = []
    /// Paths of typography tokens that are not bound; some of them.
    var unbound: [String] = []
    /// The numbers of the bindings that matched something.
    private var used: Set<Int> = []
    /// Tokens whose properties are bound one by one, by their binding, file and path without the property.
    private var split: [SplitKey: SplitToken] = [:]
    private var splitOrder: [SplitKey] = []
    /// Where names and limits that are none have been reported: those of a group once for all its tokens.
    var reported: Set<Site> = []
    /// The platforms and categories that the names of the files spell.
    private(set) var fileNames: [FileName] = []
    private(set) var filesAreCategories = false

    /// How many unbound tokens are named in a message.
    private static let shownUnbound = 5

    struct SplitKey: Hashable {
        let binding: Int
        /// The scope: one of a file's own, and one for each context of a resolver.
        let scope: Int
        let stem: [String]
    }

    struct SplitToken {
        let token: TokenRecord
        let match: PathPattern.Match
        var properties = TextProperties<TypeReader.Source>()
    }

    init(library: TokenLibrary, tree: TokenTree, options: TokenOptions) {
        self.library = library
        self.tree = tree
        self.options = options
        let level = options.levels[.tokenFormat] ?? Rule.tokenFormat.defaultLevel
        reader = TypeReader(library: library, rem: options.rem, notesFormat: level != nil)
    }

    /// Binds all tokens and keeps what came of it.
    mutating func bindAll() {
        var all: [BoundToken] = []
        bindAll { all.append($0) }
        bound = all
    }

    /// Binds all tokens and hands each on; none is kept, as a large file may have many.
    mutating func bindAll(_ visit: (BoundToken) -> Void) {
        fileNames = library.files.map { FileName($0.name) }
        filesAreCategories = CategoryNames.areCategories(fileNames.flatMap(\.parts))
        let sets = StyleSets(of: tree, library: library, options: options)
        for (number, token) in tree.tokens.enumerated() {
            bind(token, set: sets.membership[number])
            hand(to: visit)
        }
        for key in splitOrder {
            guard let token = split[key] else { continue }
            bind(token, key)
            hand(to: visit)
        }
        reportGroups()
        for (number, binding) in options.bindings.enumerated() where !used.contains(number) {
            findings.append(
                RawFinding(
                    .unusedBinding, at: nil, token: nil,
                    "'\(binding.pattern.text)' matches no token; a rename may have switched the check off"))
        }
    }

    private mutating func hand(to visit: (BoundToken) -> Void) {
        guard !bound.isEmpty else { return }
        for token in bound { visit(token) }
        bound.removeAll(keepingCapacity: true)
    }

    private mutating func bind(_ token: TokenRecord, set: StyleSets.Member?) {
        let group = tree.groups[token.group]
        // Most tokens of most files are nobody's business.
        let mayBind =
            set != nil || !options.bindings.isEmpty || group.isExtending
            || token.extensions != nil || options.names == .mirror || options.names == .relative
        guard mayBind || unbound.count < Self.shownUnbound else { return }
        let path = tree.path(of: token).map { library.text(of: $0) }
        let file = fileBinding(of: token)
        let platform = file.platform ?? platform(of: token)
        let isBoundByPattern = bindByPattern(token, path, file, platform)
        guard token.kind != .other || isBoundByPattern else { return }
        report(file, path.joined(separator: "."))
        if isBoundByPattern { return }
        guard !file.isAstray else { return }
        if let style = file.style {
            add(token, path, style, file, platform, isMirror: file.isMirror, set: set)
        } else if let named = named(path.last ?? "", set, token, platform) {
            add(
                token, path, named.style, file, platform, isMirror: named.isMirror, set: set, limits: false)
        } else if token.isTypography || set != nil {
            if unbound.count < Self.shownUnbound { unbound.append(path.joined(separator: ".")) }
            if set != nil, file.unknown.isEmpty, !file.ignored.contains(.unboundToken) {
                findings.append(
                    RawFinding(
                        .unboundToken, at: token.name, token: path.joined(separator: "."),
                        "the tokens beside it are named like text styles, but '\(path.last ?? "")' names none"
                    ))
            }
        }
    }

    /// What `$extensions` of a token and the groups that it is in say.
    func fileBinding(of token: TokenRecord) -> FileBinding {
        let own = token.extensions.map { [Site(file: token.site.file, node: $0)] } ?? []
        return FileBinding(tree.extensions(of: token.group) + own, library: library)
    }

    /// Reports what is wrong in `$extensions` of groups, which need not have a token that it would bind.
    private mutating func reportGroups() {
        for group in tree.groups {
            guard let extensions = group.extensions else { continue }
            report(FileBinding([Site(file: group.site.file, node: extensions)], library: library), nil)
        }
    }

    /// Binds a token by the first binding of the command line that matches.
    private mutating func bindByPattern(
        _ token: TokenRecord, _ path: [String], _ file: FileBinding, _ platform: Platform
    ) -> Bool {
        var isBound = false
        for (number, binding) in options.bindings.enumerated() {
            guard let match = binding.pattern.match(path, on: platform) else { continue }
            if binding.pattern.namesProperty {
                if !isBound { addSplit(token, number, match) }
            } else {
                guard token.kind != .other, let style = binding.style ?? match.style else { continue }
                if !isBound {
                    add(
                        token, path, style, file, platform,
                        kind: kind(of: binding, match, token, file, platform), set: nil)
                }
            }
            // A binding that an earlier one leaves nothing to is not unused.
            used.insert(number)
            isBound = true
        }
        return isBound
    }

    private mutating func addSplit(_ token: TokenRecord, _ number: Int, _ match: PathPattern.Match) {
        guard let property = match.property else { return }
        let scope = tree.groups[token.group].scope
        let key = SplitKey(binding: number, scope: scope, stem: match.stem)
        let source = TypeReader.Source(
            site: Site(file: token.site.file, node: token.value), via: nil, scope: scope)
        if split[key] == nil { splitOrder.append(key) }
        split[key, default: SplitToken(token: token, match: match)].properties
            .add(source, property, at: token.name)
    }
}
