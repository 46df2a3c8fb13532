import DynamicType
import Testing

@Suite("Font metrics")
struct FontMetricsTests {
    @Test(
        "Scale factors",
        arguments: [
            (TextStyle.body, ContentSizeCategory.accessibilityExtraExtraExtraLarge, 62.0 / 22),
            (.largeTitle, .accessibilityExtraExtraExtraLarge, 70.0 / 41),
            (.caption2, .accessibilityExtraExtraExtraLarge, 48.0 / 13),
            (.body, .extraSmall, 19.0 / 22),
            (.body, .large, 1),
            (.caption2, .extraSmall, 1),
        ] as [(TextStyle, ContentSizeCategory, Double)])
    func scaleFactor(textStyle: TextStyle, category: ContentSizeCategory, expected: Double) {
        for order in ScalingOrder.allCases {
            let metrics = FontMetrics(forTextStyle: textStyle, framework: order)
            #expect(metrics.scaleFactor(compatibleWith: category) == expected)
        }
    }

    @Test(
        "On watchOS the default category is the watch's",
        arguments: [
            // Body's leadings: S 17.5, L 18.5, XL 19.5, AX3 25.5.
            (ContentSizeCategory.small, ContentSizeCategory.accessibilityExtraLarge, 25.5 / 17.5, 23.0),
            (.large, .accessibilityExtraLarge, 25.5 / 18.5, 22),
            (.extraLarge, .accessibilityExtraLarge, 25.5 / 19.5, 21),
            (.small, .small, 1, 16),
            (.large, .small, 17.5 / 18.5, 15),
            (.extraLarge, .small, 17.5 / 19.5, 14),
        ] as [(ContentSizeCategory, ContentSizeCategory, Double, Double)])
    func watchDefault(
        defaultCategory: ContentSizeCategory, category: ContentSizeCategory, factor: Double,
        pointSize: Double
    ) {
        let metrics = FontMetrics(
            forTextStyle: .body, on: .watchOS, defaultCategory: defaultCategory)
        #expect(metrics.defaultCategory == defaultCategory)
        #expect(metrics.scaleFactor(compatibleWith: category) == factor)
        #expect(metrics.scaledPointSize(for: 16, compatibleWith: category) == pointSize)
    }

    @Test(
        "A default category that is not published makes every answer nil",
        arguments: ContentSizeCategory.allCases)
    func unpublishedDefault(category: ContentSizeCategory) {
        let metrics = FontMetrics(forTextStyle: .body, on: .watchOS, defaultCategory: .medium)
        #expect(metrics.scaleFactor(compatibleWith: category) == nil)
        #expect(metrics.scaledPointSize(for: 16, compatibleWith: category) == nil)
        #expect(metrics.scaledValue(for: 16, compatibleWith: category) == nil)
    }

    @Test(
        "A style without leadings makes every answer nil",
        arguments: [(TextStyle.extraLargeTitle, Platform.iOS), (.extraLargeTitle2, .visionOS)])
    func withoutLeadings(textStyle: TextStyle, platform: Platform) {
        let metrics = FontMetrics(forTextStyle: textStyle, on: platform)
        #expect(metrics.scaleFactor(compatibleWith: .large) == nil)
        #expect(metrics.scaledPointSize(for: 36, compatibleWith: .large) == nil)
        #expect(metrics.scaledValue(for: 0, compatibleWith: .large) == nil)
    }

    @Test("The platform's default category is taken where none is given", arguments: Platform.allCases)
    func usualDefault(platform: Platform) {
        let metrics = FontMetrics(forTextStyle: .body, on: platform)
        #expect(metrics.defaultCategory == .large)
        #expect(metrics.platform == platform)
        #expect(metrics.textStyle == .body)
    }

    @Test("A platform with one size has no other", arguments: [Platform.tvOS, .macOS])
    func oneSize(platform: Platform) {
        let metrics = FontMetrics(forTextStyle: .body, on: platform)
        for category in ContentSizeCategory.allCases {
            let scaled = metrics.scaledPointSize(for: 29, compatibleWith: category)
            #expect(scaled == (category == .large ? 29 : nil))
        }
    }

    @Test("A result without a finite value is infinite", arguments: ContentSizeCategory.allCases)
    func overflow(category: ContentSizeCategory) {
        let largest = Double.greatestFiniteMagnitude
        let metrics = FontMetrics(forTextStyle: .body)
        #expect(metrics.scaledPointSize(for: largest, compatibleWith: category) == .infinity)
        #expect(metrics.scaledValue(for: largest, compatibleWith: category) == .infinity)
        #expect(metrics.scaledValue(for: -largest, compatibleWith: category) == -.infinity)
        // A limit makes it finite again.
        let held = metrics.scaledPointSize(
            for: largest, maximumPointSize: 22, compatibleWith: category)
        #expect(held == 22)
    }

    @Test("SwiftUI's order overflows where the product does")
    func overflowOfSwiftUI() {
        let largest = Double.greatestFiniteMagnitude
        let metrics = FontMetrics(forTextStyle: .body, framework: .swiftUI)
        #expect(metrics.scaledPointSize(for: largest, compatibleWith: .large) == largest)
        #expect(metrics.scaledPointSize(for: largest, compatibleWith: .extraLarge) == .infinity)
    }

    @Test("The smallest sizes there are become nothing, not an error")
    func smallest() {
        let smallest = Double.leastNonzeroMagnitude
        let metrics = FontMetrics(forTextStyle: .body)
        #expect(metrics.scaledPointSize(for: smallest, compatibleWith: .large) == 0)
        #expect(metrics.scaledValue(for: smallest, compatibleWith: .large) == 0)
    }
}
