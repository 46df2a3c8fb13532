import DynamicType
import Testing

/// The rules about what a value is multiplied by.
@Suite("Scaling rules")
struct ScalingRuleTests {
    @Test(
        "Rule 1: the factor is the scaling leading over the default category's", arguments: ScalingLeading.all
    )
    func factorIsRatioOfScalingLeadings(cell: ScalingLeading) throws {
        let base = try #require(
            ScalingLeading.all.first { ($0.textStyle, $0.category) == (cell.textStyle, .large) })
        for order in ScalingOrder.allCases {
            let metrics = FontMetrics(forTextStyle: cell.textStyle, framework: order)
            #expect(metrics.scaleFactor(compatibleWith: cell.category) == cell.points / base.points)
        }
    }

    @Test("Rule 1: where nobody has measured, it is the ratio of the printed leadings")
    func factorIsRatioOfPrintedLeadings() {
        for cell in PublishedTable.allCells where cell.platform != .iOS {
            let metrics = FontMetrics(forTextStyle: cell.textStyle, on: cell.platform)
            let base = PublishedTable.allCells.first {
                ($0.platform, $0.textStyle, $0.category) == (cell.platform, cell.textStyle, .large)
            }
            let factor: Double? =
                if let leading = cell.leading, let baseLeading = base?.leading {
                    leading / baseLeading
                } else {
                    nil
                }
            #expect(metrics.scaleFactor(compatibleWith: cell.category) == factor, "\(cell.testDescription)")
        }
    }

    @Test("Rule 1: it is not the ratio of the sizes")
    func factorIsNotRatioOfSizes() {
        let custom = FontMetrics(forTextStyle: .body)
            .scaledPointSize(for: 17, compatibleWith: .accessibilityExtraExtraExtraLarge)
        let system = SystemFont(
            forTextStyle: .body, compatibleWith: .accessibilityExtraExtraExtraLarge)
        #expect(custom == 48)
        #expect(system?.pointSize == 53)
    }

    @Test(
        "Rule 2: UIKit multiplies first",
        arguments: [
            // 21 × 34 ÷ 28 is 25.5 exactly; the ratio 34 ÷ 28 is not a binary fraction.
            (TextStyle.title2, ContentSizeCategory.extraExtraExtraLarge, 21.0, 26.0),
            (.title2, .accessibilityMedium, 42, 62),
            (.footnote, .accessibilityExtraExtraLarge, 22.5, 58),
            (.largeTitle, .accessibilityLarge, 20.5, 29),
        ])
    func multipliesFirst(
        textStyle: TextStyle, category: ContentSizeCategory, pointSize: Double, expected: Double
    ) {
        let metrics = FontMetrics(forTextStyle: textStyle)
        #expect(metrics.framework == .uiKit)
        #expect(metrics.scaledPointSize(for: pointSize, compatibleWith: category) == expected)
    }

    @Test(
        "Rule 2: what it multiplies by is the sum of the font's own figures",
        arguments: [
            // 11 × 51 ÷ 22 is 25.5 exactly, but the sum is 50.99999999999999: 25, as measured on iOS 26.
            (TextStyle.headline, ContentSizeCategory.accessibilityExtraExtraLarge, 11.0, 25.0),
            (.headline, .accessibilityExtraExtraLarge, 33, 76),
            // 51.00000000000001 in these, which no tie shows.
            (.title1, .accessibilityLarge, 15, 23),
            (.title3, .accessibilityExtraLarge, 12.5, 26),
            (.caption1, .accessibilityExtraExtraExtraLarge, 8, 26),
        ])
    func sumOfFigures(
        textStyle: TextStyle, category: ContentSizeCategory, pointSize: Double, expected: Double
    ) {
        let uiKit = FontMetrics(forTextStyle: textStyle)
        #expect(uiKit.scaledPointSize(for: pointSize, compatibleWith: category) == expected)
        #expect(uiKit.scaledValue(for: pointSize, compatibleWith: category, displayScale: 1) == expected)
    }

    @Test("Rule 11: SwiftUI's ratio is that of whole numbers")
    func swiftUIsRatio() {
        let swiftUI = FontMetrics(forTextStyle: .headline, framework: .swiftUI)
        #expect(swiftUI.scaledPointSize(for: 11, compatibleWith: .accessibilityExtraExtraLarge) == 26)
    }

    @Test("Rule 9: the default metrics belong to body on iOS")
    func defaultIsBody() {
        #expect(FontMetrics.default == FontMetrics(forTextStyle: .body))
        #expect(FontMetrics.default.textStyle == .body)
        #expect(FontMetrics.default.platform == .iOS)
        #expect(FontMetrics.default.defaultCategory == .large)
        #expect(FontMetrics.default.framework == .uiKit)
        #expect(FontMetrics.default.scaledPointSize(for: 17, compatibleWith: .extraSmall) == 15)
    }

    @Test("Rule 10: nothing is interpolated between categories")
    func nothingIsInterpolated() throws {
        // The watch has no medium: what lies between small and large is not made up.
        let watch = FontMetrics(forTextStyle: .body, on: .watchOS)
        #expect(watch.scaledValue(for: 16, compatibleWith: .small) == 15)
        #expect(watch.scaledValue(for: 16, compatibleWith: .medium) == nil)
        #expect(watch.scaledValue(for: 16, compatibleWith: .large) == 16)
        // Equal leadings give equal answers, however far apart the categories are.
        let caption = FontMetrics(forTextStyle: .caption2)
        let small = caption.scaledValue(for: 11, compatibleWith: .extraSmall)
        #expect(small == caption.scaledValue(for: 11, compatibleWith: .large))
        // No size and no tracking lies between two printed ones.
        let body = try #require(SystemFont(forTextStyle: .body, compatibleWith: .large))
        #expect(body.withSize(18).leading == nil)
        #expect(Tracking(ofSystemFontAt: 17.5, on: .iOS) == nil)
    }

    @Test("Rule 13: scaling a scaled size compounds, so it must not be done")
    func scalingAgainCompounds() {
        let metrics = FontMetrics(forTextStyle: .body)
        let once = metrics.scaledPointSize(for: 17, compatibleWith: .accessibilityExtraExtraExtraLarge)
        #expect(once == 48)
        let twice = once.flatMap {
            metrics.scaledPointSize(for: $0, compatibleWith: .accessibilityExtraExtraExtraLarge)
        }
        #expect(twice == 135)
    }
}
