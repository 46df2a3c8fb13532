import DesignTokens

/// Reads `--rule ID=LEVEL` and `--strict`.
enum RuleLevelArgument {
    /// The levels as they are typed.
    static let words = ["off", "note", "warning", "error"]

    static func levels(_ arguments: Arguments) throws(UsageError) -> [Rule: FindingLevel?] {
        var levels: [Rule: FindingLevel?] = [:]
        for text in arguments.values(.rule) {
            guard let (id, word) = TokenArguments.halves(text) else {
                throw .badValue(.rule, .assignment(text))
            }
            guard let rule = Rule(rawValue: id) else {
                throw .unknownWord(.rule, kind: "rule", given: id, valid: Rule.allCases.map(\.rawValue))
            }
            levels[rule] = .some(try level(word))
        }
        return levels
    }

    private static func level(_ word: String) throws(UsageError) -> FindingLevel? {
        switch word.asciiLowercased {
        case "off": return nil
        case "warn": return .warning
        default:
            guard let level = FindingLevel(rawValue: word.asciiLowercased) else {
                throw .unknownWord(.rule, kind: "level", given: word, valid: words)
            }
            return level
        }
    }
}
