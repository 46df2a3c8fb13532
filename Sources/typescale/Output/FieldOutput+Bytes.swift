extension FieldOutput {
    /// What rows are in the form that was asked for.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - fields: The fields for programs, where none are named.
    ///   - tableFields: The fields for people, where none are named; those without any value are left out.
    ///   - cell: The value of a field in a row.
    /// - Returns: The whole output.
    func bytes<Row>(
        of rows: some Sequence<Row>, fields: [Field], tableFields: [Field],
        cell: (Row, Field) -> Report.Cell
    ) -> [UInt8] {
        func report(_ fields: [Field]) -> Report {
            Report(
                columns: fields.map(\.column),
                rows: rows.map { row in fields.map { cell(row, $0) } })
        }
        switch self {
        case .values(of: let field):
            var bytes: [UInt8] = []
            for row in rows { ShownText.append(cell(row, field), isProse: field.isProse, to: &bytes) }
            return bytes
        case .rows(let format, let named, let isCSVSafe):
            switch format {
            case .json: return JSONFormat.bytes(of: report(named ?? fields))
            case .csv: return CSVFormat(isSafe: isCSVSafe).bytes(of: report(named ?? fields))
            case .table, .markdown:
                let grid = TextGrid(
                    named.map { report($0) } ?? report(tableFields).withoutEmptyColumns(for: format))
                return Array((format == .table ? grid.plain : grid.markdown).utf8)
            }
        }
    }
}
