/// A glyph of a text that is measured.
struct TextGlyph {
    var glyph: UInt16
    var glyphClass: GlyphClass
    /// Whether it stands for a character that only keeps its neighbours apart, and has no glyph.
    var isBarrier = false
    /// Of a space that the face lacks: its width, in place of the glyph's.
    var space: FixedSpace?
    /// Whether it has gone into a ligature.
    var isTaken = false
}
