/// Writes JSON text: the same calls give the same bytes, members in the order of the calls.
///
/// Each member and element stands on a line of its own, indented by two spaces for each level; an empty object
/// or array is written `{}` or `[]`. The caller sees to it that objects hold names and values in turn.
public struct JSONWriter: Sendable {
    /// What has been written, in UTF-8.
    public private(set) var bytes: [UInt8] = []

    private var depth = 0
    /// Whether nothing has been written into the innermost object or array.
    private var isEmpty = true
    /// Whether a name waits for its value.
    private var follows = false

    /// Makes room for a number of bytes; more are taken when they are needed.
    public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// What has been written.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Begins an object.
    public mutating func beginObject() { begin(UInt8(ascii: "{")) }

    /// Ends the innermost object.
    public mutating func endObject() { end(UInt8(ascii: "}")) }

    /// Begins an array.
    public mutating func beginArray() { begin(UInt8(ascii: "[")) }

    /// Ends the innermost array.
    public mutating func endArray() { end(UInt8(ascii: "]")) }

    /// Writes the name of a member.
    public mutating func name(_ name: String) {
        prepare()
        appendString(name)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
        follows = true
    }

    /// Writes a string.
    public mutating func string(_ text: String) {
        prepare()
        appendString(text)
    }

    /// Writes a number, `true`, `false` or `null`, which the caller has written as JSON asks.
    public mutating func literal(_ text: String) {
        prepare()
        append(text)
    }

    /// Ends the text with a line feed.
    public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func begin(_ bracket: UInt8) {
        prepare()
        bytes.append(bracket)
        depth += 1
        isEmpty = true
    }

    private mutating func end(_ bracket: UInt8) {
        depth -= 1
        if !isEmpty { newLine() }
        bytes.append(bracket)
        isEmpty = false
    }

    /// Writes what stands before a value or name: nothing after a name, else a comma and a new line.
    private mutating func prepare() {
        if follows {
            follows = false
        } else if depth > 0 {
            if !isEmpty { bytes.append(UInt8(ascii: ",")) }
            newLine()
        }
        isEmpty = false
    }

    private mutating func newLine() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    private mutating func appendString(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { content in
            if content.contains(where: Self.needsEscape) {
                for byte in content { appendEscaped(byte) }
            } else {
                bytes.append(contentsOf: content)
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
