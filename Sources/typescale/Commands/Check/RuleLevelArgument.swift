import DesignTokens

extension Arguments {
    /// The levels that `--rule ID=LEVEL` sets.
    func ruleLevels() throws(UsageError) -> [Rule: RuleLevel] {
        var levels: [Rule: RuleLevel] = [:]
        // The command line comes last, because the last level of a rule counts.
        for inFiles in [true, false] {
            for given in given(.rule, inFiles: inFiles) {
                let (rule, level) = try given.read(as: Self.ruleLevel)
                levels[rule] = level
            }
        }
        return levels
    }

    private static func ruleLevel(
        _ option: OptionName, _ text: String
    ) throws(UsageError) -> (Rule, RuleLevel) {
        let (id, word) = try Arguments.assignment(option, text)
        guard let rule = Rule(rawValue: id) else {
            throw .unknownWord(option, kind: "rule", given: id, valid: Rule.allCases.map(\.rawValue))
        }
        guard let level = RuleLevel(word) else {
            throw .unknownWord(option, kind: "level", given: word, valid: RuleLevel.allCases.map(\.rawValue))
        }
        return (rule, level)
    }
}
