import DynamicType

/// One answer of `fit`: a text at a content size category.
struct FitRow {
    let fitted: FittedText
    /// The rows of the scale, which are shared because each is large.
    private let scale: [ScaleRow]
    /// Which of them, and of the answers.
    private let number: Int
    /// How many percent wider than measured the text is taken to be.
    private let margin: Double

    init(_ fitted: FittedText, _ number: Int, _ request: FitRequest) {
        (self.fitted, scale, self.number, margin) = (fitted, request.scale.rows, number, request.margin)
    }

    var answer: FittedText.Answer { fitted.answers[number] }

    var scaled: ScaleRow { scale[number] }

    /// The value of a field; null where there is none.
    func cell(_ field: FitField) -> Report.Cell {
        switch field {
        case .text: .text(fitted.text.text)
        case .key: .optional(fitted.text.key)
        case .language: .optional(fitted.text.language)
        case .variation: .optional(fitted.text.variation)
        case .placeholders: .optional(fitted.text.placeholders)
        case .file: .optional(fitted.text.file)
        case .line: .optional(fitted.text.line)
        case .style: .text(scaled.systemFont.textStyle.shortName)
        case .category: .text(scaled.category.shortName)
        case .pointSize: .number(scaled.pointSize)
        case .textWidth: .optional(answer.textWidth)
        case .neededWidth: .optional(answer.neededWidth)
        case .lines: .optional(answer.lines)
        case .height: .optional(answer.height)
        case .neededScale: .optional(answer.neededScale)
        case .verdict: .text(answer.verdict.rawValue)
        case .isBorderline: answer.isBorderline.map(Report.Cell.boolean) ?? .null
        case .margin: .number(margin)
        case .missingCharacters:
            fitted.missingCharacters.isEmpty
                ? .null : .text(fitted.missingCharacters.lazy.map(\.codePointName).joined(separator: " "))
        }
    }
}
