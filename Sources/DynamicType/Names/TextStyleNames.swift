/// The names of a text style in every vocabulary; `nil` if a name does not exist or is not published.
struct TextStyleNames: Sendable {
    let short: String
    var uiKit: String?
    var objectiveC: String?
    var rawValue: String?
    var swiftUI: String?
    var coreText: String?
    var css: String?
}

extension TextStyle {
    /// The style's name in a vocabulary; `nil` if it does not exist or is not published.
    public func name(in vocabulary: NameVocabulary) -> String? {
        switch vocabulary {
        case .short: names.short
        case .uiKit: names.uiKit
        case .objectiveC: names.objectiveC
        case .rawValue: names.rawValue
        case .swiftUI: names.swiftUI
        case .coreText: names.coreText
        case .css: names.css
        case .humanInterfaceGuidelines, .simctl, .launchArgument, .controlCenter: nil
        }
    }

    /// The style's names.
    ///
    /// Sources: the documentation of `UIFont.TextStyle`, `Font.TextStyle` and Core Text; WebKit's list of
    /// system font keywords.
    var names: TextStyleNames {
        switch self {
        case .largeTitle:
            TextStyleNames(
                short: "largeTitle", uiKit: "largeTitle", objectiveC: "UIFontTextStyleLargeTitle",
                rawValue: "UICTFontTextStyleTitle0", swiftUI: "largeTitle",
                coreText: "kCTUIFontTextStyleTitle0", css: "-apple-system-title0")
        case .title1:
            TextStyleNames(
                short: "title1", uiKit: "title1", objectiveC: "UIFontTextStyleTitle1",
                rawValue: "UICTFontTextStyleTitle1", swiftUI: "title",
                coreText: "kCTUIFontTextStyleTitle1", css: "-apple-system-title1")
        case .title2:
            TextStyleNames(
                short: "title2", uiKit: "title2", objectiveC: "UIFontTextStyleTitle2",
                rawValue: "UICTFontTextStyleTitle2", swiftUI: "title2",
                coreText: "kCTUIFontTextStyleTitle2", css: "-apple-system-title2")
        case .title3:
            TextStyleNames(
                short: "title3", uiKit: "title3", objectiveC: "UIFontTextStyleTitle3",
                rawValue: "UICTFontTextStyleTitle3", swiftUI: "title3",
                coreText: "kCTUIFontTextStyleTitle3", css: "-apple-system-title3")
        case .headline:
            TextStyleNames(
                short: "headline", uiKit: "headline", objectiveC: "UIFontTextStyleHeadline",
                rawValue: "UICTFontTextStyleHeadline", swiftUI: "headline",
                coreText: "kCTUIFontTextStyleHeadline", css: "-apple-system-headline")
        case .body:
            TextStyleNames(
                short: "body", uiKit: "body", objectiveC: "UIFontTextStyleBody",
                rawValue: "UICTFontTextStyleBody", swiftUI: "body",
                coreText: "kCTUIFontTextStyleBody", css: "-apple-system-body")
        case .callout:
            TextStyleNames(
                short: "callout", uiKit: "callout", objectiveC: "UIFontTextStyleCallout",
                rawValue: "UICTFontTextStyleCallout", swiftUI: "callout",
                coreText: "kCTUIFontTextStyleCallout")
        case .subheadline:
            TextStyleNames(
                short: "subheadline", uiKit: "subheadline",
                objectiveC: "UIFontTextStyleSubheadline",
                rawValue: "UICTFontTextStyleSubhead", swiftUI: "subheadline",
                coreText: "kCTUIFontTextStyleSubhead", css: "-apple-system-subheadline")
        case .footnote:
            TextStyleNames(
                short: "footnote", uiKit: "footnote", objectiveC: "UIFontTextStyleFootnote",
                rawValue: "UICTFontTextStyleFootnote", swiftUI: "footnote",
                coreText: "kCTUIFontTextStyleFootnote", css: "-apple-system-footnote")
        case .caption1:
            TextStyleNames(
                short: "caption1", uiKit: "caption1", objectiveC: "UIFontTextStyleCaption1",
                rawValue: "UICTFontTextStyleCaption1", swiftUI: "caption",
                coreText: "kCTUIFontTextStyleCaption1", css: "-apple-system-caption1")
        case .caption2:
            TextStyleNames(
                short: "caption2", uiKit: "caption2", objectiveC: "UIFontTextStyleCaption2",
                rawValue: "UICTFontTextStyleCaption2", swiftUI: "caption2",
                coreText: "kCTUIFontTextStyleCaption2", css: "-apple-system-caption2")
        case .extraLargeTitle:
            TextStyleNames(
                short: "extraLargeTitle", uiKit: "extraLargeTitle",
                objectiveC: "UIFontTextStyleExtraLargeTitle",
                swiftUI: "extraLargeTitle",
                coreText: "kCTUIFontTextStyleExtraLargeTitle")
        case .extraLargeTitle2:
            TextStyleNames(
                short: "extraLargeTitle2", uiKit: "extraLargeTitle2",
                objectiveC: "UIFontTextStyleExtraLargeTitle2",
                swiftUI: "extraLargeTitle2",
                coreText: "kCTUIFontTextStyleExtraLargeTitle2")
        case .subtitle1: TextStyleNames(short: "subtitle1")
        case .footnote1: TextStyleNames(short: "footnote1")
        case .footnote2: TextStyleNames(short: "footnote2")
        }
    }
}
