import DynamicType
import FrameworkScaling
import Testing

/// The rules of frameworks on iOS, worked again from their sources.
@Suite("Frameworks on iOS") struct FrameworkTests {
    private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

    struct Row: Sendable, CustomTestStringConvertible {
        let why: String
        let framework: Framework
        let size: Double
        let style: TextStyle
        let category: ContentSizeCategory
        let limits: PointSizeLimits
        let expected: Double

        init(
            _ why: String, _ framework: Framework, _ size: Double, _ style: TextStyle,
            _ category: ContentSizeCategory, maximum: Double? = nil, minimum: Double? = nil,
            _ expected: Double
        ) {
            (self.why, self.framework, self.size, self.style) = (why, framework, size, style)
            (self.category, self.expected) = (category, expected)
            limits = PointSizeLimits(minimum: minimum, maximum: maximum)
        }

        var testDescription: String { "\(framework.rawValue) \(size): \(why)" }
    }

    @Test(
        "Sizes",
        arguments: [
            Row("17 × 3.571", .reactNative, 17, .body, largest, 60.707),
            Row("17 × 1.353", .reactNative, 17, .body, .extraExtraExtraLarge, 23.001),
            Row("a maximum below 1 is no maximum", .reactNative, 17, .body, largest, maximum: 8.5, 60.707),
            Row("min(1.5, 2.643)", .reactNative, 15, .body, .accessibilityExtraLarge, maximum: 22.5, 22.5),
            Row("round(17·62/22·3)/3", .reactNativeRamp, 17, .body, largest, 48),
            Row("58/34 is more than 1.5", .reactNativeRamp, 34, .largeTitle, largest, maximum: 51, 51),
            Row("14 × 40/17", .flutter, 14, .body, .accessibilityExtraLarge, 560.0 / 17),
            Row("min(43.647, 28)", .flutter, 14, .body, largest, maximum: 28, 28),
            Row("max(9.882, 12)", .flutter, 12, .body, .extraSmall, minimum: 12, 12),
            Row("body's curve for every style", .flutter, 28, .title1, largest, 28.0 * 53 / 17),
            Row("whole points", .maui, 14, .body, largest, 39),
            Row("round(13.36)", .maui, 14, .body, .medium, 13),
            Row("body's curve for every font", .maui, 34, .largeTitle, largest, 96),
            Row("0.875 rem × 53", .ionic, 14, .body, largest, 46.375),
            Row("min(65, 52)", .ionic, 26, .body, .accessibilityExtraLarge, maximum: 52, 52),
            Row("17 × 4", .nativeScript, 17, .body, largest, 68),
            Row("17 × 1.8", .composeMultiplatform, 17, .body, largest, 30.6),
            Row("the style's own size", .webKit, 17, .subheadline, largest, 49),
            Row("UIFontMetrics", .uiKit, 17, .body, largest, 48),
            Row("a tie of 25.5 rounds up in UIKit", .uiKit, 21, .title2, .extraExtraExtraLarge, 26),
            Row("and down in SwiftUI", .swiftUI, 21, .title2, .extraExtraExtraLarge, 25),
        ])
    func size(row: Row) throws {
        let size = row.framework.scaledPointSize(
            for: row.size, forTextStyle: row.style, compatibleWith: row.category, on: .iOS, displayScale: 3,
            limits: row.limits)
        #expect(abs(try #require(size) - row.expected) < 1e-9)
    }

    @Test("WebKit has no keyword for callout")
    func callout() {
        #expect(
            Framework.webKit.scaledPointSize(for: 16, forTextStyle: .callout, compatibleWith: .large) == nil)
    }

    @Test(
        "Factors per category",
        arguments: [
            (
                Framework.reactNative,
                [0.823, 0.882, 0.941, 1, 1.118, 1.235, 1.353, 1.786, 2.143, 2.643, 3.143, 3.571]
            ),
            (.composeMultiplatform, [0.8, 0.85, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8]),
            (.nativeScript, [0.5, 0.7, 0.85, 1, 1.15, 1.3, 1.5, 2, 2.5, 3, 3.5, 4]),
        ] as [(Framework, [Double])])
    func factors(framework: Framework, factors: [Double]) throws {
        for (category, factor) in zip(ContentSizeCategory.allCases, factors) {
            let size = framework.scaledPointSize(for: 17, forTextStyle: .body, compatibleWith: category)
            let scaled = try #require(size)
            #expect(abs(scaled - 17 * factor) < 1e-9)
            #expect(framework.scaleFactor(forTextStyle: .body, compatibleWith: category, on: .iOS) == factor)
        }
    }

    @Test("Each rule names its source", arguments: Framework.allCases)
    func provenance(framework: Framework) {
        let provenance = framework.provenance
        for text in [provenance.rule, provenance.rounding, provenance.limits, provenance.source] {
            #expect(!text.isEmpty)
        }
        #expect(provenance.year == 2026)
    }

    @Test("The code of the module's page")
    func page() throws {
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        let size = Framework.reactNative.scaledPointSize(
            for: 17, forTextStyle: .body, compatibleWith: largest)  // 60.707
        let android = AndroidFontScale(1.3).dp(forSP: 17)  // 20.9
        #expect(size == 60.707)
        #expect(abs(android - 20.9) < 1e-9)
    }
}
