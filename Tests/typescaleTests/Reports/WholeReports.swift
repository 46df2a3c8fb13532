import DesignTokens

@testable import typescale

extension ReportFormat {
    /// A whole report.
    func bytes(
        of result: CheckResult, _ problems: [CheckProblem] = [], workingDirectory: String?,
        isTerminal: Bool = false, isColored: Bool = false
    ) -> [UInt8] {
        let collected = CollectedBytes()
        write(
            result, problems, workingDirectory: workingDirectory, isTerminal: isTerminal,
            isColored: isColored,
            to: { (piece) throws(Never) in collected.bytes += piece })
        return collected.bytes
    }

    /// A whole report as text.
    func text(
        of result: CheckResult, _ problems: [CheckProblem] = [], workingDirectory: String? = nil,
        isColored: Bool = false
    ) -> String {
        String(
            decoding: bytes(of: result, problems, workingDirectory: workingDirectory, isColored: isColored),
            as: UTF8.self)
    }
}
