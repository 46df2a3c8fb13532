import DynamicType
import Testing

/// One cell of Apple's tables, as the tests have it.
struct PublishedCell: Sendable {
    let platform: Platform
    let textStyle: TextStyle
    let category: ContentSizeCategory
    let pointSize: Double
    let leading: Double?
    let weight: FontWeight
    let emphasizedWeight: FontWeight?
}

extension PublishedCell: CustomTestStringConvertible {
    var testDescription: String { "\(platform) \(textStyle) \(category)" }
}

/// A table of figures, typed again: one line a text style, one column a category.
struct PublishedTable: Sendable {
    let cells: [PublishedCell]

    /// Reads a table; an invalid line stops the tests.
    init(_ platform: Platform, categories: [ContentSizeCategory], lines: String) {
        cells = lines.split(separator: "\n").flatMap { line in
            let words = line.split(separator: " ")
            guard words.count == 3 + categories.count,
                let textStyle = TextStyle.allCases.first(where: { "\($0)" == words[0] }),
                let weight = FontWeight.allCases.first(where: { "\($0)" == words[1] })
            else { preconditionFailure("not a line of a table: \(line)") }
            let emphasizedWeight = FontWeight.allCases.first { "\($0)" == words[2] }
            precondition(emphasizedWeight != nil || words[2] == "-", "not a weight: \(words[2])")
            return zip(categories, words.dropFirst(3)).map { category, word in
                let figures = word.split(separator: "/")
                guard figures.count == 2, let pointSize = Double(figures[0]),
                    Double(figures[1]) != nil || figures[1] == "-"
                else { preconditionFailure("not a cell: \(word)") }
                return PublishedCell(
                    platform: platform, textStyle: textStyle, category: category, pointSize: pointSize,
                    leading: Double(figures[1]), weight: weight, emphasizedWeight: emphasizedWeight)
            }
        }
    }

    /// Every cell of every table; iPadOS, whose table is that of iOS, is not among them.
    static let allCells = [iOS, iOSLarger, watchOS, watchOSLarger, tvOS, macOS, visionOS].flatMap(\.cells)
}
