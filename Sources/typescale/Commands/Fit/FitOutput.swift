import JSONText
import LabelFitting

/// The form in which the results of `fit` are printed.
enum FitOutput {
    /// Rows with the named fields, or else with the present ones.
    case rows(FieldOutput<FitField>, present: [FitField], options: [(name: String, value: String)])
    /// How many texts fail, by language and category.
    case summary(FieldOutput<FitSummary.Field>)
    /// Sheets as an image, or a page.
    case picture(FitPicture)
    /// The texts that fail, for a service; and whether the report goes to a terminal.
    case report(FitReport, isTerminal: Bool)

    init(_ arguments: Arguments) throws(UsageError) {
        let format = arguments.value(.format)
        if let format, !Self.formats.contains(format.asciiLowercased) {
            throw .unknownWord(.format, kind: "format", given: format, valid: Self.formats)
        }
        if arguments.has(.summary) {
            for option in [OptionName.failing, .sort, .limit] where arguments.has(option) {
                throw .excludedOption(option, by: .summary)
            }
            if format.flatMap(FitReport.init) != nil || format.flatMap(FitPicture.init(format:)) != nil {
                throw .excludedOption(.format, by: .summary)
            }
            self = .summary(try FieldOutput(arguments))
            return
        }
        if let picture = format.flatMap(FitPicture.init(format:)) {
            try Self.checkIsAlone(arguments)
            self = .picture(picture)
            return
        }
        guard let report = format.flatMap(FitReport.init) else {
            let output = try FieldOutput<FitField>(arguments)
            // The texts of lines are long, and in CSV they would be joined.
            let present = FitField.present(in: arguments).filter {
                $0 != .lineTexts || output.format?.format == .json
            }
            self = .rows(output, present: present, options: arguments.fitOptions)
            return
        }
        try Self.checkIsAlone(arguments)
        guard !report.needsFiles || arguments.has(.strings) else { throw .reportNeedsFiles(report.name) }
        self = .report(report, isTerminal: arguments.isOutputTerminal)
    }

    /// Checks that no option asks for rows.
    private static func checkIsAlone(_ arguments: Arguments) throws(UsageError) {
        for option in [OptionName.get, .field, .json, .csvSafe] where arguments.has(option) {
            throw .excludedOption(option, by: .format)
        }
    }

    /// The names of all formats: those of rows, those of pictures, and those for services.
    static var formats: [String] {
        Format.words + FitPicture.allCases.map(\.rawValue) + FitReport.formats.map(\.rawValue)
    }

    /// Whether texts are drawn.
    var isPicture: Bool { if case .picture = self { true } else { false } }

    /// The figures that the output shows, or that sorting by the needed scale needs.
    func questions(isOverview: Bool, sorted isSorted: Bool) -> SizedText.Questions {
        let fields: [FitField]
        switch self {
        case .rows(.rows(let format, fields: nil), _, _) where format.format == .table && isOverview:
            return SizedText.Questions(neededScale: true, isBorderline: true)
        case .rows(.values(of: let field, _), _, _): fields = [field]
        case .rows(.rows(let format, fields: let named), let present, _):
            fields = named ?? present.filter { !format.isForPeople || $0.isInTable }
        case .report: fields = [.lines, .height, .neededScale]
        case .picture(.html):
            // The lines of the two categories that are drawn are counted when they are drawn.
            return SizedText.Questions(neededScale: true, isBorderline: true)
        case .picture: fields = [.lines, .height, .neededScale, .isBorderline]
        case .summary: fields = []
        }
        return SizedText.Questions(
            lines: fields.contains { [.lines, .height, .isBorderline].contains($0) },
            neededScale: isSorted || fields.contains(.neededScale),
            isBorderline: fields.contains(.isBorderline),
            lineTexts: fields.contains(.lineTexts))
    }

    /// The whole output.
    ///
    /// - Parameters:
    ///   - texts: The texts that are printed.
    ///   - isOverview: Whether a table has a line a text, because there are several.
    ///   - isFailing: Whether only the rows that fail are printed, where there is a row a category.
    /// - Returns: UTF-8.
    /// - Throws: ``UsageError`` for more texts than an image shows.
    func bytes(of texts: [FittedText], isOverview: Bool, isFailing: Bool) throws(UsageError) -> [UInt8] {
        switch self {
        case .picture: return try FitPicture.sheet(of: texts)
        case .report(let report, let isTerminal): return report.bytes(of: texts, isTerminal: isTerminal)
        case .summary(let output): return FitSummary.bytes(of: texts, output)
        case .rows(.rows(let format, fields: nil), _, _)
        where format.format == .table && isOverview && texts.contains { $0.fit.labels.count > 1 }:
            return FitOverview(of: texts, format.shown, width: format.window?.width).bytes
        case .rows(let output, let present, let options):
            let rows = texts.lazy.flatMap(\.rows).filter { !isFailing || $0.isFailure }
            return output.bytes(
                of: rows, fields: present,
                tableFields: FitField.table(of: present, texts: texts.count),
                common: [("options", .object(options.map(\.name), options.map { .text($0.value) }))],
                cell: { $0.cell($1) })
        }
    }
}

extension FittedText {
    /// The rows of the text, one per category.
    var rows: some Sequence<FitRow> { fit.labels.indices.lazy.map { FitRow(self, $0) } }
}
