import OpenType

/// The lines of a text in a label at a size, glyph by glyph, as they are drawn.
///
/// Glyphs stand where measuring finds them, so that a drawing and a verdict agree. Coordinates are in points; x counts
/// from the left edge of the label, y downwards from its upper edge.
public struct LabelLayout: Hashable, Sendable {
    /// A glyph of a font.
    public struct Glyph: Hashable, Sendable {
        /// The place of the font: 0 is the label's, then come its fallbacks.
        public let font: Int
        /// The glyph's number.
        public let number: Int
        /// The character that it shows; of a ligature the first.
        public let character: Unicode.Scalar?
        /// The distance to the next glyph.
        public let advance: Double
        /// Where its origin is drawn.
        public let x: Double
        /// How far above the baseline its origin is drawn.
        public let rise: Double
    }

    /// A character that no font has, as wide as it is taken to be.
    public struct Box: Hashable, Sendable {
        /// The character.
        public let character: Unicode.Scalar
        /// Its left edge.
        public let x: Double
        /// Its width.
        public let width: Double
    }

    /// A line.
    public struct Line: Hashable, Sendable {
        /// The text of the line, with its hyphen or ellipsis.
        public let text: String
        /// The glyphs, from left to right.
        public internal(set) var glyphs: [Glyph] = []
        /// The characters without a glyph.
        public internal(set) var boxes: [Box] = []
        /// The width.
        public internal(set) var width = 0.0
        /// Where glyphs stand.
        public internal(set) var baseline = 0.0
    }

    /// What shows that a text goes on.
    public enum Ending: Hashable, Sendable {
        /// Nothing, because the text is complete.
        case complete
        /// An ellipsis.
        case ellipsis
        /// Three full stops, because the fonts lack the ellipsis.
        case fullStops
        /// Nothing, because the fonts lack both.
        case bare
    }

    /// The width of the label.
    public let width: Double
    /// The height of the label: its limit, or that of the lines in it.
    public internal(set) var height = 0.0
    /// The point size of the glyphs, after shrinking.
    public let pointSize: Double
    /// The scale by which the text shrinks; 1 if it does not.
    public let scale: Double
    /// The lines in the label.
    public internal(set) var lines: [Line] = []
    /// What would follow them if the label had room.
    public internal(set) var rest: [Line] = []
    /// The number of lines that the text needs at the label's width.
    public internal(set) var neededLineCount = 0
    /// The height of these lines, rounded up to whole pixels as in ``FittedLabel/height``.
    public internal(set) var neededHeight = 0.0
    /// The number of lines after those of ``rest``, which are not drawn.
    public internal(set) var undrawnLineCount = 0
    /// How the last line in the label ends.
    public internal(set) var ending = Ending.complete
    /// The first word that is broken because it is wider than the label, if any.
    public internal(set) var brokenWord: String?
    /// The number of units per em of each font.
    public let unitsPerEm: [Int]

    /// The lower edge of everything that is drawn.
    public internal(set) var lowerEdge = 0.0
}
