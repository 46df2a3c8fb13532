/// A list of glyphs, each of which has a place in it.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#coverage-table
struct Coverage {
    private enum Form {
        /// The glyphs one by one, in order; their number.
        case list(count: Int)
        case ranges(GlyphRanges)
    }

    private let offset: Int
    private let form: Form

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        self.offset = offset
        let format = try bytes.uint16(at: offset)
        switch format {
        case 1:
            let count = Int(try bytes.uint16(at: offset + 2))
            try limit.spend(count)
            var next = 0
            for number in 0..<count {
                let glyph = Int(try bytes.uint16(at: offset + 4 + 2 * number))
                guard glyph >= next else { throw .unsorted }
                next = glyph + 1
            }
            form = .list(count: count)
        case 2: form = .ranges(try GlyphRanges(bytes, at: offset + 2, &limit))
        default: throw .format(Int(format))
        }
    }

    /// The place of a glyph, from 0; `nil` where it is not in the list.
    func index(of glyph: UInt16, in bytes: FontBytes) -> Int? {
        let glyph = Int(glyph)
        switch form {
        case .list(let count):
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if bytes.word(at: offset + 4 + 2 * middle) < glyph { low = middle + 1 } else { high = middle }
            }
            return low < count && bytes.word(at: offset + 4 + 2 * low) == glyph ? low : nil
        case .ranges(let ranges):
            return ranges.range(of: glyph, in: bytes).map { $0.number + glyph - $0.start }
        }
    }
}
