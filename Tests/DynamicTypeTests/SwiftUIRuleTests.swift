import DynamicType
import Testing

/// The rules about what SwiftUI does in its own way.
@Suite("SwiftUI's rules")
struct SwiftUIRuleTests {
    @Test("Rule 11: SwiftUI forms the ratio first")
    func ratioFirst() {
        let metrics = FontMetrics(forTextStyle: .title2, framework: .swiftUI)
        let factor = 34.0 / 28
        #expect(21 * factor < 25.5)
        #expect(metrics.scaleFactor(compatibleWith: .extraExtraExtraLarge) == factor)
        #expect(metrics.scaledPointSize(for: 21, compatibleWith: .extraExtraExtraLarge) == 25)
    }

    @Test("Rule 11: a layout value is a multiple of the pixel length", arguments: [5.0, 7, 10, 14, 49])
    func pixelLength(pixels: Double) {
        // A third of a point has no exact value, so that n × (1 ÷ 3) and n ÷ 3 may differ in the last bit.
        let swiftUI = FontMetrics(forTextStyle: .body, framework: .swiftUI)
        let uiKit = FontMetrics(forTextStyle: .body, framework: .uiKit)
        let value = pixels / 3
        #expect(
            swiftUI.scaledValue(for: value, compatibleWith: .large, displayScale: 3)
                == pixels * (1.0 / 3))
        #expect(uiKit.scaledValue(for: value, compatibleWith: .large, displayScale: 3) == pixels / 3)
    }

    @Test(
        "Rule 11: a font's size is rounded to whole points in both",
        arguments: [(17.0, 48.0), (36, 101), (11, 31), (24, 68)])
    func wholePoints(pointSize: Double, expected: Double) {
        for order in ScalingOrder.allCases {
            let metrics = FontMetrics(forTextStyle: .body, framework: order)
            let scaled = metrics.scaledPointSize(
                for: pointSize, compatibleWith: .accessibilityExtraExtraExtraLarge)
            #expect(scaled == expected, "\(order)")
        }
    }

    @Test(
        "Rule 12: UIKit and SwiftUI differ at some exact ties",
        arguments: [
            (TextStyle.title2, ContentSizeCategory.extraExtraExtraLarge, 21.0, 26.0, 25.0),
            (.title2, .accessibilityMedium, 42, 62, 61),
            (.footnote, .accessibilityExtraExtraLarge, 22.5, 58, 57),
            (.largeTitle, .accessibilityLarge, 20.5, 29, 28),
            (.title2, .extraExtraExtraLarge, 49, 60, 59),
            // Most ties are ties in both.
            (.body, .extraExtraExtraLarge, 11, 15, 15),
        ])
    func exactTies(
        textStyle: TextStyle, category: ContentSizeCategory, pointSize: Double, uiKit: Double,
        swiftUI: Double
    ) {
        for (order, expected) in [(ScalingOrder.uiKit, uiKit), (.swiftUI, swiftUI)] {
            let metrics = FontMetrics(forTextStyle: textStyle, framework: order)
            #expect(metrics.scaledPointSize(for: pointSize, compatibleWith: category) == expected)
            #expect(
                metrics.scaledValue(for: pointSize, compatibleWith: category, displayScale: 1)
                    == expected)
        }
    }

    @Test(
        "Rule 14: a font scaled by a factor is rounded to a quarter of a point",
        arguments: [
            (17.0, 1.0, 17.0), (17, 1.1, 18.75), (17, 1.5, 25.5), (17, 0.5, 8.5), (10, 1.33, 13.25),
            (10, 1.34, 13.5), (17.3, 1, 17.25), (12, 0, 0),
            // Ties lie at odd eighths.
            (17.125, 1, 17.25), (17.375, 1, 17.5), (17.125.nextDown, 1, 17), (17.125.nextUp, 1, 17.25),
            (17.125, -1, -17.25), (-17.125.nextDown, 1, -17),
        ] as [(Double, Double, Double)])
    func quarterPoints(pointSize: Double, factor: Double, expected: Double) {
        #expect(FontMetrics.pointSize(pointSize, scaledBy: factor) == expected)
    }

    @Test("The raw values of the orders are typed at a prompt")
    func rawValues() {
        #expect(ScalingOrder.allCases.map(\.rawValue) == ["uikit", "swiftui"])
    }
}
