/// Ranges of glyphs in order, each with a number: what coverage and class definitions have in format 2.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#coverage-format-2
struct GlyphRanges {
    /// Where the number of ranges stands, before the ranges.
    private let offset: Int

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        self.offset = offset
        let count = Int(try bytes.uint16(at: offset))
        try limit.spend(count)
        var next = 0
        for number in 0..<count {
            let range = offset + 2 + 6 * number
            let (start, end) = (Int(try bytes.uint16(at: range)), Int(try bytes.uint16(at: range + 2)))
            guard start >= next, start <= end else { throw .unsorted }
            _ = try bytes.uint16(at: range + 4)
            next = end + 1
        }
    }

    /// The range that a glyph is in: its first glyph and its number; `nil` where there is none.
    func range(of glyph: Int, in bytes: FontBytes) -> (start: Int, number: Int)? {
        var (low, high) = (0, bytes.word(at: offset))
        while low < high {
            let middle = (low + high) / 2
            if bytes.word(at: offset + 2 + 6 * middle + 2) < glyph { low = middle + 1 } else { high = middle }
        }
        guard low < bytes.word(at: offset) else { return nil }
        let range = offset + 2 + 6 * low
        let start = bytes.word(at: range)
        return start <= glyph ? (start, bytes.word(at: range + 4)) : nil
    }
}
