/// Rows as JSON: a version, what the rows have in common, the rows; keys are only ever added.
enum JSONFormat {
    /// The promise about the keys: raised when one is taken away or changes its meaning.
    static let version = 1.0

    static func text(of report: Report, common: [(key: String, value: Report.Cell)] = []) -> String {
        var output = JSONOutput(capacity: 256 + report.rows.count * report.columns.count * 32)
        output.append("{\n")
        for (key, value) in [("version", .number(version))] + common {
            output.append(JSONOutput.text { $0.append("  ", key: key) })
            output.append(value)
            output.append(",\n")
        }
        output.append("  \"rows\": [")
        // A key is escaped and indented once, not once a row.
        let keys = report.columns.enumerated().map { position, column in
            JSONOutput.text { $0.append(position == 0 ? "\n      " : ",\n      ", key: column.key) }
        }
        for (position, row) in report.rows.enumerated() {
            output.append(position == 0 ? "\n    {" : ",\n    {")
            for (column, cell) in row.enumerated() {
                output.append(keys[column])
                output.append(cell)
            }
            output.append("\n    }")
        }
        output.append(report.rows.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
        return output.text
    }
}
