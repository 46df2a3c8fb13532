import DynamicType
import Testing

/// A limit as it is typed, and the points that it is for a style and a size at the default category.
struct LimitRow: Sendable, CustomTestStringConvertible {
    let text: String
    let textStyle: TextStyle
    let size: Double
    let points: Double

    init(_ text: String, _ textStyle: TextStyle, _ size: Double, _ points: Double) {
        (self.text, self.textStyle, self.size, self.points) = (text, textStyle, size, points)
    }

    var testDescription: String { "'\(text)' of \(size) with \(textStyle)" }

    static let all = [
        LimitRow("28", .body, 17, 28),
        LimitRow("28.5", .body, 17, 28.5),
        LimitRow("028", .body, 17, 28),
        LimitRow("28.50", .body, 17, 28.5),
        LimitRow("2.8e1", .body, 17, 28),
        LimitRow("2.8e+1", .body, 17, 28),
        LimitRow("280e-1", .body, 17, 28),
        LimitRow("1.1x", .body, 100, 110),
        LimitRow("1.1x", .body, 17, 18.7),
        LimitRow("2x", .body, 17, 34),
        LimitRow("1.5x", .body, 15, 22.5),
        LimitRow("1.15x", .body, 20, 23),
        LimitRow("1.1e0x", .body, 100, 110),
        LimitRow("2.675x", .body, 40, 107),
        LimitRow("1.005x", .body, 1000, 1005),
        LimitRow("200%", .body, 17, 34),
        LimitRow("110%", .body, 100, 110),
        LimitRow("137.5%", .body, 13, 17.875),
        LimitRow("1.1e2%", .body, 100, 110),
        LimitRow("33.3%", .body, 100, 33.3),
        LimitRow("115%", .body, 20, 23),
        LimitRow("AX1", .body, 17, 28),
        LimitRow("accessibilityMedium", .body, 17, 28),
        LimitRow("accessibility-medium", .body, 17, 28),
        LimitRow("xxxLarge", .headline, 20, 23),
        LimitRow("XXXL", .body, 17, 23),
        LimitRow("UICTContentSizeCategoryAccessibilityXL", .title3, 22, 43),
        LimitRow("DynamicTypeSize.accessibility3", .title3, 22, 43),
        LimitRow("kCTFontContentSizeCategoryXL", .footnote, 13, 15),
        // The point of a member name, and words.
        LimitRow(".accessibilityLarge", .body, 17, 33),
        LimitRow("largest", .headline, 17, 53),
        LimitRow("smallest", .body, 17, 14),
        LimitRow("default", .title3, 22, 20),
        LimitRow("Largest", .body, 17, 53),
        // Exact products, rounded once.
        LimitRow("1.001x", .body, 999, 999.999),
        LimitRow("158.71%", .body, 256, 406.2976),
        LimitRow("0.07x", .body, 300, 21),
        LimitRow("3x", .body, 1.1, 3.3),
        LimitRow("33.333333333333336%", .body, 3, 1),
        LimitRow("1e-300x", .body, 1e300, 1),
        LimitRow("0.5x", .body, 0.1, 0.05),
        LimitRow("1e2x", .body, 17, 1700),
        LimitRow("00.50x", .body, 17, 8.5),
    ]

    static let refused = [
        "+28", ".5x", "5.", " 28 ", "28 %", "0", "-1", "0x", "0%", "x", "%", "", "28pt", "28px", "0x1C", "1e",
        "1,5", "nan", "inf", "1e400", "2xx", "200%%", "AX9",
        "28.5.1", "2.8E1", "2X", "1.5X", "1e-400", "1e-400%", "1e-400x", "1e400x", "1e307x",
        "1e99999999999999999999", "1e-99999999999999999999x", "١", "２x", "28\u{0}", "28\n", "2x ", "2 x",
        "x2", "%2", ".28", "1e+", "1ex", "∞", "max", "body", "..accessibilityLarge",
    ]
}

@Suite("The text of a limit")
struct LimitTextTests {
    @Test("A limit in points, to the last bit", arguments: LimitRow.all)
    func points(row: LimitRow) throws {
        let limit = try #require(PointSizeLimit(row.text))
        #expect(limit.pointSize(for: row.textStyle, on: .iOS, defaultPointSize: row.size) == row.points)
    }

