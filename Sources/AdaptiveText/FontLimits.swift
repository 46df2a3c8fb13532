import DynamicType

/// How far a font may follow the content size category.
public struct FontLimits: Hashable, Sendable {
    /// The largest size; `nil` for none.
    ///
    /// `.category(.accessibilityMedium)` is the text style's own size there, as the title of an adaptive button
    /// is limited.
    public var maximum: PointSizeLimit?

    /// The smallest size; `nil` for none.
    public var minimum: PointSizeLimit?

    /// The range in which the category is held before anything is looked up.
    public var categories: ContentSizeCategoryLimits

    /// Makes limits with any of them open.
    public init(
        maximum: PointSizeLimit? = nil, minimum: PointSizeLimit? = nil,
        categories: ContentSizeCategoryLimits = ContentSizeCategoryLimits()
    ) {
        self.maximum = maximum
        self.minimum = minimum
        self.categories = categories
    }

    /// The size of text at a category, held within the limits.
    ///
    /// Where the minimum lies above the maximum, only the maximum applies, as with categories.
    ///
    /// - Parameters:
    ///   - pointSize: The scaled size, in points.
    ///   - defaultPointSize: The size at the default category, in points, that a percentage refers to.
    ///   - textStyle: The style that a category refers to.
    ///   - platform: The platform whose table is read.
    /// - Returns: Points; `nil` where a limit is a category at which Apple publishes no size for the style, or
    ///   the result is not finite.
    func hold(
        _ pointSize: Double, defaultPointSize: Double, textStyle: TextStyle, platform: Platform
    ) -> Double? {
        let points = { (limit: PointSizeLimit) in
            limit.pointSize(for: textStyle, on: platform, defaultPointSize: defaultPointSize)
        }
        var limits = PointSizeLimits()
        if let maximum {
            limits.maximum = points(maximum)
            if limits.maximum == nil { return nil }
        }
        if let minimum {
            limits.minimum = points(minimum)
            if limits.minimum == nil { return nil }
        }
        if limits.isEmpty { limits.minimum = nil }
        let held = limits.hold(pointSize)
        return held.isFinite ? held : nil
    }
}
