import DynamicType

/// The names of a text style, typed for the tests; empty if none is published.
struct TextStyleNameRow: Sendable {
    let textStyle: TextStyle
    let names: [NameVocabulary: String]

    init(_ textStyle: TextStyle, _ names: [NameVocabulary: String]) {
        self.textStyle = textStyle
        self.names = names
    }
}

extension TextStyleNameRow {
    /// Typed again from the documentation of `UIFont.TextStyle`, `Font.TextStyle` and Core Text, and from
    /// WebKit's list of system font keywords.
    static let all = [
        TextStyleNameRow(
            .largeTitle,
            [
                .short: "largeTitle",
                .uiKit: "largeTitle",
                .objectiveC: "UIFontTextStyleLargeTitle",
                .rawValue: "UICTFontTextStyleTitle0",
                .swiftUI: "largeTitle",
                .coreText: "kCTUIFontTextStyleTitle0",
                .css: "-apple-system-title0",
            ]),
        TextStyleNameRow(
            .title1,
            [
                .short: "title1",
                .uiKit: "title1",
                .objectiveC: "UIFontTextStyleTitle1",
                .rawValue: "UICTFontTextStyleTitle1",
                .swiftUI: "title",
                .coreText: "kCTUIFontTextStyleTitle1",
                .css: "-apple-system-title1",
            ]),
        TextStyleNameRow(
            .title2,
            [
                .short: "title2",
                .uiKit: "title2",
                .objectiveC: "UIFontTextStyleTitle2",
                .rawValue: "UICTFontTextStyleTitle2",
                .swiftUI: "title2",
                .coreText: "kCTUIFontTextStyleTitle2",
                .css: "-apple-system-title2",
            ]),
        TextStyleNameRow(
            .title3,
            [
                .short: "title3",
                .uiKit: "title3",
                .objectiveC: "UIFontTextStyleTitle3",
                .rawValue: "UICTFontTextStyleTitle3",
                .swiftUI: "title3",
                .coreText: "kCTUIFontTextStyleTitle3",
                .css: "-apple-system-title3",
            ]),
        TextStyleNameRow(
            .headline,
            [
                .short: "headline",
                .uiKit: "headline",
                .objectiveC: "UIFontTextStyleHeadline",
                .rawValue: "UICTFontTextStyleHeadline",
                .swiftUI: "headline",
                .coreText: "kCTUIFontTextStyleHeadline",
                .css: "-apple-system-headline",
            ]),
        TextStyleNameRow(
            .body,
            [
                .short: "body",
                .uiKit: "body",
                .objectiveC: "UIFontTextStyleBody",
                .rawValue: "UICTFontTextStyleBody",
                .swiftUI: "body",
                .coreText: "kCTUIFontTextStyleBody",
                .css: "-apple-system-body",
            ]),
        TextStyleNameRow(
            .callout,
            [
                .short: "callout",
                .uiKit: "callout",
                .objectiveC: "UIFontTextStyleCallout",
                .rawValue: "UICTFontTextStyleCallout",
                .swiftUI: "callout",
                .coreText: "kCTUIFontTextStyleCallout",
            ]),
        TextStyleNameRow(
            .subheadline,
            [
                .short: "subheadline",
                .uiKit: "subheadline",
                .objectiveC: "UIFontTextStyleSubheadline",
                .rawValue: "UICTFontTextStyleSubhead",
                .swiftUI: "subheadline",
                .coreText: "kCTUIFontTextStyleSubhead",
                .css: "-apple-system-subheadline",
            ]),
        TextStyleNameRow(
            .footnote,
            [
                .short: "footnote",
                .uiKit: "footnote",
                .objectiveC: "UIFontTextStyleFootnote",
                .rawValue: "UICTFontTextStyleFootnote",
                .swiftUI: "footnote",
                .coreText: "kCTUIFontTextStyleFootnote",
                .css: "-apple-system-footnote",
            ]),
        TextStyleNameRow(
            .caption1,
            [
                .short: "caption1",
                .uiKit: "caption1",
                .objectiveC: "UIFontTextStyleCaption1",
                .rawValue: "UICTFontTextStyleCaption1",
                .swiftUI: "caption",
                .coreText: "kCTUIFontTextStyleCaption1",
                .css: "-apple-system-caption1",
            ]),
        TextStyleNameRow(
            .caption2,
            [
                .short: "caption2",
                .uiKit: "caption2",
                .objectiveC: "UIFontTextStyleCaption2",
                .rawValue: "UICTFontTextStyleCaption2",
                .swiftUI: "caption2",
                .coreText: "kCTUIFontTextStyleCaption2",
                .css: "-apple-system-caption2",
            ]),
        TextStyleNameRow(
            .extraLargeTitle,
            [
                .short: "extraLargeTitle",
                .uiKit: "extraLargeTitle",
                .objectiveC: "UIFontTextStyleExtraLargeTitle",
                .swiftUI: "extraLargeTitle",
                .coreText: "kCTUIFontTextStyleExtraLargeTitle",
            ]),
        TextStyleNameRow(
            .extraLargeTitle2,
            [
                .short: "extraLargeTitle2",
                .uiKit: "extraLargeTitle2",
                .objectiveC: "UIFontTextStyleExtraLargeTitle2",
                .swiftUI: "extraLargeTitle2",
                .coreText: "kCTUIFontTextStyleExtraLargeTitle2",
            ]),
        // Only in the tables of tvOS and watchOS.
        TextStyleNameRow(.subtitle1, [.short: "subtitle1"]),
        TextStyleNameRow(.footnote1, [.short: "footnote1"]),
        TextStyleNameRow(.footnote2, [.short: "footnote2"]),
    ]
}
