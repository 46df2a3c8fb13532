import DynamicType
import Testing

@Suite("Names of content size categories")
struct ContentSizeCategoryNameTests {
    @Test("All twelve have been typed")
    func rowCount() {
        #expect(CategoryNameRow.all.map(\.category) == ContentSizeCategory.allCases)
        #expect(CategoryNameRow.all.allSatisfy { $0.names.count == 8 })
    }

    @Test("A category's name in each vocabulary", arguments: CategoryNameRow.all)
    func names(row: CategoryNameRow) throws {
        let rawValue = try #require(row.names[.rawValue])
        #expect(row.category.rawValue == rawValue)
        #expect(row.category.shortName == row.names[.short])
        for vocabulary in NameVocabulary.allCases where vocabulary != .controlCenter {
            let expected: String? =
                switch vocabulary {
                case .launchArgument: "-UIPreferredContentSizeCategoryName \(rawValue)"
                default: row.names[vocabulary]
                }
            #expect(row.category.name(in: vocabulary) == expected, "\(vocabulary)")
        }
        #expect(row.category.name(in: .css) == nil)
    }

    @Test(
        "The percentage in Control Center",
        arguments: zip(
            ContentSizeCategory.allCases,
            [
                "80%", "85%", "90%", "100%", "110%", "120%", "135%", "160%", "190%", "235%", "275%", "310%",
            ]))
    func controlCenter(category: ContentSizeCategory, percentage: String) {
        #expect(category.name(in: .controlCenter) == percentage)
        #expect(ContentSizeCategory(typed: percentage) == category)
        #expect(ContentSizeCategory(percentage) == nil)
    }

    @Test(
        "Further spellings in common use",
        arguments: [
            ("accessibilityXLarge", .accessibilityExtraLarge),
            ("accessibility-xxlarge", .accessibilityExtraExtraLarge),
            ("AccessibilityXXXLarge", .accessibilityExtraExtraExtraLarge),
        ] as [(String, ContentSizeCategory)])
    func common(name: String, category: ContentSizeCategory) {
        #expect(ContentSizeCategory(name) == category)
    }

    @Test("Plain sizes of other systems are only understood when typed", arguments: ["2XL", "3xl"])
    func plainSizes(name: String) {
        #expect(ContentSizeCategory(name) == nil)
        #expect(ContentSizeCategory(typed: name) != nil)
    }

    @Test("Each name, however it is written, stands for its category", arguments: CategoryNameRow.all)
    func lookup(row: CategoryNameRow) {
        let typeNames = ["UIContentSizeCategory", "ContentSizeCategory", "DynamicTypeSize"]
        for name in row.names.values {
            for spelling in spellings(of: name, typeNames: typeNames) {
                #expect(ContentSizeCategory(spelling) == row.category, "\(spelling)")
            }
        }
    }

    @Test(
        "AX, a hyphen and a size",
        arguments: [
            ("AX-M", ContentSizeCategory.accessibilityMedium),
            ("AX-L", .accessibilityLarge),
            ("AX-XL", .accessibilityExtraLarge),
            ("AX-XXL", .accessibilityExtraExtraLarge),
            ("AX-XXXL", .accessibilityExtraExtraExtraLarge),
            ("ax-xl", .accessibilityExtraLarge),
            (".AX-XL", .accessibilityExtraLarge),
            ("DynamicTypeSize.AX-XL", .accessibilityExtraLarge),
        ])
    func hyphenated(name: String, category: ContentSizeCategory) {
        #expect(ContentSizeCategory(name) == category)
    }

    @Test(
        "What stands for no category",
        arguments: [
            "", " ", "-", ".", "..", "AXXL", "AX_XL", "AX XL", "AX", "AX-", "AX-XS", "AX-S", "AX-XXXXL",
            "AX0", "AX6", "AX05", "XXXXL", "X", "XSX", "Larg", "Largest", "accessibility",
            "accessibility0", "accessibility6", "accessibilityXS", "accessibilityS", "accessibilitySmall",
            "UIFont.TextStyle.large", "TextStyle.large", "Font.large", "large.", "..large",
            "UIContentSizeCategory", "UIContentSizeCategory.", "UIKit.UIContentSizeCategory.large",
            "unspecified", "_UICTContentSizeCategoryUnspecified", "body", "Ｌ", "ſmall", "L\u{301}", "L\0",
            "L\n", "L,XL",
        ])
    func refused(name: String) {
        #expect(ContentSizeCategory(name) == nil)
    }

    @Test("UIKit's raw value for no category is nil")
    func unspecified() {
        #expect(ContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified") == nil)
        #expect(ContentSizeCategory(rawValue: "") == nil)
        #expect(ContentSizeCategory(rawValue: "L") == nil)
    }
}
