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
    public var categories: ContentSizeCategoryRange

    /// Makes limits with any of them open.
    ///
    /// Points and percentages that are not positive are a programmer's error.
    public init(
        maximum: PointSizeLimit? = nil, minimum: PointSizeLimit? = nil,
        categories: ContentSizeCategoryRange = ContentSizeCategoryRange()
    ) {
        for case let limit? in [maximum, minimum] {
            precondition(Self.isPositive(limit), "a limit is positive: leave it out where there is none")
        }
        self.maximum = maximum
        self.minimum = minimum
        self.categories = categories
    }

    private static func isPositive(_ limit: PointSizeLimit) -> Bool {
        switch limit {
        case .points(let number), .percentage(let number): number > 0
        case .category, .categoryWord: true
        }
    }

    /// The size of text at a category, held within the limits.
    ///
    /// Where the minimum lies above the maximum, only the maximum applies, as with categories.
    ///
    /// - Parameters:
    ///   - pointSize: The scaled size, in points.
    ///   - defaultPointSize: The size at the default category, in points, that a percentage refers to; `nil`
    ///     where none is published.
    ///   - textStyle: The style that a category refers to.
    ///   - platform: The platform whose table is read.
    ///   - defaultCategory: The category that the word `default` stands for.
    /// - Returns: Points; `nil` where a limit refers to a size that Apple does not publish, or the result is not
    ///   finite.
    func clamped(
        _ pointSize: Double, defaultPointSize: Double?, textStyle: TextStyle, platform: Platform,
        defaultCategory: ContentSizeCategory
    ) -> Double? {
        let points = { (limit: PointSizeLimit) -> Double? in
            if case .percentage = limit, defaultPointSize == nil { return nil }
            return limit.pointSize(
                for: textStyle, on: platform, defaultPointSize: defaultPointSize ?? pointSize,
                defaultCategory: defaultCategory)
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
        let held = limits.clamped(pointSize)
        return held.isFinite ? held : nil
    }
}
