import DynamicType

/// A label: its text style, its font size and the room for its text.
public struct Label: Hashable, Sendable {
    /// The text style with which the font scales.
    public let textStyle: TextStyle

    /// The size of a custom font in points at the default category; `nil` for the sizes of the text style's system
    /// font.
    public let pointSize: Double?

    /// The smallest and the largest size that the font may take.
    public let pointSizeLimits: PointSizeLimits

    /// The room for the text.
    public let limits: LabelLimits

    /// The percentage by which widths are increased before they are judged, as a margin of error.
    public let margin: Double

    /// The platform whose sizes apply.
    public let platform: Platform

    /// Makes a label.
    ///
    /// - Parameters:
    ///   - textStyle: The text style with which the font scales.
    ///   - pointSize: The size of a custom font in points at the default category, positive and finite; `nil` for
    ///     the sizes, line heights and tracking of the text style's system font.
    ///   - pointSizeLimits: The smallest and the largest size.
    ///   - limits: The width, height, number of lines and minimum scale.
    ///   - margin: Percent by which widths are increased, 0 to 100.
    ///   - platform: The platform whose sizes apply.
    public init(
        _ textStyle: TextStyle, pointSize: Double? = nil,
        pointSizeLimits: PointSizeLimits = PointSizeLimits(),
        limits: LabelLimits, margin: Double = 0, on platform: Platform = .iOS
    ) {
        precondition(pointSize.map { $0 > 0 && $0.isFinite } ?? true, "a size is a positive number of points")
        precondition(!pointSizeLimits.isEmpty, "the minimum point size is above the maximum")
        precondition((0...100).contains(margin), "a margin is 0 to 100 percent")
        self.textStyle = textStyle
        self.pointSize = pointSize
        self.pointSizeLimits = pointSizeLimits
        self.limits = limits
        self.margin = margin
        self.platform = platform
    }

    /// The size of the label's font at a category; `nil` if Apple publishes no figure for it.
    func size(at category: ContentSizeCategory, hasSystemGlyphs: Bool) -> TextFitter.Size? {
        guard let pointSize else {
            let font = SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform)
            return font.map {
                TextFitter.Size(
                    systemFont: $0.withSize(pointSizeLimits.clamped($0.pointSize)),
                    hasSystemGlyphs: hasSystemGlyphs)
            }
        }
        let scaled = FontMetrics(forTextStyle: textStyle, on: platform)
            .scaledPointSize(for: pointSize, limits: pointSizeLimits, compatibleWith: category)
        guard let scaled, scaled > 0, scaled.isFinite else { return nil }
        return TextFitter.Size(pointSize: scaled, on: platform, hasSystemGlyphs: hasSystemGlyphs)
    }
}
