import DynamicType

/// The rules about bound tokens; tokens are checked one at a time and not kept.
struct BoundChecks {
    /// The tokens' names.
    private(set) var names: [CheckResult.BoundName] = []
    /// Whether a token had a readable size.
    private(set) var hasReadableSize = false
    /// The number of tokens that are typography tokens only because they are bound, including those whose
    /// properties are tokens of their own.
    private(set) var textsByBinding = 0

    private let library: TokenLibrary
    private var aliases: AliasRules
    private var values: [Finding] = []
    /// Many tokens have the same messages.
    private var messages = SharedTexts()
    /// The odd types of groups that have been reported, once per group, and separately for tokens that
    /// silence the rule.
    private var groupTypes: [Bool: Set<Site>] = [:]
    private var coverage = CoverageRule()
    /// The coverage rule for tokens that silence it.
    private var silencedCoverage = CoverageRule()
    private var relative: [Finding] = []
    private var hierarchies: [HierarchyRule] = []
    private var places: [Key: Int] = [:]

    private struct Key: Hashable {
        let file: Int
        let platform: Platform
    }

    init(_ loader: TokenLoader) {
        library = loader.library
        aliases = AliasRules(loader)
    }

    /// Checks a token.
    mutating func add(_ token: BoundToken) {
        names.append(CheckResult.BoundName(file: library.files[token.file].name, token: token.path))
        if token.size != nil { hasReadableSize = true }
        if token.isTextByBinding { textsByBinding += 1 }
        aliases.check(token)
        for finding in ValueRules.findings(about: token) {
            values.append(finding)
            values[values.count - 1].message = messages.shared(finding.message)
        }
        if let type = token.oddType, type.isOfGroup {
            let isIgnored = token.ignored.contains(.tokenFormat)
            if groupTypes[isIgnored, default: []].insert(type.site).inserted {
                values.append(ValueRules.oddType(type, token: nil).silenced(by: token.ignored))
            }
        }
        if token.ignored.contains(.missingCategory) {
            silencedCoverage.add(token)
        } else {
            coverage.add(token)
        }
        guard let scale = RelativeToken(token).flatMap(RelativeScale.init) else { return }
        relative += scale.findings.map { $0.silenced(by: token.ignored) }
        guard scale.grows, scale.tooSmall == nil else { return }
        let key = Key(file: token.file, platform: token.platform)
        let place = places[key] ?? hierarchies.count
        if place == hierarchies.count {
            places[key] = place
            hierarchies.append(HierarchyRule())
        }
        hierarchies[place].add(scale.token, isIgnored: token.ignored.contains(.hierarchy))
    }

    /// The number of unresolved aliases that no typography token needs; valid after all findings have been
    /// taken.
    var unfollowedAliases: Int { aliases.unfollowed }

    /// Appends all findings, including those that need all tokens, to others.
    mutating func takeFindings(_ loader: TokenLoader, into findings: inout [Finding]) {
        aliases.checkRest(of: loader)
        findings.take(&aliases.findings)
        findings.take(&values)
        findings += coverage.findings
        findings += silencedCoverage.findings.map { $0.silenced(by: [.missingCategory]) }
        findings.take(&relative)
        for hierarchy in hierarchies { findings += hierarchy.findings }
    }
}

extension [Finding] {
    /// Moves the findings of another array; the smaller array is appended to the larger, because both may be
    /// long.
    fileprivate mutating func take(_ others: inout [Finding]) {
        if others.count > count { swap(&self, &others) }
        append(contentsOf: others)
        others = []
    }
}

/// A cache of texts that are made repeatedly.
struct SharedTexts {
    private var slots = Array(repeating: "", count: 1024)

    /// An equal text that shares the memory of an earlier one.
    mutating func shared(_ text: String) -> String {
        let slot = text.hashValue & (slots.count - 1)
        if slots[slot] != text { slots[slot] = text }
        return slots[slot]
    }
}
