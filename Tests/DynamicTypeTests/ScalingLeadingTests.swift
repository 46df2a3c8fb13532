import DynamicType
import Testing

/// The leading that iOS scales by, in points, as three public measurements have it.
///
/// Typed from factors of `UIFontMetrics` on iOS 27 (gewill/ScaledFont, 92a4b13), values and fonts scaled on
/// iOS 26 (Vercantez/openuikit, 6f62d1d), and `UIFont.leading` + `UIFont.lineHeight` on iOS 26.0
/// (iamcgn/swiftui-web, 195ea07), which agree in every cell.
struct ScalingLeading: Sendable, CustomTestStringConvertible {
    let textStyle: TextStyle
    let category: ContentSizeCategory
    let points: Double

    var testDescription: String { "\(textStyle) \(category)" }

    /// One line a text style, one column a category from XS to AX5.
    static let all = """
        largeTitle   38 39 40 41 43 46 48 52 57 61 66 70
        title1       31 32 33 34 36 38 41 46 51 57 61 68
        title2       24 25 26 28 30 32 34 41 47 52 59 66
        title3       22 23 24 25 28 30 32 38 44 51 58 65
        headline     19 20 21 22 24 26 29 34 40 48 51 62
        body         19 20 21 22 24 26 29 34 40 48 56 62
        callout      18 19 20 21 23 25 28 32 39 46 52 60
        subheadline  16 18 19 20 22 24 26 31 36 43 50 58
        footnote     16 16 16 18 20 22 24 29 33 40 46 52
        caption1     13 13 13 16 19 21 23 27 32 39 44 51
        caption2     13 13 13 13 18 20 22 25 29 35 41 48
        """.split(separator: "\n").flatMap(cells)

    private static func cells(of line: Substring) -> [ScalingLeading] {
        let words = line.split(separator: " ")
        guard let textStyle = TextStyle.allCases.first(where: { "\($0)" == words[0] }), words.count == 13
        else { preconditionFailure("not a line of the table: \(line)") }
        return zip(ContentSizeCategory.allCases, words.dropFirst()).map { category, word in
            guard let points = Double(word) else { preconditionFailure("not a leading: \(word)") }
            return ScalingLeading(textStyle: textStyle, category: category, points: points)
        }
    }
}

@Suite("The leading that scales")
struct ScalingLeadingTests {
    @Test("Each cell of iOS is as it was measured", arguments: ScalingLeading.all)
    func cell(_ cell: ScalingLeading) throws {
        for platform in [Platform.iOS, .iPadOS] {
            let font = try #require(
                SystemFont(forTextStyle: cell.textStyle, compatibleWith: cell.category, on: platform))
            #expect(font.scalingLeading == cell.points)
        }
    }

    @Test("In eight cells it is not the printed leading")
    func eightCells() throws {
        let cells = try ScalingLeading.all.compactMap { cell -> String? in
            let font = try #require(
                SystemFont(forTextStyle: cell.textStyle, compatibleWith: cell.category))
            let printed = try #require(font.leading)
            return printed == cell.points
                ? nil
                : "\(cell.textStyle) \(cell.category.shortName): \(Int(printed)), \(Int(cell.points))"
        }
        #expect(
            cells == [
                "title1 XL: 37, 36", "title1 XXL: 39, 38", "title1 accessibilityXXL: 62, 61",
                "headline accessibilityXXL: 56, 51", "subheadline XXXL: 28, 26",
                "subheadline accessibilityL: 37, 36", "caption1 accessibilityM: 28, 27",
                "caption2 accessibilityL: 30, 29",
            ])
    }

    @Test(
        "Apple's own sizes in the eight cells, scaled",
        arguments: [
            (TextStyle.title1, ContentSizeCategory.extraLarge, 28.0, 30.0),
            (.title1, .extraExtraLarge, 28, 31),
            (.title1, .accessibilityExtraExtraLarge, 28, 50),
            (.headline, .accessibilityExtraExtraLarge, 17, 39),
            (.subheadline, .extraExtraExtraLarge, 15, 20),
            (.subheadline, .accessibilityLarge, 15, 27),
            (.caption1, .accessibilityMedium, 12, 20),
            (.caption2, .accessibilityLarge, 11, 25),
        ])
    func ownSizes(
        textStyle: TextStyle, category: ContentSizeCategory, pointSize: Double, expected: Double
    ) {
        for platform in [Platform.iOS, .iPadOS] {
            for order in ScalingOrder.allCases {
                let metrics = FontMetrics(forTextStyle: textStyle, on: platform, framework: order)
                #expect(metrics.scaledPointSize(for: pointSize, compatibleWith: category) == expected)
            }
        }
    }

    @Test(
        "Where nobody has measured, the printed leading scales",
        arguments: PublishedTable.allCells.filter { $0.platform != .iOS })
    func notMeasured(_ cell: PublishedCell) throws {
        let font = try #require(
            SystemFont(forTextStyle: cell.textStyle, compatibleWith: cell.category, on: cell.platform))
        #expect(font.scalingLeading == cell.leading)
    }

    @Test(
        "Another size has the scaling leading of the style's own cell",
        arguments: [
            (TextStyle.headline, 47.0, Double?.some(51)), (.headline, 48, nil), (.caption2, 24, 29),
            (.body, 47, 56),
        ])
    func withSize(textStyle: TextStyle, pointSize: Double, expected: Double?) throws {
        let font = try #require(SystemFont(forTextStyle: textStyle, compatibleWith: .large))
        #expect(font.withSize(pointSize).scalingLeading == expected)
    }

    @Test("The extra titles do not have one")
    func extraTitles() throws {
        let font = try #require(SystemFont(forTextStyle: .extraLargeTitle, compatibleWith: .large))
        #expect(font.scalingLeading == nil)
    }
}
