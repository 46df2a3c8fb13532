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
        /// Inside a word that alone is wider than the line.
        case insideWord
    }

    /// What the line takes of the text, with the white space and the line end after it.
    public let range: Range<String.Index>

    /// The width of the line alone, without white space at its end and with the hyphen at a soft hyphen.
    public let width: Double

    /// The height of the line, as the measurer gives it.
    public let height: Double

    /// How it ends.
    public let ending: Ending
}
