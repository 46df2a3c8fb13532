/// Rows as comma-separated values (RFC 4180): a header, exact numbers, empty where there is no value.
enum CSVFormat {
    static func text(of report: Report) -> String {
        let lines = [report.columns.map(\.key)] + report.rows.map { $0.map { ShownText.text($0.bare) } }
        return lines.reduce(into: "") { $0 += $1.map(quoted).joined(separator: ",") + "\r\n" }
    }

    /// The value between quotation marks if it holds one, a comma or a line break.
    private static func quoted(_ value: String) -> String {
        let special = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        guard value.utf8.contains(where: special.contains) else { return value }
        return "\"" + value.parts(separatedBy: "\"").joined(separator: "\"\"") + "\""
    }
}
