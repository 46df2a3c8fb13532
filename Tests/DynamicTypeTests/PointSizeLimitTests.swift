import DynamicType
import Testing

@Suite("Limits of point sizes")
struct PointSizeLimitTests {
    @Test(
        "A limit in points",
        arguments: [
            (PointSizeLimit.points(22.25), TextStyle.body, Platform.iOS, Double?.some(22.25)),
            (.points(22.25), .footnote1, .iOS, 22.25),
            // A category means the style's system font size there.
            (.category(.accessibilityMedium), .body, .iOS, 28),
            (.category(.accessibilityMedium), .caption2, .iPadOS, 20),
            (.category(.extraSmall), .largeTitle, .watchOS, 30),
            (.category(.large), .extraLargeTitle, .iOS, 36),
            (.category(.large), .body, .tvOS, 29),
            (.category(.medium), .body, .watchOS, nil),
            (.category(.accessibilityMedium), .body, .tvOS, nil),
            (.category(.large), .body, .visionOS, nil),
            (.category(.accessibilityMedium), .extraLargeTitle, .iOS, nil),
            // A percentage means a share of the default size, which is 17.5 here, not rounded.
            (.percentage(200), .body, .iOS, 35),
            (.percentage(100), .body, .iOS, 17.5),
            (.percentage(150), .body, .visionOS, 26.25),
            (.percentage(50), .footnote1, .iOS, 8.75),
        ] as [(PointSizeLimit, TextStyle, Platform, Double?)])
    func inPoints(limit: PointSizeLimit, textStyle: TextStyle, platform: Platform, expected: Double?) {
        let points = limit.pointSize(for: textStyle, on: platform, defaultPointSize: 17.5)
        #expect(points == expected)
    }

    @Test(
        "The size nearest to a size that keeps both limits",
        arguments: [
            (
                Double?.some(11), Double?.some(22.25), [10, 11, 12, 22, 22.25, 23],
                [11, 11, 12, 22, 22.25, 22.25]
            ),
            (nil, 22, [0.5, 22, 100], [0.5, 22, 22]),
            (11, nil, [0.5, 11, 100, .infinity], [11, 11, 100, .infinity]),
            (nil, nil, [0.5, 17, 100, .infinity], [0.5, 17, 100, .infinity]),
            (17, 17, [16, 17, 18], [17, 17, 17]),
        ] as [(Double?, Double?, [Double], [Double])])
    func clamps(minimum: Double?, maximum: Double?, sizes: [Double], expected: [Double]) {
        let limits = PointSizeLimits(minimum: minimum, maximum: maximum)
        #expect(sizes.map(limits.clamped) == expected)
        #expect(!limits.isEmpty)
    }

    @Test(
        "Limits are empty where the minimum lies above the maximum",
        arguments: [
            (Double?.some(18), Double?.some(17), true), (17.0.nextUp, 17, true), (17, 17, false),
            (16, 17, false), (nil, 17, false), (18, nil, false), (nil, nil, false),
        ] as [(Double?, Double?, Bool)])
    func isEmpty(minimum: Double?, maximum: Double?, expected: Bool) {
        #expect(PointSizeLimits(minimum: minimum, maximum: maximum).isEmpty == expected)
    }

    @Test(
        "A minimum holds a small custom font",
        arguments: [
            (ContentSizeCategory.extraSmall, 11.0), (.large, 12), (.extraLarge, 14),
            (.accessibilityMedium, 20),
        ])
    func minimum(category: ContentSizeCategory, expected: Double) {
        let scaled = FontMetrics(forTextStyle: .caption1)
            .scaledPointSize(
                for: 12, limits: PointSizeLimits(minimum: 11, maximum: 20), compatibleWith: category)
        #expect(scaled == expected)
    }

    @Test("A limit makes no size where none is published")
    func notPublished() {
        let metrics = FontMetrics(forTextStyle: .body, on: .watchOS)
        let limits = PointSizeLimits(minimum: 11, maximum: 22)
        #expect(metrics.scaledPointSize(for: 16, limits: limits, compatibleWith: .medium) == nil)
        #expect(metrics.scaledPointSize(for: 16, maximumPointSize: 22, compatibleWith: .medium) == nil)
    }
}
