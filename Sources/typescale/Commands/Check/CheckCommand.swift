import DesignTokens
import DynamicType

/// Design tokens checked against Apple's figures.
enum CheckCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        if arguments.has(.listRules) { return Answer(text: rules) }
        guard !arguments.operands.isEmpty else { throw .missingFile(.check) }
        let format = try arguments.format(usual: ReportFormat.text, json: .json)
        var options = try TokenOptions(arguments)
        options.category = try arguments.category(.category, on: options.platform)
        options.levels = try arguments.ruleLevels()
        var problems: [CheckProblem] = []
        let sources = arguments.tokenSources(arguments.operands, &problems)
        let others = arguments.tokenSources(arguments.values(.with), &problems)
        let checker = TokenChecker(options, references: ReferenceReader(arguments).file)
        var (result, errors) = checker.check(sources, with: others)
        problems += errors.map { CheckProblem($0, arguments) }
        // A binding that matches nothing may match a token of the file that cannot be read.
        if !problems.isEmpty { result.findings.removeAll { $0.rule == .unusedBinding && $0.file == nil } }
        if arguments.has(.strict) {
            if options.levels[.unboundFile] == nil { result.set(.warning, for: .unboundFile) }
            result.raiseWarnings()
        }
        if problems.isEmpty, !result.hasReadableSize, !arguments.has(.allowEmpty) {
            problems.append(CheckProblem(nothingChecked(result)))
        }
        let isShown = arguments.isOutputTerminal
        let (found, reasons) = (result, problems)
        let isColored = isShown && isColorWanted
        let report = Contents { (take) throws(System.Failure) in
            try format.write(
                found, reasons, workingDirectory: System.workingDirectory, isTerminal: isShown,
                isColored: isColored, to: take)
        }
        var answer = Answer(
            report, messages: notes(result) + result.unchosenThemes.map(\.message) + problems.map(\.message))
        answer.status = problems.isEmpty ? result.count(of: .error) > 0 ? .no : .done : .trouble
        if format == .text { answer.summary = TextReport.summary(of: result) }
        return answer
    }

    /// A category that only comes from a file's name may be a plain size, so a note mentions it.
    private static func notes(_ result: CheckResult) -> [String] {
        result.namedCategories.map {
            "\(TerminalText.escaped($0.file)): note: read as \($0.category.shortName), because its name says so; "
                + "--category overrides it"
        }
    }

    private static func nothingChecked(_ result: CheckResult) -> String {
        let start = "nothing was checked: "
        let end = "--allow-empty lets this pass"
        if !result.bound.isEmpty { return start + "no bound token has a readable size; " + end }
        if result.tokens == 0 { return start + "the files do not contain a typography token; " + end }
        guard let first = result.unbound.first else {
            return start + "no token could be bound to a text style; " + end
        }
        var names = result.unbound.map(TerminalText.escaped)
        if result.tokens > names.count { names.append("...") }
        return start + "no token is bound to a text style (\(names.joined(separator: ", "))); bind them with "
            + "--mirror '\(TerminalText.escaped(first))=STYLE' or --relative; " + end
    }

    private static var isColorWanted: Bool { System.environmentVariable("NO_COLOR")?.isEmpty ?? true }

    /// The rules with their levels, for `--list-rules`.
    private static var rules: String {
        let report = Report(
            columns: ["rule", "level", "summary"].map { Report.Column(key: $0, heading: $0) },
            rows: Rule.allCases.map {
                [.text($0.rawValue), .text($0.defaultLevel.rawValue), .text($0.summary)]
            })
        let window = System.isTerminal(.standardOutput) ? WindowLayout(width: System.windowWidth) : nil
        return TextGrid(report, ShownText(isTerminal: false)).text(in: window)
    }
}
