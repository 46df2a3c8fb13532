/// The result of fitting a text into a label at one size.
///
/// A figure is `nil` if it is not known, or was not asked for.
public struct FittedLabel: Hashable, Sendable {
    /// Whether the text fits.
    public internal(set) var verdict: FitVerdict

    /// The effective point size; `nil` if Apple publishes no size for the text style at the category.
    public internal(set) var pointSize: Double?

    /// The width of the text in points, broken only at its line feeds.
    public internal(set) var textWidth: Double?

    /// ``textWidth`` rounded up to whole pixels, as in UIKit.
    public internal(set) var neededWidth: Double?

    /// The number of lines that the text takes at the label's width: at least so many if it is in Thai or Lao and wider
    /// than the label, because its words are not known.
    public internal(set) var lineCount: Int?

    /// The texts of these lines, without white space at their ends and with a hyphen at a soft hyphen; `nil` if the words
    /// are not known.
    public internal(set) var lineTexts: [String]?

    /// The height of these lines in points, rounded up to whole pixels.
    public internal(set) var height: Double?

    /// The largest scale, 1 or less, at which the text fits; `nil` also if it fits at no scale.
    public internal(set) var neededScale: Double?

    /// Whether a change of half a percent in the width would change the verdict or the number of lines.
    public internal(set) var isBorderline: Bool?

    /// The characters of the text that the font lacks, each once and in order, whether or not a fallback has them.
    public internal(set) var missingCharacters: [Unicode.Scalar] = []

    init(_ verdict: FitVerdict) { self.verdict = verdict }

    /// The result if the width is only a lower bound: a failure is certain, everything else is unknown.
    var ofLowerBound: FittedLabel {
        var label = FittedLabel(verdict.isFailure ? verdict : .unknown)
        (label.pointSize, label.missingCharacters) = (pointSize, missingCharacters)
        return label
    }
}

/// Whether a text fits a label: the first of these cases that holds.
public enum FitVerdict: String, CaseIterable, Hashable, Sendable {
    /// The script's letters move, its words are not separated, or the width of a character is not known.
    case unknown
    /// The text fits without breaking or shrinking.
    case fits
    /// The text fits if it is broken between words.
    case wraps
    /// The single line fits if it shrinks, no further than the label allows.
    case shrinks
    /// The lines would fit if they shrank, but the steps in which UIKit shrinks several lines are not published.
    case mayShrink = "may-shrink"
    /// The text needs more lines or more height than the label has.
    case truncates
    /// A single word is wider than the label.
    case wordTooWide = "word-too-wide"

    /// Whether people cannot read the complete text.
    public var isFailure: Bool { self == .truncates || self == .wordTooWide }
}
