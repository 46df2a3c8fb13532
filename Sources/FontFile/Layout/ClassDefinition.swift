/// The classes of glyphs: those that are not named are in class 0.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#class-definition-table
struct ClassDefinition {
    private let offset: Int

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        self.offset = offset
        let format = try bytes.uint16(at: offset)
        switch format {
        case 1:
            let count = Int(try bytes.uint16(at: offset + 4))
            guard offset + 6 + 2 * count <= bytes.count else { throw .offsetOutsideTable }
        case 2:
            let count = Int(try bytes.uint16(at: offset + 2))
            try limit.spend(count)
            var next = 0
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

    /// The class of a glyph.
    func classNumber(of glyph: UInt16, in bytes: FontBytes) -> Int {
        let glyph = Int(glyph)
        if bytes.word(at: offset) == 1 {
            let index = glyph - bytes.word(at: offset + 2)
            return index >= 0 && index < bytes.word(at: offset + 4)
                ? bytes.word(at: offset + 6 + 2 * index) : 0
        }
        var (low, high) = (0, bytes.word(at: offset + 2))
        while low < high {
            let middle = (low + high) / 2
            if bytes.word(at: offset + 4 + 6 * middle + 2) < glyph { low = middle + 1 } else { high = middle }
        }
        guard low < bytes.word(at: offset + 2) else { return 0 }
        let range = offset + 4 + 6 * low
        return bytes.word(at: range) <= glyph ? bytes.word(at: range + 4) : 0
    }
}
