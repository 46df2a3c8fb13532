import LabelFitting
import OpenType
import StringFiles

/// A text with its result at each category.
struct FittedText {
    let text: LocalizedText
    let fit: TextFit
}

extension Unicode.Scalar {
    /// The character in Unicode's notation: `U+6F22`.
    var codePointName: String { "U+" + NumberText.hexadecimal(value, digits: 4, uppercase: true) }
}
