import DynamicType
import JSONText

/// Binds the tokens of a tree to text styles: by the command line, by the file, or by their names.
struct TokenBinder {
    private let library: TokenLibrary
    private let tree: TokenTree
    private let options: TokenOptions
    private let walker: TokenWalker
    private let reader: TypeReader
    private let patterns: PatternTree
    private let names: NameRule
    private var groupBindings: GroupBindings
    private var fileBindings = FileBindingUse()
    private var split = SplitTokens()
    private var neighbours: UnboundNeighbours
    /// The numbers of the bindings that matched something.
    private var used: Set<Int> = []
    private var faults = BindingFaults()
    private var tokens: BoundTokens

    /// The bound tokens, if they are kept.
    private(set) var bound: [BoundToken] = []
    /// Findings of the binding itself.
    private(set) var findings: [Finding] = []
    /// Platforms and categories by the places of tokens.
    private(set) var places: TokenPlaces
    /// Tokens that are not bound.
    private(set) var unbound: UnboundTokens

    init(_ walker: TokenWalker, options: TokenOptions) {
        (library, tree) = (walker.library, walker.tree)
        self.walker = walker
        self.options = options
        let level = options.levels[.tokenFormat] ?? Rule.tokenFormat.defaultLevel
        reader = TypeReader(library: library, rem: options.rem, notesFormat: level != .off)
        patterns = PatternTree(options.bindings.map(\.pattern))
        names = NameRule(options.names, tree: tree, library: library, reader: reader)
        groupBindings = GroupBindings(of: tree, library: library)
        neighbours = UnboundNeighbours(of: tree, library: library, options: options, patterns: patterns)
        places = TokenPlaces(of: tree, library: library, options: options)
        unbound = UnboundTokens(of: tree, library: library)
        tokens = BoundTokens(of: tree, library: library, reader: reader)
    }

    /// Takes the findings out of the binder.
    mutating func takeFindings() -> [Finding] {
        defer { findings = [] }
        return findings
    }

    /// Binds all tokens and keeps them.
    mutating func bindAll() {
        var all: [BoundToken] = []
        bindAll { all.append($0) }
        bound = all
    }

    /// Binds all tokens and passes each to the visitor; they are not kept, because a large file may have
    /// many.
    mutating func bindAll(_ visit: (BoundToken) -> Void) {
        let sets = StyleSets(of: tree, library: library, options: options)
        for (number, token) in tree.tokens.enumerated() {
            bind(token, number, in: sets)
            tokens.pass(to: visit)
        }
        for token in split.tokens {
            bind(token)
            tokens.pass(to: visit)
        }
        findings += tokens.findings
        faults.addGroups(of: tree, in: library)
        findings += faults.findings
        findings += unbound.followerFindings(&groupBindings)
        findings += neighbours.findings(&groupBindings)
        findings += unbound.fileFindings(&groupBindings)
        findings += walker.unread.findings(&groupBindings)
        fileBindings.addGroups(of: tree, in: library)
        fileBindings.addStrays(walker, in: library)
        findings += fileBindings.findings
        for (number, binding) in options.bindings.enumerated() where !used.contains(number) {
            findings.append(
                Finding(
                    .unusedBinding, at: nil, token: nil,
                    "'\(binding.pattern.text)' does not match any token; a rename may have switched the check off"
                ))
        }
    }

    private mutating func bind(_ token: TokenRecord, _ number: Int, in sets: StyleSets) {
        let member = sets.membership[number]
        unbound.addToken(token, number)
        // Most tokens of most files cannot be bound, and their paths need not be made.
        let mayBind =
            member != nil || !options.bindings.isEmpty || tree.groups[token.group].hasExtensions
            || token.extensions != nil || options.names == .mirror || options.names == .relative
        guard mayBind || unbound.wantsPaths else { return }
        let path = tree.path(of: token).map { library.text(of: $0) }
        let file = groupBindings.binding(of: token)
        let (reached, watches) = options.bindings.isEmpty ? ([], []) : patterns.candidates(for: path)
        let candidate = BindingCandidate(
            number: number,
            subject: BindingSubject(
                token: token, path: path, file: file,
                platform: file.platform ?? places.platform(of: token)),
            member: member, set: sets.sets[number], reached: reached, watches: watches)
        let outcome = bind(candidate)
        if outcome == .unbound {
            fileBindings.addUnbound(candidate)
        } else {
            fileBindings.addBound(candidate, as: tokens.waiting.first, in: tree)
        }
        neighbours.add(candidate, outcome)
    }

