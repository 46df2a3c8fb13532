import DesignTokens
import JSONText

/// Reads `--rule ID=LEVEL` and `--strict`.
enum RuleLevelArgument {
    /// The levels as they are typed.
    static let words = ["off", "note", "warning", "error"]

    static func levels(_ arguments: Arguments) throws(UsageError) -> [Rule: FindingLevel?] {
        var levels: [Rule: FindingLevel?] = [:]
        // The last counts, so that the command line's come after those of files.
        for inFiles in [true, false] {
            for given in arguments.given(.rule, inFiles: inFiles) {
                let (rule, level) = try given.read(as: read)
                levels[rule] = .some(level)
            }
        }
        return levels
    }

    private static func read(
        _ option: OptionName, _ text: String
    ) throws(UsageError) -> (Rule, FindingLevel?) {
        let (id, word) = try TokenArguments.assignment(option, text)
        guard let rule = Rule(rawValue: id) else {
            throw .unknownWord(option, kind: "rule", given: id, valid: Rule.allCases.map(\.rawValue))
        }
        return (rule, try level(word))
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
