import DynamicType
import Testing

@Suite("Line heights of custom fonts")
struct LineHeightTests {
    @Test(
        "Without a limit it is scaled as a layout value is",
        arguments: [
            (ContentSizeCategory.large, 3.0, 20.0),
            // 20 × 62 ÷ 22 is 56.36.
            (.accessibilityExtraExtraExtraLarge, 3, 169.0 / 3),
            (.accessibilityExtraExtraExtraLarge, 2, 56.5),
            (.accessibilityExtraExtraExtraLarge, 1, 56),
            (.extraSmall, 3, 52.0 / 3),
        ] as [(ContentSizeCategory, Double, Double)])
    func unlimited(category: ContentSizeCategory, displayScale: Double, expected: Double) {
        let metrics = FontMetrics(forTextStyle: .body)
        let scaled = metrics.scaledLineHeight(
            for: 20, pointSize: 17, compatibleWith: category, displayScale: displayScale)
        #expect(scaled == expected)
        #expect(
            scaled
                == metrics.scaledValue(
                    for: 20, compatibleWith: category, displayScale: displayScale))
    }

    @Test(
        "Under a limit it keeps the proportion of the limited size",
        arguments: [
            // 17 becomes 48, and is held at 34: twice the base size.
            (34.0, 3.0, 40.0),
            // 20 × 25 ÷ 17 is 29.41.
            (25, 3, 88.0 / 3),
            (25, 2, 29.5),
            (25, 1, 29),
            // Held below the base size: 20 × 15.5 ÷ 17 is 18.24.
            (15.5, 3, 55.0 / 3),
            // A limit that nothing reaches does not matter.
            (48, 3, 169.0 / 3),
            (100, 3, 169.0 / 3),
        ] as [(Double, Double, Double)])
    func underMaximum(maximum: Double, displayScale: Double, expected: Double) {
        let scaled = FontMetrics(forTextStyle: .body)
            .scaledLineHeight(
                for: 20, pointSize: 17, limits: PointSizeLimits(maximum: maximum),
                compatibleWith: .accessibilityExtraExtraExtraLarge, displayScale: displayScale)
        #expect(scaled == expected)
    }

    @Test("Over a minimum it keeps the proportion, too")
    func overMinimum() {
        // 12 becomes 10, and is held at 11: 16 × 11 ÷ 12 is 14.67. Unlimited, 16 becomes 13.
        let metrics = FontMetrics(forTextStyle: .caption1)
        let limits = PointSizeLimits(minimum: 11)
        let held = metrics.scaledLineHeight(
            for: 16, pointSize: 12, limits: limits, compatibleWith: .extraSmall)
        #expect(held == 44.0 / 3)
        #expect(metrics.scaledLineHeight(for: 16, pointSize: 12, compatibleWith: .extraSmall) == 13)
    }

    @Test(
        "The platform's display scale is taken where none is given",
        arguments: [(Platform.iOS, 88.0 / 3), (.iPadOS, 29.5)] as [(Platform, Double)])
    func usualDisplayScale(platform: Platform, expected: Double) {
        let scaled = FontMetrics(forTextStyle: .body, on: platform)
            .scaledLineHeight(
                for: 20, pointSize: 17, limits: PointSizeLimits(maximum: 25),
                compatibleWith: .accessibilityExtraExtraExtraLarge)
        #expect(scaled == expected)
    }

    @Test("It is nil where no leading is published")
    func notPublished() {
        let watch = FontMetrics(forTextStyle: .body, on: .watchOS)
        #expect(watch.scaledLineHeight(for: 20, pointSize: 16, compatibleWith: .medium) == nil)
        let title = FontMetrics(forTextStyle: .extraLargeTitle)
        #expect(title.scaledLineHeight(for: 20, pointSize: 16, compatibleWith: .large) == nil)
    }

    @Test(
        "An image in a line is as tall as the line",
        arguments: [
            (24.0, 24.0, 20.0, 20.0), (48, 24, 20, 40), (24, 48, 20, 10),
            (3, 4, 20.287109375, 15.21533203125),
            (1, 3, 1, 1.0 / 3),
        ] as [(Double, Double, Double, Double)])
    func inlineImage(width: Double, height: Double, lineHeight: Double, expected: Double) {
        let image = InlineImage(width: width, height: height)
        #expect(image.width(forLineHeight: lineHeight) == expected)
        #expect((image.width, image.height) == (width, height))
    }
}

@Suite("Line heights as a design states them")
struct StatedLineHeightTests {
    @Test(
        "A text",
        arguments: [
            ("24", LineHeight?.some(.points(24))), ("1.5x", .percentage(150)), ("150%", .percentage(150)),
            ("1.15x", .percentage(115)), ("AX1", nil), ("largest", nil), ("0", nil), ("24pt", nil), ("", nil),
            ("1.5X", nil), ("-24", nil),
        ] as [(String, LineHeight?)])
    func text(text: String, lineHeight: LineHeight?) { #expect(LineHeight(text) == lineHeight) }

    @Test(
        "Points below half of the size are likely meant as a multiple",
        arguments: [
            (LineHeight.points(8.5), 17.0, false), (.points(8.499), 17, true), (.points(1.5), 16, true),
            (.points(1.5), 3, false), (.percentage(10), 17, false),
        ] as [(LineHeight, Double, Bool)])
    func likelyMultiple(lineHeight: LineHeight, size: Double, expected: Bool) {
        #expect(lineHeight.isLikelyMultiple(of: size) == expected)
    }

    @Test(
        "A percentage is one of the effective size, rounded to pixels",
        arguments: [
            (150.0, 45.0, 3.0, 203.0 / 3), (150, 45, 2, 67.5), (120, 48, 3, 173.0 / 3), (115, 20, 3, 23),
            (110, 100, 1, 110),
        ] as [(Double, Double, Double, Double)])
    func percentage(percentage: Double, size: Double, displayScale: Double, expected: Double) {
        let scaled = FontMetrics(forTextStyle: .extraLargeTitle)
            .scaledLineHeight(
                for: .percentage(percentage), atPointSize: size, unlimitedPointSize: 60, defaultPointSize: 17,
                compatibleWith: .large, displayScale: displayScale)
        #expect(scaled == expected)
    }

    @Test(
        "Points of a system font scale as a layout value, and with the size where a limit holds it",
        arguments: [(53.0, 203.0 / 3), (34, 48)] as [(Double, Double)])
    func points(pointSize: Double, expected: Double) {
        let scaled = FontMetrics(forTextStyle: .body)
            .scaledLineHeight(
                for: .points(24), atPointSize: pointSize, unlimitedPointSize: 53, defaultPointSize: 17,
                compatibleWith: .accessibilityExtraExtraExtraLarge)
        #expect(scaled == expected)
    }
}
