import AdaptiveText
import DynamicType
import Testing

/// A button with a limited title, subtitle and image.
private struct AdaptiveButton {
    let environment: TypeEnvironment
    let limits = FontLimits(maximum: .category(.accessibilityMedium))

    var title: SystemFont? { environment.preferredFont(forTextStyle: .body, limits: limits) }
    var subtitle: SystemFont? { environment.preferredFont(forTextStyle: .footnote, limits: limits) }
    var customTitle: ScaledFont? {
        let base = BaseFont(family: "Avenir", pointSize: 17)
        return environment.scaledFont(for: ScalableFont(base, relativeTo: .body, limits: limits))
    }
    var image: (width: Double, height: Double)? {
        environment.size(of: InlineImage(width: 24, height: 18), inLineOf: .body, limits: limits)
    }
}

@Suite("The adaptive button")
struct AdaptiveButtonTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let category: ContentSizeCategory
        let title: Double
        let leading: Double
        let subtitle: Double
        let customTitle: Double

        init(
            _ category: ContentSizeCategory, title: Double, leading: Double, subtitle: Double,
            customTitle: Double
        ) {
            self.category = category
            self.title = title
            self.leading = leading
            self.subtitle = subtitle
            self.customTitle = customTitle
        }

        var testDescription: String { category.shortName }
    }

    /// The published sizes up to accessibilityMedium, 28 and 23 above it; 17 pt × leading ÷ 22, up to 28.
    static let rows = [
        Row(.extraSmall, title: 14, leading: 19, subtitle: 12, customTitle: 15),
        Row(.small, title: 15, leading: 20, subtitle: 12, customTitle: 15),
        Row(.medium, title: 16, leading: 21, subtitle: 12, customTitle: 16),
        Row(.large, title: 17, leading: 22, subtitle: 13, customTitle: 17),
        Row(.extraLarge, title: 19, leading: 24, subtitle: 15, customTitle: 19),
        Row(.extraExtraLarge, title: 21, leading: 26, subtitle: 17, customTitle: 20),
        Row(.extraExtraExtraLarge, title: 23, leading: 29, subtitle: 19, customTitle: 22),
        Row(.accessibilityMedium, title: 28, leading: 34, subtitle: 23, customTitle: 26),
        Row(.accessibilityLarge, title: 28, leading: 34, subtitle: 23, customTitle: 28),
        Row(.accessibilityExtraLarge, title: 28, leading: 34, subtitle: 23, customTitle: 28),
        Row(.accessibilityExtraExtraLarge, title: 28, leading: 34, subtitle: 23, customTitle: 28),
        Row(.accessibilityExtraExtraExtraLarge, title: 28, leading: 34, subtitle: 23, customTitle: 28),
    ]

    @Test("The rows are all categories")
    func isComplete() {
        #expect(Self.rows.map(\.category) == ContentSizeCategory.allCases)
    }

    @Test("Title, subtitle and image", arguments: rows)
    func sizes(row: Row) {
        let environment = TypeEnvironment()
        environment.contentSizeCategory = row.category
        let button = AdaptiveButton(environment: environment)
        #expect(button.title?.pointSize == row.title)
        #expect(button.title?.leading == row.leading)
        #expect(button.subtitle?.pointSize == row.subtitle)
        #expect(button.customTitle?.pointSize == row.customTitle)

        let lineHeight = row.title * 2444 / 2048
        #expect(button.image?.height == lineHeight)
        #expect(button.image?.width == 24 * lineHeight / 18)
    }

    @Test("An image has no size if the platform's line height is not known")
    func unknownLineHeight() {
        let watch = TypeEnvironment(platform: .watchOS)
        #expect(watch.size(of: InlineImage(width: 24, height: 18), inLineOf: .body) == nil)
    }
}
