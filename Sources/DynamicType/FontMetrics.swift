/// Scales custom fonts and layout values with a text style: the second of the two answers.
///
/// It answers as `UIFontMetrics`, `Font.custom(_:size:relativeTo:)` and `@ScaledMetric` do: by the ratio of
/// the style's published leadings, not of its sizes. A 17 pt custom font scaled with body is 48 pt at
/// `accessibilityExtraExtraExtraLarge`, where the system font of body is 53 pt: see ``SystemFont``.
///
/// The category is always an argument. A size that is already scaled must not be scaled again (UIKit raises
/// an exception): a plain number cannot know, so keep the base size.
public struct FontMetrics: Hashable, Sendable {
    /// The text style whose leadings scale.
    public let textStyle: TextStyle

    /// The platform whose table is read.
    public let platform: Platform

    /// The category at which a value is itself.
    public let defaultCategory: ContentSizeCategory

    /// The framework whose order of operations is followed.
    public let order: ScalingOrder

    private let defaultLeading: Double?

    /// Body on iOS, as `UIFontMetrics.default`.
    public static let `default` = FontMetrics(forTextStyle: .body)

    /// Makes the metrics of a text style.
    ///
    /// - Parameters:
    ///   - textStyle: Without published leadings (the extra titles) every answer is `nil`.
    ///   - platform: The platform whose table is read.
    ///   - defaultCategory: The category at which a value is itself; the platform's own where it is `nil`. With
    ///     one that the platform lacks every answer is `nil`.
    ///   - order: Whose order of operations is followed; they differ at exact ties.
    public init(
        forTextStyle textStyle: TextStyle, on platform: Platform = .iOS,
        defaultCategory: ContentSizeCategory? = nil, order: ScalingOrder = .uiKit
    ) {
        self.textStyle = textStyle
        self.platform = platform
        self.defaultCategory = defaultCategory ?? platform.defaultCategory
        self.order = order
        defaultLeading = platform.figureTable.figure(for: textStyle, at: self.defaultCategory)?.leading
    }

    /// What sizes and values are multiplied by at a category; `nil` where a leading is not published.
    public func scaleFactor(compatibleWith category: ContentSizeCategory) -> Double? {
        unrounded(1, compatibleWith: category)
    }

    /// A value scaled but not yet rounded.
    @inline(__always)
    func unrounded(_ value: Double, compatibleWith category: ContentSizeCategory) -> Double? {
        guard let defaultLeading,
            let leading = platform.figureTable.figure(for: textStyle, at: category)?.leading
        else { return nil }
        return order.product(of: value, leading, over: defaultLeading)
    }
}
