/// A JSON text, read strictly by RFC 8259, with all that is in it: the order of members, duplicate names, the
/// text of numbers, and where each value stands.
///
/// It does not recurse, so that deep nesting ends in an error and not in a crash.
public final class JSONDocument: Sendable {
    /// The text.
    public let bytes: [UInt8]

    @usableFromInline let entries: [JSONEntry]

    /// How deeply objects and arrays may be nested unless another limit is asked for.
    public static let maximumDepth = 512

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - maximumDepth: How deeply objects and arrays may be nested.
    /// - Throws: ``JSONError`` with the first place that is not JSON.
    public init(_ bytes: [UInt8], maximumDepth: Int = JSONDocument.maximumDepth) throws(JSONError) {
        self.bytes = bytes
        let result = bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(buffer, maximumDepth: maximumDepth)
            return reader.read()
        }
        switch result {
        case .success(let entries): self.entries = entries
        case .failure(let fault):
            throw JSONError(
                reason: fault.reason, offset: fault.offset,
                position: JSONLines(bytes).position(of: fault.offset))
        }
    }

    /// The one value of the text.
    @inlinable public var root: JSONNode { JSONNode(index: 0) }

    /// What a value is; a name is a string.
    @inlinable public func kind(of node: JSONNode) -> JSONKind { entries[node.index].kind }

    /// The offset of a value's first byte: a string's is its quotation mark.
    @inlinable public func offset(of node: JSONNode) -> Int { Int(entries[node.index].start) }

    /// The offset after a value's last byte.
    @inlinable public func endOffset(of node: JSONNode) -> Int { Int(entries[node.index].end) }

    /// The text of a string, its escapes resolved; of any other value, the text it is written as.
    ///
    /// Half of a surrogate pair without the other becomes U+FFFD.
    public func text(of node: JSONNode) -> String {
        let entry = entries[node.index]
        guard entry.kind == .string else {
            return String(decoding: bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
        }
        let content = bytes[Int(entry.start) + 1..<Int(entry.end) - 1]
        return entry.hasEscapes
            ? JSONEscapes.resolved(content) : String(decoding: content, as: UTF8.self)
    }

    /// The value of a number or `nil`: for what is no number, and where it is too large for a `Double`.
    public func number(of node: JSONNode) -> Double? {
        guard kind(of: node) == .number, let number = Double(text(of: node)), number.isFinite
        else { return nil }
        return number
    }
}
