import DynamicType
import Testing

@Suite("Figures")
struct FigureTests {
    @Test("Each cell is as Apple prints it", arguments: PublishedTable.allCells)
    func cell(_ cell: PublishedCell) throws {
        let font = try #require(
            SystemFont(forTextStyle: cell.textStyle, compatibleWith: cell.category, on: cell.platform))
        #expect(font.pointSize == cell.pointSize)
        #expect(font.leading == cell.leading)
        #expect(font.weight == cell.weight)
        #expect(font.emphasizedWeight == cell.emphasizedWeight)
        #expect(font.textStyle == cell.textStyle)
        #expect(font.category == cell.category)
        #expect(font.platform == cell.platform)
    }

    @Test(
        "Every row has been typed",
        arguments: [
            (Platform.iOS, 132), (.watchOS, 90), (.tvOS, 9), (.macOS, 11), (.visionOS, 2),
        ])
    func rowCount(platform: Platform, count: Int) {
        let cells = PublishedTable.allCells.filter { $0.platform == platform }
        #expect(cells.count == count)
        #expect(platform.textStyles.count * platform.contentSizeCategories.count == count)
    }

    @Test(
        "The iPad has the table of the iPhone",
        arguments: (PublishedTable.iOS.cells + PublishedTable.iOSLarger.cells))
    func iPadOS(_ cell: PublishedCell) throws {
        let font = try #require(
            SystemFont(forTextStyle: cell.textStyle, compatibleWith: cell.category, on: .iPadOS))
        #expect(font.platform == .iPadOS)
        #expect(font.pointSize == cell.pointSize)
        #expect(font.leading == cell.leading)
        #expect(font.weight == cell.weight)
        #expect(font.emphasizedWeight == cell.emphasizedWeight)
    }

    @Test("Cells that are not typed here have no figure", arguments: Platform.allCases)
    func nothingElse(_ platform: Platform) {
        let table: Platform = platform == .iPadOS ? .iOS : platform
        let extraTitles: [TextStyle] = [.extraLargeTitle, .extraLargeTitle2]
        for textStyle in TextStyle.allCases {
            for category in ContentSizeCategory.allCases {
                let isTyped = PublishedTable.allCells.contains {
                    $0.platform == table && $0.textStyle == textStyle && $0.category == category
                }
                let isBesideTable = table == .iOS && extraTitles.contains(textStyle) && category == .large
                let font = SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform)
                #expect((font != nil) == (isTyped || isBesideTable), "\(textStyle) \(category)")
            }
        }
    }

    @Test(
        "What is not published is nil",
        arguments: [
            (TextStyle.body, ContentSizeCategory.medium, Platform.watchOS),
            (.body, .accessibilityExtraExtraLarge, .watchOS),
            (.callout, .large, .watchOS),
            (.body, .accessibilityMedium, .tvOS),
            (.largeTitle, .large, .tvOS),
            (.body, .accessibilityMedium, .macOS),
            (.body, .extraSmall, .macOS),
            (.body, .large, .visionOS),
            (.extraLargeTitle, .extraLarge, .visionOS),
            (.extraLargeTitle, .large, .watchOS),
            (.extraLargeTitle, .large, .tvOS),
            (.extraLargeTitle, .large, .macOS),
            (.subtitle1, .large, .iOS),
            (.footnote1, .large, .iPadOS),
            (.extraLargeTitle, .accessibilityMedium, .iOS),
            (.extraLargeTitle2, .accessibilityMedium, .iPadOS),
        ])
    func notPublished(textStyle: TextStyle, category: ContentSizeCategory, platform: Platform) {
        #expect(SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform) == nil)
        let metrics = FontMetrics(forTextStyle: textStyle, on: platform)
        #expect(metrics.scaledPointSize(for: 17, compatibleWith: category) == nil)
        #expect(metrics.scaledValue(for: 17, compatibleWith: category) == nil)
        #expect(metrics.scaleFactor(compatibleWith: category) == nil)
    }

    @Test("The extra titles are not in the table of iOS", arguments: [Platform.iOS, .iPadOS])
    func extraTitles(on platform: Platform) throws {
        let first = try #require(
            SystemFont(forTextStyle: .extraLargeTitle, compatibleWith: .large, on: platform))
        let second = try #require(
            SystemFont(forTextStyle: .extraLargeTitle2, compatibleWith: .large, on: platform))
        #expect((first.pointSize, second.pointSize) == (36, 28))
        #expect((first.weight, second.weight) == (.bold, .bold))
        #expect(first.leading == nil && second.leading == nil)
        #expect(first.emphasizedWeight == nil && second.emphasizedWeight == nil)
        #expect(first.fontLeading == nil && second.fontLeading == nil)
    }

    @Test("Odd cells are kept as printed")
    func oddCells() {
        let odd = SystemFont(forTextStyle: .subheadline, compatibleWith: .extraExtraExtraLarge)
        let even = SystemFont(forTextStyle: .title2, compatibleWith: .medium)
        #expect(odd?.pointSize == 21 && odd?.leading == 28)
        #expect(even?.pointSize == 21 && even?.leading == 26)
    }
}
