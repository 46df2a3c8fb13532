extension FontMetrics {
    /// The line height of a custom font at a category, in points, rounded to whole pixels.
    ///
    /// It is scaled as a layout value is. When a limit holds the size, it follows the limited factor instead,
    /// limited size ÷ base size, so that the text keeps its proportions.
    ///
    /// - Parameters:
    ///   - lineHeight: The line height at the default category, in points, positive and finite.
    ///   - pointSize: The font's size at the default category, in points, positive and finite.
    ///   - limits: The limits of the font's size.
    ///   - category: The content size category.
    ///   - displayScale: Pixels per point, positive and finite; the platform's usual one where it is `nil`.
    /// - Returns: Points, as for a font.
    public func scaledLineHeight(
        for lineHeight: Double, pointSize: Double, limits: PointSizeLimits = PointSizeLimits(),
        compatibleWith category: ContentSizeCategory, displayScale: Double? = nil
    ) -> Double? {
        precondition(lineHeight > 0 && lineHeight.isFinite, "a line height is a positive number of points")
        let displayScale = displayScale ?? platform.displayScale
        precondition(displayScale > 0 && displayScale.isFinite, "a display scale is a positive number")
        guard let unlimited = scaledFont(for: pointSize, compatibleWith: category) else { return nil }
        let limited = limits.hold(unlimited)
        guard limited != unlimited else {
            return scaledValue(for: lineHeight, compatibleWith: category, displayScale: displayScale)
        }
        return order.roundedToPixel(
            order.product(of: lineHeight, limited, over: pointSize),
            displayScale: displayScale)
    }
}
