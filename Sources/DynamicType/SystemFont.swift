/// The system font of a text style at a content size category: the first of the two answers.
///
/// This is what `UIFont.preferredFont(forTextStyle:compatibleWith:)` and SwiftUI's `.font(.body)` give. A
/// custom font scaled with a text style is another answer: see ``FontMetrics``.
public struct SystemFont: Hashable, Sendable {
    /// The text style.
    public let textStyle: TextStyle

    /// The category that was looked up.
    public let category: ContentSizeCategory

    /// The platform whose table was read.
    public let platform: Platform

    /// The size in points.
    public let pointSize: Double

    /// Apple's published leading (the distance between baselines) in points; `nil` where none is published.
    ///
    /// Not `UIFont.leading`, for which see ``fontLeading``.
    public let leading: Double?

    /// The style's regular weight.
    public let weight: FontWeight

    /// The style's weight with the bold trait; `nil` where none is published.
    public let emphasizedWeight: FontWeight?

    /// Looks up the system font of a style.
    ///
    /// The result is `nil` where Apple publishes no size. Nothing is interpolated.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - category: The content size category; held in a range, if need be, by ``ContentSizeCategoryLimits``.
    ///   - platform: The platform whose table is read.
    public init?(
        forTextStyle textStyle: TextStyle, compatibleWith category: ContentSizeCategory,
        on platform: Platform = .iOS
    ) {
        guard let figure = platform.figure(for: textStyle, at: category) else { return nil }
        self.init(figure: figure, category: category, platform: platform)
    }

    private init(
        figure: Figure, category: ContentSizeCategory, platform: Platform,
        pointSize: Double? = nil, leading: Double? = nil
    ) {
        textStyle = figure.textStyle
        self.category = category
        self.platform = platform
        self.pointSize = pointSize ?? figure.pointSize
        self.leading = pointSize == nil ? figure.leading : leading
        weight = figure.weight
        emphasizedWeight = figure.emphasizedWeight
    }

    /// The same font at another size, as a limit makes it.
    ///
    /// - Parameter pointSize: A positive, finite size in points.
    /// - Returns: A font whose leading is that of the style's own cell of this size (the one nearest to
    ///   ``category`` where several share it), and `nil` where the style has no such cell.
    public func withSize(_ pointSize: Double) -> SystemFont {
        precondition(pointSize > 0 && pointSize.isFinite, "a size is a positive number of points")
        guard pointSize != self.pointSize, let own = platform.figure(for: textStyle, at: category)
        else { return self }
        let distance = { (figure: Figure) in abs(figure.category.ordinal - category.ordinal) }
        let cell = platform.figureTable.figures
            .filter { $0.textStyle == textStyle && $0.pointSize == pointSize }
            .min { distance($0) < distance($1) }
        return SystemFont(
            figure: own, category: category, platform: platform, pointSize: pointSize,
            leading: cell?.leading)
    }
}
