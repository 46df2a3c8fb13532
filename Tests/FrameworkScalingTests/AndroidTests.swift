import FrameworkScaling
import Testing

/// Android's conversion of sp, and Material 3's text styles.
@Suite("Android") struct AndroidTests {
    @Test(
        "Sizes between, below and above the anchors",
        arguments: [
            (17, 1.3, 20.9), (30, 1.5, 30), (57, 2, 38 + 62.0 * 27 / 70), (120, 2, 120), (16, 0.85, 13.6),
            (24, 1.1, 24.8),
            (16, 2.5, 40), (6, 1.5, 9), (16, 1.02, 16.32), (14.5, 1.3, 19.15), (100, 2, 100), (8, 2, 16),
            (4, 2, 8),
            (17, 1, 17), (24, 1.03, 24.24), (12, 1.155, 13.8), (12, 1.159, 13.8), (101, 1.15, 101),
            (18, 1.9, 28.8),
        ] as [(Double, Double, Double)])
    func size(sp: Double, scale: Double, dp: Double) {
        #expect(abs(AndroidFontScale(scale).dp(forSP: sp) - dp) < 1e-9)
    }

    /// Typed again from AOSP's FontScaleConverterFactory.java.
    @Test(
        "The anchors of the tables",
        arguments: [
            (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
            (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
            (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
            (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
            (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
        ] as [(Double, [Double])])
    func anchors(scale: Double, sizes: [Double]) {
        for (sp, dp) in zip([8.0, 10, 12, 14, 18, 20, 24, 30, 100], sizes) {
            #expect(AndroidFontScale(scale).dp(forSP: sp) == dp)
        }
    }

    @Test(
        "A larger text never becomes smaller than a smaller one",
        arguments: AndroidFontScale.steps + [1.05, 1.1, 1.2, 1.65])
    func order(scale: Double) {
        let sizes = stride(from: 1.0, through: 130, by: 0.5).map(AndroidFontScale(scale).dp(forSP:))
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("Frameworks round and limit")
    func frameworks() {
        let scale = AndroidFontScale(1.3)
        #expect(AndroidFramework.reactNative.scaledSize(for: 17, at: scale, displayScale: 3) == 21)
        #expect(
            AndroidFramework.reactNative.scaledSize(
                for: 16, at: AndroidFontScale(2), displayScale: 3, maximum: 24) == 24)
        #expect(AndroidFramework.reactNative.scaledSize(for: 16, at: AndroidFontScale(2), maximum: 8) == 28)
        #expect(AndroidFramework.flutter.scaledSize(for: 16, at: AndroidFontScale(2), maximum: 24) == 24)
        #expect(AndroidFramework.flutter.scaledSize(for: 16, at: AndroidFontScale(0.5), minimum: 12) == 12)
        #expect(AndroidFramework.android.scaledSize(for: 16, at: AndroidFontScale(2), maximum: 24) == 28)
    }

    /// Typed again from androidx's TypeScaleTokens.kt.
    @Test(
        "Material 3's styles",
        arguments: zip(
            MaterialTextStyle.allCases,
            [
                (57, 64, -0.2), (45, 52, 0), (36, 44, 0), (32, 40, 0), (28, 36, 0), (24, 32, 0), (22, 28, 0),
                (16, 24, 0.2),
                (14, 20, 0.1), (16, 24, 0.5), (14, 20, 0.2), (12, 16, 0.4), (14, 20, 0.1), (12, 16, 0.5),
                (11, 16, 0.5),
            ] as [(Double, Double, Double)]))
    func material(style: MaterialTextStyle, figures: (Double, Double, Double)) {
        #expect((style.size, style.lineHeight, style.letterSpacing) == figures)
    }

    @Test("Compose keeps the ratio of line height and size above a font scale of 1.05")
    func lineHeight() {
        #expect(MaterialTextStyle.bodyLarge.lineHeight(at: AndroidFontScale(2)) == 42)
        #expect(
            abs(
                MaterialTextStyle.bodyLarge.lineHeight(at: AndroidFontScale(1.04))
                    - AndroidFontScale(1.04).dp(forSP: 24)) < 1e-9)
        #expect(MaterialTextStyle.displayLarge.letterSpacing(at: AndroidFontScale(2)) == -0.4)
    }
}
