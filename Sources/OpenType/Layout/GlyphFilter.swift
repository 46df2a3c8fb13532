/// Which glyphs a lookup passes over as if they were not there.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#lookupflag-bit-enumeration
struct GlyphFilter: Equatable {
    /// The flag of a lookup that passes over all marks but those of a set.
    static let usesMarkSet: UInt16 = 0x10

    private let flags: UInt16
    private let markSet: Int?

    init(flags: UInt16, markSet: Int?) {
        // The rest says nothing of what is passed over.
        self.flags = flags & 0xFF1E
        self.markSet = markSet
    }

    /// The filter of the `kern` table, which has none of its own.
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
