import DynamicType
import Testing

/// Laws of all of Apple's tables.
@Suite("Laws of the system table")
struct SystemTableLawTests {
    @Test("At no category does the iOS table invert", arguments: Platform.iOS.contentSizeCategories)
    func neverInverts(category: ContentSizeCategory) throws {
        // The order of the styles' ranks; headline and body share one.
        let order: [TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
            .caption1, .caption2,
        ]
        let sizes = try order.map { textStyle in
            try #require(SystemFont(forTextStyle: textStyle, compatibleWith: category)).pointSize
        }
        for (larger, smaller) in zip(sizes, sizes.dropFirst()) {
            #expect(larger >= smaller)
        }
    }

    @Test("Sizes never fall from one category to the next", arguments: Platform.allCases)
    func sizesNeverFall(platform: Platform) throws {
        for textStyle in platform.textStyles {
            let sizes = try platform.contentSizeCategories.map { category in
                try #require(SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform))
                    .pointSize
            }
            #expect(sizes == sizes.sorted(), "\(textStyle)")
        }
    }

    @Test(
        "Leadings never fall either, but for one of watchOS",
        arguments: [
            (Platform.iOS, [String]()), (.iPadOS, []),
            (.watchOS, ["title2: 41.0 at accessibilityMedium, 37.5 at accessibilityLarge"]),
        ])
    func fallingLeadings(platform: Platform, expected: [String]) throws {
        var falling: [String] = []
        let categories = platform.contentSizeCategories
        for textStyle in platform.textStyles {
            for (smaller, larger) in zip(categories, categories.dropFirst()) {
                let before = try #require(
                    SystemFont(forTextStyle: textStyle, compatibleWith: smaller, on: platform)?.leading)
                let after = try #require(
                    SystemFont(forTextStyle: textStyle, compatibleWith: larger, on: platform)?.leading)
                if after < before {
                    falling.append("\(textStyle): \(before) at \(smaller), \(after) at \(larger)")
                }
            }
        }
        #expect(falling == expected)
    }

    @Test(
        "The first category at which the system font has twice its default size",
        arguments: [
            (TextStyle.caption2, ContentSizeCategory?.some(.accessibilityLarge)),
            (.caption1, .accessibilityLarge),
            (.footnote, .accessibilityLarge),
            (.subheadline, .accessibilityLarge),
            (.callout, .accessibilityLarge),
            (.body, .accessibilityExtraLarge),
            (.headline, .accessibilityExtraLarge),
            (.title3, .accessibilityExtraLarge),
            (.title2, .accessibilityExtraLarge),
            (.title1, .accessibilityExtraExtraExtraLarge),
            (.largeTitle, nil),
        ])
    func twiceTheSize(textStyle: TextStyle, expected: ContentSizeCategory?) throws {
        let base = try #require(SystemFont(forTextStyle: textStyle, compatibleWith: .large)).pointSize
        let first = ContentSizeCategory.allCases.first { category in
            let font = SystemFont(forTextStyle: textStyle, compatibleWith: category)
            return (font?.pointSize ?? 0) >= 2 * base
        }
        #expect(first == expected)
    }

    @Test(
        "What AX5 makes of a style's size and of its leading, in percent",
        arguments: [
            (TextStyle.body, 311.8, 281.8),
            (.largeTitle, 176.5, 170.7),
        ])
    func ratios(textStyle: TextStyle, ofSizes: Double, ofLeadings: Double) throws {
        let largest = try #require(
            SystemFont(forTextStyle: textStyle, compatibleWith: .accessibilityExtraExtraExtraLarge))
        let base = try #require(SystemFont(forTextStyle: textStyle, compatibleWith: .large))
        #expect(abs(largest.pointSize / base.pointSize * 100 - ofSizes) <= 0.05)
        let factor = try #require(
            FontMetrics(forTextStyle: textStyle)
                .scaleFactor(compatibleWith: .accessibilityExtraExtraExtraLarge))
        #expect(abs(factor * 100 - ofLeadings) <= 0.05)
    }
}
