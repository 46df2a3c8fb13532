/// A table of a face: a part of the file, known to lie within it, that is read a piece at a time.
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
    /// The largest table of which all is read at once, in bytes; those of the largest known fonts are a tenth.
    static let maximumSize = 16_000_000

    /// All of the table.
    ///
    /// - Throws: `tooShort` where its header does not fit, `tooComplex` where it is larger than any known.
    func layoutBytes(header: Int) throws(TableFault) -> FontBytes {
        guard length >= header else { throw .tooShort }
        guard length <= Self.maximumSize else { throw .tooComplex }
        return try bytes(at: 0, count: length)
    }
}
