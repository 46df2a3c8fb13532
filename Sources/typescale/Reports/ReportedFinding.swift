import DesignTokens

/// A finding as reports show it: of a check of tokens, or a text that does not fit.
protocol ReportedFinding {
    /// The name of the rule that found it.
    var ruleName: String { get }
    var level: FindingLevel { get }
    /// One line.
    var message: String { get }
    /// `nil` for a finding about the command line.
    var file: String? { get }
    var location: SourceLocation? { get }
    /// The number of characters from the location on, if they are known.
    var length: Int? { get }

    /// What stays the same from run to run even when lines move.
    ///
    /// - Parameter file: The reported name of its file.
    /// - Returns: The parts of a fingerprint.
    func identity(file: String?) -> [String]
}

extension Finding: ReportedFinding {
    var ruleName: String { rule.rawValue }
    var location: SourceLocation? { place?.location }
    var length: Int? { place?.length }

    func identity(file: String?) -> [String] { [rule.rawValue, file ?? "", token ?? "", message] }
}

/// A rule as reports describe it.
struct ReportedRule {
    let name: String
    let summary: String
    /// What a reader can do about it.
    let help: String
    /// `nil` for a rule that is off unless it is asked for.
    let level: FindingLevel?

    /// The rules of a check.
    static let ofCheck = Rule.allCases.map { rule in
        ReportedRule(
            name: rule.rawValue, summary: rule.summary,
            help: "\(rule.summary) Its level is set by --rule \(rule.rawValue)=off|note|warning|error.",
            level: rule.defaultLevel.findingLevel)
    }
}
