import DesignTokens
import JSONText

/// Findings as JSON: a version, the findings, the problems if there are any, and a summary.
enum JSONReport {
    /// The version of the format, which increases if a key is removed or changes its meaning.
    static let version = 1

    /// Writes the report.
    static func write<Failure>(
        _ result: CheckResult, _ problems: [CheckProblem], to output: inout ReportOutput<Failure>
    ) throws(Failure) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("version", version)
        writer.name("findings")
        writer.beginArray()
        for finding in result.findings {
            writer.finding(finding)
            try output.append(&writer)
        }
        writer.endArray()
        if !problems.isEmpty {
            writer.name("problems")
            writer.beginArray()
            for problem in problems { writer.problem(problem) }
            writer.endArray()
        }
        let unreadable = problems.filter { $0.file != nil }
        if !unreadable.isEmpty {
            writer.name("unreadable")
            writer.beginArray()
            for problem in unreadable { writer.problem(problem) }
            writer.endArray()
        }
        writer.name("summary")
        writer.beginObject()
        writer.member("files", result.files)
        writer.member("tokens", result.tokens)
        writer.member("bound", result.bound.count)
        writer.member("errors", result.count(of: .error))
        writer.member("warnings", result.count(of: .warning))
        writer.member("notes", result.count(of: .note))
        writer.member("ignored", result.ignored.count)
        writer.member("filesWithoutTypography", result.filesWithoutTypography)
        writer.member("unfollowedAliases", result.unfollowedAliases)
        writer.endObject()
        writer.endObject()
        writer.endLine()
        try output.append(&writer, all: true)
    }
}

extension JSONWriter {
    fileprivate mutating func finding(_ finding: Finding) {
        let place = finding.place
        beginObject()
        member("rule", finding.rule.rawValue)
        member("level", finding.level.rawValue)
        member("file", place?.location.file)
        member("line", place?.location.line)
        member("column", place?.location.column)
        member("token", finding.token)
        member("message", finding.message)
        member("found", finding.found)
        member("expected", finding.expected)
        endObject()
    }

    fileprivate mutating func problem(_ problem: CheckProblem) {
        beginObject()
        member("file", problem.file)
        member("line", problem.location?.line)
        member("column", problem.location?.column)
        member("message", problem.reason)
        endObject()
    }

    private mutating func member(_ name: String, _ value: Finding.Value?) {
        switch value {
        case .text(let text): member(name, text)
        // JSON cannot represent numbers that are not finite.
        case .number(let number) where number.isFinite:
            self.name(name)
            literal(NumberText.exact(number))
        case .number, nil: member(name, nil as String?)
        }
    }
}

extension JSONWriter {
    /// Writes a member that is a string, or `null`.
    mutating func member(_ name: String, _ value: String?) {
        self.name(name)
        if let value { string(value) } else { literal("null") }
    }

    /// Writes a member that is a whole number, or `null`.
    mutating func member(_ name: String, _ value: Int?) {
        self.name(name)
        literal(value.map { String($0) } ?? "null")
    }

    /// Writes a member that is an object with the one member `text`.
    mutating func message(_ name: String, _ text: String) {
        self.name(name)
        beginObject()
        member("text", text)
        endObject()
    }
}
