/// A text style: the role of a piece of text, which determines its size at every content size category.
///
/// The cases have the member names of `UIFont.TextStyle` and its raw values, so that bridging from UIKit is
/// `TextStyle(rawValue: uiStyle.rawValue)`. Five styles have no published UIKit raw value and use their own
/// name instead: `extraLargeTitle`, `extraLargeTitle2`, and the styles that only the tables of tvOS and
/// watchOS have, `subtitle1`, `footnote1` and `footnote2`.
///
/// The order is that of Apple's iOS table, then the styles that other systems and tables add.
///
/// Source: https://developer.apple.com/documentation/uikit/uifont/textstyle
public enum TextStyle: String, CaseIterable, Hashable, Sendable, Codable {
    /// `UIFont.TextStyle.largeTitle`, whose raw value says Title0.
    case largeTitle = "UICTFontTextStyleTitle0"
    /// `UIFont.TextStyle.title1`, SwiftUI's `.title`.
    case title1 = "UICTFontTextStyleTitle1"
    /// `UIFont.TextStyle.title2`.
    case title2 = "UICTFontTextStyleTitle2"
    /// `UIFont.TextStyle.title3`.
    case title3 = "UICTFontTextStyleTitle3"
    /// `UIFont.TextStyle.headline`.
    case headline = "UICTFontTextStyleHeadline"
    /// `UIFont.TextStyle.body`.
    case body = "UICTFontTextStyleBody"
    /// `UIFont.TextStyle.callout`.
    case callout = "UICTFontTextStyleCallout"
    /// `UIFont.TextStyle.subheadline`, whose raw value says Subhead.
    case subheadline = "UICTFontTextStyleSubhead"
    /// `UIFont.TextStyle.footnote`.
    case footnote = "UICTFontTextStyleFootnote"
    /// `UIFont.TextStyle.caption1`, SwiftUI's `.caption`.
    case caption1 = "UICTFontTextStyleCaption1"
    /// `UIFont.TextStyle.caption2`.
    case caption2 = "UICTFontTextStyleCaption2"
    /// `UIFont.TextStyle.extraLargeTitle`, since iOS 17; its raw value is not published.
    case extraLargeTitle = "extraLargeTitle"
    /// `UIFont.TextStyle.extraLargeTitle2`, since iOS 17; its raw value is not published.
    case extraLargeTitle2 = "extraLargeTitle2"
    /// Subtitle 1, which only the table of tvOS has; UIKit has no such member.
    case subtitle1 = "subtitle1"
    /// Footnote 1, which only the table of watchOS has; UIKit has no such member.
    case footnote1 = "footnote1"
    /// Footnote 2, which only the table of watchOS has; UIKit has no such member.
    case footnote2 = "footnote2"
}

extension TextStyle {
    /// The short name: UIKit's member name, such as `largeTitle`, or the name in the table.
    public var shortName: String { names.short }

    /// The text style with a name in any vocabulary; `nil` for any other text.
    ///
    /// - Parameter name: Case, `-`, `_` and spaces do not matter, nor does a leading `.`,
    ///   `UIFont.TextStyle.`, `Font.TextStyle.` or `TextStyle.`. `subhead` is accepted too.
    public init?(_ name: String) {
        // Most names are short names, which need no index.
        if let style = Self.allCases.first(where: { $0.names.short == name }) {
            self = style
            return
        }
        guard let loose = LooseName(name, typeNames: Self.typeNames), let style = Self.index.value(of: loose)
        else { return nil }
        self = style
    }

    private static let typeNames = ["UIFont.TextStyle", "Font.TextStyle", "TextStyle"]

    private static let index = NameIndex(
        allCases.flatMap { style in
            NameVocabulary.allCases.compactMap(style.name).map { (name: $0, value: style) }
        } + [(name: "subhead", value: .subheadline)])
}
