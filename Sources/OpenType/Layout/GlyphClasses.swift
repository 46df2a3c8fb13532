/// `GDEF`: the classes of glyphs, such as marks, which lookups may ignore.
///
/// https://learn.microsoft.com/typography/opentype/spec/gdef
final class GlyphClasses {
    private let bytes: FontBytes
    private let classes: ClassDefinition?
    private let attachments: ClassDefinition?
    private let sets: [Coverage]

    init(_ table: FontTable) throws(TableFault) {
        bytes = try table.layoutBytes(header: 12)
        var limit = ReadingLimit(tableSize: bytes.count)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        classes = try Self.definition(bytes, at: 4, &limit)
        attachments = try Self.definition(bytes, at: 10, &limit)
        sets = try bytes.uint16(at: 2) < 2 ? [] : Self.sets(bytes, &limit)
    }

    private static func definition(
        _ bytes: FontBytes, at place: Int, _ limit: inout ReadingLimit
    ) throws(TableFault) -> ClassDefinition? {
        let offset = Int(try bytes.uint16(at: place))
        return offset == 0 ? nil : try ClassDefinition(bytes, at: offset, &limit)
    }

    private static func sets(_ bytes: FontBytes, _ limit: inout ReadingLimit) throws(TableFault) -> [Coverage]
    {
        let offset = Int(try bytes.uint16(at: 12))
        if offset == 0 { return [] }
        let format = try bytes.uint16(at: offset)
        guard format == 1 else { throw .format(Int(format)) }
        let count = Int(try bytes.uint16(at: offset + 2))
        try limit.spend(count)
        var sets: [Coverage] = []
        for number in 0..<count {
            let start = Int(clamping: try bytes.uint32(at: offset + 4 + 4 * number))
            guard start < bytes.count else { throw .offsetOutsideTable }
            sets.append(try Coverage(bytes, at: offset + start, &limit))
        }
        return sets
    }

    /// The variations of the positions in `GPOS` at some coordinates; `nil` without any.
    func deltas(at coordinates: [Int]) throws(TableFault) -> VariationDeltas? {
        guard try bytes.uint16(at: 2) >= 3, bytes.count >= 18 else { return nil }
        let store = Int(clamping: try bytes.uint32(at: 14))
        var limit = ReadingLimit(tableSize: bytes.count)
        return store == 0
            ? nil : VariationDeltas(try ItemVariationStore(bytes, at: store, &limit), at: coordinates)
    }

    /// Whether the table has glyph classes.
    var hasClasses: Bool { classes != nil }

    /// The class of a glyph.
    func glyphClass(of glyph: UInt16) -> GlyphClass {
        GlyphClass(rawValue: UInt8(clamping: classes?.classNumber(of: glyph) ?? 0)) ?? .none
    }

    /// The attachment class of a mark; 0 without one.
    func attachmentClass(of glyph: UInt16) -> Int { attachments?.classNumber(of: glyph) ?? 0 }

    /// Whether a glyph is in a set of marks.
    func isMark(_ glyph: UInt16, inSet number: Int) -> Bool {
        sets.indices.contains(number) && sets[number].index(of: glyph) != nil
    }
}

/// The glyph classes of `GDEF`, by their numbers.
enum GlyphClass: UInt8 {
    case none = 0
    case base = 1
    case ligature = 2
    case mark = 3
    case component = 4
}

/// The glyphs that a lookup ignores.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#lookupflag-bit-enumeration
struct GlyphFilter: Equatable {
    /// The flag of a lookup that ignores all marks except those of a set.
    static let usesMarkSet: UInt16 = 0x10

    private let flags: UInt16
    private let markSet: Int?

    init(flags: UInt16, markSet: Int?) {
        // The other bits do not affect which glyphs are ignored.
        self.flags = flags & 0xFF1E
        self.markSet = markSet
    }

    /// The filter for the `kern` table, which does not have its own.
    static let marks = GlyphFilter(flags: 0x8, markSet: nil)

    /// Whether a glyph is passed over.
    func skips(_ glyph: TextGlyph, _ classes: GlyphClasses?) -> Bool {
        if flags == 0 { return false }
        switch glyph.glyphClass {
        case .base: return flags & 0x2 != 0
        case .ligature: return flags & 0x4 != 0
        case .mark:
            if flags & 0x8 != 0 { return true }
            if let markSet { return !(classes?.isMark(glyph.glyph, inSet: markSet) ?? false) }
            let attachment = Int(flags >> 8)
            return attachment != 0 && classes?.attachmentClass(of: glyph.glyph) ?? 0 != attachment
        case .none, .component: return false
        }
    }
}