    private mutating func bind(_ candidate: BindingCandidate) -> BindingOutcome {
        let (token, file) = (candidate.token, candidate.file)
        let matching = bindByPattern(candidate)
        guard token.kind != .other || !matching.isEmpty else { return .unbound }
        faults.add(of: candidate, groupBindings.takeNew())
        if !matching.isEmpty { return .byPatterns(matching) }
        guard !file.isAstray else { return .byFile }
        if let style = file.style {
            add(candidate, style, isMirror: file.isMirror)
            if file.vendor != nil, names.isNamedLikeStyle(candidate) { unbound.addFollower(candidate) }
            return .byFile
        }
        if let named = names.bound(candidate) {
            add(candidate, named.style, isMirror: named.isMirror, variant: named.variant)
            if named.isMirror { unbound.addMirror(candidate) }
            return .byName
        }
        guard token.isTypography || candidate.member != nil else { return .unbound }
        unbound.addUnbound(candidate)
        return .unbound
    }

    /// Binds a token by the first binding of the command line that matches; the numbers of all that match.
    private mutating func bindByPattern(_ candidate: BindingCandidate) -> [Int] {
        var matching: [Int] = []
        for number in candidate.reached {
            let binding = options.bindings[number]
            guard let match = binding.pattern.match(candidate.path, on: candidate.platform) else { continue }
            if binding.pattern.namesProperty {
                if matching.isEmpty {
                    let scope = tree.groups[candidate.token.group].scope
                    split.add(candidate.token, scope: scope, binding: number, match)
                }
            } else {
                guard candidate.token.kind != .other, let style = binding.style ?? match.style else {
                    continue
                }
                if matching.isEmpty {
                    add(candidate.subject, style, by: binding, match)
                }
            }
            // A binding is used even if an earlier one binds all its tokens.
            used.insert(number)
            matching.append(number)
        }
        return matching
    }

    /// Adds a token that the file or its name binds.
    private mutating func add(
        _ candidate: BindingCandidate, _ style: TextStyle, isMirror: Bool, variant: StyleVariant = .plain
    ) {
        let subject = candidate.subject
        let cell = places.cell(of: subject)
        let kind: BoundToken.Kind =
            isMirror
            ? .mirror(places.category(of: subject, cell, isOfSet: candidate.set != nil))
            : .relative(maximum: subject.file.maximum, minimum: subject.file.minimum)
        add(subject, style, kind, cell: cell, variant: variant)
    }

    /// Adds a token that the command line binds.
    private mutating func add(
        _ subject: BindingSubject, _ style: TextStyle, by binding: TokenBinding,
        _ match: PathPattern.Match, values: TypeValues? = nil
    ) {
        let cell = places.cell(of: subject, matched: match.category)
        let kind: BoundToken.Kind
        switch binding.kind {
        case .mirror: kind = .mirror(places.category(of: subject, cell, isOfSet: false))
        case .relative(let maximum, let minimum):
            // Limits in a file without a style apply to any binding of the token.
            let file = subject.file
            let own = file.style == nil ? (file.maximum, file.minimum) : (nil, nil)
            kind = .relative(
                maximum: maximum.map { TokenLimit(limit: $0, site: nil) } ?? own.0,
                minimum: minimum.map { TokenLimit(limit: $0, site: nil) } ?? own.1)
        }
        add(subject, style, kind, cell: cell, values: values)
    }

    private mutating func add(
        _ subject: BindingSubject, _ style: TextStyle, _ kind: BoundToken.Kind, cell: ContentSizeCategory?,
        variant: StyleVariant = .plain, values: TypeValues? = nil
    ) {
        let isAdded = tokens.add(subject, style, kind, cell: cell, variant: variant, values: values)
        if isAdded { unbound.addBound(inFile: subject.token.site.file) }
    }

    /// Binds a token whose properties are tokens of their own.
    private mutating func bind(_ split: SplitTokens.SplitToken) {
        let binding = options.bindings[split.binding]
        let file = groupBindings.binding(of: split.token)
        guard let style = binding.style ?? split.match.style else { return }
        var values = TypeValues()
        reader.read(split.properties.values, into: &values)
        values.twins = split.properties.twins
        let subject = BindingSubject(
            token: split.token, path: split.stem, file: file,
            platform: file.platform ?? places.platform(of: split.token))
        add(subject, style, by: binding, split.match, values: values)
    }
}
