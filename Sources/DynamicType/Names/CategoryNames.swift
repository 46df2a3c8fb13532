/// The names of a content size category in every vocabulary; the raw value is the case's own.
struct CategoryNames: Sendable {
    let short: String
    let humanInterfaceGuidelines: String
    let uiKit: String
    let objectiveC: String
    let swiftUI: String
    let simctl: String
    let coreText: String
    /// The percentage in Control Center.
    let controlCenter: String
    /// A further spelling in common use.
    var common: String?
}

extension ContentSizeCategory {
    /// The category's name in a vocabulary; `nil` if the vocabulary is for text styles only.
    public func name(in vocabulary: NameVocabulary) -> String? {
        switch vocabulary {
        case .short: names.short
        case .humanInterfaceGuidelines: names.humanInterfaceGuidelines
        case .uiKit: names.uiKit
        case .objectiveC: names.objectiveC
        case .rawValue: rawValue
        case .swiftUI: names.swiftUI
        case .simctl: names.simctl
        case .coreText: names.coreText
        case .css: nil
        case .controlCenter: names.controlCenter
        case .launchArgument: "-UIPreferredContentSizeCategoryName \(rawValue)"
        }
    }

    /// The category's names.
    ///
    /// Sources: Apple's Human Interface Guidelines, Typography; the documentation of `UIContentSizeCategory`,
    /// `DynamicTypeSize` and Core Text; `xcrun simctl help ui`. The percentages of Control Center are 100 ×
    /// body's size ÷ 17 rounded down to a multiple of 5; 110, 190, 235, 275 and 310 are confirmed by
    /// published sources.
    var names: CategoryNames {
        switch self {
        case .extraSmall:
            CategoryNames(
                short: "XS", humanInterfaceGuidelines: "xSmall",
                uiKit: "extraSmall",
                objectiveC: "UIContentSizeCategoryExtraSmall",
                swiftUI: "xSmall", simctl: "extra-small",
                coreText: "kCTFontContentSizeCategoryXS", controlCenter: "80%")
        case .small:
            CategoryNames(
                short: "S", humanInterfaceGuidelines: "Small",
                uiKit: "small",
                objectiveC: "UIContentSizeCategorySmall",
                swiftUI: "small", simctl: "small",
                coreText: "kCTFontContentSizeCategoryS", controlCenter: "85%")
        case .medium:
            CategoryNames(
                short: "M", humanInterfaceGuidelines: "Medium",
                uiKit: "medium",
                objectiveC: "UIContentSizeCategoryMedium",
                swiftUI: "medium", simctl: "medium",
                coreText: "kCTFontContentSizeCategoryM", controlCenter: "90%")
        case .large:
            CategoryNames(
                short: "L", humanInterfaceGuidelines: "Large",
                uiKit: "large",
                objectiveC: "UIContentSizeCategoryLarge",
                swiftUI: "large", simctl: "large",
                coreText: "kCTFontContentSizeCategoryL", controlCenter: "100%")
        case .extraLarge:
            CategoryNames(
                short: "XL", humanInterfaceGuidelines: "xLarge",
                uiKit: "extraLarge",
                objectiveC: "UIContentSizeCategoryExtraLarge",
                swiftUI: "xLarge", simctl: "extra-large",
                coreText: "kCTFontContentSizeCategoryXL", controlCenter: "110%")
        case .extraExtraLarge:
            CategoryNames(
                short: "XXL", humanInterfaceGuidelines: "xxLarge",
                uiKit: "extraExtraLarge",
                objectiveC: "UIContentSizeCategoryExtraExtraLarge",
                swiftUI: "xxLarge", simctl: "extra-extra-large",
                coreText: "kCTFontContentSizeCategoryXXL", controlCenter: "120%")
        case .extraExtraExtraLarge:
            CategoryNames(
                short: "XXXL", humanInterfaceGuidelines: "xxxLarge",
                uiKit: "extraExtraExtraLarge",
                objectiveC: "UIContentSizeCategoryExtraExtraExtraLarge",
                swiftUI: "xxxLarge", simctl: "extra-extra-extra-large",
                coreText: "kCTFontContentSizeCategoryXXXL", controlCenter: "135%")
        case .accessibilityMedium:
            CategoryNames(
                short: "accessibilityM", humanInterfaceGuidelines: "AX1",
                uiKit: "accessibilityMedium",
                objectiveC: "UIContentSizeCategoryAccessibilityMedium",
                swiftUI: "accessibility1", simctl: "accessibility-medium",
                coreText: "kCTFontContentSizeCategoryAccessibilityM", controlCenter: "160%")
        case .accessibilityLarge:
            CategoryNames(
                short: "accessibilityL", humanInterfaceGuidelines: "AX2",
                uiKit: "accessibilityLarge",
                objectiveC: "UIContentSizeCategoryAccessibilityLarge",
                swiftUI: "accessibility2", simctl: "accessibility-large",
                coreText: "kCTFontContentSizeCategoryAccessibilityL", controlCenter: "190%")
        case .accessibilityExtraLarge:
            CategoryNames(
                short: "accessibilityXL", humanInterfaceGuidelines: "AX3",
                uiKit: "accessibilityExtraLarge",
                objectiveC: "UIContentSizeCategoryAccessibilityExtraLarge",
                swiftUI: "accessibility3", simctl: "accessibility-extra-large",
                coreText: "kCTFontContentSizeCategoryAccessibilityXL", controlCenter: "235%",
                common: "accessibilityXLarge")
        case .accessibilityExtraExtraLarge:
            CategoryNames(
                short: "accessibilityXXL", humanInterfaceGuidelines: "AX4",
                uiKit: "accessibilityExtraExtraLarge",
                objectiveC: "UIContentSizeCategoryAccessibilityExtraExtraLarge",
                swiftUI: "accessibility4", simctl: "accessibility-extra-extra-large",
                coreText: "kCTFontContentSizeCategoryAccessibilityXXL", controlCenter: "275%",
                common: "accessibilityXXLarge")
        case .accessibilityExtraExtraExtraLarge:
            CategoryNames(
                short: "accessibilityXXXL", humanInterfaceGuidelines: "AX5",
                uiKit: "accessibilityExtraExtraExtraLarge",
                objectiveC: "UIContentSizeCategoryAccessibilityExtraExtraExtraLarge",
                swiftUI: "accessibility5", simctl: "accessibility-extra-extra-extra-large",
                coreText: "kCTFontContentSizeCategoryAccessibilityXXXL", controlCenter: "310%",
                common: "accessibilityXXXLarge")
        }
    }
}

