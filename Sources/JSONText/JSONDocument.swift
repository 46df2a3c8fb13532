/// A JSON text, read strictly by RFC 8259; it keeps the order of members, duplicate names, the text of
/// numbers, and the position of each value.
///
/// Reading does not recurse, so deep nesting causes an error instead of a crash.
public final class JSONDocument: Sendable {
    /// The text.
    public let bytes: [UInt8]

    /// Only this file reads them; inlinable functions do not allow `private`.
    @usableFromInline let entries: [JSONEntry]

    /// The default limit on the nesting of objects and arrays.
    public static let maximumDepth = 512

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - maximumDepth: The limit on the nesting of objects and arrays.
    /// - Throws: ``JSONError`` for the first place that is not JSON.
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

    /// The kind of a value; a name is a string.
    @inlinable public func kind(of node: JSONNode) -> JSONKind { entries[node.index].kind }

    /// The offset of a value's first byte: a string's is its quotation mark.
    @inlinable public func offset(of node: JSONNode) -> Int { Int(entries[node.index].start) }

    /// The offset after a value's last byte.
    @inlinable public func endOffset(of node: JSONNode) -> Int { Int(entries[node.index].end) }

    /// The text of a string with its escapes resolved, or the source text of any other value.
    ///
    /// An unpaired surrogate becomes U+FFFD.
    public func text(of node: JSONNode) -> String {
        let entry = entries[node.index]
        guard entry.kind == .string else {
            return String(decoding: bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
        }
        let content = bytes[Int(entry.start) + 1..<Int(entry.end) - 1]
        return entry.hasEscapes
            ? JSONEscapes.resolved(content) : String(decoding: content, as: UTF8.self)
    }

    /// The value of a number; `nil` if the value is not a number or is too large for a `Double`.
    public func number(of node: JSONNode) -> Double? {
        guard kind(of: node) == .number, let number = Double(text(of: node)), number.isFinite
        else { return nil }
        return number
    }
}

extension JSONDocument {
    /// The first byte of a string's content in the source; 0 for an empty string and other values.
    ///
    /// Checking it first avoids most comparisons of names.
    @inlinable public func firstByte(of node: JSONNode) -> UInt8 {
        let entry = entries[node.index]
        return entry.kind == .string && entry.end - entry.start > 2 ? bytes[Int(entry.start) + 1] : 0
    }

    /// The bytes of a string between its quotation marks, with escapes unresolved.
    ///
    /// - Parameter node: A string or a name; the result is empty for anything else.
    /// - Returns: A part of ``bytes``.
    @inlinable public func content(of node: JSONNode) -> ArraySlice<UInt8> {
        let entry = entries[node.index]
        guard entry.kind == .string else { return [] }
        return bytes[Int(entry.start) + 1..<Int(entry.end) - 1]
    }

    /// Calls a function with the bytes of a string between its quotation marks.
    @inlinable public func withContent<Result>(
        of node: JSONNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let entry = entries[node.index]
        let range = entry.kind == .string ? Int(entry.start) + 1..<Int(entry.end) - 1 : 0..<0
        return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// A number that is equal for equal strings and different for most others; `nil` for a string with
    /// escapes, because a string without escapes may have the same text.
    @inlinable public func quickKey(of node: JSONNode) -> UInt64? {
        let entry = entries[node.index]
        guard entry.kind == .string, !entry.hasEscapes else { return nil }
        let (start, end) = (Int(entry.start), Int(entry.end))
        return bytes.withUnsafeBufferPointer { buffer in
            // For an empty string these are its quotation marks.
            UInt64(end - start) << 24 | UInt64(buffer[start + 1]) << 16
                | UInt64(buffer[(start + end) / 2]) << 8 | UInt64(buffer[end - 2])
        }
    }

    /// Whether a string has escapes.
    @inlinable public func hasEscapes(_ node: JSONNode) -> Bool { entries[node.index].hasEscapes }

    /// Whether two strings have the same text, with or without escapes.
    @inlinable public func haveEqualText(_ first: JSONNode, _ second: JSONNode) -> Bool {
        let (one, other) = (entries[first.index], entries[second.index])
        guard one.kind == .string, other.kind == .string else { return false }
        if one.hasEscapes || other.hasEscapes {
            return text(of: first).utf8.elementsEqual(text(of: second).utf8)
        }
        guard one.end - one.start == other.end - other.start else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            let text = UnsafeBufferPointer(rebasing: buffer[Int(one.start)..<Int(one.end)])
            return Self.areEqual(text, buffer, from: Int(other.start))
        }
    }

    /// The bytes of a string's text, its escapes resolved.
    @inlinable public func plainContent(of node: JSONNode) -> ArraySlice<UInt8> {
        hasEscapes(node) ? Array(text(of: node).utf8)[...] : content(of: node)
    }

    /// Whether a string has a text, given as UTF-8; `false` if it is not a string.
    @inlinable public func isString(_ node: JSONNode, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let entry = entries[node.index]
        guard entry.kind == .string else { return false }
        if entry.hasEscapes { return self.text(of: node).utf8.elementsEqual(text) }
        let start = Int(entry.start) + 1
        guard Int(entry.end) - 1 - start == text.count else { return false }
        return bytes.withUnsafeBufferPointer { Self.areEqual(text, $0, from: start) }
    }

    /// Whether a text equals the bytes at an offset, compared eight at a time; at least as many bytes as the
    /// text has must follow the offset.
    @inlinable static func areEqual(
        _ text: UnsafeBufferPointer<UInt8>, _ buffer: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Bool {
        let (one, other) = (UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(buffer))
        var offset = 0
        while offset + 8 <= one.count {
            guard
                one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    == other.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
            else { return false }
            offset += 8
        }
        while offset < one.count {
            guard one[offset] == other[start + offset] else { return false }
            offset += 1
        }
        return true
    }

    /// Whether a string has a text; `false` if it is not a string.
    @inlinable public func isString(_ node: JSONNode, _ text: StaticString) -> Bool {
        isString(node, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

extension JSONDocument {
    /// The number of values and names in an object or array, at any depth.
    @inlinable public func valueCount(of node: JSONNode) -> Int {
        Int(entries[node.index].next) - node.index - 1
    }

    /// Calls a function with each object of the document, in the order in which they begin.
    @inlinable public func forEachObject(_ body: (JSONNode) -> Void) {
        for index in entries.indices where entries[index].kind == .object { body(JSONNode(index: index)) }
    }

    /// The object or array that directly contains a value or name; `nil` for the root.
    ///
    /// It looks at everything in that object or array before the value.
    public func container(of node: JSONNode) -> JSONNode? {
        var index = node.index - 1
        while index >= 0 {
            let entry = entries[index]
            if entry.kind == .object || entry.kind == .array, Int(entry.next) > node.index {
                return JSONNode(index: index)
            }
            index -= 1
        }
        return nil
    }

    /// The direct names and values of an object or array, in turn.
    @usableFromInline struct Values {
        @usableFromInline let document: JSONDocument
        @usableFromInline var index: Int
        @usableFromInline let end: Int

        @inlinable init(document: JSONDocument, node: JSONNode, kind: JSONKind) {
            self.document = document
            index = node.index + 1
            let entry = document.entries[node.index]
            end = entry.kind == kind ? Int(entry.next) : index
        }

        @inlinable mutating func next() -> JSONNode? {
            guard index < end else { return nil }
            defer { index = Int(document.entries[index].next) }
            return JSONNode(index: index)
        }
    }
}
