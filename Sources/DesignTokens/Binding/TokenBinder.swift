import DynamicType
import JSONText

/// Binds the tokens of a tree to text styles: by the command line, by the file, by their names.
struct TokenBinder {
    let library: TokenLibrary
    let tree: TokenTree
    let options: TokenOptions
    let reader: TypeReader

    /// Tokens bound so far and not yet passed to the visitor.
    var bound: [BoundToken] = []
    /// Findings of the binding itself.
    var findings: [Finding] = []
    /// Paths of typography tokens that are not bound; some of them.
    var unbound: [String] = []
    /// The files with a bound token.
    var boundFiles: Set<Int> = []
    /// The categories that the names of single files said, by the files.
    var categoriesOfNames: [Int: ContentSizeCategory] = [:]
    /// The first typography token of each file, by its number.
    private(set) var firstTokens: [Int: Int] = [:]

    /// The numbers of the bindings that matched something.
    private var used: Set<Int> = []
    /// Tokens whose properties are bound one by one, by their binding, file and path without the property.
    private var split: [SplitKey: SplitToken] = [:]
    private var splitOrder: [SplitKey] = []
    /// The sites of reported unknown names and limits, so that those of a group are reported once.
    private var reported: Set<Site> = []
    let patterns: PatternTree
    var groupBindings: GroupBindings
    var neighbours = UnboundNeighbours()
    private var fileBindings = FileBindingUse()
    private let walker: TokenWalker
    /// Tokens of sets that follow another vendor's style, by their numbers and the sets'.
    private(set) var followers: [(token: Int, set: Int)] = []
    /// The sets of which a token mirrors.
    private(set) var mirroringSets: Set<Int> = []
    /// The platforms and categories that the names of the files spell.
    private(set) var fileNames: [FileName] = []
    private(set) var filesAreCategories = false

    /// The number of unbound tokens that a message names.
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

    /// A token to bind, with the facts about it.
    struct Candidate {
        let number: Int
        let token: TokenRecord
        let path: [String]
        let file: FileBinding
        let platform: Platform
        /// Its place in a set of styles.
        let member: StyleSets.Member?
        let set: Int?
        /// The bindings whose patterns may match its path.
        let reached: [Int]
        /// The places on its way whose members are compared.
        let watches: [PatternTree.Watch]
    }

    init(_ walker: TokenWalker, options: TokenOptions) {
        (library, tree) = (walker.library, walker.tree)
        self.walker = walker
        self.options = options
        let level = options.levels[.tokenFormat] ?? Rule.tokenFormat.defaultLevel
        reader = TypeReader(library: library, rem: options.rem, notesFormat: level != .off)
        patterns = PatternTree(options.bindings.map(\.pattern))
        groupBindings = GroupBindings(of: tree, library: library)
    }

    /// Binds all tokens and keeps them.
    mutating func bindAll() {
        var all: [BoundToken] = []
        bindAll { all.append($0) }
        bound = all
    }

    /// Binds all tokens and passes each on; none is kept, because a large file may have many.
    mutating func bindAll(_ visit: (BoundToken) -> Void) {
        fileNames = library.files.map { FileName($0.name) }
        filesAreCategories = CategoryNames.areCategories(fileNames.flatMap(\.parts))
        let sets = StyleSets(of: tree, library: library, options: options)
        for (number, token) in tree.tokens.enumerated() {
            bind(token, number, in: sets)
            hand(to: visit)
        }
        for key in splitOrder {
            guard let token = split[key] else { continue }
            bind(token, key)
            hand(to: visit)
        }
        reportGroups()
        reportFollowers()
        reportNeighbours()
        reportUnboundFiles()
        reportUnread(walker)
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
        if token.isTypography, firstTokens[token.site.file] == nil { firstTokens[token.site.file] = number }
        // Most tokens of most files are nobody's business.
        let mayBind =
            member != nil || !options.bindings.isEmpty || tree.groups[token.group].hasExtensions
            || token.extensions != nil || options.names == .mirror || options.names == .relative
        guard mayBind || unbound.count < Self.shownUnbound else { return }
        let path = tree.path(of: token).map { library.text(of: $0) }
        let file = groupBindings.binding(of: token)
        let (reached, watches) = options.bindings.isEmpty ? ([], []) : patterns.candidates(for: path)
        let candidate = Candidate(
            number: number, token: token, path: path, file: file,
            platform: file.platform ?? platform(of: token), member: member, set: sets.sets[number],
            reached: reached, watches: watches)
        let count = bound.count
        let outcome = bind(candidate)
        if outcome == .unbound {
            fileBindings.addUnbound(candidate)
        } else {
            fileBindings.addBound(candidate, as: count < bound.count ? bound[count] : nil, in: tree)
        }
        addNeighbour(candidate, outcome)
    }

