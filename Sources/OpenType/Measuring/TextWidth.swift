/// The width of a text in a face.
public struct TextWidth: Hashable, Sendable {
    /// The width in the units of the face, below 0 only in an odd font; points are units × size ÷ units per em.
    public let units: Int

    /// The number of glyphs that take space: a ligature is one, marks and ignorable characters are not
    /// counted.
    ///
    /// The platform's tracking is added once per glyph.
    public let glyphCount: Int

    /// The characters that the face lacks, each once, in the order of the text.
    ///
    /// They are measured as the missing glyph; ``FontCascade`` measures them in another font or with a
    /// presumed width.
    public let missingCharacters: [Unicode.Scalar]

    /// Whether a mark has no glyph; it then has no width and is not in ``missingCharacters``.
    let lacksMark: Bool

    /// Whether a grapheme may be one that Unicode presents as an emoji.
    let mayHoldEmoji: Bool
}

/// The width and height of a line in a font and its fallbacks.
public struct CascadeWidth: Hashable, Sendable {
    /// The traits of the measured text.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// A bit for each.
        public let rawValue: UInt8

        /// Takes the bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The first font lacks characters, whether or not another has them.
        public static let lacksCharacters = Traits(rawValue: 1)
        /// Graphemes are taken to be emoji of the platform: ``CascadeWidth/emojiCount``.
        public static let hasEmoji = Traits(rawValue: 2)
        /// Characters of Hangul count as one em wide: ``CascadeWidth/hangulCount``.
        public static let hasHangul = Traits(rawValue: 4)
        /// The width of a character is not known and counts as 0.
        public static let isLowerBound = Traits(rawValue: 8)
        /// No font has a character; its width is that of most such characters.
        public static let hasPresumed = Traits(rawValue: 16)
    }

    /// The width in units of the cascade, without emoji; points are units × size ÷ units per em.
    public internal(set) var units = 0.0

    /// The number of glyphs of the first font that take up space; the platform's tracking is added to each.
    public internal(set) var glyphCount = 0

    /// The number of graphemes that are emoji and in no font; their width is ``emojiWidth(at:)``.
    public internal(set) var emojiCount = 0

    /// The number of characters of Hangul that no font has; each counts as an em in ``units``.
    public internal(set) var hangulCount = 0

    /// The traits of the measured text.
    public internal(set) var traits: Traits = []

    /// The greatest ascender of the fonts in the line, including the first font, in units of the cascade.
    public internal(set) var ascender: Double

    /// The greatest descender of these fonts, in units of the cascade, above 0 if it is below the baseline.
    public internal(set) var descender: Double

    init(ascender: Double, descender: Double) { (self.ascender, self.descender) = (ascender, descender) }

    /// The height of the line in units of the cascade.
    public var lineHeight: Double { ascender + descender }

    /// The width if Hangul that no font has is narrower than an em.
    ///
    /// - Parameters:
    ///   - hangulEm: The width of a Hangul character in ems.
    ///   - unitsPerEm: The number of units of the cascade per em.
    /// - Returns: Units of the cascade, without emoji.
    public func units(hangulEm: Double, unitsPerEm: Double) -> Double {
        hangulCount == 0 ? units : units - Double(hangulCount) * (1 - hangulEm) * unitsPerEm
    }

    /// The width of an emoji on iOS in a text of a size, both in points.
    ///
    /// It is the size itself from 20 points on; below that, emoji are enlarged by up to a quarter.
    ///
    /// Source: emoji drawn by UIKit and SwiftUI at 11 to 30 points, measured in flutter/flutter issue 28894.
    public static func emojiWidth(at pointSize: Double) -> Double {
        max(pointSize, min(1.25 * pointSize, 20))
    }
}
