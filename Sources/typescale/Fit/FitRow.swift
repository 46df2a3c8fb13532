import DynamicType

/// One answer of `fit`: a text at a content size category.
struct FitRow {
    let fitted: FittedText
    let answer: FittedText.Answer
    let scaled: ScaleRow

    /// The value of a field; null where there is none.
    func cell(_ field: FitField) -> Report.Cell {
        switch field {
        case .text: .text(fitted.text.text)
        case .key: text(fitted.text.key)
        case .language: text(fitted.text.language)
        case .variation: text(fitted.text.variation)
        case .placeholders: number(fitted.text.placeholders)
        case .file: text(fitted.text.file)
        case .line: number(fitted.text.line)
        case .style: .text(scaled.systemFont.textStyle.shortName)
        case .category: .text(scaled.category.shortName)
        case .pointSize: .number(scaled.pointSize)
        case .textWidth: number(answer.textWidth)
        case .neededWidth: number(answer.neededWidth)
        case .lines: number(answer.lines)
        case .height: number(answer.height)
        case .neededScale: number(answer.neededScale)
        case .verdict: .text(answer.verdict.rawValue)
        case .isBorderline: answer.isBorderline.map(Report.Cell.boolean) ?? .null
        case .missingCharacters: text(fitted.missingCharacters)
        }
    }

    private func number(_ number: Double?) -> Report.Cell { number.map(Report.Cell.number) ?? .null }

    private func number(_ number: Int?) -> Report.Cell { number.map { .number(Double($0)) } ?? .null }

    private func text(_ text: String?) -> Report.Cell { text.map(Report.Cell.text) ?? .null }
}
