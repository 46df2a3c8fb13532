/// The fields of a row of `fit`, in the order of JSON and CSV.
enum FitField: String, ReportField {
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
    case textWidth
    case neededWidth
    case lines
    case height
    case neededScale
    case verdict
    case isBorderline
    case missingCharacters

    var options: [OptionName] { [] }

    var isInTable: Bool {
        switch self {
        case .placeholders, .file, .line, .style, .textWidth: false
        default: true
        }
    }

    var isProse: Bool { self == .text || self == .key || self == .placeholders }

    /// The fields of a table for people: a single text was just typed, and is not said again.
    static func table(ofTexts count: Int) -> [FitField] {
        allCases.filter { $0.isInTable && (count > 1 || $0 != .text) }
    }
}
