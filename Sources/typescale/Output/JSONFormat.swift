import JSONText

/// Rows as JSON: a version, what the rows have in common, the rows; keys are only ever added.
enum JSONFormat {
    /// The promise about the keys: raised when one is taken away or changes its meaning.
    static let version = 1.0

    static func bytes(of report: Report, common: [(key: String, value: Report.Cell)] = []) -> [UInt8] {
        var writer = JSONWriter(capacity: 256 + report.rows.count * report.columns.count * 32)
        writer.beginObject()
        writer.name("version")
        writer.cell(.number(version))
        for (key, value) in common {
            writer.name(key)
            writer.cell(value)
        }
        let names = report.columns.map { JSONName($0.key) }
        writer.name("rows")
        writer.beginArray()
        for row in report.rows {
            writer.beginObject()
            for (column, cell) in row.enumerated() {
                writer.name(names[column])
                writer.cell(cell)
            }
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        writer.endLine()
        return ShownText.json(writer.bytes)
    }
}

extension JSONWriter {
    /// Writes the value of a report's cell.
    fileprivate mutating func cell(_ value: Report.Cell) {
        switch value {
        case .text(let text): string(text)
        case .null: literal("null")
        case .list(let texts):
            beginArray()
            for text in texts { string(text) }
            endArray()
        case .number, .boolean: literal(value.bare)
        }
    }
}
