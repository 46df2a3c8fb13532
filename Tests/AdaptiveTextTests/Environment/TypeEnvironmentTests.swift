import AdaptiveText
import DynamicType
import Foundation
import Testing

/// The values of an environment and their sources.
@Suite("TypeEnvironment")
struct TypeEnvironmentTests {
    @Test("It begins with the platform's figures")
    func defaults() {
        let environment = TypeEnvironment()
        #expect(environment.platform == .iOS)
        #expect(environment.displayScale == 3)
        #expect(environment.defaultCategory == .large)
        #expect(environment.contentSizeCategory == .large)
        #expect(TypeEnvironment.default === TypeEnvironment.default)
    }

    @Test("A written category overrides the system's until it is reset")
    func override() {
        let environment = TypeEnvironment()
        environment.systemContentSizeCategoryDidChange(to: .small)
        #expect(environment.contentSizeCategory == .small)
        environment.contentSizeCategory = .accessibilityLarge
        #expect(environment.contentSizeCategory == .accessibilityLarge)
        environment.systemContentSizeCategoryDidChange(to: .extraLarge)
        #expect(environment.contentSizeCategory == .accessibilityLarge)
        environment.reset()
        #expect(environment.contentSizeCategory == .extraLarge)
        environment.systemContentSizeCategoryDidChange(to: .medium)
        #expect(environment.contentSizeCategory == .medium)
    }

    @Test("Writing the system's own category holds it")
    func overrideEqualToSystem() {
        let environment = TypeEnvironment()
        environment.contentSizeCategory = .large
        environment.systemContentSizeCategoryDidChange(to: .small)
        #expect(environment.contentSizeCategory == .large)
    }

    @Test("It scales by the leadings that iOS was measured to use")
    func measuredLeadings() {
        let environment = TypeEnvironment()
        environment.contentSizeCategory = .accessibilityExtraExtraLarge
        let font = BaseFont(family: "Avenir-Book", pointSize: 17)
        // The HIG prints 56 for headline, which would make 43.
        #expect(environment.scaledFont(for: font, relativeTo: .headline)?.pointSize == 39)
        #expect(environment.scaledFont(for: font, relativeTo: .body)?.pointSize == 43)
    }

    @Test("Words for categories in limits follow the platform and its default category")
    func wordsOfLimits() {
        let watch = TypeEnvironment(platform: .watchOS, defaultCategory: .extraLarge)
        watch.contentSizeCategory = .accessibilityExtraLarge
        let font = ScalableFont(
            BaseFont(family: "Avenir-Book", pointSize: 40), relativeTo: .body,
            limits: FontLimits(maximum: .categoryWord(.default)))
        #expect(watch.scaledFont(for: font)?.pointSize == 17)
        let system = watch.preferredFont(
            forTextStyle: .body, limits: FontLimits(maximum: .categoryWord(.default)))
        #expect(system?.pointSize == 17)
    }

    /// Body on a watch: 16.5 points of leading at XS, 17.5 at S, 19.5 at XL; none is published for M.
    @Test("A small watch scales from its own default category")
    func watch() throws {
        let small = try #require(ContentSizeCategory(defaultForWatchSize: 38))
        let environment = TypeEnvironment(platform: .watchOS, defaultCategory: small)
        let font = BaseFont(family: "Avenir-Book", pointSize: 15)
        #expect(environment.displayScale == 2)
        #expect(environment.contentSizeCategory == .small)
        let rows: [(ContentSizeCategory, Double?, Double?)] = [
            (.extraSmall, 14, 7.5), (.small, 15, 8), (.medium, nil, nil), (.extraLarge, 17, 9),
        ]
        for (category, pointSize, value) in rows {
            environment.contentSizeCategory = category
            #expect(environment.scaledFont(for: font)?.pointSize == pointSize, "\(category)")
            #expect(environment.scaledValue(for: 8) == value, "\(category)")
        }
    }

    /// 8 × 24 ÷ 22 is 8.72….
    @Test(
        "Layout values are rounded to the pixels of the display",
        arguments: [(1.0, 9.0), (2.0, 8.5), (3.0, 26.0 / 3)])
    func displayScale(displayScale: Double, value: Double) {
        let environment = TypeEnvironment(displayScale: displayScale)
        environment.contentSizeCategory = .extraLarge
        #expect(environment.scaledValue(for: 8) == value)
    }

    @Test(
        "Raw values are UIKit's",
        arguments: [
            ("UICTContentSizeCategoryXS", ContentSizeCategory?.some(.extraSmall)),
            ("UICTContentSizeCategoryL", .large),
            ("UICTContentSizeCategoryAccessibilityXXXL", .accessibilityExtraExtraExtraLarge),
            ("_UICTContentSizeCategoryUnspecified", nil),
            ("UICTContentSizeCategory", nil),
            ("", nil),
        ])
    func bridging(rawValue: String, category: ContentSizeCategory?) {
        #expect(ContentSizeCategory(rawValue: rawValue) == category)
    }
}
