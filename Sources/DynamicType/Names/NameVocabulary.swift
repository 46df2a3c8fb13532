/// A set of names for text styles or content size categories, by the ecosystem that uses it.
public enum NameVocabulary: String, CaseIterable, Hashable, Sendable {
    /// The short names of this library: `XL`, `accessibilityXXXL`, `largeTitle`.
    case short
    /// The Human Interface Guidelines': `xLarge`, `AX5`. Categories only.
    case humanInterfaceGuidelines = "hig"
    /// UIKit's Swift members: `accessibilityExtraExtraExtraLarge`.
    case uiKit = "uikit"
    /// UIKit's Objective-C constants: `UIContentSizeCategoryLarge`, `UIFontTextStyleBody`.
    case objectiveC = "objectivec"
    /// UIKit's raw values: `UICTContentSizeCategoryL`, `UICTFontTextStyleBody`.
    case rawValue = "raw"
    /// SwiftUI's `DynamicTypeSize` and `Font.TextStyle`: `accessibility5`, `title`.
    case swiftUI = "swiftui"
    /// What `xcrun simctl ui booted content_size` takes: `extra-large`. Categories only.
    case simctl
    /// Core Text's constants: `kCTFontContentSizeCategoryL`, `kCTUIFontTextStyleBody`.
    case coreText = "coretext"
    /// WebKit's system font keywords: `-apple-system-body`. Text styles only.
    case css
    /// The words for `XCUIApplication.launchArguments` that start an app at a category. Categories only.
    case launchArgument = "launch-argument"
}
