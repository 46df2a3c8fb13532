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
    /// They are measured as the missing glyph; ``FontCascade`` measures them in another font, or as wide as such
    /// characters are in most fonts.
    public let missingCharacters: [Unicode.Scalar]

    /// Whether a mark has no glyph: it has no width then, and is not in ``missingCharacters``.
    let lacksMark: Bool

    /// Whether a grapheme may be one that Unicode presents as an emoji.
    let mayHoldEmoji: Bool
}
