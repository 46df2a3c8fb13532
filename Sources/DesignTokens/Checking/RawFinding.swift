/// A finding before its level is settled and its place is counted out.
struct RawFinding {
    let rule: Rule
    /// Below the rule's own level, where it is less grave here.
    var level: FindingLevel?
    /// The rule whose level counts, where it is not the finding's own.
    var levelRule: Rule?
    let site: Site?
    let token: String?
    let message: String
    var found: Finding.Value?
    var expected: Finding.Value?
    /// Whether `ignore` in the file silences it: it is counted but not shown.
    var isIgnored = false

    init(
        _ rule: Rule, level: FindingLevel? = nil, at site: Site?, token: String?, _ message: String,
        found: Finding.Value? = nil, expected: Finding.Value? = nil, isIgnored: Bool = false
    ) {
        self.rule = rule
        self.level = level
        self.site = site
        self.token = token
        self.message = message
        self.found = found
        self.expected = expected
        self.isIgnored = isIgnored
    }

    /// The same finding, silenced where its rule is among those that a token's `ignore` names.
    func silenced(by rules: Set<Rule>) -> RawFinding {
        guard rules.contains(rule) else { return self }
        var finding = self
        finding.isIgnored = true
        return finding
    }
}