/// A word for a content size category that depends on the platform.
public enum CategoryWord: String, CaseIterable, Hashable, Sendable {
    /// The category at which a size is unchanged: `large`, or the default of the watch.
    case `default`
    /// The platform's largest category, such as `accessibilityExtraExtraExtraLarge` on iOS.
    case largest
    /// The platform's smallest category.
    case smallest

    /// Finds the word with a name; case, `-`, `_`, spaces and a leading `.` are ignored.
    public init?(_ name: String) {
        guard let loose = LooseName(name, typeNames: []),
            let word = Self.allCases.first(where: { loose.isSpelled($0.rawValue) })
        else { return nil }
        self = word
    }

    /// The category that the word means.
    ///
    /// - Parameters:
    ///   - platform: The platform.
    ///   - defaultCategory: The category that `default` means, such as a watch's; the platform's own if it is
    ///     `nil`.
    /// - Returns: A category of the platform's table.
    public func category(
        on platform: Platform, defaultCategory: ContentSizeCategory? = nil
    ) -> ContentSizeCategory {
        let usual = defaultCategory ?? platform.defaultCategory
        return switch self {
        case .default: usual
        case .largest: platform.contentSizeCategories.last ?? usual
        case .smallest: platform.contentSizeCategories.first ?? usual
        }
    }
}
