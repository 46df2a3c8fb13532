extension FieldOutput {
    /// What rows are in the form that was asked for.
    ///
    /// A terminal gets texts escaped, which may be from files that anybody has written; a file or a pipe gets
    /// them as they are.
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
                columns: fields.map { Report.Column(key: $0.rawValue, heading: $0.heading) },
                rows: rows.map { row in fields.map { cell(row, $0) } })
        }
        let isTerminal = System.isTerminal(.standardOutput)
        switch self {
        case .values(of: let field):
            var bytes: [UInt8] = []
            for row in rows {
                let value = cell(row, field).bare
                bytes.append(contentsOf: (isTerminal ? TerminalText.escaped(value) : value).utf8)
                bytes.append(UInt8(ascii: "\n"))
            }
            return bytes
        case .rows(let format, let named):
            switch format {
            case .json: return JSONFormat.bytes(of: report(named ?? fields))
            case .csv:
                let exact = report(named ?? fields)
                return Array(CSVFormat.text(of: isTerminal ? exact.escaped : exact).utf8)
            case .table, .markdown:
                let grid = TextGrid(
                    named.map { report($0) } ?? report(tableFields).withoutEmptyColumns(for: format))
                return Array((format == .table ? grid.plain : grid.markdown).utf8)
            }
        }
    }
}

extension Report {
    /// The report with its texts fit for a terminal.
    fileprivate var escaped: Report {
        var report = self
        report.rows = rows.map { row in
            row.map { cell in
                switch cell {
                case .text, .list: .text(TerminalText.escaped(cell.bare))
                case .number, .boolean, .null: cell
                }
            }
        }
        return report
    }
}
