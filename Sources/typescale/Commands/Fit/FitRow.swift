import DynamicType
import LabelFitting

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

    var label: FittedLabel { fitted.fit.labels[number] }

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
        case .textWidth: .optional(label.textWidth)
        case .neededWidth: .optional(label.neededWidth)
        case .lines: .optional(label.lineCount)
        case .height: .optional(label.height)
        case .neededScale: .optional(label.neededScale)
        case .verdict: .text(label.verdict.rawValue)
        case .isBorderline: label.isBorderline.map(Report.Cell.boolean) ?? .null
        case .margin: .number(margin)
        case .missingCharacters:
            fitted.fit.missingCharacters.isEmpty
                ? .null : .text(fitted.fit.missingCharacters.lazy.map(\.codePointName).joined(separator: " "))
        }
    }
}
