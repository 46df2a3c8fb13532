/// A subtable of `cmap` in format 12: groups of all of Unicode, searched where they stand.
///
/// https://learn.microsoft.com/typography/opentype/spec/cmap#format-12-segmented-coverage
struct GroupMap {
    private let bytes: FontBytes
    private let count: Int

    init(_ table: FontTable, at offset: Int) throws(TableFault) {
        let header = try table.bytes(at: offset, count: 16)
        let length = try header.uint32(at: 4)
        let groups = try header.uint32(at: 12)
        guard UInt64(length) <= UInt64(table.length - offset), 16 + 12 * UInt64(groups) <= UInt64(length)
        else {
            throw .offsetOutsideTable
        }
        count = Int(clamping: groups)
        // Groups that do not overlap are no more than characters.
        guard count <= 0x110000 else { throw .unsorted }
        bytes = try table.bytes(at: offset + 16, count: 12 * count)
        var next: UInt32 = 0
        for place in stride(from: 0, to: bytes.count, by: 12) {
            let (start, end) = (try bytes.uint32(at: place), try bytes.uint32(at: place + 4))
            guard start >= next, start <= end, end <= 0x10FFFF else { throw .unsorted }
            next = end + 1
        }
    }

    /// The glyph of a character; 0 where there is none.
    func glyph(of character: UInt32) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if bytes.long(at: 12 * middle + 4) < character { low = middle + 1 } else { high = middle }
        }
        guard low < count else { return 0 }
        let start = bytes.long(at: 12 * low)
        guard start <= character else { return 0 }
        let glyph = UInt64(bytes.long(at: 12 * low + 8)) + UInt64(character - start)
        return Int(clamping: glyph)
    }
}
