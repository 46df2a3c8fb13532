import DynamicType
import JSONText

/// Binds the tokens of a tree to text styles: by the command line, by the file, by their names.
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

    /// Tokens bound so far and not yet passed to the visitor.
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
            hand(to: visit)
        }
        for token in split.tokens {
            bind(token)
            hand(to: visit)
        }
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

    private mutating func hand(to visit: (BoundToken) -> Void) {
        guard !bound.isEmpty else { return }
        for token in bound { visit(token) }
        bound.removeAll(keepingCapacity: true)
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
            number: number, token: token, path: path, file: file,
            platform: file.platform ?? places.platform(of: token), member: member, set: sets.sets[number],
            reached: reached, watches: watches)
        let count = bound.count
        let outcome = bind(candidate)
        if outcome == .unbound {
            fileBindings.addUnbound(candidate)
        } else {
            fileBindings.addBound(candidate, as: count < bound.count ? bound[count] : nil, in: tree)
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
                    add(candidate, style, by: binding, match)
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
        let cell = places.cell(of: candidate.token, candidate.file, candidate.platform)
        let kind: BoundToken.Kind =
            isMirror
            ? .mirror(
                cell ?? candidate.file.category(on: candidate.platform)
                    ?? places.category(of: candidate.token, candidate.platform, isOfSet: candidate.set != nil)
            )
            : .relative(maximum: candidate.file.maximum, minimum: candidate.file.minimum)
        add(
            candidate.token, candidate.path, style, candidate.file, candidate.platform, kind: kind,
            cell: cell,
            variant: variant)
    }

    /// Adds a token that the command line binds.
    private mutating func add(
        _ candidate: BindingCandidate, _ style: TextStyle, by binding: TokenBinding,
        _ match: PathPattern.Match
    ) {
        let cell = places.cell(
            of: candidate.token, candidate.file, candidate.platform, matched: match.category)
        add(
            candidate.token, candidate.path, style, candidate.file, candidate.platform,
            kind: kind(of: binding, cell, candidate.token, candidate.file), cell: cell)
    }

    /// Adds a bound token, if the platform has its style and category.
    private mutating func add(
        _ token: TokenRecord, _ path: [String], _ style: TextStyle, _ file: FileBinding,
        _ platform: Platform, kind: BoundToken.Kind, cell: ContentSizeCategory?,
        variant: StyleVariant = .plain,
        values: TypeValues? = nil
    ) {
        let joined = path.joined(separator: ".")
        guard platform.textStyles.contains(style) || platform.additionalTextStyles.contains(style) else {
            findings.append(
                Finding(
                    .unknownName, at: token.name, token: joined,
                    "Apple publishes no \(style.shortName) for \(platform.rawValue)"))
            return
        }
        // A relative token has a category only if it is for that category.
        let category: ContentSizeCategory? = if case .mirror(let category) = kind { category } else { cell }
        if let category, SystemFont(forTextStyle: style, compatibleWith: category, on: platform) == nil {
            findings.append(
                Finding(
                    .unknownName, at: token.name, token: joined,
                    "Apple publishes no size for \(style.shortName) at \(category.shortName) on "
                        + platform.rawValue))
            return
        }
        if case .relative = kind,
            FontMetrics(forTextStyle: style, on: platform)
                .scaleFactor(compatibleWith: platform.defaultCategory) == nil
        {
            findings.append(
                Finding(
                    .unknownName, at: token.name, token: joined,
                    "Apple publishes no leading for \(style.shortName), and scaling needs one"))
            return
        }
        unbound.addBound(inFile: token.site.file)
        let group = tree.groups[token.group]
        bound.append(
            BoundToken(
                path: joined, file: token.site.file, name: token.name, style: style, platform: platform,
                kind: kind,
                values: values ?? reader.values(of: token, scope: group.scope), ignored: file.ignored,
                scope: group.scope, isSplit: values != nil,
                isTextByBinding: values != nil || !token.isTypography,
                oddType: values == nil ? library.oddType(of: token, in: group) : nil, cell: cell,
                variant: variant))
    }

    /// Binds a token whose properties are tokens of their own.
    private mutating func bind(_ split: SplitTokens.SplitToken) {
        let binding = options.bindings[split.binding]
        let file = groupBindings.binding(of: split.token)
        let platform = file.platform ?? places.platform(of: split.token)
        guard let style = binding.style ?? split.match.style else { return }
        var values = TypeValues()
        reader.read(split.properties.values, into: &values)
        values.twins = split.properties.twins
        let cell = places.cell(of: split.token, file, platform, matched: split.match.category)
        add(
            split.token, split.stem, style, file, platform,
            kind: kind(of: binding, cell, split.token, file), cell: cell, values: values)
    }

    private mutating func kind(
        of binding: TokenBinding, _ cell: ContentSizeCategory?, _ token: TokenRecord, _ file: FileBinding
    ) -> BoundToken.Kind {
        switch binding.kind {
        case .mirror:
            let platform = file.platform ?? places.platform(of: token)
            return .mirror(
                cell ?? file.category(on: platform) ?? places.category(of: token, platform, isOfSet: false))
        case .relative(let maximum, let minimum):
            // Limits in a file without a style apply to any binding of the token.
            let own = file.style == nil ? (file.maximum, file.minimum) : (nil, nil)
            return .relative(
                maximum: maximum.map { TokenLimit(limit: $0, site: nil) } ?? own.0,
                minimum: minimum.map { TokenLimit(limit: $0, site: nil) } ?? own.1)
        }
    }
}
