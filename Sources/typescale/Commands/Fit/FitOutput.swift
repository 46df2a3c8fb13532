import JSONText
import LabelFitting

/// The form in which the results of `fit` are printed.
enum FitOutput {
    /// Rows with the named fields, or else with the present ones.
    case rows(FieldOutput<FitField>, present: [FitField])
    /// The texts that fail, as workflow commands of GitHub Actions.
    case github(ShownText)

    init(_ arguments: Arguments) throws(UsageError) {
        let format = arguments.value(.format)
        if let format, !Self.formats.contains(format.asciiLowercased) {
            throw .unknownWord(.format, kind: "format", given: format, valid: Self.formats)
        }
        guard format?.asciiLowercased == Self.github else {
            self = .rows(try FieldOutput(arguments), present: FitField.present(in: arguments))
            return
        }
        for option in [OptionName.get, .field, .json, .csvSafe] where arguments.has(option) {
            throw .excludedOption(option, by: .format)
        }
        self = .github(ShownText(isTerminal: arguments.isOutputTerminal))
    }

    /// The name of the format for texts that fail.
    private static let github = "github"

    /// The names of all formats: those of rows, and the one for texts that fail.
    static var formats: [String] { Format.words + [github] }

    /// The figures that the output shows.
    var questions: SizedText.Questions {
        let fields: [FitField]
        switch self {
        case .rows(.values(of: let field, _), _): fields = [field]
        case .rows(.rows(_, fields: let named), let present): fields = named ?? present
        case .github: fields = [.lines, .height]
        }
        return SizedText.Questions(
            lines: fields.contains { [.lines, .height, .isBorderline].contains($0) },
            neededScale: fields.contains(.neededScale), isBorderline: fields.contains(.isBorderline))
    }

    /// The whole output.
    func bytes(of texts: [FittedText], _ request: FitRequest) -> [UInt8] {
        switch self {
        case .github(let shown):
            let report = FitGitHubReport.text(of: texts, request, workingDirectory: System.workingDirectory)
            return shown.lines(Array(report.utf8))
        case .rows(let output, let present):
            return output.bytes(
                of: texts.lazy.flatMap { $0.rows(request) }, fields: present,
                tableFields: FitField.table(of: present, texts: texts.count), cell: { $0.cell($1) })
        }
    }
}

extension FittedText {
    /// The rows of the text, one per category.
    func rows(_ request: FitRequest) -> some Sequence<FitRow> {
        fit.labels.indices.lazy.map { FitRow(self, $0, request) }
    }
}
