/// The classes of glyphs: those that are not named are in class 0.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#class-definition-table
struct ClassDefinition {
    private enum Form {
        /// A class for each of some glyphs that follow each other.
        case list
        case ranges(GlyphRanges)
    }

    private let offset: Int
    private let form: Form

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        self.offset = offset
        let format = try bytes.uint16(at: offset)
        switch format {
        case 1:
            let count = Int(try bytes.uint16(at: offset + 4))
            guard offset + 6 + 2 * count <= bytes.count else { throw .offsetOutsideTable }
            form = .list
        case 2: form = .ranges(try GlyphRanges(bytes, at: offset + 2, &limit))
        default: throw .format(Int(format))
        }
    }

    /// The class of a glyph.
    func classNumber(of glyph: UInt16, in bytes: FontBytes) -> Int {
        switch form {
        case .list:
            let index = Int(glyph) - bytes.word(at: offset + 2)
            return index >= 0 && index < bytes.word(at: offset + 4)
                ? bytes.word(at: offset + 6 + 2 * index) : 0
        case .ranges(let ranges): return ranges.range(of: Int(glyph), in: bytes)?.number ?? 0
        }
    }
}
