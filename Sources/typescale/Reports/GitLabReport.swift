import DesignTokens
import JSONText

/// Findings as GitLab's Code Quality report: an array of issues, without a byte order mark.
///
/// GitLab reads these properties:
/// <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>.
enum GitLabReport {
    /// Writes the report.
    static func write<Failure>(
        _ findings: some Sequence<some ReportedFinding>, _ problems: [CheckProblem] = [],
        workingDirectory: String?,
        to output: inout ReportOutput<Failure>
    ) throws(Failure) {
        var writer = JSONWriter()
        var fingerprints = Fingerprints()
        let path = { (file: String?) in
            file.map { ReportedPath($0, workingDirectory: workingDirectory).text }
        }
        writer.beginArray()
        for problem in problems {
            let path = path(problem.file)
            writer.issue(
                CheckProblem.name, severity: "blocker", problem.reason,
                fingerprint: fingerprints.next(for: problem, file: path), path: path,
                line: problem.location?.line)
        }
        for finding in findings {
            let path = path(finding.file)
            writer.issue(
                finding.ruleName, severity: severity(of: finding.level), finding.message,
                fingerprint: fingerprints.next(for: finding, file: path), path: path,
                line: finding.location?.line)
            try output.append(&writer)
        }
        writer.endArray()
        writer.endLine()
        try output.append(&writer, all: true)
    }

    private static func severity(of level: FindingLevel) -> String {
        switch level {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}

extension JSONWriter {
    fileprivate mutating func issue(
        _ name: String, severity: String, _ description: String, fingerprint: String, path: String?,
        line: Int?
    ) {
        beginObject()
        member("description", description)
        member("check_name", name)
        member("fingerprint", fingerprint)
        member("severity", severity)
        self.name("location")
        beginObject()
        // A location is required; findings about the command line have the folder.
        member("path", path ?? ".")
        self.name("lines")
        beginObject()
        member("begin", line ?? 1)
        endObject()
        endObject()
        endObject()
    }
}
