import DesignTokens

/// Findings as workflow commands, which GitHub Actions shows beside the lines of a pull request.
///
/// A command is `::name key=value,key=value::message` on a line of its own. The escapes are those of the
/// toolkit's `escapeData` and `escapeProperty`:
/// <https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts>.
enum GitHubReport {
    /// Writes the commands, one per line: first for files that could not be judged, then for findings.
    static func write<Failure>(
        _ result: CheckResult, _ problems: [CheckProblem], workingDirectory: String?,
        to output: inout ReportOutput<Failure>
    ) throws(Failure) {
        for problem in problems {
            try output.append(command(for: problem, workingDirectory: workingDirectory) + "\n")
        }
        for finding in result.findings {
            try output.append(command(for: finding, workingDirectory: workingDirectory) + "\n")
        }
    }

    private static func command(for problem: CheckProblem, workingDirectory: String?) -> String {
        var properties: [(name: String, value: String)] = []
        if let file = problem.file {
            properties.append(("file", ReportedPath(file, workingDirectory: workingDirectory).text))
        }
        if let location = problem.location {
            properties += [("line", String(location.line)), ("col", String(location.column))]
        }
        properties.append(("title", "typescale: " + CheckProblem.name))
        return command("error", properties, problem.reason)
    }

    /// The command for a finding.
    static func command(for finding: some ReportedFinding, workingDirectory: String?) -> String {
        var properties: [(name: String, value: String)] = []
        if let location = finding.location {
            let path = ReportedPath(location.file, workingDirectory: workingDirectory)
            properties += [
                ("file", path.text), ("line", String(location.line)), ("col", String(location.column)),
            ]
        }
        properties.append(("title", "typescale: " + finding.ruleName))
        return command(name(of: finding.level), properties, finding.message)
    }

    /// A workflow command.
    static func command(
        _ name: String, _ properties: [(name: String, value: String)], _ message: String
    ) -> String {
        let list = properties.map { $0.name + "=" + escaped($0.value, isProperty: true) }
        return "::\(name) " + list.joined(separator: ",") + "::" + escaped(message, isProperty: false)
    }

    private static func name(of level: FindingLevel) -> String {
        switch level {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// The text with characters that would end a command or a property written as `%XX`.
    ///
    /// Other control characters are escaped too, because people read the log in terminals.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result += TerminalText.escaped(String(scalar))
            }
        }
    }
}
