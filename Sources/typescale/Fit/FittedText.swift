import FontFile

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
    }

    let text: LocalizedText
    /// The characters that the face lacks; `nil` for none.
    let missingCharacters: String?
    /// The answers, one a size.
    let answers: [Answer]
    /// The script that leaves some of them unknown.
    let intricateScript: IntricateScript?
}
