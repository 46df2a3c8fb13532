/// Scales custom fonts and layout values with a text style: the second of the two answers.
///
/// It scales as `UIFontMetrics`, `Font.custom(_:size:relativeTo:)` and `@ScaledMetric` do: by the ratio of
/// two leadings of the style, not of its sizes. The leadings are ``SystemFont/scalingLeading``, which is
/// Apple's published leading except in eight cells of iOS. A 17 pt custom font scaled with body is 48 pt at
/// `accessibilityExtraExtraExtraLarge`; the system font of body is 53 pt there: see ``SystemFont``.
///
/// The category is always an argument. Do not scale a size twice (UIKit raises an exception); keep the base
/// size.
public struct FontMetrics: Hashable, Sendable {
    /// The text style whose leadings determine the scaling.
    public let textStyle: TextStyle

    /// The platform whose table is read.
    public let platform: Platform

    /// The category at which a value does not change.
    public let defaultCategory: ContentSizeCategory

    /// The framework whose order of operations is followed.
    public let framework: ScalingOrder

    /// The position of the style in the platform's table; `nil` if the table does not have the style.
    private let column: Int?

    /// The divisor of all values, in points.
    private let defaultDivisor: Double?

    /// The metrics of body on iOS, like `UIFontMetrics.default`.
    public static let `default` = FontMetrics(forTextStyle: .body)

    /// Makes the metrics of a text style.
    ///
    /// - Parameters:
    ///   - textStyle: The text style. Every result is `nil` if its leadings are not published, as for the
    ///     extra titles.
    ///   - platform: The platform whose table is read.
    ///   - defaultCategory: The category at which a value does not change; the platform's own if it is `nil`.
    ///     With
    ///     one that the platform lacks every answer is `nil`.
    ///   - framework: The framework whose order of operations is used; they differ at exact ties.
    public init(
        forTextStyle textStyle: TextStyle, on platform: Platform = .iOS,
        defaultCategory: ContentSizeCategory? = nil, framework: ScalingOrder = .uiKit
    ) {
        self.textStyle = textStyle
        self.platform = platform
        self.defaultCategory = defaultCategory ?? platform.defaultCategory
        self.framework = framework
        column = platform.figureTable.textStyles.firstIndex(of: textStyle)
        defaultDivisor = column.flatMap {
            Self.multiplier(inColumn: $0, defaultCategory ?? platform.defaultCategory, platform, framework)
        }
    }

    /// The factor by which sizes and values are multiplied at a category; `nil` if a leading is not
    /// published.
    ///
    /// It is the ratio of the style's scaling leadings at the category and at the default category, neither
    /// rounded nor limited. UIKit does not compute it: see ``ScalingOrder``.
    public func scaleFactor(compatibleWith category: ContentSizeCategory) -> Double? {
        let leading = { (category: ContentSizeCategory) in
            platform.figureTable.figure(for: textStyle, at: category)?.scalingLeading
        }
        guard let scaled = leading(category), let base = leading(defaultCategory) else { return nil }
        return scaled / base
    }

    /// A value scaled but not yet rounded.
    @inline(__always)
    private func unrounded(_ value: Double, compatibleWith category: ContentSizeCategory) -> Double? {
        guard let column, let defaultDivisor,
            let multiplier = Self.multiplier(inColumn: column, category, platform, framework)
        else { return nil }
        return framework.product(of: value, multiplier, over: defaultDivisor)
    }

    /// The leading that an order multiplies by, in points: UIKit's is the sum of a font's own figures.
    @inline(__always)
    private static func multiplier(
        inColumn column: Int, _ category: ContentSizeCategory, _ platform: Platform, _ framework: ScalingOrder
    ) -> Double? {
        let figure = platform.figureTable.figure(inColumn: column, at: category)
        return switch framework {
        case .uiKit: figure?.lineSum(lineHeightPerPoint: platform.systemLineHeightPerPoint)
        case .swiftUI: figure?.scalingLeading
        }
    }
}

extension FontMetrics {
    /// The size of a custom font at a category, as UIKit's `scaledFont(for:compatibleWith:)` returns it.
    ///
    /// It is rounded to whole points at every category, including the default one; ties round away from zero.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the default category, in points, positive and finite.
    ///   - category: The content size category.
    /// - Returns: Points; infinite if the arithmetic overflows, and `nil` if Apple publishes no leading for
    ///   the style at the category.
    public func scaledPointSize(for pointSize: Double, compatibleWith category: ContentSizeCategory)
        -> Double?
    {
        precondition(pointSize > 0 && pointSize.isFinite, "a size is a positive number of points")
        return unrounded(pointSize, compatibleWith: category)?.rounded(.toNearestOrAwayFromZero)
    }

    /// The size of a custom font at a category, no larger than a maximum.
    ///
    /// The maximum is applied after rounding, is not rounded itself, and also applies at the default
    /// category.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the default category, in points, positive and finite.
    ///   - maximumPointSize: The largest size in points, positive.
    ///   - category: The content size category.
    /// - Returns: The same as ``scaledPointSize(for:compatibleWith:)``.
    public func scaledPointSize(
        for pointSize: Double, maximumPointSize: Double, compatibleWith category: ContentSizeCategory
    ) -> Double? {
        scaledPointSize(
            for: pointSize, limits: PointSizeLimits(maximum: maximumPointSize), compatibleWith: category)
    }

    /// The size of a custom font at a category, clamped to limits.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the default category, in points, positive and finite.
    ///   - limits: The smallest and the largest size, applied after the rounding.
    ///   - category: The content size category.
    /// - Returns: The same as ``scaledPointSize(for:compatibleWith:)``.
    public func scaledPointSize(
        for pointSize: Double, limits: PointSizeLimits, compatibleWith category: ContentSizeCategory
    ) -> Double? {
        scaledPointSize(for: pointSize, compatibleWith: category).map(limits.clamped)
    }

    /// A layout value at a category, as UIKit's `scaledValue(for:compatibleWith:)` returns it.
    ///
    /// It is rounded to whole pixels at every category, including the default one; ties round away from zero.
    /// 0 stays 0, and a negative value gives the negative of its positive counterpart.
    ///
    /// - Parameters:
    ///   - value: The value at the default category, in points, finite.
    ///   - category: The content size category.
    ///   - displayScale: Pixels per point, positive and finite; `nil` for the platform's usual scale.
    /// - Returns: Points; infinite or `nil` as for a font.
    public func scaledValue(
        for value: Double, compatibleWith category: ContentSizeCategory, displayScale: Double? = nil
    ) -> Double? {
        let displayScale = displayScale ?? platform.displayScale
        precondition(value.isFinite, "a value is a finite number of points")
        precondition(displayScale > 0 && displayScale.isFinite, "a display scale is a positive number")
        return unrounded(value, compatibleWith: category).map {
            framework.roundedToPixel($0, displayScale: displayScale)
        }
    }

    /// SwiftUI's `Font.scaled(by:)`: a size times a factor, rounded to a quarter of a point.
    ///
    /// - Parameters:
    ///   - pointSize: Points, finite.
    ///   - factor: Any finite number.
    /// - Returns: Points; infinite if the product overflows.
    ///
    /// Source: open re-implementation.
    public static func pointSize(_ pointSize: Double, scaledBy factor: Double) -> Double {
        precondition(pointSize.isFinite && factor.isFinite, "a size and a factor are finite numbers")
        return (pointSize * factor * 4).rounded(.toNearestOrAwayFromZero) / 4
    }
}
