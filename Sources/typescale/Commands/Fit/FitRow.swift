import DynamicType
import LabelFitting
import OpenType
import StringFiles

/// One answer of `fit`: a text at a content size category.
struct FitRow {
    let fitted: FittedText
    /// The rows of the scale, which are shared because each is large.
    private let scale: [ScaleRow]
    /// The index of the row, and of the answer.
    private let number: Int
    /// The percentage by which the measured width is increased.
    private let margin: Double

    init(_ fitted: FittedText, _ number: Int) {
        (self.fitted, scale, self.number) = (fitted, fitted.request.scale.rows, number)
        margin = fitted.request.margin
    }

    var label: FittedLabel { fitted.fit.labels[number] }

    var scaled: ScaleRow { scale[number] }

    /// Whether the text fails, and did not in the baseline.
    var isFailure: Bool { fitted.isFailure(at: number) }

    /// The value of a field; null without one.
    func cell(_ field: FitField) -> Report.Cell {
        switch field {
        case .label: .optional(fitted.request.label)
        case .text: .text(fitted.text.text)
        case .key: .optional(fitted.text.key)
        case .language: .optional(fitted.text.language)
        case .variation: .optional(fitted.text.variation)
        case .placeholders: .optional(fitted.text.placeholders)
        case .file: .optional(fitted.text.file)
        case .line: .optional(fitted.text.line)
        case .style: scaled.cell(.style)
        case .category: scaled.cell(.category)
        case .pointSize: .number(scaled.pointSize)
        case .textWidth: .optional(label.textWidth)
        case .neededWidth: .optional(label.neededWidth)
        case .lines: .optional(label.lineCount)
        case .lineTexts: label.lineTexts.map(Report.Cell.list) ?? .null
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

/// The fields of a row of `fit`, in the order of JSON and CSV.
enum FitField: String, ReportField {
    case label
    case text
    case key
    case language
    case variation
    case placeholders
    case file
    case line
    case style
    case category
    case pointSize
    case margin
    case textWidth
    case neededWidth
    case lines
    case lineTexts
    case height
    case neededScale
    case verdict
    case isBorderline
    case missingCharacters

    var options: [OptionName] { self == .margin ? [.margin] : [] }

    var isInTable: Bool {
        switch self {
        case .placeholders, .file, .line, .style, .textWidth, .lineTexts: false
        default: true
        }
    }

    var isProse: Bool { [.text, .key, .placeholders, .lineTexts].contains(self) }

    /// The fields of rows by default.
    static func present(in arguments: Arguments) -> [FitField] {
        allCases.filter { $0.isPresent(in: arguments) }
    }

    /// The fields of a table for people; a single text was just typed and is not repeated.
    static func table(of fields: [FitField], texts count: Int) -> [FitField] {
        fields.filter { $0.isInTable && (count > 1 || $0 != .text) }
    }
}

/// A text with its result at each category.
struct FittedText {
    let text: LocalizedText
    let fit: TextFit
    /// The label.
    let request: FitRequest
    /// The categories at which it failed in the baseline.
    var knownFailures: Set<ContentSizeCategory> = []

    /// Whether the text is known not to fit at the category with a number, and did fit in the baseline.
    func isFailure(at number: Int) -> Bool {
        fit.labels[number].verdict.isFailure
            && !knownFailures.contains(request.scale.rows[number].category)
    }

    /// Whether the text failed in the baseline at a category, and now fails at none.
    var isMended: Bool { !knownFailures.isEmpty && !fit.labels.contains(where: \.verdict.isFailure) }

    /// The number of the first category at which the text fails.
    var firstFailure: Int? { fit.labels.indices.first(where: isFailure) }
}

extension Unicode.Scalar {
    /// The character in Unicode's notation: `U+6F22`.
    var codePointName: String { "U+" + NumberText.hexadecimal(value, digits: 4, uppercase: true) }
}
