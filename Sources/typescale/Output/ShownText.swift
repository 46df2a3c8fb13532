/// Texts from outside as standard output shows them.
///
/// Names come from files that anybody may have written: on a terminal what would steer it, or what nobody would
/// see, is escaped, while a file or a pipe gets every text as it is.
enum ShownText {
    /// Whether standard output is a terminal.
    static let isTerminal = System.isTerminal(.standardOutput)

    /// A value that stands alone, or in a field of its own.
    ///
    /// - Parameters:
    ///   - text: The value.
    ///   - isProse: Whether it is a text for people, which may need its joiners.
    /// - Returns: The value, escaped for a terminal.
    static func text(_ text: String, isProse: Bool) -> String {
        isTerminal ? TerminalText.shown(text, keepsJoiners: isProse) : text
    }

    /// A value in a table for people, in which not even a file or pipe gets a control character.
    static func cell(_ text: String, isProse: Bool) -> String {
        isTerminal ? TerminalText.shown(text, keepsJoiners: isProse) : TerminalText.escaped(text)
    }

    /// Adds the bare value of a field as a line of its own, for `--get`.
    static func append(_ cell: Report.Cell, isProse: Bool, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text(cell.bare, isProse: isProse).utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// A JSON document, whose strings keep their values.
    static func json(_ bytes: [UInt8], isTerminal: Bool = isTerminal) -> [UInt8] {
        escaped(bytes, isTerminal) { scalar in
            UTF16.encode(scalar)?.reduce(into: "") { $0 += "\\u" + NumberText.hexadecimal($1, digits: 4) }
                ?? ""
        }
    }

    /// An XML document, whose texts keep their values.
    static func xml(_ bytes: [UInt8], isTerminal: Bool = isTerminal) -> [UInt8] {
        escaped(bytes, isTerminal) { "&#\($0.value);" }
    }

    /// Lines of text.
    static func lines(_ bytes: [UInt8], isTerminal: Bool = isTerminal) -> [UInt8] {
        escaped(bytes, isTerminal) { TerminalText.shown(String($0)) }
    }

    /// On a terminal, a document in which a function writes all invisible characters but line feeds.
    private static func escaped(
        _ bytes: [UInt8], _ isTerminal: Bool, _ escape: (Unicode.Scalar) -> String
    ) -> [UInt8] {
        guard isTerminal else { return bytes }
        var text = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar != "\n", TerminalText.isInvisible(scalar) {
                text += escape(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return Array(text.utf8)
    }
}
