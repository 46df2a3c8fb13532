/// The lines of a text that was filled to a width.
public struct FilledText: Hashable, Sendable {
    /// The lines in order, which together are the text; an empty text does not have lines.
    public let lines: [FilledLine]

    /// Whether a word is wider than the line; it is broken inside, or is a single grapheme.
    public let hasTooWideWord: Bool

    /// The height of all lines, in the measurer's unit of heights; 0 without lines.
    public var height: Double { lines.reduce(0) { $0 + $1.height } }

    /// Whether only the line ends of the text end lines.
    public var standsUnbroken: Bool { lines.allSatisfy { $0.ending == .paragraph } && !hasTooWideWord }

    /// The width of the widest line, in the unit of the measurer; 0 without lines.
    public var widestLine: Double { lines.reduce(0) { max($0, $1.width) } }
}

/// A line of a text that was filled to a width.
public struct FilledLine: Hashable, Sendable {
    /// How a line ends.
    public enum Ending: Hashable, Sendable {
        /// At the end of the text, or at a line end in it.
        case paragraph
        /// Between two words.
        case betweenWords
        /// At a soft hyphen, where a hyphen is shown.
        case softHyphen
        /// Inside a word that is wider than the line.
        case insideWord
    }

    /// The part of the text on the line, with the white space and the line end after it.
    public let range: Range<String.Index>

    /// The width of the line, without white space at its end and with the hyphen at a soft hyphen.
    public let width: Double

    /// The height of the line, as the measurer gives it.
    public let height: Double

    /// How it ends.
    public let ending: Ending
}
