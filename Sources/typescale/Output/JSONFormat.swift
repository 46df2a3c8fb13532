import JSONText

/// Rows as JSON: a version, the members that the rows have in common, and the rows.
///
/// Keys are only ever added.
enum JSONFormat {
    /// The version of the format, which increases if a key is removed or changes its meaning.
    static let version = 1.0

    /// The document in UTF-8.
    ///
    /// - Parameters:
    ///   - columns: The members of a row.
    ///   - rows: The rows, which are made one by one.
    ///   - common: The members that all rows have in common.
    ///   - shown: The way to show texts.
    /// - Returns: UTF-8.
    static func bytes(
        of columns: [Report.Column], _ rows: some Sequence<[Report.Cell]>,
        common: [(key: String, value: Report.Cell)] = [], _ shown: ShownText
    ) -> [UInt8] {
        var writer = JSONWriter(capacity: 256 + rows.underestimatedCount * columns.count * 32)
        writer.beginObject()
        writer.name("version")
        writer.cell(.number(version))
        for (key, value) in common {
            writer.name(key)
            writer.cell(value)
        }
        let names = columns.map { JSONName($0.key) }
        writer.name("rows")
        writer.beginArray()
        for row in rows {
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
        return shown.json(writer.bytes)
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
        case .object(let keys, let cells):
            beginObject()
            for (key, cell) in zip(keys, cells) {
                name(key)
                self.cell(cell)
            }
            endObject()
        case .records(let keys, let rows):
            beginArray()
            for row in rows { cell(.object(keys, row)) }
            endArray()
        case .number, .boolean: literal(value.bare)
        }
    }
}
