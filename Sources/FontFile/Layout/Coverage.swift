/// A list of glyphs, each of which has a place in it.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#coverage-table
struct Coverage {
    private let offset: Int

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        self.offset = offset
        let format = try bytes.uint16(at: offset)
        let count = Int(try bytes.uint16(at: offset + 2))
        try limit.spend(count)
        var next = 0
        switch format {
        case 1:
            for number in 0..<count {
                let glyph = Int(try bytes.uint16(at: offset + 4 + 2 * number))
                guard glyph >= next else { throw .unsorted }
                next = glyph + 1
            }
        case 2:
            for number in 0..<count {
                let range = offset + 4 + 6 * number
                let (start, end) = (Int(try bytes.uint16(at: range)), Int(try bytes.uint16(at: range + 2)))
                guard start >= next, start <= end else { throw .unsorted }
                _ = try bytes.uint16(at: range + 4)
                next = end + 1
            }
        default: throw .format(Int(format))
        }
    }

    /// The place of a glyph, from 0; `nil` where it is not in the list.
    func index(of glyph: UInt16, in bytes: FontBytes) -> Int? {
        let glyph = Int(glyph)
        let isRanges = bytes.word(at: offset) == 2
        let size = isRanges ? 6 : 2
        var (low, high) = (0, bytes.word(at: offset + 2))
        while low < high {
            let middle = (low + high) / 2
            let last = bytes.word(at: offset + 4 + size * middle + (isRanges ? 2 : 0))
            if last < glyph { low = middle + 1 } else { high = middle }
        }
        guard low < bytes.word(at: offset + 2) else { return nil }
        let entry = offset + 4 + size * low
        let start = bytes.word(at: entry)
        guard isRanges else { return start == glyph ? low : nil }
        return start <= glyph ? bytes.word(at: entry + 4) + glyph - start : nil
    }
}
