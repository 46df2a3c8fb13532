import JSONText

/// The names of the formats in which rows can be printed.
enum Format: String, CaseIterable {
    case table
    case json
    case csv
    case markdown

    /// The image that some commands draw instead of rows.
    static let svg = "svg"
}

/// A format for rows, with its settings.
struct RowFormat {
    /// The format.
    let format: Format

    /// Whether a CSV file is safe to open in a spreadsheet program.
    let isCSVSafe: Bool

    /// The way to show texts on standard output.
    let shown: ShownText

    /// The window for tables; `nil` if standard output is not a terminal.
    let window: WindowLayout?

    /// The format that `--format`, `--json` and `--csv-safe` ask for.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - others: Formats that the command has besides.
    /// - Throws: ``UsageError`` for an unknown format, and for `--csv-safe` without `--format csv`.
    init(_ arguments: Arguments, others: [String] = []) throws(UsageError) {
        isCSVSafe = arguments.has(.csvSafe)
        if isCSVSafe, arguments.value(.format)?.asciiLowercased != Format.csv.rawValue {
            throw .csvSafeNeedsCSV
        }
        format = try arguments.format(usual: .table, json: .json, others: others)
        shown = ShownText(isTerminal: arguments.isOutputTerminal)
        window = shown.isTerminal ? WindowLayout(width: System.windowWidth) : nil
    }

    /// Whether the format is a table, which notes may explain.
    var isForPeople: Bool { format == .table || format == .markdown }

    /// The whole output.
    ///
    /// - Parameters:
    ///   - columns: The columns of the rows for programs.
    ///   - rows: These rows, which are made one by one.
    ///   - common: The members of a JSON document that all rows have in common.
    ///   - grid: The table for people.
    /// - Returns: UTF-8.
    func bytes(
        of columns: [Report.Column], _ rows: some Sequence<[Report.Cell]>,
        common: [(key: String, value: Report.Cell)] = [], grid: () -> TextGrid
    ) -> [UInt8] {
        switch format {
        case .table: Array(grid().text(in: window).utf8)
        case .json: JSONFormat.bytes(of: columns, rows, common: common, shown)
        case .csv: CSVFormat(isSafe: isCSVSafe, shown: shown).bytes(of: columns, rows)
        case .markdown: Array(grid().markdown.utf8)
        }
    }

    /// The whole output for a report.
    func bytes(of report: Report, grid: () -> TextGrid) -> [UInt8] {
        bytes(of: report.columns, report.rows, grid: grid)
    }
}
