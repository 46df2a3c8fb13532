import DynamicType
import Testing

/// The rules about rounding and limits.
@Suite("Rounding rules")
struct RoundingRuleTests {
    @Test(
        "Rule 3: a layout value is rounded to whole pixels",
        arguments: [
            (TextStyle.body, ContentSizeCategory.medium, 17.0, 3.0, 49.0),
            (.body, .medium, 40, 3, 115),
            (.largeTitle, .accessibilityExtraExtraExtraLarge, 22, 3, 113),
            (.body, .medium, 17, 2, 32),
            (.body, .medium, 17, 1, 16),
            (.body, .medium, 17, 4, 65),
        ])
    func wholePixels(
        textStyle: TextStyle, category: ContentSizeCategory, value: Double, displayScale: Double,
        pixels: Double
    ) {
        let metrics = FontMetrics(forTextStyle: textStyle)
        let scaled = metrics.scaledValue(
            for: value, compatibleWith: category, displayScale: displayScale)
        #expect(scaled == pixels / displayScale)
    }

    @Test(
        "Rule 3: the platform's display scale is taken where none is given",
        arguments: [Platform.iOS, .iPadOS])
    func usualDisplayScale(platform: Platform) {
        let metrics = FontMetrics(forTextStyle: .body, on: platform)
        let scaled = metrics.scaledValue(for: 17, compatibleWith: .medium)
        #expect(scaled == (platform == .iOS ? 49.0 / 3 : 16))
    }

    @Test(
        "Rule 4: a font's size is rounded to whole points",
        arguments: [
            (TextStyle.body, ContentSizeCategory.accessibilityExtraExtraExtraLarge, 36.0, 101.0),
            (.body, .medium, 17, 16),
            (.body, .medium, 40, 38),
            (.largeTitle, .accessibilityExtraExtraExtraLarge, 22, 38),
        ])
    func wholePoints(
        textStyle: TextStyle, category: ContentSizeCategory, pointSize: Double, expected: Double
    ) {
        let metrics = FontMetrics(forTextStyle: textStyle)
        #expect(metrics.scaledPointSize(for: pointSize, compatibleWith: category) == expected)
    }

    @Test(
        "Rule 5: ties round away from zero",
        arguments: [
            // Rounding to even would give 6, 10, 12, 14, 16 and 20.
            (TextStyle.caption1, ContentSizeCategory.extraSmall, 8.0, 7.0),
            (.body, .medium, 11, 11),
            (.title2, .small, 14, 13),
            (.body, .extraExtraExtraLarge, 11, 15),
            (.title2, .accessibilityExtraExtraExtraLarge, 7, 17),
            (.title2, .accessibilityMedium, 14, 21),
            // Rounding to even agrees here; rounding towards zero does not.
            (.body, .extraSmall, 11, 10),
            (.title2, .extraExtraExtraLarge, 21, 26),
        ])
    func ties(textStyle: TextStyle, category: ContentSizeCategory, tie: Double, expected: Double) {
        let metrics = FontMetrics(forTextStyle: textStyle)
        #expect(metrics.scaledPointSize(for: tie, compatibleWith: category) == expected)
        #expect(metrics.scaledPointSize(for: tie.nextDown, compatibleWith: category) == expected - 1)
        #expect(metrics.scaledPointSize(for: tie.nextUp, compatibleWith: category) == expected)
        for (value, rounded) in [(tie, expected), (tie.nextDown, expected - 1), (tie.nextUp, expected)] {
            #expect(
                metrics.scaledValue(for: value, compatibleWith: category, displayScale: 1) == rounded)
            #expect(
                metrics.scaledValue(for: -value, compatibleWith: category, displayScale: 1) == -rounded)
        }
    }

    @Test(
        "Rule 6: rounding happens at the default category too",
        arguments: [(17.5, 18.0), (17.4, 17), (16.5, 17), (0.5, 1), (0.4, 0), (0.499_999_999_999_999_94, 0)]
            as [(Double, Double)])
    func defaultCategoryRounds(pointSize: Double, expected: Double) {
        let metrics = FontMetrics(forTextStyle: .body)
        #expect(metrics.scaledPointSize(for: pointSize, compatibleWith: .large) == expected)
        #expect(
            metrics.scaledValue(for: pointSize, compatibleWith: .large, displayScale: 1) == expected)
    }

    @Test(
        "Rule 7: a maximum holds after the rounding, is not rounded, and holds at the default category",
        arguments: [
            (ContentSizeCategory.accessibilityExtraExtraExtraLarge, 17.0, 22.0, 22.0),
            (.accessibilityExtraExtraExtraLarge, 17, 25, 25),
            (.accessibilityExtraExtraExtraLarge, 17, 22.25, 22.25),
            // 36 becomes 101.45, so 101: a maximum of 101.2 does not touch it.
            (.accessibilityExtraExtraExtraLarge, 36, 101.2, 101),
            // 11 becomes 14.5, so 15, and only then is held.
            (.extraExtraExtraLarge, 11, 14.75, 14.75),
            (.large, 17, 15, 15),
            (.large, 17, 15.5, 15.5),
            (.large, 17, 22, 17),
        ])
    func maximum(category: ContentSizeCategory, pointSize: Double, maximum: Double, expected: Double) {
        let scaled = FontMetrics(forTextStyle: .body)
            .scaledPointSize(for: pointSize, maximumPointSize: maximum, compatibleWith: category)
        #expect(scaled == expected)
    }

    @Test(
        "Rule 8: 0 stays 0, and a negative value mirrors its positive one", arguments: ScalingOrder.allCases)
    func zeroAndNegative(order: ScalingOrder) throws {
        for textStyle in Platform.iOS.textStyles {
            let metrics = FontMetrics(forTextStyle: textStyle, framework: order)
            for category in ContentSizeCategory.allCases {
                #expect(metrics.scaledValue(for: 0, compatibleWith: category) == 0)
                for quarter in 1...200 {
                    let value = Double(quarter) / 4
                    let positive = try #require(
                        metrics.scaledValue(for: value, compatibleWith: category))
                    let negative = metrics.scaledValue(for: -value, compatibleWith: category)
                    #expect(negative == -positive, "\(value) with \(textStyle) at \(category)")
                }
            }
        }
    }
}
