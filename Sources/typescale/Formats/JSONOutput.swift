/// JSON text in the making, as bytes.
struct JSONOutput {
    private var bytes: [UInt8] = []

    /// Makes room for a number of bytes; more are taken when they are needed.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// What has been written.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text that a function writes.
    static func text(_ write: (inout JSONOutput) -> Void) -> String {
        var output = JSONOutput()
        write(&output)
        return output.text
    }

    /// Writes a text as it is.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Writes white space, a key and what parts it from its value.
    mutating func append(_ space: String, key: String) {
        append(space)
        appendString(key)
        append(": ")
    }

    /// Writes a value.
    mutating func append(_ value: Report.Cell) {
        switch value {
        case .text(let string): appendString(string)
        case .null: append("null")
        case .number, .boolean: append(value.bare)
        }
    }

    private mutating func appendString(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { text in
            if text.contains(where: Self.needsEscape) {
                for byte in text { appendEscaped(byte) }
            } else {
                bytes.append(contentsOf: text)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        guard Self.needsEscape(byte) else { return bytes.append(byte) }
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\n"): append("\\n")
        case UInt8(ascii: "\r"): append("\\r")
        case UInt8(ascii: "\t"): append("\\t")
        default: append((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
}
