import LineBreaking
import OpenType
import StringFiles

/// A text with its answers at each category.
struct FittedText {
    /// The answer at a category; figures are `nil` where they are unknown or were not asked for.
    struct Answer {
        var verdict: FitVerdict
        var textWidth: Double?
        var neededWidth: Double?
        var lines: Int?
        var height: Double?
        var neededScale: Double?
        var isBorderline: Bool?

        static let unknown = Answer(verdict: .unknown)

        /// What is known of an answer that was found with a width that is too small: that a text fails even so.
        var ofLowerBound: Answer { verdict.isFailure ? Answer(verdict: verdict) : .unknown }
    }

    let text: LocalizedText
    /// The characters that the font lacks, each once, whether or not a fallback has them.
    let missingCharacters: [Unicode.Scalar]
    /// Those that neither the font nor a fallback has, in the order of the text.
    let presumedCharacters: [PresumedCharacter]
    /// The answers, one a size.
    let answers: [Answer]
    /// The script that leaves some of them unknown.
    let complexScript: ComplexScript?
}

extension Unicode.Scalar {
    /// The character as Unicode writes it: `U+6F22`.
    var codePointName: String { "U+" + NumberText.hexadecimal(value, digits: 4, uppercase: true) }
}
