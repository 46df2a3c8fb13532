import DynamicType
import Testing

/// The rules about the system font and about what is looked up.
@Suite("System font rules")
struct SystemFontRuleTests {
    @Test(
        "Rule 15: line height and font leading add up to the scaling leading, but for the last bit of four cells",
        arguments: [Platform.iOS, .iPadOS])
    func fontLeadingAddsUp(platform: Platform) throws {
        var beside: [String] = []
        for textStyle in platform.textStyles {
            for category in platform.contentSizeCategories {
                let font = try #require(
                    SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform))
                let lineHeight = try #require(font.lineHeight)
                let fontLeading = try #require(font.fontLeading)
                let scalingLeading = try #require(font.scalingLeading)
                let sum = lineHeight + fontLeading
                #expect(abs(sum - scalingLeading) <= scalingLeading.ulp, "\(textStyle) \(category)")
                if sum != scalingLeading { beside.append("\(textStyle) \(category.shortName): \(sum)") }
            }
        }
        #expect(
            beside == [
                "title1 accessibilityL: 51.00000000000001", "title3 accessibilityXL: 51.00000000000001",
                "headline accessibilityXXL: 50.99999999999999",
                "caption1 accessibilityXXXL: 51.00000000000001",
            ])
    }

    @Test(
        "Rule 15: figures",
        arguments: [
            // The last digits come from (leading ÷ size − 2444 ÷ 2048) × size.
            (TextStyle.body, ContentSizeCategory.large, 1.712890625000001),
            (.subheadline, .large, 2.099609374999999),
            // A scaling leading may be less than the height of the line.
            (.body, .accessibilityExtraExtraExtraLarge, -1.248046875000002),
            (.caption1, .extraSmall, -0.12695312499999933),
            // The HIG prints 56, the system scales by 51.
            (.headline, .accessibilityExtraExtraLarge, -5.087890625000004),
        ] as [(TextStyle, ContentSizeCategory, Double)])
    func fontLeading(textStyle: TextStyle, category: ContentSizeCategory, expected: Double) {
        let font = SystemFont(forTextStyle: textStyle, compatibleWith: category)
        #expect(font?.fontLeading == expected)
    }

    @Test("Rule 15: a size that is not a cell of the style has no known font leading")
    func fontLeadingOfOtherSize() throws {
        let body = try #require(SystemFont(forTextStyle: .body, compatibleWith: .large))
        #expect(body.withSize(18).fontLeading == nil)
        #expect(body.withSize(53).fontLeading == -1.248046875000002)
    }

    @Test(
        "Rule 16: the category is held in a range before the look-up",
        arguments: [
            (ContentSizeCategory.extraSmall, ContentSizeCategory.medium, ContentSizeCategory.medium),
            (.medium, .medium, .medium),
            (.large, .large, .medium),
            (.extraLarge, .extraLarge, .medium),
            (.accessibilityLarge, .extraExtraLarge, .medium),
        ])
    func held(category: ContentSizeCategory, withBoth: ContentSizeCategory, minimum: ContentSizeCategory) {
        let both = ContentSizeCategoryRange(minimum: minimum, maximum: .extraExtraLarge)
        #expect(both.effectiveCategory(for: category) == withBoth)
    }

    @Test("Rule 16: an end may be open", arguments: ContentSizeCategory.allCases)
    func openEnds(category: ContentSizeCategory) {
        let open = ContentSizeCategoryRange()
        let from = ContentSizeCategoryRange(minimum: .large)
        let upTo = ContentSizeCategoryRange(maximum: .large)
        #expect(open.effectiveCategory(for: category) == category)
        #expect(from.effectiveCategory(for: category) == max(category, .large))
        #expect(upTo.effectiveCategory(for: category) == min(category, .large))
    }

    @Test(
        "Rule 16: where the minimum lies above the maximum, only the maximum applies",
        arguments: ContentSizeCategory.allCases)
    func crossing(category: ContentSizeCategory) {
        let limits = ContentSizeCategoryRange(minimum: .accessibilityMedium, maximum: .medium)
        #expect(limits.effectiveCategory(for: category) == min(category, .medium))
        #expect(limits.effectiveCategory(for: .extraSmall) == .extraSmall)
    }

    @Test("Rule 16: a held category gives that category's font")
    func heldFont() {
        let limits = ContentSizeCategoryRange(maximum: .accessibilityMedium)
        let category = limits.effectiveCategory(for: .accessibilityExtraExtraExtraLarge)
        #expect(SystemFont(forTextStyle: .body, compatibleWith: category)?.pointSize == 28)
        #expect(FontMetrics.default.scaledPointSize(for: 17, compatibleWith: category) == 26)
    }
}
