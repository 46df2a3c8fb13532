import AdaptiveText
import DynamicType
import Foundation
import Testing

/// An attribute of somebody else's.
private enum SpeakerAttribute: AttributedStringKey {
    typealias Value = String
    static let name = "test.speaker"
}

/// Laws for any text.
@Suite("Laws of rescaled text")
struct RescalingTests {
    private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

    private static func run(
        _ text: String, _ textStyle: TextStyle, _ pointSize: Double, limits: FontLimits = FontLimits()
    ) -> AttributedString {
        var run = AttributedString(text)
        let base = BaseFont(family: "Avenir-Book", pointSize: pointSize)
        run.scalableFont = ScalableFont(base, relativeTo: textStyle, limits: limits)
        return run
    }

    /// Runs of this project and of others, next to each other and overlapping.
    private static let text: AttributedString = {
        var link = run("سلام 👩‍👩‍👧‍👦", .body, 17)
        link.link = URL(string: "https://example.org/")
        var spoken = run(" שלום e\u{301}", .caption2, 11, limits: FontLimits(maximum: .percentage(150)))
        spoken[SpeakerAttribute.self] = "Ada"
        var plain = AttributedString(" plain 🇺🇳 ")
        plain[SpeakerAttribute.self] = "Ada"
        return link + spoken + plain + run("\r\n\u{202E}", .title2, 21) + run("x", .extraLargeTitle, 36)
    }()

    private static func sizes(_ text: AttributedString) -> [Double?] {
        text.runs.map(\.scaledFont?.pointSize)
    }

    /// 17 × 62 ÷ 22, 150 % of 11, no scalable font, 21 × 66 ÷ 28 = 49.5, no published leading.
    @Test("Each run is scaled from its own base")
    func sizes() {
        #expect(Self.sizes(Self.text.rescaled(for: Self.largest)) == [48, 16.5, nil, 50, nil])
        #expect(Self.sizes(Self.text.rescaled(for: .large)) == [17, 11, nil, 21, nil])
    }

    @Test("Rescaling is idempotent", arguments: ContentSizeCategory.allCases)
    func idempotent(category: ContentSizeCategory) {
        let once = Self.text.rescaled(for: category)
        #expect(once.rescaled(for: category) == once)
    }

    @Test("Nothing accumulates: only the last category counts", arguments: ContentSizeCategory.allCases)
    func nothingAccumulates(category: ContentSizeCategory) {
        var text = Self.text
        for step in ContentSizeCategory.allCases { text = text.rescaled(for: step) }
        #expect(text.rescaled(for: category) == Self.text.rescaled(for: category))
    }

    @Test("To XS and back to L restores every size")
    func thereAndBack() {
        let large = Self.text.rescaled(for: .large)
        let small = large.rescaled(for: .extraSmall)
        #expect(small != large)
        #expect(small.rescaled(for: .large) == large)
    }

    @Test("Text and foreign attributes stay as they are", arguments: ContentSizeCategory.allCases)
    func untouched(category: ContentSizeCategory) {
        var text = Self.text.rescaled(for: category)
        #expect(Array(text.unicodeScalars) == Array(Self.text.unicodeScalars))
        #expect(text.runs[\.link].map(\.0) == Self.text.runs[\.link].map(\.0))
        #expect(
            text.runs[SpeakerAttribute.self].map(\.0) == Self.text.runs[SpeakerAttribute.self].map(\.0))
        #expect(text.runs[\.scalableFont].map(\.0) == Self.text.runs[\.scalableFont].map(\.0))
        text.scaledFont = nil
        #expect(text == Self.text)
    }

    @Test("A scaled font without a scalable one stays too")
    func foreignScaledFont() {
        var text = AttributedString("set by hand")
        text.scaledFont = TypeEnvironment().scaledFont(for: BaseFont(family: "Menlo", pointSize: 12))
        #expect(text.rescaled(for: Self.largest) == text)
        #expect(AttributedString().rescaled(for: Self.largest) == AttributedString())
    }

    @Test("A font that cannot be scaled at a category is gone there, and comes back")
    func unpublished() {
        let watch = TypeEnvironment(platform: .watchOS)
        let large = Self.run("watch", .body, 16).rescaled(in: watch)
        #expect(Self.sizes(large) == [16])
        #expect(Self.sizes(large.rescaled(for: .medium, in: watch)) == [nil])
        #expect(large.rescaled(for: .medium, in: watch).rescaled(for: .large, in: watch) == large)
    }

    @Test("The environment's category is used where none is given")
    func environmentCategory() {
        let environment = TypeEnvironment()
        environment.contentSizeCategory = Self.largest
        #expect(Self.text.rescaled(in: environment) == Self.text.rescaled(for: Self.largest))
    }
}
