import DesignTokens
import JSONText

/// Findings as a SARIF 2.1.0 log of one run, with the additional properties that GitHub's code scanning
/// requires: <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>,
/// <https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning>.
///
/// A finding without a place is about a binding on the command line. It becomes a notification about the
/// tool's configuration, because GitHub rejects logs with a result without a location. A file that could not
/// be judged becomes a notification about the run, which then was not successful.
enum SARIFReport {
    /// Writes the report.
    ///
    /// - Parameters:
    ///   - findings: The findings; those without a place become notifications.
    ///   - ignored: Findings that the files silence.
    ///   - problems: Files that could not be judged.
    ///   - rules: The rules of the run.
    ///   - workingDirectory: The folder to which paths are relative.
    ///   - output: What takes the report.
    /// - Throws: The error of the output.
    static func write<Failure, Reported: ReportedFinding>(
        _ findings: [Reported], ignored: [Reported] = [], _ problems: [CheckProblem] = [],
        rules: [ReportedRule],
        workingDirectory: String?, to output: inout ReportOutput<Failure>
    ) throws(Failure) {
        let indexes = Dictionary(uniqueKeysWithValues: rules.indices.map { (rules[$0].name, $0) })
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        writer.member("version", "2.1.0")
        writer.name("runs")
        writer.beginArray()
        writer.beginObject()
        writer.tool(with: rules)
        writer.invocation(
            with: findings.filter { $0.file == nil }, problems, indexes, workingDirectory: workingDirectory)
        writer.member("columnKind", "unicodeCodePoints")
        writer.name("results")
        writer.beginArray()
        var fingerprints = Fingerprints()
        for (findings, isIgnored) in [(findings, false), (ignored, true)] {
            for finding in findings {
                guard let location = finding.location else { continue }
                let uri = ReportedPath(location.file, workingDirectory: workingDirectory).uri
                let fingerprint = fingerprints.next(for: finding, file: uri)
                writer.result(
                    finding, indexes[finding.ruleName], at: location, uri: uri, fingerprint: fingerprint,
                    isIgnored: isIgnored)
                try output.append(&writer)
            }
        }
        writer.endArray()
        writer.endObject()
        writer.endArray()
        writer.endObject()
        writer.endLine()
        try output.append(&writer, all: true)
    }
}

extension JSONWriter {
    fileprivate mutating func tool(with rules: [ReportedRule]) {
        name("tool")
        beginObject()
        name("driver")
        beginObject()
        member("name", "typescale")
        member("version", Program.version)
        name("rules")
        beginArray()
        for rule in rules { descriptor(of: rule) }
        endArray()
        endObject()
        endObject()
    }

    private mutating func descriptor(of rule: ReportedRule) {
        beginObject()
        member("id", rule.name)
        message("shortDescription", rule.summary)
        message("fullDescription", rule.summary)
        message("help", rule.help)
        name("defaultConfiguration")
        beginObject()
        if rule.level == nil {
            name("enabled")
            literal("false")
        }
        member("level", (rule.level ?? .note).rawValue)
        endObject()
        endObject()
    }

    fileprivate mutating func result(
        _ finding: some ReportedFinding, _ index: Int?, at location: SourceLocation, uri: String,
        fingerprint: String, isIgnored: Bool
    ) {
        beginObject()
        member("ruleId", finding.ruleName)
        member("ruleIndex", index)
        member("level", finding.level.rawValue)
        message("message", finding.message)
        locations(uri: uri, start: location, length: finding.length)
        name("partialFingerprints")
        beginObject()
        member("finding/v1", fingerprint)
        endObject()
        if isIgnored {
            name("suppressions")
            beginArray()
            beginObject()
            member("kind", "inSource")
            endObject()
            endArray()
        }
        endObject()
    }

}

/// The invocation of the tool and its success.
extension JSONWriter {
    /// Writes the invocation if there are notifications.
    mutating func invocation(
        with findings: [some ReportedFinding], _ problems: [CheckProblem], _ indexes: [String: Int],
        workingDirectory: String?
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
            for finding in findings { notification(of: finding, indexes[finding.ruleName]) }
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

    private mutating func notification(of finding: some ReportedFinding, _ index: Int?) {
        beginObject()
        name("associatedRule")
        beginObject()
        member("id", finding.ruleName)
        member("index", index)
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
        if let uri { locations(uri: uri, start: problem.location, length: nil) }
        endObject()
    }

    /// Writes the one place that a result or a notification is about.
    mutating func locations(uri: String, start: SourceLocation?, length: Int?) {
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
