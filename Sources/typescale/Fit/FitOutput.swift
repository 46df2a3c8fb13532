/// In which form the answers of `fit` are printed.
enum FitOutput {
    case rows(FieldOutput<FitField>)
    /// The texts that fail, as workflow commands of GitHub Actions.
    case github

    init(_ arguments: Arguments) throws(UsageError) {
        guard try WordArgument.fitFormat(of: arguments) == .github else {
            self = .rows(try FieldOutput(arguments))
            return
        }
        for option in [OptionName.get, .field, .json] where arguments.has(option) {
            throw .excludedOption(option, by: .format)
        }
        self = .github
    }

    /// What the form shows.
    var questions: SizedText.Questions {
        let fields: [FitField]
        switch self {
        case .rows(.values(of: let field)): fields = [field]
        case .rows(.rows(_, fields: let named)): fields = named ?? FitField.allCases
        case .github: fields = [.lines, .height]
        }
        return SizedText.Questions(
            lines: fields.contains { [.lines, .height, .isBorderline].contains($0) },
            neededScale: fields.contains(.neededScale), isBorderline: fields.contains(.isBorderline))
    }

    /// The whole output.
    func bytes(of texts: [FittedText], _ request: FitRequest) -> [UInt8] {
        switch self {
        case .github:
            return Array(
                FitGitHubReport.text(of: texts, request, workingDirectory: System.workingDirectory).utf8)
        case .rows(.values(of: let field)):
            let isTerminal = System.isTerminal(.standardOutput)
            var bytes: [UInt8] = []
            for fitted in texts {
                for row in fitted.rows(request) {
                    let value = row.cell(field).bare
                    bytes.append(contentsOf: (isTerminal ? TerminalText.escaped(value) : value).utf8)
                    bytes.append(UInt8(ascii: "\n"))
                }
            }
            return bytes
        case .rows(.rows(let format, let named)):
            let fields: [FitField]
            switch format {
            case .json, .csv: fields = named ?? FitField.allCases
            case .table, .markdown: fields = named ?? FitField.table(ofTexts: texts.count)
            }
            let report = Report(texts, request, fields)
            switch format {
            case .json: return JSONFormat.bytes(of: report)
            case .csv:
                // Texts come from files that anybody may have written; a file or a pipe gets them as they are.
                let shown = System.isTerminal(.standardOutput) ? report.escaped : report
                return Array(CSVFormat.text(of: shown).utf8)
            case .table, .markdown:
                let grid = TextGrid(named == nil ? report.withoutEmptyColumns(for: format) : report)
                return Array((format == .table ? grid.plain : grid.markdown).utf8)
            }
        }
    }
}

extension FittedText {
    /// The rows of the text, one a category.
    func rows(_ request: FitRequest) -> [FitRow] {
        zip(answers, request.scale).map { FitRow(fitted: self, answer: $0, scaled: $1) }
    }
}

extension Report {
    /// The report with its texts fit for a terminal.
    fileprivate var escaped: Report {
        var report = self
        report.rows = rows.map { row in
            row.map { cell in
                if case .text(let text) = cell { .text(TerminalText.escaped(text)) } else { cell }
            }
        }
        return report
    }

    fileprivate init(_ texts: [FittedText], _ request: FitRequest, _ fields: [FitField]) {
        self.init(
            columns: fields.map { Column(key: $0.rawValue, heading: $0.heading) },
            rows: texts.flatMap { fitted in fitted.rows(request).map { row in fields.map(row.cell) } })
    }
}
