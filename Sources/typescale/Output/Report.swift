/// Rows of figures or names before a format has made text of them.
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
        /// Not published, or not known.
        case null

        /// The value where it stands alone: exact, and empty where there is none.
        var bare: String {
            switch self {
            case .text(let text): text
            case .number(let number): NumberText.exact(number)
            case .boolean(let boolean): boolean ? "true" : "false"
            case .list(let texts): texts.joined(separator: "; ")
            case .null: ""
            }
        }

        /// Whether there is no value to show to people.
        var isEmpty: Bool { self == .null || self == .list([]) }
    }

    /// The report without the columns that have no value in any row, in the formats that people read.
    func withoutEmptyColumns(for format: Format) -> Report {
        guard format == .table || format == .markdown else { return self }
        let kept = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        return Report(
            columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
    }
}
