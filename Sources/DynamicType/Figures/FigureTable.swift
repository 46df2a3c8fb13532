/// One printed cell of Apple's tables: a text style at a content size category.
struct Figure: Sendable {
    let textStyle: TextStyle
    let category: ContentSizeCategory
    let weight: FontWeight
    /// In points.
    let pointSize: Double
    /// Line spacing in points; `nil` where it is not published.
    let leading: Double?
    let emphasizedWeight: FontWeight?

    init(
        _ textStyle: TextStyle, _ category: ContentSizeCategory, _ weight: FontWeight,
        _ pointSize: Double, _ leading: Double?, _ emphasizedWeight: FontWeight?
    ) {
        self.textStyle = textStyle
        self.category = category
        self.weight = weight
        self.pointSize = pointSize
        self.leading = leading
        self.emphasizedWeight = emphasizedWeight
    }
}

/// A table of figures in the order in which Apple prints it: category by category, style by style.
struct FigureTable: Sendable {
    let textStyles: [TextStyle]
    let categories: [ContentSizeCategory]
    /// One figure for each category and style, none left out, so that a position can be computed.
    let figures: [Figure]

    /// The figure of a style at a category, or `nil` where the table prints none.
    func figure(for textStyle: TextStyle, at category: ContentSizeCategory) -> Figure? {
        guard let column = textStyles.firstIndex(of: textStyle),
            let block = categories.firstIndex(of: category)
        else { return nil }
        return figures[block * textStyles.count + column]
    }
}
