/// A text style whose size at the default category is near to another size.
public struct NearestTextStyle: Hashable, Sendable {
    /// The system font of the style at the default category.
    public let font: SystemFont

    /// The other size, in points.
    public let pointSize: Double

    /// The style's size less the other size, in points: positive if the style is larger.
    public var difference: Double { font.pointSize - pointSize }

    /// The text styles nearest to a size, best first.
    ///
    /// They are ordered by the difference in size, then by the difference in leading if a line height is given, then
    /// the given weight comes before others, and last by Apple's order. 17 points are body and not headline, because
    /// body is regular.
    ///
    /// - Parameters:
    ///   - pointSize: Points, positive and finite.
    ///   - lineHeight: The distance between baselines in points; `nil` if it does not matter.
    ///   - weight: The weight that comes first among styles of equal size and leading.
    ///   - platform: The platform whose table is read, at its default category.
    ///   - count: The largest number of styles, not below 0.
    /// - Returns: Styles of the platform's table, at most `count`.
    public static func nearest(
        to pointSize: Double, lineHeight: Double? = nil, weight: FontWeight = .regular,
        on platform: Platform = .iOS, count: Int = 3
    ) -> [NearestTextStyle] {
        precondition(pointSize > 0 && pointSize.isFinite, "a size is a positive number of points")
        precondition(count >= 0, "a count is not negative")
        let fonts = platform.textStyles.compactMap {
            SystemFont(forTextStyle: $0, compatibleWith: platform.defaultCategory, on: platform)
        }
        let distance = { (font: SystemFont) in
            (
                size: abs(font.pointSize - pointSize),
                leading: lineHeight.map { abs((font.leading ?? .infinity) - $0) } ?? 0,
                weight: font.weight == weight ? 0 : 1
            )
        }
        let ordered = fonts.enumerated().sorted { first, second in
            let (one, two) = (distance(first.element), distance(second.element))
            if one != two { return one < two }
            return first.offset < second.offset
        }
        return ordered.prefix(count).map {
            NearestTextStyle(font: $0.element, pointSize: pointSize)
        }
    }

    /// The style's own size at the platform's largest category, in points; `nil` if the platform has one category.
    public var systemPointSizeAtLargest: Double? {
        largest.flatMap {
            SystemFont(forTextStyle: font.textStyle, compatibleWith: $0, on: font.platform)?.pointSize
        }
    }

    /// The other size scaled with the style to the platform's largest category, as UIKit scales a custom font.
    ///
    /// In points; `nil` if the platform has one category or publishes no leading for the style, and infinite if the
    /// arithmetic overflows.
    public var customPointSizeAtLargest: Double? {
        largest.flatMap {
            FontMetrics(forTextStyle: font.textStyle, on: font.platform)
                .scaledPointSize(for: pointSize, compatibleWith: $0)
        }
    }

    private var largest: ContentSizeCategory? {
        let categories = font.platform.contentSizeCategories
        return categories.count > 1 ? categories.last : nil
    }
}
