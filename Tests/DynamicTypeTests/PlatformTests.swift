import DynamicType
import Testing

@Suite("Platforms")
struct PlatformTests {
    @Test(
        "Text styles stand in the order in which Apple prints them",
        arguments: [
            (
                [Platform.iOS, .iPadOS, .macOS],
                [
                    TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout,
                    .subheadline, .footnote, .caption1, .caption2,
                ]
            ),
            (
                [.watchOS],
                [
                    .largeTitle, .title1, .title2, .title3, .headline, .body, .caption1, .caption2,
                    .footnote1, .footnote2,
                ]
            ),
            (
                [.tvOS],
                [.title1, .title2, .title3, .headline, .subtitle1, .callout, .body, .caption1, .caption2]
            ),
            ([.visionOS], [.extraLargeTitle, .extraLargeTitle2]),
        ])
    func textStyles(platforms: [Platform], textStyles: [TextStyle]) {
        for platform in platforms {
            #expect(platform.textStyles == textStyles, "\(platform)")
        }
    }

    @Test(
        "The smallest sizes that the HIG asks for",
        arguments: [
            (Platform.iOS, 11.0), (.iPadOS, 11), (.macOS, 10), (.tvOS, 23), (.visionOS, 12), (.watchOS, 12),
        ])
    func minimumPointSizes(platform: Platform, pointSize: Double) {
        #expect(platform.minimumPointSize == pointSize)
    }

    @Test(
        "Categories go from small to large",
        arguments: [
            (
                [Platform.iOS, .iPadOS],
                [
                    ContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
                    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
                    .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
                    .accessibilityExtraExtraExtraLarge,
                ]
            ),
            (
                [.watchOS],
                [
                    .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
                    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
                ]
            ),
            ([.tvOS, .macOS, .visionOS], [.large]),
        ])
    func categories(platforms: [Platform], categories: [ContentSizeCategory]) {
        for platform in platforms {
            #expect(platform.contentSizeCategories == categories, "\(platform)")
        }
    }

    @Test(
        "Usual display scales",
        arguments: [
            (Platform.iOS, 3.0), (.iPadOS, 2), (.watchOS, 2), (.tvOS, 1), (.macOS, 2), (.visionOS, 2),
        ])
    func displayScale(platform: Platform, scale: Double) {
        #expect(platform.displayScale == scale)
    }

    @Test("The default category is large", arguments: Platform.allCases)
    func defaultCategory(platform: Platform) {
        #expect(platform.defaultCategory == .large)
    }

    @Test("Only iOS and iPadOS have extra titles outside their tables", arguments: Platform.allCases)
    func besideTable(platform: Platform) {
        let extra: [TextStyle] = [.extraLargeTitle, .extraLargeTitle2]
        let hasExtra = platform == .iOS || platform == .iPadOS
        #expect(platform.additionalTextStyles == (hasExtra ? extra : []))
    }

    @Test(
        "A watch's default category follows from its size",
        arguments: [
            (38.0, ContentSizeCategory.small), (40, .large), (41, .large), (42, .large),
            (44, .extraLarge), (45, .extraLarge), (49, .extraLarge),
        ])
    func watchSize(millimeters: Double, category: ContentSizeCategory) {
        #expect(ContentSizeCategory(defaultForWatchSize: millimeters) == category)
    }

    @Test("Watch sizes that Apple does not list are nil", arguments: [46, 0, -40, 37, 39, 43, 47, 50, 40.5])
    func unlistedWatchSize(millimeters: Double) {
        #expect(ContentSizeCategory(defaultForWatchSize: millimeters) == nil)
    }

    @Test("The watch sizes that Apple lists")
    func publishedWatchSizes() {
        #expect(ContentSizeCategory.publishedWatchSizes == [38, 40, 41, 42, 44, 45, 49])
    }
}
