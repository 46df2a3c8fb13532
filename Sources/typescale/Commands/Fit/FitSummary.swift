import DynamicType

/// The output of `--summary`: how many texts fail, by language and category.
enum FitSummary {
    /// One language at one category.
    struct Row {
        let language: String?
        let category: ContentSizeCategory
        /// The number of texts in the language.
        let texts: Int
        let failing: Int
        let unknown: Int
    }

    /// The fields of a row.
    enum Field: String, ReportField {
        case language
        case category
        case texts
        case failing
        case unknown

        var options: [OptionName] { [] }
        var isInTable: Bool { true }
    }

    /// The whole output.
    static func bytes(of texts: [FittedText], _ output: FieldOutput<Field>) -> [UInt8] {
        let rows = rows(of: texts)
        return output.bytes(
            of: rows, fields: Field.allCases, tableFields: Field.allCases, grid: grid(of: rows), cell: cell)
    }

    private static func cell(_ row: Row, _ field: Field) -> Report.Cell {
        switch field {
        case .language: .optional(row.language)
        case .category: .text(row.category.shortName)
        case .texts: .optional(row.texts)
        case .failing: .optional(row.failing)
        case .unknown: .optional(row.unknown)
        }
    }

    /// The rows: languages in the order of the texts, each at its categories.
    private static func rows(of texts: [FittedText]) -> [Row] {
        var order: [String?] = []
        var ofLanguage: [String?: [FittedText]] = [:]
        for text in texts {
            if ofLanguage[text.text.language] == nil { order.append(text.text.language) }
            ofLanguage[text.text.language, default: []].append(text)
        }
        return order.flatMap { language -> [Row] in
            let texts = ofLanguage[language] ?? []
            var (categories, failing, unknown):
                ([ContentSizeCategory], [ContentSizeCategory: Int], [ContentSizeCategory: Int]) = (
                    [], [:], [:]
                )
            for text in texts {
                for (row, label) in zip(text.request.scale.rows, text.fit.labels) {
                    if failing[row.category] == nil { categories.append(row.category) }
                    failing[row.category, default: 0] += label.verdict.isFailure ? 1 : 0
                    unknown[row.category, default: 0] += label.verdict == .unknown ? 1 : 0
                }
            }
            return categories.map { category in
                Row(
                    language: language, category: category, texts: texts.count,
                    failing: failing[category] ?? 0,
                    unknown: unknown[category] ?? 0)
            }
        }
    }

    /// A line for each language, with the number of texts that fail in a column for each category.
    private static func grid(of rows: [Row]) -> TextGrid {
        var categories: [ContentSizeCategory] = []
        for row in rows where !categories.contains(row.category) { categories.append(row.category) }
        var lines: [[String]] = []
        var last: String??
        for row in rows {
            if last != .some(row.language) {
                lines.append(
                    [row.language ?? TextGrid.dash, String(row.texts)] + categories.map { _ in TextGrid.dash }
                )
                last = .some(row.language)
            }
            if let column = categories.firstIndex(of: row.category) {
                lines[lines.count - 1][2 + column] = String(row.failing)
            }
        }
        let split = 2 + categories.prefix { !$0.isAccessibilityCategory }.count
        return TextGrid(
            headings: ["language", "texts"] + categories.map(\.heading), lines: lines,
            alignsRight: [false] + Array(repeating: true, count: 1 + categories.count),
            shape: .matrix(split: min(split, 1 + categories.count)))
    }
}
