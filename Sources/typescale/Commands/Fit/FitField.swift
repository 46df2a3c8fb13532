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
    case margin
    case textWidth
    case neededWidth
    case lines
    case height
    case neededScale
    case verdict
    case isBorderline
    case missingCharacters

    var options: [OptionName] { self == .margin ? [.margin] : [] }

    var isInTable: Bool {
        switch self {
        case .placeholders, .file, .line, .style, .textWidth: false
        default: true
        }
    }

    var isProse: Bool { self == .text || self == .key || self == .placeholders }

    /// The fields of rows where none are named.
    static func present(in arguments: Arguments) -> [FitField] {
        allCases.filter { $0.isPresent(in: arguments) }
    }

    /// Those of them for a table for people: a single text was just typed, and is not said again.
    static func table(of fields: [FitField], texts count: Int) -> [FitField] {
        fields.filter { $0.isInTable && (count > 1 || $0 != .text) }
    }
}
