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
    ///   - isColored: Whether text is coloured, for a terminal.
    /// - Returns: The whole report in UTF-8.
    func bytes(
        of result: CheckResult, _ problems: [CheckProblem] = [], workingDirectory: String?,
        isColored: Bool = false
    ) -> [UInt8] {
        switch self {
        case .text: Array(TextReport.text(of: result, isColored: isColored).utf8)
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
