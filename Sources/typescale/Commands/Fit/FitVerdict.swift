/// Whether a text fits: the first of these that holds.
enum FitVerdict: String {
    /// The script needs a shaper or a dictionary, or the width of a character is not known.
    case unknown
    /// Its lines are unbroken and within the label.
    case fits
    /// It is broken between words alone, within the label.
    case wraps
    /// A line is made smaller, and no smaller than is allowed.
    case shrinks
    /// Where several lines are allowed: making it smaller helps, but UIKit's steps are not published.
    case mayShrink = "may-shrink"
    /// It needs more lines than are allowed, or more height.
    case truncates
    /// A word alone is wider than the line.
    case wordTooWide = "word-too-wide"

    /// Whether a person cannot read all of the text.
    var isFailure: Bool { self == .truncates || self == .wordTooWide }
}
