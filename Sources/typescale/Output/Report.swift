import JSONText

/// Rows of figures or names, independent of any format.
struct Report {
    var columns: [Column]
    var rows: [[Cell]]

    /// A column of a report.
    struct Column {
        /// The key in JSON, the header in CSV.
        let key: String
        /// The heading for people.
        let heading: String
        /// Whether its values are texts for people, not names.
        var isProse = false
    }

    /// One value.
    enum Cell: Equatable {
        case text(String)
        case number(Double)
        case boolean(Bool)
        /// Several texts: an array in JSON, joined elsewhere.
        case list([String])
        /// Several rows of values with these keys: an array of objects in JSON, joined elsewhere.
        case records([String], [[Cell]])
        /// Values with these keys: an object in JSON, joined elsewhere.
        case object([String], [Cell])
        /// Not published, or not known.
        case null

        /// The bare value: exact, and empty without one.
        var bare: String {
            switch self {
            case .text(let text): text
            case .number(let number): NumberText.exact(number)
            case .boolean(let boolean): boolean ? "true" : "false"
            case .list(let texts): texts.joined(separator: "; ")
            case .records(_, let rows):
                rows.map { $0.map(\.bare).joined(separator: " ") }.joined(separator: "; ")
            case .object(let keys, let cells):
                zip(keys, cells).map { "\($0)=\($1.bare)" }.joined(separator: " ")
            case .null: ""
            }
        }

        /// Whether the cell is empty for people.
        var isEmpty: Bool {
            switch self {
            case .null, .list([]), .records(_, []), .object([], _): true
            case .text, .number, .boolean, .list, .records, .object: false
            }
        }
    }

    /// The report without the columns that have no value in any row.
    var withoutEmptyColumns: Report {
        let kept = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        return Report(
            columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
    }
}

extension Report.Cell {
    /// A number, or null without one.
    static func optional(_ number: Double?) -> Report.Cell { number.map(Report.Cell.number) ?? .null }

    /// A whole number, or null without one.
    static func optional(_ number: Int?) -> Report.Cell { optional(number.map(Double.init)) }

    /// A text, or null without one.
    static func optional(_ text: String?) -> Report.Cell { text.map(Report.Cell.text) ?? .null }
}

/// A field of the rows that a command prints, by its key in JSON.
protocol ReportField: RawRepresentable<String>, CaseIterable, Equatable {
    /// The options one of which the field needs; empty for a field of every row.
    var options: [OptionName] { get }

    /// Whether a table for people shows the field unasked.
    var isInTable: Bool { get }

    /// Whether its values are texts for people, not names.
    var isProse: Bool { get }
}

extension ReportField {
    var isProse: Bool { false }

    /// The field as a column of a report.
    var column: Report.Column { Report.Column(key: rawValue, heading: heading, isProse: isProse) }

    /// The name in words, for the heading of a table.
    var heading: String {
        rawValue.unicodeScalars.reduce(into: "") { heading, letter in
            if ("A"..."Z").contains(letter) { heading += " " }
            heading.unicodeScalars.append(letter)
        }.asciiLowercased
    }

    /// Whether the options include one that the field needs.
    func isPresent(in arguments: Arguments) -> Bool {
        options.isEmpty || options.contains(where: arguments.has)
    }

    /// The fields of a table for people; fields that options add are last.
    static func table(of fields: [Self]) -> [Self] {
        let shown = fields.filter { $0.isInTable }
        return shown.filter { $0.options.isEmpty } + shown.filter { !$0.options.isEmpty }
    }
}
