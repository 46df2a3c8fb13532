import DynamicType
import Testing

@testable import DesignTokens

/// Verdicts about relative tokens that turn over where the system scales by another leading than the HIG prints.
@Suite struct EightCellTests {
    /// The lines of the findings of a rule about tokens `a` and `b`.
    private func messages(_ rule: Rule, _ tokens: (style: String, size: Double)...) -> [String] {
        let members = zip(["a", "b"], tokens).map { name, token in
            #""\#(name)": {"$type": "typography", "$extensions": {"typescale": {"relativeTo": "\#(token.style)"}}, "$value": {"fontSize": \#(px(token.size))}}"#
        }
        let row = CheckRow("", "{" + members.joined(separator: ", ") + "}")
        return row.run().result.findings.filter { $0.rule == rule }.map(\.message)
    }

    @Test(
        "The size at a category",
        arguments: [
            (TextStyle.title1, 11.5, ContentSizeCategory.extraLarge, 12.0),
            (.title1, 14.5, .extraExtraLarge, 16),
            (.subheadline, 11.5, .extraExtraExtraLarge, 15),
            (.caption1, 11.5, .accessibilityMedium, 19),
            (.subheadline, 13.5, .accessibilityLarge, 24),
            (.caption2, 11.5, .accessibilityLarge, 26),
            (.title1, 12.5, .accessibilityExtraExtraLarge, 22),
            (.headline, 11.5, .accessibilityExtraExtraLarge, 27),
        ])
    func sizes(style: TextStyle, size: Double, category: ContentSizeCategory, expected: Double) {
        #expect(
            FontMetrics(forTextStyle: style).scaledPointSize(for: size, compatibleWith: category) == expected)
    }

    @Test(
        "A size below the minimum names the category",
        arguments: [
            ("title1", 9.75, "10 at XL"),
            ("title1", 9.25, "10 at XXL"),
            ("subheadline", 7.5, "10 at XXXL"),
            ("caption1", 6, "10 at accessibilityM"),
            ("subheadline", 5.75, "10 at accessibilityL"),
            ("headline", 4.25, "10 at accessibilityXXL"),
        ] as [(String, Double, String)])
    func minimumSizes(style: String, size: Double, expected: String) throws {
        let message = try #require(messages(.minimumSize, (style, size)).first)
        #expect(message.hasSuffix(expected) || message.contains(expected + ","), "\(message)")
    }

    @Test(
        "Text that changes places names the first category",
        arguments: [
            ("title1", 23.5, "caption1", 22.5, "XL"),
            ("title1", 39.5, "body", 38.5, "XXL"),
            ("subheadline", 19.5, "caption1", 18.5, "XXXL"),
            ("subheadline", 29.5, "caption2", 23.5, "XXXL"),
            ("body", 14.5, "caption1", 13.5, "accessibilityXXXL"),
            ("subheadline", 18.5, "caption1", 17.5, "accessibilityL"),
            ("body", 22.5, "caption2", 18.5, "accessibilityXXXL"),
            ("title1", 12.5, "body", 9.5, "accessibilityXXL"),
            ("title1", 32.5, "body", 23.5, "accessibilityXXL"),
            ("headline", 18.5, "body", 17.5, "accessibilityXXL"),
            ("headline", 12.5, "caption1", 11.5, "accessibilityXXL"),
        ] as [(String, Double, String, Double, String)])
    func hierarchy(style: String, size: Double, other: String, otherSize: Double, category: String) throws {
        let message = try #require(messages(.hierarchy, (style, size), (other, otherSize)).first)
        #expect(message.contains("smaller from \(category) ("), "\(message)")
    }

    @Test(
        "Text that keeps its place",
        arguments: [
            ("body", 33.5, "subheadline", 32.5), ("callout", 22.5, "caption1", 20.5),
            ("title2", 20.5, "headline", 17.5),
        ] as [(String, Double, String, Double)])
    func noHierarchy(style: String, size: Double, other: String, otherSize: Double) {
        #expect(messages(.hierarchy, (style, size), (other, otherSize)).isEmpty)
    }
}
