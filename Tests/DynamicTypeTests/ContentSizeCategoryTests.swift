import DynamicType
import Testing

@Suite("Content size categories")
struct ContentSizeCategoryTests {
    /// From small to large.
    static let order: [ContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    @Test("Cases are in order of size")
    func caseOrder() {
        #expect(ContentSizeCategory.allCases == Self.order)
        #expect(Self.order.reversed().sorted() == Self.order)
    }

    @Test("Every two cases compare by their order", arguments: Self.order.indices)
    func comparison(first: Int) {
        for second in Self.order.indices {
            #expect((Self.order[first] < Self.order[second]) == (first < second))
            #expect((Self.order[first] <= Self.order[second]) == (first <= second))
        }
    }

    @Test("The last five are accessibility categories", arguments: Self.order.indices)
    func accessibility(index: Int) {
        #expect(Self.order[index].isAccessibilityCategory == (index >= 7))
    }

    @Test("Raw values are UIKit's, and lead back")
    func rawValues() {
        let ends = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
        let accessibilityEnds = ["M", "L", "XL", "XXL", "XXXL"].map { "Accessibility\($0)" }
        let expected = (ends + accessibilityEnds).map { "UICTContentSizeCategory\($0)" }
        #expect(Self.order.map(\.rawValue) == expected)
        #expect(expected.map { ContentSizeCategory(rawValue: $0) } == Self.order)
    }
}
