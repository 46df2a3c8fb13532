/// The text size that a person chooses, from extra small to the largest accessibility size.
///
/// The cases are in order of size and have the member names and raw values of `UIContentSizeCategory`. Bridge
/// from UIKit with `ContentSizeCategory(rawValue: uiCategory.rawValue)`, which is `nil` for `.unspecified`.
///
/// Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable, Codable {
    /// XS, xSmall.
    case extraSmall = "UICTContentSizeCategoryXS"
    /// S, Small.
    case small = "UICTContentSizeCategoryS"
    /// M, Medium.
    case medium = "UICTContentSizeCategoryM"
    /// L, Large: the default on every platform except some watches.
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
    /// AX5: the largest size.
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// Whether this is one of the five accessibility sizes, like UIKit's property of the same name.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The position of the category in the order of sizes, from 0.
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

extension ContentSizeCategory {
    /// The short name: the end of UIKit's raw value, such as `XL` or `accessibilityXXXL`.
    public var shortName: String { names.short }

    /// The category with a name in any vocabulary; `nil` for any other text.
    ///
    /// The two words of ``NameVocabulary/launchArgument`` are not accepted, and neither are the percentages of
    /// ``NameVocabulary/controlCenter``, which in a file usually mean something else.
    ///
    /// - Parameter name: Case, `-`, `_` and spaces do not matter, nor does a leading `.`,
    ///   `UIContentSizeCategory.`, `ContentSizeCategory.` or `DynamicTypeSize.`. Names such as `AX-XL` are
    ///   accepted too; the hyphen is required.
    public init?(_ name: String) {
        // The names that people type are found without the index, which takes a while to build.
        let typed = Self.allCases.first { category in
            let names = category.names
            return names.humanInterfaceGuidelines == name || names.short == name
        }
        if let typed {
            self = typed
            return
        }
        guard let loose = LooseName(name, typeNames: Self.typeNames),
            let category = Self.index.value(of: loose) ?? Self.accessibilityCategory(afterAXHyphen: loose)
        else { return nil }
        self = category
    }

    private static let typeNames = ["UIContentSizeCategory", "ContentSizeCategory", "DynamicTypeSize"]

    private static let index = NameIndex(names(of: allCases))

    private static let accessibilityIndex = NameIndex(
        names(of: allCases.filter(\.isAccessibilityCategory)))

    /// The category for a word that a person types: a name in any vocabulary, a Control Center percentage,
    /// `2XL` or `3XL`.
    ///
    /// The last two are plain sizes in many files, so ``init(_:)`` does not take them.
    package init?(typed name: String) {
        if let category = ContentSizeCategory(name) {
            self = category
        } else if let category = Self.allCases.first(where: { $0.names.controlCenter == name }) {
            self = category
        } else if let loose = LooseName(name, typeNames: []), loose.isSpelled("2XL") || loose.isSpelled("3XL")
        {
            self = loose.isSpelled("2XL") ? .extraExtraLarge : .extraExtraExtraLarge
        } else {
            return nil
        }
    }

    /// The names by which categories are found, without the launch argument and the percentages.
    private static func names(
        of categories: [ContentSizeCategory]
    ) -> [(name: String, value: ContentSizeCategory)] {
        let vocabularies = NameVocabulary.allCases.filter { $0 != .launchArgument && $0 != .controlCenter }
        return categories.flatMap { category in
            (vocabularies.compactMap(category.name) + [category.names.common].compactMap { $0 })
                .map { (name: $0, value: category) }
        }
    }

    /// Whether the name of a category, without a type name, can begin with a byte.
    package static func mayBeNamed(beginningWith byte: UInt8) -> Bool { index.mayBegin(with: byte) }

    /// Whether the name of an accessibility category, without a type name, can begin with a byte.
    package static func mayBeAccessibilityName(beginningWith byte: UInt8) -> Bool {
        accessibilityIndex.mayBegin(with: byte)
    }

    /// The category of a name such as `AX-XL`.
    private static func accessibilityCategory(afterAXHyphen name: LooseName) -> ContentSizeCategory? {
        guard let size = name.afterAXHyphen else { return nil }
        return allCases.first { category in
            category.isAccessibilityCategory
                && size.isSpelled(String(category.shortName.dropFirst("accessibility".count)))
        }
    }
}

/// A range that limits the content size category before figures are looked up.
///
/// It corresponds to UIKit's `minimumContentSizeCategory` and `maximumContentSizeCategory` and to SwiftUI's
/// `.dynamicTypeSize(range)`. If the minimum is above the maximum, only the maximum applies.
///
/// Source: https://developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory, and
/// measurements of the case where the two cross.
public struct ContentSizeCategoryRange: Hashable, Sendable {
    /// The smallest category that passes unchanged; `nil` for no lower end.
    public var minimum: ContentSizeCategory?

    /// The largest category that passes unchanged; `nil` for no upper end.
    public var maximum: ContentSizeCategory?

    /// Makes a range; either end can be open.
    public init(minimum: ContentSizeCategory? = nil, maximum: ContentSizeCategory? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The category to look up when the system's category is the given one.
    public func effectiveCategory(for category: ContentSizeCategory) -> ContentSizeCategory {
        guard let maximum else { return max(category, minimum ?? category) }
        guard let minimum, minimum <= maximum else { return min(category, maximum) }
        return min(max(category, minimum), maximum)
    }
}

extension ContentSizeCategory {
    /// The case heights for which Apple prints a default category, in millimetres.
    ///
    /// A 46 mm watch exists, but Apple does not list it.
    public static let publishedWatchSizes: [Double] = [38, 40, 41, 42, 44, 45, 49]

    /// The default category of a watch by the height of its case.
    ///
    /// - Parameter millimeters: The height: 38 gives `small`; 40, 41 and 42 give `large`; 44, 45 and 49 give
    ///   `extraLarge`. The defaults for other heights are not published; the result is `nil`.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography, “watchOS Dynamic Type sizes”.
    public init?(defaultForWatchSize millimeters: Double) {
        switch millimeters {
        case 38: self = .small
        case 40, 41, 42: self = .large
        case 44, 45, 49: self = .extraLarge
        default: return nil
        }
    }
}
