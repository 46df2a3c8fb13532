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

/// The offsets of the lines of a text, so that many positions can be computed without reading it again.
public struct JSONLines: Sendable {
    private let bytes: [UInt8]
    /// The offset of each line's first byte.
    private var starts: [Int]
    /// The number of scalars that begin before each block of bytes, so that long lines need not be counted.
    private var scalarsBeforeBlock: [Int] = []

    private static let blockSize = 4096

    /// Finds the lines of a text.
    ///
    /// A byte order mark at the beginning is not counted as a column.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        bytes.withUnsafeBufferPointer { buffer in
            var scalars = 0
            for offset in buffer.indices {
                if offset % Self.blockSize == 0 { scalarsBeforeBlock.append(scalars) }
                if buffer[offset] & 0xC0 != 0x80 { scalars += 1 }
                if buffer[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
            }
            scalarsBeforeBlock.append(scalars)
        }
    }

    /// The position of the byte at an offset; offsets beyond the text have the position of its end.
    public func position(of offset: Int) -> JSONPosition {
        let offset = min(max(offset, starts[0]), bytes.count)
        let line = lineNumber(of: offset)
        return JSONPosition(
            line: line + 1, column: scalars(before: offset) - scalars(before: starts[line]) + 1)
    }

    /// The number of scalars that begin before an offset: the bytes that are not continuation bytes.
    private func scalars(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        return bytes[block * Self.blockSize..<offset].reduce(scalarsBeforeBlock[block]) {
            $1 & 0xC0 == 0x80 ? $0 : $0 + 1
        }
    }

    /// The bytes of the line at an offset, without its end.
    public func line(at offset: Int) -> ArraySlice<UInt8> {
        let line = lineNumber(of: min(max(offset, starts[0]), bytes.count))
        guard line + 1 < starts.count else { return bytes[starts[line]...] }
        var end = starts[line + 1] - 1
        if end > starts[line], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return bytes[starts[line]..<end]
    }

    /// The number of the line at an offset, from 1; faster than a position with its column.
    public func lineNumber(at offset: Int) -> Int {
        lineNumber(of: min(max(offset, starts[0]), bytes.count)) + 1
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
