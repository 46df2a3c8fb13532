/// Rows as JSON: a version, what the rows have in common, the rows; keys are only ever added.
enum JSONFormat {
    /// The promise about the keys: raised when one is taken away or changes its meaning.
    static let version = 1.0

    static func text(of report: Report, common: [(key: String, value: Report.Cell)] = []) -> String {
        var text = "{\n"
        for (key, value) in [("version", .number(version))] + common {
            text += "  "
            append(key, value, to: &text)
            text += ",\n"
        }
        text += "  \"rows\": ["
        for (position, row) in report.rows.enumerated() {
            text += position == 0 ? "\n    {" : ",\n    {"
            for (column, cell) in zip(report.columns, row).enumerated() {
                text += column == 0 ? "\n      " : ",\n      "
                append(cell.0.key, cell.1, to: &text)
            }
            text += "\n    }"
        }
        text += report.rows.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
        return text
    }

    private static func append(_ key: String, _ value: Report.Cell, to text: inout String) {
        appendString(key, to: &text)
        text += ": "
        switch value {
        case .text(let string): appendString(string, to: &text)
        case .null: text += "null"
        case .number, .boolean: text += value.bare
        }
    }

    private static func appendString(_ string: String, to text: inout String) {
        text += "\""
        if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
            text += string
        } else {
            for scalar in string.unicodeScalars { appendEscaped(scalar, to: &text) }
        }
        text += "\""
    }

    private static func appendEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case "\0"..<" ":
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
}
