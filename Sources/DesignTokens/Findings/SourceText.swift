import JSONText

/// The text of a file, for computing the places of its values.
///
/// A finding keeps this text and a value and not the place itself, because a line is much longer than a
/// finding.
final class SourceText: Sendable {
    /// The file as it was named.
    let name: String
    private let document: JSONDocument
    private let lines: JSONLines

    /// Finds the lines of a file.
    init(name: String, document: JSONDocument) {
        self.name = name
        self.document = document
        lines = JSONLines(document.bytes)
    }

    /// The number of bytes of a long line that are kept before and after a value.
    private static let margin = 400

    /// The place of a value.
    func place(of node: JSONNode) -> Finding.Place {
        let (start, end) = (document.offset(of: node), document.endOffset(of: node))
        let line = lines.line(at: start)
        let value = start..<max(start, min(end, line.endIndex))
        let lower = boundary(at: max(line.startIndex, start - Self.margin), in: line)
        let upper = boundary(at: min(line.endIndex, start + Self.margin), in: line)
        let position = lines.position(of: start)
        return Finding.Place(
            location: SourceLocation(file: name, line: position.line, column: position.column),
            line: String(decoding: line[lower..<upper], as: UTF8.self),
            firstColumn: position.column - scalarCount(lower..<start), isCutAfter: upper < line.endIndex,
            length: max(1, scalarCount(value.lowerBound..<min(value.upperBound, upper))))
    }

    private func scalarCount(_ range: Range<Int>) -> Int {
        document.bytes[range].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }

    /// An offset, or the nearest before it at which a scalar begins.
    private func boundary(at offset: Int, in line: ArraySlice<UInt8>) -> Int {
        var offset = offset
        while offset > line.startIndex, offset < line.endIndex, line[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}
