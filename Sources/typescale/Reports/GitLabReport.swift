import DesignTokens
import JSONText

/// Findings as GitLab's Code Quality report: an array of issues, without a byte order mark.
///
/// The properties are those that GitLab reads:
/// <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>.
enum GitLabReport {
    static func bytes(of result: CheckResult, workingDirectory: String?) -> [UInt8] {
        var writer = JSONWriter(capacity: 64 + result.findings.count * 360)
        var fingerprints = Fingerprints()
        writer.beginArray()
        for finding in result.findings {
            let path = finding.place.map { ReportedPath($0.file, workingDirectory: workingDirectory).text }
            writer.beginObject()
            writer.member("description", finding.message)
            writer.member("check_name", finding.rule.rawValue)
            writer.member("fingerprint", fingerprints.next(for: finding, file: path))
            writer.member("severity", severity(of: finding.level))
            writer.name("location")
            writer.beginObject()
            // A location is required; a finding about the command line is about the folder as a whole.
            writer.member("path", path ?? ".")
            writer.name("lines")
            writer.beginObject()
            writer.member("begin", finding.place?.position.line ?? 1)
            writer.endObject()
            writer.endObject()
            writer.endObject()
        }
        writer.endArray()
        writer.endLine()
        return writer.bytes
    }

    private static func severity(of level: FindingLevel) -> String {
        switch level {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
