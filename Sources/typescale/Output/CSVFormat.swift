import JSONText

/// Rows as comma-separated values (RFC 4180): a header, exact numbers, empty if there is no value.
struct CSVFormat {
    /// Whether texts that a spreadsheet program could take for formulas get an apostrophe before them.
    let isSafe: Bool

    /// The way to show texts.
    let shown: ShownText

    /// The header and the rows, each ended by CRLF.
    func bytes(of columns: [Report.Column], _ rows: some Sequence<[Report.Cell]>) -> [UInt8] {
        var bytes = Self.line(columns.map { Self.quoted($0.key) })
        for row in rows {
            bytes += Self.line(
                zip(columns, row).map { column, cell in
                    Self.quoted(shown.text(text(of: cell), isProse: column.isProse))
                })
        }
        return bytes
    }

    private static func line(_ cells: [String]) -> [UInt8] {
        Array((cells.joined(separator: ",") + "\r\n").utf8)
    }

    private func text(of cell: Report.Cell) -> String {
        switch cell {
        case .text, .list, .records, .object:
            isSafe && Self.isFormula(cell.bare) ? "'" + cell.bare : cell.bare
        case .number, .boolean, .null: cell.bare
        }
    }

    /// Whether a spreadsheet program may take a text for a formula, by its first character.
    private static func isFormula(_ text: String) -> Bool {
        text.utf8.first.map("=+-@\t\r".utf8.contains) ?? false
    }

    /// The value, in quotation marks if it contains one, a comma or a line break.
    private static func quoted(_ value: String) -> String {
        let special = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        guard value.utf8.contains(where: special.contains) else { return value }
        return "\"" + value.parts(separatedBy: "\"").joined(separator: "\"\"") + "\""
    }
}
