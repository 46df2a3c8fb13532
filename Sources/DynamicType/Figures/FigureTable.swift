/// One printed cell of Apple's tables: a text style at a content size category.
struct Figure: Sendable {
    let textStyle: TextStyle
    let category: ContentSizeCategory
    let weight: FontWeight
    /// In points.
    let pointSize: Double
    /// Line spacing in points; `nil` if it is not published.
    let leading: Double?
    let emphasizedWeight: FontWeight?
    /// The leading by which the system scales, in points: the printed one, unless another was measured.
    let scalingLeading: Double?

    init(
        _ textStyle: TextStyle, _ category: ContentSizeCategory, _ weight: FontWeight,
        _ pointSize: Double, _ leading: Double?, _ emphasizedWeight: FontWeight?,
        scalesBy scalingLeading: Double? = nil
    ) {
        self.textStyle = textStyle
        self.category = category
        self.weight = weight
        self.pointSize = pointSize
        self.leading = leading
        self.emphasizedWeight = emphasizedWeight
        self.scalingLeading = scalingLeading ?? leading
    }
}

extension Figure {
    /// `UIFont.leading` of a text style's font as the system forms it, in points.
    @inline(__always)
    static func fontLeading(
        scalingLeading: Double, pointSize: Double, lineHeightPerPoint: Double
    ) -> Double {
        (scalingLeading / pointSize - lineHeightPerPoint) * pointSize
    }

    /// The sum of the line height and the leading of the style's font as the system forms it, in points.
    ///
    /// On iOS it is the scaling leading except in the last bit of four cells. One of them matters: headline
    /// at accessibilityXXL is 50.99999999999999, so 11 points become 25 there, as measured, and not 26.
    ///
    /// - Parameter lineHeightPerPoint: Of the system font; `nil` if it is not known.
    /// - Returns: The scaling leading if the line height is not known, and `nil` if the leading is not.
    @inline(__always)
    func lineSum(lineHeightPerPoint: Double?) -> Double? {
        guard let scalingLeading, let lineHeightPerPoint else { return scalingLeading }
        let fontLeading = Self.fontLeading(
            scalingLeading: scalingLeading, pointSize: pointSize, lineHeightPerPoint: lineHeightPerPoint)
        return pointSize * lineHeightPerPoint + fontLeading
    }
}

/// A table of figures in Apple's order: category by category, style by style.
struct FigureTable: Sendable {
    let textStyles: [TextStyle]
    let categories: [ContentSizeCategory]
    /// One figure for each category and style, none left out, so that a position can be computed.
    let figures: [Figure]

    /// The figure of a style at a category; `nil` if the table has no such cell.
    func figure(for textStyle: TextStyle, at category: ContentSizeCategory) -> Figure? {
        textStyles.firstIndex(of: textStyle).flatMap { figure(inColumn: $0, at: category) }
    }

    /// The figure of the style at a position in ``textStyles``; `nil` if the table has no such cell.
    @inline(__always)
    func figure(inColumn column: Int, at category: ContentSizeCategory) -> Figure? {
        categories.firstIndex(of: category).map { figures[$0 * textStyles.count + column] }
    }
}
