import AdaptiveText
import DynamicType
import Testing

/// The system's category and overrides, and values that are not finite or not published.
@Suite("The system's category")
struct SystemCategoryTests {
    @Test("It can be read while it is overridden")
    func overridden() {
        let environment = TypeEnvironment()
        environment.systemContentSizeCategoryDidChange(to: .small)
        #expect(!environment.isOverridden)
        environment.contentSizeCategory = .accessibilityLarge
        #expect(environment.isOverridden)
        #expect(environment.systemContentSizeCategory == .small)
        environment.reset()
        #expect(!environment.isOverridden)
        #expect(environment.contentSizeCategory == .small)
    }

    @Test("A stream ends with its environment")
    func streamEnds() async {
        var environment: TypeEnvironment? = TypeEnvironment()
        let stream = environment?.contentSizeCategories()
        environment?.contentSizeCategory = .small
        environment = nil
        var seen: [ContentSizeCategory] = []
        if let stream { for await category in stream { seen.append(category) } }
        #expect(seen == [.small])
    }

    @Test("Each call takes a category and does not change the environment's")
    func compatibleWith() {
        let environment = TypeEnvironment()
        let font = BaseFont(family: "Avenir", pointSize: 17)
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        #expect(environment.scaledFont(for: font, compatibleWith: largest)?.pointSize == 48)
        let limited = environment.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest)
        #expect(limited?.pointSize == 30)
        #expect(environment.scaledValue(for: 22, compatibleWith: largest) == 62)
        #expect(environment.preferredFont(forTextStyle: .body, compatibleWith: largest)?.pointSize == 53)
        #expect(environment.scaledFont(for: font)?.pointSize == 17)
    }

    @Test("A result that is not finite is nil")
    func notFinite() {
        let environment = TypeEnvironment()
        environment.contentSizeCategory = .accessibilityLarge
        let font = BaseFont(family: "Avenir", pointSize: .greatestFiniteMagnitude)
        #expect(environment.scaledFont(for: font) == nil)
        #expect(environment.scaledValue(for: .greatestFiniteMagnitude) == nil)
    }

    @Test("A limit that crosses another gives way to the maximum")
    func crossing() {
        let font = ScalableFont(
            BaseFont(family: "Avenir", pointSize: 17), relativeTo: .body,
            limits: FontLimits(maximum: .points(20), minimum: .points(30)))
        #expect(TypeEnvironment().scaledFont(for: font)?.pointSize == 17)
    }
}