    /// The way in which a token was bound.
    enum Outcome: Equatable {
        case byPatterns([Int])
        case byFile
        case byName
        case unbound
    }

    private mutating func bind(_ candidate: Candidate) -> Outcome {
        let (token, file) = (candidate.token, candidate.file)
        let matching = bindByPattern(candidate)
        guard token.kind != .other || !matching.isEmpty else { return .unbound }
        report(candidate)
        if !matching.isEmpty { return .byPatterns(matching) }
        guard !file.isAstray else { return .byFile }
        if let style = file.style {
            add(candidate, style, isMirror: file.isMirror)
            if file.vendor != nil, namesStyle(candidate) {
                followers.append((candidate.number, candidate.set ?? token.group))
            }
            return .byFile
        }
        if let named = named(candidate) {
            add(candidate, named.style, isMirror: named.isMirror, variant: named.variant)
            if named.isMirror { mirroringSets.insert(candidate.set ?? token.group) }
            return .byName
        }
        guard token.isTypography || candidate.member != nil else { return .unbound }
        if unbound.count < Self.shownUnbound { unbound.append(candidate.path.joined(separator: ".")) }
        return .unbound
    }

    /// Reports unreadable names and limits in `$extensions` of a token and its groups.
    private mutating func report(_ candidate: Candidate) {
        let groups = groupBindings.takeNew()
        let own = candidate.token.extensions == nil ? nil : candidate.file
        guard !groups.isEmpty || own != nil else { return }
        let path = candidate.path.joined(separator: ".")
        for group in groups { report(group, path) }
        if let own { report(own, path) }
    }

    private mutating func report(_ file: FileBinding, _ token: String?) {
        for (message, site) in file.unknown where reported.insert(site).inserted {
            findings.append(Finding(.unknownName, at: site, token: token, message))
        }
        for (message, site) in file.unreadable where reported.insert(site).inserted {
            findings.append(Finding(.unreadableValue, at: site, token: token, message))
        }
    }

    /// Reports errors in `$extensions` of groups, even of groups without tokens.
    private mutating func reportGroups() {
        for group in tree.groups {
            guard let extensions = group.extensions else { continue }
            report(FileBinding(Site(file: group.site.file, node: extensions), library: library), nil)
        }
    }

    /// Binds a token by the first binding of the command line that matches; the numbers of all that match.
    private mutating func bindByPattern(_ candidate: Candidate) -> [Int] {
        var matching: [Int] = []
        for number in candidate.reached {
            let binding = options.bindings[number]
            guard let match = binding.pattern.match(candidate.path, on: candidate.platform) else { continue }
            if binding.pattern.namesProperty {
                if matching.isEmpty { addSplit(candidate.token, number, match) }
            } else {
                guard candidate.token.kind != .other, let style = binding.style ?? match.style else {
                    continue
                }
                if matching.isEmpty {
                    add(candidate, style, by: binding, match)
                }
            }
            // A binding that an earlier one leaves nothing to is not unused.
            used.insert(number)
            matching.append(number)
        }
        return matching
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
