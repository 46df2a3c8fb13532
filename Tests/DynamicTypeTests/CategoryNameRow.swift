import DynamicType

/// The names of a content size category, typed for the tests.
struct CategoryNameRow: Sendable {
    let category: ContentSizeCategory
    let names: [NameVocabulary: String]

    init(_ category: ContentSizeCategory, _ names: [NameVocabulary: String]) {
        self.category = category
        self.names = names
    }
}

extension CategoryNameRow {
    /// Typed again from the Human Interface Guidelines, the documentation of `UIContentSizeCategory`,
    /// `DynamicTypeSize` and Core Text, and from `xcrun simctl help ui`; from small to large.
    static let all = [
        CategoryNameRow(
            .extraSmall,
            [
                .short: "XS",
                .humanInterfaceGuidelines: "xSmall",
                .uiKit: "extraSmall",
                .objectiveC: "UIContentSizeCategoryExtraSmall",
                .rawValue: "UICTContentSizeCategoryXS",
                .swiftUI: "xSmall",
                .simctl: "extra-small",
                .coreText: "kCTFontContentSizeCategoryXS",
            ]),
        CategoryNameRow(
            .small,
            [
                .short: "S",
                .humanInterfaceGuidelines: "Small",
                .uiKit: "small",
                .objectiveC: "UIContentSizeCategorySmall",
                .rawValue: "UICTContentSizeCategoryS",
                .swiftUI: "small",
                .simctl: "small",
                .coreText: "kCTFontContentSizeCategoryS",
            ]),
        CategoryNameRow(
            .medium,
            [
                .short: "M",
                .humanInterfaceGuidelines: "Medium",
                .uiKit: "medium",
                .objectiveC: "UIContentSizeCategoryMedium",
                .rawValue: "UICTContentSizeCategoryM",
                .swiftUI: "medium",
                .simctl: "medium",
                .coreText: "kCTFontContentSizeCategoryM",
            ]),
        CategoryNameRow(
            .large,
            [
                .short: "L",
                .humanInterfaceGuidelines: "Large",
                .uiKit: "large",
                .objectiveC: "UIContentSizeCategoryLarge",
                .rawValue: "UICTContentSizeCategoryL",
                .swiftUI: "large",
                .simctl: "large",
                .coreText: "kCTFontContentSizeCategoryL",
            ]),
        CategoryNameRow(
            .extraLarge,
            [
                .short: "XL",
                .humanInterfaceGuidelines: "xLarge",
                .uiKit: "extraLarge",
                .objectiveC: "UIContentSizeCategoryExtraLarge",
                .rawValue: "UICTContentSizeCategoryXL",
                .swiftUI: "xLarge",
                .simctl: "extra-large",
                .coreText: "kCTFontContentSizeCategoryXL",
            ]),
        CategoryNameRow(
            .extraExtraLarge,
            [
                .short: "XXL",
                .humanInterfaceGuidelines: "xxLarge",
                .uiKit: "extraExtraLarge",
                .objectiveC: "UIContentSizeCategoryExtraExtraLarge",
                .rawValue: "UICTContentSizeCategoryXXL",
                .swiftUI: "xxLarge",
                .simctl: "extra-extra-large",
                .coreText: "kCTFontContentSizeCategoryXXL",
            ]),
        CategoryNameRow(
            .extraExtraExtraLarge,
            [
                .short: "XXXL",
                .humanInterfaceGuidelines: "xxxLarge",
                .uiKit: "extraExtraExtraLarge",
                .objectiveC: "UIContentSizeCategoryExtraExtraExtraLarge",
                .rawValue: "UICTContentSizeCategoryXXXL",
                .swiftUI: "xxxLarge",
                .simctl: "extra-extra-extra-large",
                .coreText: "kCTFontContentSizeCategoryXXXL",
            ]),
        CategoryNameRow(
            .accessibilityMedium,
            [
                .short: "accessibilityM",
                .humanInterfaceGuidelines: "AX1",
                .uiKit: "accessibilityMedium",
                .objectiveC: "UIContentSizeCategoryAccessibilityMedium",
                .rawValue: "UICTContentSizeCategoryAccessibilityM",
                .swiftUI: "accessibility1",
                .simctl: "accessibility-medium",
                .coreText: "kCTFontContentSizeCategoryAccessibilityM",
            ]),
        CategoryNameRow(
            .accessibilityLarge,
            [
                .short: "accessibilityL",
                .humanInterfaceGuidelines: "AX2",
                .uiKit: "accessibilityLarge",
                .objectiveC: "UIContentSizeCategoryAccessibilityLarge",
                .rawValue: "UICTContentSizeCategoryAccessibilityL",
                .swiftUI: "accessibility2",
                .simctl: "accessibility-large",
                .coreText: "kCTFontContentSizeCategoryAccessibilityL",
            ]),
        CategoryNameRow(
            .accessibilityExtraLarge,
            [
                .short: "accessibilityXL",
                .humanInterfaceGuidelines: "AX3",
                .uiKit: "accessibilityExtraLarge",
                .objectiveC: "UIContentSizeCategoryAccessibilityExtraLarge",
                .rawValue: "UICTContentSizeCategoryAccessibilityXL",
                .swiftUI: "accessibility3",
                .simctl: "accessibility-extra-large",
                .coreText: "kCTFontContentSizeCategoryAccessibilityXL",
            ]),
        CategoryNameRow(
            .accessibilityExtraExtraLarge,
            [
                .short: "accessibilityXXL",
                .humanInterfaceGuidelines: "AX4",
                .uiKit: "accessibilityExtraExtraLarge",
                .objectiveC: "UIContentSizeCategoryAccessibilityExtraExtraLarge",
                .rawValue: "UICTContentSizeCategoryAccessibilityXXL",
                .swiftUI: "accessibility4",
                .simctl: "accessibility-extra-extra-large",
                .coreText: "kCTFontContentSizeCategoryAccessibilityXXL",
            ]),
        CategoryNameRow(
            .accessibilityExtraExtraExtraLarge,
            [
                .short: "accessibilityXXXL",
                .humanInterfaceGuidelines: "AX5",
                .uiKit: "accessibilityExtraExtraExtraLarge",
                .objectiveC: "UIContentSizeCategoryAccessibilityExtraExtraExtraLarge",
                .rawValue: "UICTContentSizeCategoryAccessibilityXXXL",
                .swiftUI: "accessibility5",
                .simctl: "accessibility-extra-extra-extra-large",
                .coreText: "kCTFontContentSizeCategoryAccessibilityXXXL",
            ]),
    ]
}
