/// The text size that a person has chosen, from extra small to the largest accessibility size.
///
/// Cases bear `UIContentSizeCategory`'s member names, stand in order of size, and have its raw values, so
/// that bridging from UIKit is `ContentSizeCategory(rawValue: uiCategory.rawValue)`. `.unspecified` has no
/// counterpart here and gives `nil`.
///
/// Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable, Codable {
    /// XS, xSmall.
    case extraSmall = "UICTContentSizeCategoryXS"
    /// S, Small.
    case small = "UICTContentSizeCategoryS"
    /// M, Medium.
    case medium = "UICTContentSizeCategoryM"
    /// L, Large: the default on every platform but some watches.
    case large = "UICTContentSizeCategoryL"
    /// XL, xLarge.
    case extraLarge = "UICTContentSizeCategoryXL"
    /// XXL, xxLarge.
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    /// XXXL, xxxLarge: the largest of the standard sizes.
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    /// AX1: the smallest of the accessibility sizes.
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    /// AX2.
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    /// AX3.
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    /// AX4.
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    /// AX5: the largest size there is.
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// Whether this is one of the five larger accessibility sizes, as UIKit's property of this name says.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Where this category stands in the order of sizes, from 0.
    var ordinal: Int {
        switch self {
        case .extraSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .extraLarge: 4
        case .extraExtraLarge: 5
        case .extraExtraExtraLarge: 6
        case .accessibilityMedium: 7
        case .accessibilityLarge: 8
        case .accessibilityExtraLarge: 9
        case .accessibilityExtraExtraLarge: 10
        case .accessibilityExtraExtraExtraLarge: 11
        }
    }
}

extension ContentSizeCategory: Comparable {
    /// Whether text is smaller at the first category than at the second.
    public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
        first.ordinal < second.ordinal
    }
}
