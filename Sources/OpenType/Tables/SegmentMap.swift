/// A subtable of `cmap` in format 4: segments of the basic plane.
///
/// https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
struct SegmentMap {
    private let bytes: FontBytes
    private let count: Int

    /// Reads the subtable to the end of the table: its own length of 16 bits is too small in some sound fonts.
    init(_ table: FontTable, at offset: Int) throws(TableFault) {
        let header = try table.bytes(at: offset, count: 14)
        let length = Int(try header.uint16(at: 2))
        guard length > 0, length.isMultiple(of: 2) else { throw .length(length) }
        guard length <= table.length - offset else { throw .offsetOutsideTable }
        let doubled = Int(try header.uint16(at: 6))
        guard doubled > 0, doubled.isMultiple(of: 2) else { throw .segmentCount(doubled) }
        count = doubled / 2
        // The farthest glyph is reached from the last segment's offset over 128 kilobytes and as many characters.
        bytes = try table.bytes(at: offset, count: min(table.length - offset, 16 + 8 * count + 4 * 65536))
        try check()
    }

    private func end(_ segment: Int) -> Int { bytes.word(at: 14 + 2 * segment) }
    private func start(_ segment: Int) -> Int { bytes.word(at: 16 + 2 * (count + segment)) }
    private func delta(_ segment: Int) -> Int { bytes.word(at: 16 + 2 * (2 * count + segment)) }
    private func rangeOffset(_ segment: Int) -> Int { bytes.word(at: rangePlace(segment)) }
    private func rangePlace(_ segment: Int) -> Int { 16 + 2 * (3 * count + segment) }

    private func check() throws(TableFault) {
        guard bytes.count >= 16 + 8 * count else { throw .offsetOutsideTable }
        var previous = -1
        for segment in 0..<count {
            let (start, end) = (start(segment), end(segment))
            guard start <= end, start > previous else { throw .unsorted }
            previous = end
            // Nothing is looked up in the segment that only closes the list, whose offset is odd in many fonts.
            if start == 0xFFFF { continue }
            let offset = rangeOffset(segment)
            guard offset == 0 || rangePlace(segment) + offset + 2 * (end - start) + 2 <= bytes.count else {
                throw .offsetOutsideTable
            }
        }
    }

    /// The glyph of a character; 0 where there is none.
    func glyph(of character: UInt32) -> Int {
        guard character < 0xFFFF, let character = Int(exactly: character) else { return 0 }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if end(middle) < character { low = middle + 1 } else { high = middle }
        }
        guard low < count, start(low) <= character else { return 0 }
        let offset = rangeOffset(low)
        if offset == 0 { return (character + delta(low)) & 0xFFFF }
        let glyph = bytes.word(at: rangePlace(low) + offset + 2 * (character - start(low)))
        return glyph == 0 ? 0 : (glyph + delta(low)) & 0xFFFF
    }
}
