/// A place in a text as editors count it.
public struct JSONPosition: Hashable, Sendable, Comparable {
    /// From 1; lines end at LF or CRLF.
    public let line: Int

    /// From 1, in Unicode scalars.
    public let column: Int

    /// Makes a position.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether the first place is nearer to the start.
    public static func < (first: JSONPosition, second: JSONPosition) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

/// Where the lines of a text begin, so that many positions can be computed without reading it again.
public struct JSONLines: Sendable {
    private let bytes: [UInt8]
    /// The offset of each line's first byte.
    private var starts: [Int]

    /// Finds the lines of a text.
    ///
    /// A byte order mark at its start is no column of the first line.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        bytes.withUnsafeBufferPointer { buffer in
            for offset in buffer.indices where buffer[offset] == UInt8(ascii: "\n") {
                starts.append(offset + 1)
            }
        }
    }

    /// The position of the byte at an offset; the end of the text counts as one, and so does what lies beyond.
    public func position(of offset: Int) -> JSONPosition {
        let offset = min(max(offset, starts[0]), bytes.count)
        let line = lineNumber(of: offset)
        // Every scalar has one byte that does not continue another.
        let column = bytes[starts[line]..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        return JSONPosition(line: line + 1, column: column)
    }

    /// The bytes of the line at an offset, without its end.
    public func line(at offset: Int) -> ArraySlice<UInt8> {
        let line = lineNumber(of: min(max(offset, starts[0]), bytes.count))
        var end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
        if end > starts[line], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return bytes[starts[line]..<end]
    }

    /// The number of the line at an offset, from 0.
    private func lineNumber(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
