/// Texts from outside as standard output shows them.
///
/// Names come from files that anybody may have written: on a terminal what would steer it is escaped, while a
/// file or a pipe gets every text as it is.
enum ShownText {
    private static let isEscaped = System.isTerminal(.standardOutput)

    /// A value that stands alone, or in a field of its own.
    static func text(_ text: String) -> String { isEscaped ? TerminalText.escaped(text) : text }

    /// Adds the bare value of a field as a line of its own, for `--get`.
    static func append(_ cell: Report.Cell, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text(cell.bare).utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// A JSON document, whose strings keep their values.
    static func json(_ bytes: [UInt8]) -> [UInt8] {
        guard isEscaped else { return bytes }
        var text = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar != "\n", TerminalText.isControl(scalar) {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return Array(text.utf8)
    }
}
