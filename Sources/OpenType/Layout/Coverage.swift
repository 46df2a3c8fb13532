/// A list of glyphs with their positions.
///
/// Lists of some fonts are out of order; they are searched as HarfBuzz searches them, which misses some glyphs.
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#coverage-table
struct Coverage {
    private enum Form {
        /// Single glyphs in order, by their number.
        case list(count: Int)
        case ranges(GlyphRanges)
    }

    private let bytes: FontBytes
    private let offset: Int
    private let form: Form

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        (self.bytes, self.offset) = (bytes, offset)
        let format = try bytes.uint16(at: offset)
        switch format {
        case 1:
            let count = Int(try bytes.uint16(at: offset + 2))
            try limit.spend(count)
            guard offset + 4 + 2 * count <= bytes.count else { throw .tooShort }
            form = .list(count: count)
        case 2: form = .ranges(try GlyphRanges(bytes, at: offset + 2, &limit))
        default: throw .format(Int(format))
        }
    }

    /// The position of a glyph, from 0; `nil` if it is not in the list.
    func index(of glyph: UInt16) -> Int? {
        let glyph = Int(glyph)
        switch form {
        case .list(let count):
            return (0..<count).bisected { place in
                let found = bytes.word(at: offset + 4 + 2 * place)
                return glyph < found ? .before : glyph == found ? .here : .after
            }
        case .ranges(let ranges):
            return ranges.range(of: glyph).map { $0.number + glyph - $0.start }
        }
    }
}

/// Ranges of glyphs in order, each with a number, as in format 2 of coverage and class definitions.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#coverage-format-2
struct GlyphRanges {
    private let bytes: FontBytes
    /// The offset of the number of ranges, before the ranges.
    private let offset: Int

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        (self.bytes, self.offset) = (bytes, offset)
        let count = Int(try bytes.uint16(at: offset))
        try limit.spend(count)
        guard offset + 2 + 6 * count <= bytes.count else { throw .tooShort }
    }

    /// The range that a glyph is in: its first glyph and its number, if any.
    func range(of glyph: Int) -> (start: Int, number: Int)? {
        let place = (0..<bytes.word(at: offset)).bisected { place in
            let range = offset + 2 + 6 * place
            return glyph < bytes.word(at: range)
                ? .before : glyph <= bytes.word(at: range + 2) ? .here : .after
        }
        guard let place else { return nil }
        let range = offset + 2 + 6 * place
        return (bytes.word(at: range), bytes.word(at: range + 4))
    }
}

/// The classes of glyphs; other glyphs are in class 0.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#class-definition-table
struct ClassDefinition {
    private enum Form {
        /// No classes: all glyphs are in class 0.
        case none
        /// A class for each of some glyphs that follow each other.
        case list
        case ranges(GlyphRanges)
    }

    private let bytes: FontBytes
    private let offset: Int
    private let form: Form

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        (self.bytes, self.offset) = (bytes, offset)
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

    /// The definition that the offset in a field leads to, from the start of a subtable; none for 0.
    init(
        _ bytes: FontBytes, field: Int, of subtable: Int, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        let start = Int(try bytes.uint16(at: field))
        self = start == 0 ? .none : try ClassDefinition(bytes, at: subtable + start, &limit)
    }

    private static let none = ClassDefinition(bytes: FontBytes([]), offset: 0, form: .none)

    private init(bytes: FontBytes, offset: Int, form: Form) {
        (self.bytes, self.offset, self.form) = (bytes, offset, form)
    }

    /// The class of a glyph.
    func classNumber(of glyph: UInt16) -> Int {
        switch form {
        case .none: return 0
        case .list:
            let index = Int(glyph) - bytes.word(at: offset + 2)
            return index >= 0 && index < bytes.word(at: offset + 4)
                ? bytes.word(at: offset + 6 + 2 * index) : 0
        case .ranges(let ranges): return ranges.range(of: Int(glyph))?.number ?? 0
        }
    }
}
