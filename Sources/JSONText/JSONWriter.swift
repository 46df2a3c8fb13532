/// Writes JSON text deterministically, with members in the order of the calls.
///
/// Each member and element is on its own line, indented by two spaces per level; an empty object or array is
/// `{}` or `[]`. The caller must write names and values of objects in turn.
public struct JSONWriter: Sendable {
    /// The bytes written so far, in UTF-8.
    public private(set) var bytes: [UInt8] = []

    /// A line feed and the spaces of the innermost object or array.
    private var newLine = [UInt8(ascii: "\n")]
    /// Whether nothing has been written into the innermost object or array.
    private var isEmpty = true
    /// Whether a name has been written without its value.
    private var follows = false

    /// Reserves room for a number of bytes; the text may grow beyond it.
    public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Returns and removes the bytes written since the last call, so that a long text need not be kept.
    public mutating func takeBytes() -> [UInt8] {
        let written = bytes
        bytes = []
        return written
    }

    /// The bytes written so far.
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
    public mutating func name(_ name: JSONName) {
        prepare()
        bytes.append(contentsOf: name.bytes)
        follows = true
    }

    /// Writes the name of a member.
    public mutating func name(_ name: String) { self.name(JSONName(name)) }

    /// Writes a string.
    public mutating func string(_ text: String) {
        prepare()
        JSONEscapes.append(text, to: &bytes)
    }

    /// Writes a number, `true`, `false` or `null`, which the caller has spelled as JSON requires.
    public mutating func literal(_ text: String) {
        prepare()
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Ends the text with a line feed.
    public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func begin(_ bracket: UInt8) {
        prepare()
        bytes.append(bracket)
        newLine += [UInt8(ascii: " "), UInt8(ascii: " ")]
        isEmpty = true
    }

    private mutating func end(_ bracket: UInt8) {
        newLine.removeLast(min(2, newLine.count - 1))
        if !isEmpty { bytes.append(contentsOf: newLine) }
        bytes.append(bracket)
        isEmpty = false
    }

    /// Writes the separator before a value or name: nothing after a name, otherwise a comma and a new line.
    private mutating func prepare() {
        if follows {
            follows = false
        } else if newLine.count > 1 {
            if !isEmpty { bytes.append(UInt8(ascii: ",")) }
            bytes.append(contentsOf: newLine)
        }
        isEmpty = false
    }
}

/// The name of a member, encoded once for use in many objects.
public struct JSONName: Sendable {
    /// The name between quotation marks, a colon and a space.
    let bytes: [UInt8]

    /// Encodes a name.
    public init(_ name: String) {
        var bytes: [UInt8] = []
        JSONEscapes.append(name, to: &bytes)
        bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
        self.bytes = bytes
    }
}

/// The spelling of JSON numbers: the shortest text that reads back as the same number.
public enum JSONNumber {
    /// The text of a finite number; whole numbers have no `.0`.
    ///
    /// From 10^16 on, the shortest text has an exponent and no `.0`.
    public static func text(of number: Double) -> String {
        if let whole = Int(exactly: number), whole.magnitude < 10_000_000_000_000_000 {
            return String(whole)
        }
        return number.description
    }
}

extension JSONWriter {
    /// Writes a number, which must be finite.
    public mutating func number(_ number: Double) {
        precondition(number.isFinite, "JSON has finite numbers only")
        literal(JSONNumber.text(of: number))
    }
}
