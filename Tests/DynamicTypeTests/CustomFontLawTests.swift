import DynamicType
import Testing

/// Laws of custom fonts that are scaled by the ratio of leadings.
@Suite("Laws of custom fonts")
struct CustomFontLawTests {
    @Test("At AX5 custom fonts of Apple's own default sizes invert")
    func inversion() {
        let sizes = [(TextStyle.footnote, 13.0), (.caption1, 12), (.caption2, 11)].map {
            FontMetrics(forTextStyle: $0)
                .scaledPointSize(for: $1, compatibleWith: .accessibilityExtraExtraExtraLarge)
        }
        #expect(sizes == [38, 38, 41])
    }

    @Test("A 12 point caption falls below Apple's smallest size at XS")
    func belowSmallestSize() {
        let caption = FontMetrics(forTextStyle: .caption1)
        #expect(caption.scaledPointSize(for: 12, compatibleWith: .extraSmall) == 10)
        #expect(SystemFont(forTextStyle: .caption1, compatibleWith: .extraSmall)?.pointSize == 11)
    }

    @Test(
        "The first category at which a custom font has twice its default size",
        arguments: [
            (TextStyle.caption2, 11.0, ContentSizeCategory?.some(.accessibilityLarge)),
            (.caption1, 12, .accessibilityLarge),
            (.footnote, 13, .accessibilityExtraLarge),
            (.subheadline, 15, .accessibilityExtraLarge),
            (.callout, 16, .accessibilityExtraLarge),
            (.body, 17, .accessibilityExtraLarge),
            (.headline, 17, .accessibilityExtraLarge),
            (.title3, 20, .accessibilityExtraLarge),
            (.title2, 22, .accessibilityExtraExtraLarge),
            (.title1, 28, .accessibilityExtraExtraExtraLarge),
            (.largeTitle, 34, nil),
        ])
    func twiceTheSize(textStyle: TextStyle, pointSize: Double, expected: ContentSizeCategory?) {
        let metrics = FontMetrics(forTextStyle: textStyle)
        let first = ContentSizeCategory.allCases.first { category in
            (metrics.scaledPointSize(for: pointSize, compatibleWith: category) ?? 0) >= 2 * pointSize
        }
        #expect(first == expected)
    }

    @Test("Scaled sizes never fall from one category to the next on iOS", arguments: Platform.iOS.textStyles)
    func sizesNeverFall(textStyle: TextStyle) throws {
        for order in ScalingOrder.allCases {
            let metrics = FontMetrics(forTextStyle: textStyle, framework: order)
            for half in 1...200 {
                let pointSize = Double(half) / 2
                let sizes = try ContentSizeCategory.allCases.map {
                    try #require(metrics.scaledPointSize(for: pointSize, compatibleWith: $0))
                }
                #expect(sizes == sizes.sorted(), "\(pointSize) pt")
            }
        }
    }

    @Test("A whole-point size is itself at the default category", arguments: Platform.allCases)
    func identityAtDefault(platform: Platform) {
        for textStyle in platform.textStyles where platform != .visionOS {
            for category in platform.contentSizeCategories {
                for order in ScalingOrder.allCases {
                    let metrics = FontMetrics(
                        forTextStyle: textStyle, on: platform, defaultCategory: category, framework: order)
                    for points in 1...120 {
                        let size = Double(points)
                        #expect(metrics.scaledPointSize(for: size, compatibleWith: category) == size)
                    }
                }
            }
        }
    }

    @Test("A limit is kept", arguments: Platform.iOS.textStyles)
    func limitIsKept(textStyle: TextStyle) throws {
        let metrics = FontMetrics(forTextStyle: textStyle)
        for pointSize in [0.5, 8, 11, 12, 17, 17.5, 34, 60] {
            for (minimum, maximum) in [(1.0, 10.0), (11, 22.25), (17, 17), (20, 100)] {
                let limits = PointSizeLimits(minimum: minimum, maximum: maximum)
                for category in ContentSizeCategory.allCases {
                    let free = try #require(metrics.scaledPointSize(for: pointSize, compatibleWith: category))
                    let held = try #require(
                        metrics.scaledPointSize(for: pointSize, limits: limits, compatibleWith: category))
                    let capped = try #require(
                        metrics.scaledPointSize(
                            for: pointSize, maximumPointSize: maximum, compatibleWith: category))
                    #expect((minimum...maximum).contains(held))
                    #expect(capped <= maximum)
                    // Nothing is changed that a limit does not touch.
                    if (minimum...maximum).contains(free) { #expect(held == free) }
                    if free <= maximum { #expect(capped == free) }
                }
            }
        }
    }
}
