extension FontMetrics {
    /// The size of a custom font at a category, as `scaledFont(for:compatibleWith:)` of UIKit gives it.
    ///
    /// Rounded to whole points at every category, the default one too; ties away from zero.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the default category, in points, positive and finite.
    ///   - category: The content size category.
    /// - Returns: Points; infinite where the arithmetic overflows, and `nil` where Apple publishes no leading for
    ///   the style at the category.
    public func scaledPointSize(for pointSize: Double, compatibleWith category: ContentSizeCategory)
        -> Double?
    {
        precondition(pointSize > 0 && pointSize.isFinite, "a size is a positive number of points")
        return unrounded(pointSize, compatibleWith: category)?.rounded(.toNearestOrAwayFromZero)
    }

    /// The size of a custom font at a category, no larger than a maximum.
    ///
    /// The maximum is applied after the rounding, is not itself rounded, and holds at the default category too.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the default category, in points, positive and finite.
    ///   - maximumPointSize: The largest size in points, positive.
    ///   - category: The content size category.
    /// - Returns: As ``scaledPointSize(for:compatibleWith:)``.
    public func scaledPointSize(
        for pointSize: Double, maximumPointSize: Double, compatibleWith category: ContentSizeCategory
    ) -> Double? {
        scaledPointSize(
            for: pointSize, limits: PointSizeLimits(maximum: maximumPointSize), compatibleWith: category)
    }

    /// The size of a custom font at a category, held between limits.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the default category, in points, positive and finite.
    ///   - limits: The smallest and the largest size, applied after the rounding.
    ///   - category: The content size category.
    /// - Returns: As ``scaledPointSize(for:compatibleWith:)``.
    public func scaledPointSize(
        for pointSize: Double, limits: PointSizeLimits, compatibleWith category: ContentSizeCategory
    ) -> Double? {
        scaledPointSize(for: pointSize, compatibleWith: category).map(limits.clamped)
    }

    /// A layout value at a category, as `scaledValue(for:compatibleWith:)` of UIKit gives it.
    ///
    /// Rounded to whole pixels at every category, the default one too; ties away from zero. 0 stays 0, and a
    /// negative value mirrors its positive one.
    ///
    /// - Parameters:
    ///   - value: The value at the default category, in points, finite.
    ///   - category: The content size category.
    ///   - displayScale: Pixels per point, positive and finite; the platform's usual one where it is `nil`.
    /// - Returns: Points, as for a font.
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
    /// - Returns: Points; infinite where the product overflows.
    ///
    /// Source: open re-implementation.
    public static func pointSize(_ pointSize: Double, scaledBy factor: Double) -> Double {
        precondition(pointSize.isFinite && factor.isFinite, "a size and a factor are finite numbers")
        return (pointSize * factor * 4).rounded(.toNearestOrAwayFromZero) / 4
    }
}
