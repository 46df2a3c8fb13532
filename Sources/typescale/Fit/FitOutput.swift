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
            var bytes: [UInt8] = []
            for fitted in texts {
                for row in fitted.rows(request) {
                    bytes.append(contentsOf: row.cell(field).bare.utf8)
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
            case .csv: return Array(CSVFormat.text(of: report).utf8)
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
    fileprivate init(_ texts: [FittedText], _ request: FitRequest, _ fields: [FitField]) {
        self.init(
            columns: fields.map { Column(key: $0.rawValue, heading: $0.heading) },
            rows: texts.flatMap { fitted in fitted.rows(request).map { row in fields.map(row.cell) } })
    }
}
