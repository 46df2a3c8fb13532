import DesignTokens
import JSONText

@testable import typescale

/// Results of checks for the tests of reports, and names that are hard on formats.
enum CheckExamples {
    /// Everything that a format may trip over.
    static let nastyName = "a\"b<c>&'\n\u{1}\u{202E}%,: é日\u{FFFF}\r\t]]>"

    /// An error with values, a warning, a note, and an error about the command line.
    static let ordinary = result(
        [
            Finding(
                rule: .unusedBinding, level: .error, place: nil, token: nil,
                message: "font.old: no token has this path"),
            finding(.pointSize, .error, token: "font.body", message: "size is 16; Apple's is 17", length: 2),
            finding(.fontWeight, .warning, token: "font.body", message: "weight", line: 7),
            finding(.letterSpacing, .note, token: "font.title", message: "spacing", line: 9),
        ], bound: ["font.body", "font.title"])

    /// One error and one warning whose file, token, message and values are all nasty.
    static let nasty = result(
        [FindingLevel.error, .warning].map {
            finding(.unknownName, $0, file: nastyName, token: nastyName, message: nastyName)
        }, file: nastyName, bound: [nastyName])

    /// Nothing found in nothing.
    static let empty = CheckResult()

    static let all = [("ordinary", ordinary), ("nasty", nasty), ("empty", empty)]

    static func result(
        _ findings: [Finding], file: String = "a/type.json", bound: [String] = []
    ) -> CheckResult {
        var result = CheckResult()
        result.findings = findings
        result.files = 1
        result.tokens = 3
        result.bound = bound.map { CheckResult.BoundName(file: file, token: $0) }
        return result
    }

    static func finding(
        _ rule: Rule, _ level: FindingLevel, file: String = "a/type.json", token: String? = nil,
        message: String = "wrong", line: Int = 3, column: Int = 14, text: String = #"  { "value": 16 }"#,
        length: Int = 1
    ) -> Finding {
        Finding(
            rule: rule, level: level,
            place: .init(
                location: SourceLocation(file: file, line: line, column: column), line: text, length: length),
            token: token, message: message, found: rule == .pointSize ? .number(16) : .text(message),
            expected: rule == .pointSize ? .number(17) : nil)
    }
}

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
