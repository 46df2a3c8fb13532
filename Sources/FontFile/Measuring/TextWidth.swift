/// How wide a text is in a face.
public struct TextWidth: Hashable, Sendable {
    /// The width in the units of the face, below 0 only in an odd font; points are units × size ÷ units per em.
    public let units: Int

    /// How many glyphs take a place: those of a ligature are one, marks and ignorable characters none.
    ///
    /// A tracking of the platform is added once for each.
    public let glyphCount: Int

    /// The characters that the face lacks, each once, in the order of the text.
    ///
    /// They are measured as the missing glyph, because which font the platform takes instead is not known.
    public let missingCharacters: [Unicode.Scalar]
}
