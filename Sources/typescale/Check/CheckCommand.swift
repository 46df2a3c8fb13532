import DesignTokens
import DynamicType

/// Design tokens checked against Apple's figures.
enum CheckCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        if arguments.has(.listRules) { return Answer(text: rules) }
        guard !arguments.operands.isEmpty else { throw .missingFile(.check) }
        let format = try WordArgument.reportFormat(of: arguments)
        var options = try TokenArguments.options(arguments)
        let platform = options.platform
        options.category = try arguments.value(.category) { (option, text) throws(UsageError) in
            try CategoryArgument.read(text, option, on: platform)
        }
        options.levels = try RuleLevelArgument.levels(arguments)
        var messages: [String] = []
        let sources = TokenArguments.sources(arguments.operands, &messages)
        let others = TokenArguments.sources(arguments.values(.with), &messages)
        let checker = TokenChecker(options) { path in try? Files.read(path) }
        var (result, errors) = checker.check(sources, with: others)
        if arguments.has(.strict) { result.raiseWarnings() }
        messages += errors.map(\.message)
        let status = status(of: result, arguments, &messages)
        let report = format.bytes(
            of: result, workingDirectory: System.workingDirectory, isColored: isColored(arguments))
        var answer = Answer(bytes: report, messages: messages, status: status)
        if format == .text { answer.summary = TextReport.summary(of: result) }
        if let path = arguments.value(.output) { answer.write(to: path) }
        return answer
    }

    /// 2 where the run cannot judge, 1 where there are errors.
    private static func status(
        of result: CheckResult, _ arguments: Arguments, _ messages: inout [String]
    ) -> ExitStatus {
        guard messages.isEmpty else { return .trouble }
        if !result.hasReadableSize, !arguments.has(.allowEmpty) {
            messages.append(nothingChecked(result))
            return .trouble
        }
        return result.count(of: .error) > 0 ? .no : .done
    }

    private static func nothingChecked(_ result: CheckResult) -> String {
        let start = "nothing was checked: "
        let end = "--allow-empty lets this pass"
        if !result.bound.isEmpty { return start + "no bound token has a size that can be read; " + end }
        if result.tokens == 0 { return start + "there is no typography token; " + end }
        guard let first = result.unbound.first else {
            return start + "no token could be bound to a text style; " + end
        }
        var names = result.unbound.map(TerminalText.escaped)
        if result.tokens > names.count { names.append("...") }
        return start + "no token is bound to a text style (\(names.joined(separator: ", "))); bind them with "
            + "--mirror '\(TerminalText.escaped(first))=STYLE' or --relative; " + end
    }

    private static func isColored(_ arguments: Arguments) -> Bool {
        !arguments.has(.output) && System.isTerminal(.standardOutput)
            && System.environmentVariable("NO_COLOR")?.isEmpty ?? true
    }

    /// The rules with their levels, for `--list-rules`.
    private static var rules: String {
        let report = Report(
            columns: ["rule", "level", "summary"].map { Report.Column(key: $0, heading: $0) },
            rows: Rule.allCases.map {
                [.text($0.rawValue), .text($0.defaultLevel?.rawValue ?? "off"), .text($0.summary)]
            })
        return TextGrid(report).plain
    }
}
