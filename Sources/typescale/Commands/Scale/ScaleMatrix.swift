import DynamicType

/// A line a text style, a column a content size category: `size/leading`, as Apple's specifications show it.
enum ScaleMatrix {
    /// The rows of one style: those that are known, and of them those that a filter leaves.
    struct Line {
        let textStyle: TextStyle
        let known: [ScaleRow]
        let shown: [ScaleRow]
    }

    static func grid(of lines: [Line], categories: [ContentSizeCategory], isCustom: Bool) -> TextGrid {
        TextGrid(
            headings: ["style"] + categories.map(\.heading),
            lines: lines.map { line in
                [line.textStyle.shortName] + categories.map { cell(of: line, at: $0, isCustom: isCustom) }
            },
            alignsRight: [false] + categories.map { _ in true })
    }

    /// Size and leading; a custom font's size alone; a dash where none is known; blank where filtered away.
    private static func cell(of line: Line, at category: ContentSizeCategory, isCustom: Bool) -> String {
        guard line.known.contains(where: { $0.category == category }) else { return TextGrid.dash }
        guard let row = line.shown.first(where: { $0.category == category }) else { return "" }
        let size = NumberText.rounded(row.pointSize)
        return isCustom ? size : size + "/" + (row.leading.map(NumberText.rounded) ?? TextGrid.dash)
    }
}

extension ContentSizeCategory {
    /// The name over a column: `XL`, `AX1`.
    var heading: String {
        name(in: isAccessibilityCategory ? .humanInterfaceGuidelines : .short) ?? shortName
    }
}
