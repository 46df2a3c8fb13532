import DynamicType
import Testing

@Suite("The system font")
struct SystemFontTests {
    @Test(
        "At another size it has the leading of the style's own cell of that size",
        arguments: [
            (Platform.iOS, TextStyle.body, ContentSizeCategory.large, 53.0, Double?.some(62)),
            (.iOS, .body, .accessibilityExtraExtraExtraLarge, 17, 22),
            (.iOS, .body, .accessibilityExtraExtraExtraLarge, 28, 34),
            // Other styles have cells of these sizes; the style's own decides.
            (.iOS, .subheadline, .accessibilityMedium, 21, 28),
            (.iOS, .title2, .accessibilityMedium, 21, 26),
            (.iOS, .body, .accessibilityMedium, 22, nil),
            (.iOS, .body, .large, 18, nil),
            (.iOS, .body, .large, 17.5, nil),
            (.iOS, .body, .large, 200, nil),
            (.iPadOS, .caption1, .large, 11, 13),
            (.macOS, .body, .large, 13, 16),
            (.macOS, .body, .large, 14, nil),
            (.tvOS, .body, .large, 38, nil),
            (.iOS, .extraLargeTitle, .large, 28, nil),
            (.visionOS, .extraLargeTitle, .large, 36, nil),
            // Two cells of watchOS's caption 2 have 15 pt: XL with leading 17.5 and XXL with 18.5.
            (.watchOS, .caption2, .extraSmall, 15, 17.5),
            (.watchOS, .caption2, .large, 15, 17.5),
            (.watchOS, .caption2, .extraLarge, 15, 17.5),
            (.watchOS, .caption2, .extraExtraLarge, 15, 18.5),
            (.watchOS, .caption2, .extraExtraExtraLarge, 15, 18.5),
            (.watchOS, .caption2, .accessibilityExtraLarge, 15, 18.5),
        ] as [(Platform, TextStyle, ContentSizeCategory, Double, Double?)])
    func withSize(
        platform: Platform, textStyle: TextStyle, category: ContentSizeCategory, pointSize: Double,
        leading: Double?
    ) throws {
        let font = try #require(
            SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform))
        let resized = font.withSize(pointSize)
        #expect(resized.pointSize == pointSize)
        #expect(resized.leading == leading)
        #expect(resized.textStyle == textStyle)
        #expect(resized.category == category)
        #expect(resized.platform == platform)
        #expect(resized.weight == font.weight)
        #expect(resized.emphasizedWeight == font.emphasizedWeight)
    }

    @Test("Its own size changes nothing, and leads back", arguments: PublishedTable.allCells)
    func ownSize(cell: PublishedCell) throws {
        let font = try #require(
            SystemFont(forTextStyle: cell.textStyle, compatibleWith: cell.category, on: cell.platform))
        #expect(font.withSize(cell.pointSize) == font)
        #expect(font.withSize(1000).withSize(cell.pointSize) == font)
        #expect(font.withSize(1000) != font)
    }

    @Test(
        "The height of a line is the size times 2444 over 2048, not rounded",
        arguments: [
            (17.0, 20.287109375), (15, 17.900390625), (21, 25.060546875), (53, 63.248046875),
            (2048, 2444), (0.5, 0.5966796875),
        ] as [(Double, Double)])
    func lineHeight(pointSize: Double, expected: Double) throws {
        for platform in [Platform.iOS, .iPadOS] {
            let font = try #require(
                SystemFont(forTextStyle: .body, compatibleWith: .large, on: platform))
            #expect(font.withSize(pointSize).lineHeight == expected)
        }
    }

    @Test(
        "The height of a line is not known elsewhere",
        arguments: [
            (Platform.watchOS, TextStyle.body), (.tvOS, .body), (.macOS, .body),
            (.visionOS, .extraLargeTitle),
        ])
    func unknownLineHeight(platform: Platform, textStyle: TextStyle) throws {
        let font = try #require(
            SystemFont(forTextStyle: textStyle, compatibleWith: .large, on: platform))
        #expect(font.lineHeight == nil)
        #expect(font.fontLeading == nil)
    }

    @Test("iOS is the platform where none is given")
    func usualPlatform() {
        #expect(SystemFont(forTextStyle: .body, compatibleWith: .large)?.platform == .iOS)
    }

    @Test("Weights have Apple's names")
    func weights() {
        let names = ["regular", "medium", "semibold", "bold", "heavy"]
        #expect(FontWeight.allCases.map(\.rawValue) == names)
    }
}
