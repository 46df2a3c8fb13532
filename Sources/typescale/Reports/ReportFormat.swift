import DesignTokens

/// The formats in which a check can be reported.
enum ReportFormat: String, CaseIterable {
    case text
    case json
    case github
    case gitlab
    case sarif
    case junit
    case checkstyle

    /// The report of a check.
    ///
    /// - Parameters:
    ///   - result: What the check has found.
    ///   - problems: Why the run, or some of its files, could not be judged; text leaves them to standard error.
    ///   - workingDirectory: Where the paths of files begin, for the formats that name files relative to it;
    ///     `nil` when it is not known.
    ///   - isTerminal: Whether the report goes to a terminal, where invisible characters are escaped.
    ///   - isColored: Whether text is coloured.
    /// - Returns: The whole report in UTF-8.
    func bytes(
        of result: CheckResult, _ problems: [CheckProblem] = [], workingDirectory: String?,
        isTerminal: Bool = false, isColored: Bool = false
    ) -> [UInt8] {
        let report = bytes(
            of: result, problems, workingDirectory: workingDirectory, forTerminal: isTerminal,
            isColored: isColored)
        switch self {
        case .text: return report
        case .github: return ShownText.lines(report, isTerminal: isTerminal)
        case .json, .gitlab, .sarif: return ShownText.json(report, isTerminal: isTerminal)
        case .junit, .checkstyle: return ShownText.xml(report, isTerminal: isTerminal)
        }
    }

    private func bytes(
        of result: CheckResult, _ problems: [CheckProblem], workingDirectory: String?, forTerminal: Bool,
        isColored: Bool
    ) -> [UInt8] {
        switch self {
        case .text:
            Array(TextReport.text(of: result, isTerminal: forTerminal, isColored: isColored).utf8)
        case .json: JSONReport.bytes(of: result, problems)
        case .github:
            Array(GitHubReport.text(of: result, problems, workingDirectory: workingDirectory).utf8)
        case .gitlab: GitLabReport.bytes(of: result, problems, workingDirectory: workingDirectory)
        case .sarif: SARIFReport.bytes(of: result, problems, workingDirectory: workingDirectory)
        case .junit: Array(JUnitReport.text(of: result, problems).utf8)
        case .checkstyle: Array(CheckstyleReport.text(of: result, problems).utf8)
        }
    }
}
