/// The way to show texts from outside.
///
/// Names come from files of any origin. On a terminal, characters that would control it or be invisible are
/// escaped; a file or a pipe gets every text unchanged.
struct ShownText {
    /// Whether the output goes to a terminal.
    let isTerminal: Bool

    /// A value on a line or in a field of its own.
    ///
    /// - Parameters:
    ///   - text: The value.
    ///   - isProse: Whether it is a text for people, which may need its zero-width joiners.
    /// - Returns: The value, escaped for a terminal.
    func text(_ text: String, isProse: Bool) -> String {
        isTerminal ? TerminalText.shown(text, keepsJoiners: isProse) : text
    }

    /// A value in a table for people, where control characters are escaped even in a file or pipe.
    func cell(_ text: String, isProse: Bool) -> String {
        isTerminal ? TerminalText.shown(text, keepsJoiners: isProse) : TerminalText.escaped(text)
    }

    /// Appends the bare value of a field as a line of its own, for `--get`.
    func append(_ cell: Report.Cell, isProse: Bool, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text(cell.bare, isProse: isProse).utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// A JSON document; its strings keep their values.
    func json(_ bytes: [UInt8]) -> [UInt8] {
        escaped(bytes) { scalar in
            UTF16.encode(scalar)?.reduce(into: "") { $0 += "\\u" + NumberText.hexadecimal($1, digits: 4) }
                ?? ""
        }
    }

    /// An XML document; its texts keep their values.
    func xml(_ bytes: [UInt8]) -> [UInt8] {
        escaped(bytes) { "&#\($0.value);" }
    }

    /// Lines of text.
    func lines(_ bytes: [UInt8]) -> [UInt8] {
        escaped(bytes) { TerminalText.shown(String($0)) }
    }

    /// A document in which, on a terminal, a function writes all invisible characters except line feeds.
    private func escaped(_ bytes: [UInt8], _ escape: (Unicode.Scalar) -> String) -> [UInt8] {
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
