import DesignTokens
import JSONText

/// How the tool was called, and how that went.
extension JSONWriter {
    /// Writes the invocation, where something is to be said about it.
    mutating func invocation(
        with findings: [Finding], _ problems: [CheckProblem], workingDirectory: String?
    ) {
        if findings.isEmpty, problems.isEmpty { return }
        name("invocations")
        beginArray()
        beginObject()
        name("executionSuccessful")
        literal(problems.isEmpty ? "true" : "false")
        if !findings.isEmpty {
            name("toolConfigurationNotifications")
            beginArray()
            for finding in findings { notification(of: finding) }
            endArray()
        }
        if !problems.isEmpty {
            name("toolExecutionNotifications")
            beginArray()
            for problem in problems {
                let path = problem.file.map { ReportedPath($0, workingDirectory: workingDirectory) }
                notification(of: problem, uri: path?.uri)
            }
            endArray()
        }
        endObject()
        endArray()
    }

    private mutating func notification(of finding: Finding) {
        beginObject()
        name("associatedRule")
        beginObject()
        member("id", finding.rule.rawValue)
        member("index", index(of: finding.rule))
        endObject()
        member("level", finding.level.rawValue)
        message("message", finding.message)
        endObject()
    }

    private mutating func notification(of problem: CheckProblem, uri: String?) {
        beginObject()
        name("descriptor")
        beginObject()
        member("id", CheckProblem.name)
        endObject()
        member("level", "error")
        message("message", problem.reason)
        if let uri { locations(uri: uri, start: problem.position, length: nil) }
        endObject()
    }

    /// Writes the one place that a result or a notification is about.
    mutating func locations(uri: String, start: JSONPosition?, length: Int?) {
        name("locations")
        beginArray()
        beginObject()
        name("physicalLocation")
        beginObject()
        name("artifactLocation")
        beginObject()
        member("uri", uri)
        endObject()
        if let start {
            name("region")
            beginObject()
            member("startLine", start.line)
            member("startColumn", start.column)
            if let length {
                member("endLine", start.line)
                member("endColumn", start.column + length)
            }
            endObject()
        }
        endObject()
        endObject()
        endArray()
    }
}