    @Test("Texts that are not limits", arguments: LimitRow.refused)
    func refused(text: String) { #expect(PointSizeLimit(text) == nil) }

    @Test(
        "What it is",
        arguments: [
            ("28", .points(28)), ("28.5", .points(28.5)), ("2x", .percentage(200)),
            ("1.5x", .percentage(150)), ("200%", .percentage(200)), ("1.1x", .percentage(110)),
            ("2.675x", .percentage(267.5)), ("1e306x", .percentage(1e308)), ("1e-2x", .percentage(1)),
            ("5e-324x", .percentage(.leastNonzeroMagnitude * 101)), ("1e0000001%", .percentage(10)),
            ("0.30000000000000004", .points(0.1 + 0.2)),
            ("AX1", .category(.accessibilityMedium)), ("xLarge", .category(.extraLarge)),
            ("Default", .categoryWord(.default)), ("largest", .categoryWord(.largest)),
        ] as [(String, PointSizeLimit)])
    func kind(text: String, limit: PointSizeLimit) { #expect(PointSizeLimit(text) == limit) }

    @Test(
        "Every spelling of a category is a limit", arguments: ContentSizeCategory.allCases)
    func categories(category: ContentSizeCategory) {
        let vocabularies: [NameVocabulary] = [
            .short, .humanInterfaceGuidelines, .uiKit, .objectiveC, .rawValue, .swiftUI, .simctl, .coreText,
        ]
        for name in vocabularies.compactMap(category.name) {
            #expect(PointSizeLimit(name) == .category(category), "\(name)")
            #expect(PointSizeLimit("." + name) == .category(category), "\(name)")
        }
    }

    @Test(
        "Words follow the platform and the default category",
        arguments: [
            (
                "largest", Platform.watchOS, ContentSizeCategory?.none,
                ContentSizeCategory.accessibilityExtraLarge
            ),
            ("smallest", .watchOS, nil, .extraSmall), ("default", .watchOS, nil, .large),
            ("default", .watchOS, .extraLarge, .extraLarge),
            ("largest", .watchOS, .small, .accessibilityExtraLarge),
            ("largest", .macOS, nil, .large), ("smallest", .visionOS, nil, .large),
            ("largest", .iPadOS, nil, .accessibilityExtraExtraExtraLarge),
        ])
    func words(
        text: String, platform: Platform, defaultCategory: ContentSizeCategory?, expected: ContentSizeCategory
    ) throws {
        let limit = try #require(PointSizeLimit(text))
        #expect(limit.category(on: platform, defaultCategory: defaultCategory) == expected)
        let word = try #require(CategoryWord(text))
        #expect(word.category(on: platform, defaultCategory: defaultCategory) == expected)
    }

    @Test(
        "A word is the style's size there", arguments: [(ContentSizeCategory?.none, 16.0), (.extraLarge, 17)])
    func wordInPoints(defaultCategory: ContentSizeCategory?, points: Double) {
        let limit = PointSizeLimit.categoryWord(.default)
        #expect(
            limit.pointSize(
                for: .body, on: .watchOS, defaultPointSize: 40, defaultCategory: defaultCategory) == points)
    }

    @Test(
        "A multiple of a number is as exact as its text",
        arguments: [
            (1.1, PointSizeLimit?.some(.percentage(110))), (0.07, .percentage(7)), (2, .percentage(200)),
            (1e-5, .percentage(0.001)), (1e307, nil), (0, nil), (-1, nil), (.nan, nil), (.infinity, nil),
        ])
    func multiples(factor: Double, limit: PointSizeLimit?) {
        #expect(PointSizeLimit.multiple(factor) == limit)
    }

    @Test(
        "A share that is too large is infinite, one that is too small is 0",
        arguments: [("1e300%", 1e300, Double.infinity), ("1e-300%", 1e-300, 0), ("1e308%", 1700, .infinity)])
    func overflow(text: String, size: Double, points: Double) throws {
        let limit = try #require(PointSizeLimit(text))
        #expect(limit.pointSize(for: .body, on: .iOS, defaultPointSize: size) == points)
    }

    @Test("Long texts are read in no time")
    func longTexts() throws {
        let zeros = String(repeating: "0", count: 100_000)
        #expect(PointSizeLimit(zeros + "28") == .points(28))
        #expect(PointSizeLimit("28." + zeros + "x") == .percentage(2800))
        #expect(PointSizeLimit("0." + zeros + "1e100001x") == .percentage(100))
        #expect(PointSizeLimit("1" + zeros) == nil)
        #expect(PointSizeLimit("1e" + zeros + "1%") == .percentage(10))
    }

    @Test("Random shares are the products of their decimals")
    func randomShares() throws {
        // Thousandths of points times thousandths of percent, in whole numbers.
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let size = Int.random(in: 1...999_999, using: &generator)
            let share = Int.random(in: 1...9_999_999, using: &generator)
            let limit = try #require(PointSizeLimit("\(Self.decimal(share, 3))%"))
            let sizeInPoints = try #require(Double(Self.decimal(size, 3)))
            let expected = Double(Self.decimal(size * share, 8))
            #expect(
                limit.pointSize(for: .body, on: .iOS, defaultPointSize: sizeInPoints) == expected,
                "\(size) \(share)")
        }
    }

    /// A whole number of ten to the power of -places.
    private static func decimal(_ number: Int, _ places: Int) -> String {
        let digits = String(number)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return padded.dropLast(places) + "." + padded.suffix(places)
    }

    @Test(
        "The whole percentage that a size reaches",
        arguments: [
            (34.0, 60.0, 176.0), (16, 32, 200), (17, 17, 100), (17, 53, 311), (1.1, 3.3, 300),
            (0.1, 0.3, 300),
            (17, 33.999999999999993, 199), (17, 34, 200), (1000, 999, 99), (1000, 4, 0), (3, 1, 33),
            (17, 1e300, 1e300 / 17 * 100),
        ])
    func wholePercentage(size: Double, reached: Double, expected: Double) {
        #expect(PointSizeLimit.wholePercentage(of: size, reachedBy: reached) == expected)
    }

    @Test("A percentage of 200 is a limit of 200 percent")
    func wholePercentageAgreesWithLimits() throws {
        for tenths in 1...2000 {
            let size = Double(tenths) / 10
            for percentage in [110.0, 140, 200, 310] {
                let limit = PointSizeLimit.percentage(percentage)
                let points = try #require(limit.pointSize(for: .body, on: .iOS, defaultPointSize: size))
                #expect(PointSizeLimit.wholePercentage(of: size, reachedBy: points) == percentage)
                #expect(
                    PointSizeLimit.wholePercentage(of: size, reachedBy: points.nextDown) == percentage - 1)
            }
        }
    }
}
