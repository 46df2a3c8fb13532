/// Some bytes of a font file, read as the big-endian numbers that OpenType has.
///
/// Every parser reads through it: any offset from a file gives a number or a fault.
/// https://learn.microsoft.com/typography/opentype/spec/otff#data-types
struct FontBytes {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    func uint16(at offset: Int) throws(TableFault) -> UInt16 {
        guard offset >= 0, count >= 2, offset <= count - 2 else { throw .tooShort }
        return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    func int16(at offset: Int) throws(TableFault) -> Int16 { Int16(bitPattern: try uint16(at: offset)) }

    func uint32(at offset: Int) throws(TableFault) -> UInt32 {
        guard offset >= 0, count >= 4, offset <= count - 4 else { throw .tooShort }
        return UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16
            | UInt32(bytes[offset + 2]) << 8 | UInt32(bytes[offset + 3])
    }

    func tag(at offset: Int) throws(TableFault) -> FontTag { FontTag(rawValue: try uint32(at: offset)) }

    /// The 16-bit number at an offset that was checked when the table was opened; 0 beyond the end.
    func word(at offset: Int) -> Int {
        guard offset >= 0, count >= 2, offset <= count - 2 else { return 0 }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// The 32-bit number at an offset that was checked when the table was opened; 0 beyond the end.
    func long(at offset: Int) -> UInt32 {
        guard offset >= 0, count >= 4, offset <= count - 4 else { return 0 }
        return UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16
            | UInt32(bytes[offset + 2]) << 8 | UInt32(bytes[offset + 3])
    }

    /// Whether the bytes begin with a prefix.
    func starts(with other: [UInt8]) -> Bool { bytes.starts(with: other) }
}

extension Range<Int> {
    /// The first number that belongs to the second of two parts, by binary search.
    ///
    /// - Parameter belongsToSecond: Whether a number belongs to the second part; all later numbers must, too.
    /// - Returns: The end of the range if no number belongs to the second part.
    @inline(__always) func partitioningIndex(where belongsToSecond: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if belongsToSecond(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension Range<Int> {
    /// On which side of a number what is searched for lies.
    enum Side {
        case before
        case here
        case after
    }

    /// The number at which something lies, by binary search; `nil` if it is at none.
    @inline(__always) func bisected(_ side: (Int) -> Side) -> Int? {
        var (low, high) = (lowerBound, upperBound - 1)
        while low <= high {
            let middle = low + (high - low) / 2
            switch side(middle) {
            case .before: high = middle - 1
            case .here: return middle
            case .after: low = middle + 1
            }
        }
        return nil
    }
}

/// A table of a face: a part of the file, within its bounds, that is read piece by piece.
struct FontTable {
    private let source: FontSource
    private let offset: Int

    /// The length in bytes, without the padding after it.
    let length: Int

    /// A table of a file.
    ///
    /// - Throws: `outsideFile`.
    init(in source: FontSource, offset: UInt32, length: UInt32) throws(TableFault) {
        guard source.holds(offset: UInt64(offset), count: UInt64(length)),
            let offset = Int(exactly: offset), let length = Int(exactly: length)
        else { throw .outsideFile }
        self.source = source
        self.offset = offset
        self.length = length
    }

    /// A piece of the table.
    ///
    /// - Throws: `offsetOutsideTable`, `unreadable`.
    func bytes(at start: Int, count: Int) throws(TableFault) -> FontBytes {
        guard start >= 0, count >= 0, start <= length, count <= length - start else {
            throw .offsetOutsideTable
        }
        return try source.bytes(at: offset + start, count: count)
    }

    /// The first bytes of the table.
    ///
    /// - Throws: `tooShort`, `unreadable`.
    func start(count: Int) throws(TableFault) -> FontBytes {
        guard count <= length else { throw .tooShort }
        return try bytes(at: 0, count: count)
    }

    /// Whether an array of records lies within the table.
    func holds(_ count: UInt16, recordsOf size: UInt16, at start: UInt32) -> Bool {
        UInt64(start) + UInt64(count) * UInt64(size) <= UInt64(length)
    }
}

extension FontTable {
    /// The largest size, in bytes, of a table that is read at once; the largest known tables have a tenth of
    /// it.
    static let maximumSize = 16_000_000

    /// All of the table.
    ///
    /// - Throws: `tooShort` if its header does not fit, `tooComplex` if it is larger than any known table.
    func layoutBytes(header: Int) throws(TableFault) -> FontBytes {
        guard length >= header else { throw .tooShort }
        guard length <= Self.maximumSize else { throw .tooComplex }
        return try bytes(at: 0, count: length)
    }
}
