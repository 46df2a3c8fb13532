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

    /// Writes the report of a check in UTF-8.
    ///
    /// - Parameters:
    ///   - result: What the check has found.
    ///   - problems: Why the run, or some of its files, could not be judged; text leaves them to standard error.
    ///   - workingDirectory: Where the paths of files begin, for the formats that name files relative to it;
    ///     `nil` when it is not known.
    ///   - isTerminal: Whether the report goes to a terminal, where invisible characters are escaped.
    ///   - isColored: Whether text is coloured.
    ///   - take: Takes the report, piece by piece.
    /// - Throws: What `take` throws.
    func write<Failure>(
        _ result: CheckResult, _ problems: [CheckProblem] = [], workingDirectory: String?,
        isTerminal: Bool = false, isColored: Bool = false,
        to take: @escaping ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var output = ReportOutput<Failure> { (piece) throws(Failure) in
            try take(isTerminal ? shown(piece) : piece)
        }
        switch self {
        case .text:
            try TextReport.write(result, isTerminal: isTerminal, isColored: isColored, to: &output)
        case .json: try JSONReport.write(result, problems, to: &output)
        case .github:
            try GitHubReport.write(result, problems, workingDirectory: workingDirectory, to: &output)
        case .gitlab:
            try GitLabReport.write(result, problems, workingDirectory: workingDirectory, to: &output)
        case .sarif: try SARIFReport.write(result, problems, workingDirectory: workingDirectory, to: &output)
        case .junit: try JUnitReport.write(result, problems, to: &output)
        case .checkstyle: try CheckstyleReport.write(result, problems, to: &output)
        }
        try output.finish()
    }

    /// A piece as a terminal shows it.
    private func shown(_ piece: [UInt8]) -> [UInt8] {
        switch self {
        case .text: piece
        case .github: ShownText.lines(piece, isTerminal: true)
        case .json, .gitlab, .sarif: ShownText.json(piece, isTerminal: true)
        case .junit, .checkstyle: ShownText.xml(piece, isTerminal: true)
        }
    }
}
