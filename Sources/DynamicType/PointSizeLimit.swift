/// A size by which text can be limited: in points, by a category, or by a share of the size it starts from.
public enum PointSizeLimit: Hashable, Sendable {
    /// A positive number of points.
    case points(Double)

    /// The text style's own system font size at a category: the title of an adaptive button, for instance,
    /// is limited to body's size at `accessibilityMedium`.
    case category(ContentSizeCategory)

    /// A positive percentage of the size at the default category: 200 is twice that size.
    case percentage(Double)

    /// The limit in points.
    ///
    /// - Parameters:
    ///   - textStyle: The style that a category refers to.
    ///   - platform: The platform whose table is read.
    ///   - defaultPointSize: What a percentage refers to, in points: the system font's size at the default
    ///     category, or the base size of a custom font as it was given, neither rounded nor limited.
    /// - Returns: `nil` where Apple publishes no size for the style at the category; infinite where a percentage
    ///   overflows.
    public func pointSize(
        for textStyle: TextStyle, on platform: Platform, defaultPointSize: Double
    ) -> Double? {
        switch self {
        case .points(let points): points
        case .category(let category): platform.figure(for: textStyle, at: category)?.pointSize
        case .percentage(let percentage): defaultPointSize * percentage / 100
        }
    }
}
