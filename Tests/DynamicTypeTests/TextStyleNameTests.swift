import DynamicType
import Testing

@Suite("Names of text styles")
struct TextStyleNameTests {
    /// The styles for which UIKit has no published raw value; they bear their own name instead.
    static let withoutRawValue: [TextStyle] = [
        .extraLargeTitle, .extraLargeTitle2, .subtitle1, .footnote1, .footnote2,
    ]

    @Test("All sixteen have been typed")
    func rowCount() {
        #expect(TextStyleNameRow.all.count == 16)
        #expect(TextStyleNameRow.all.map(\.textStyle) == TextStyle.allCases)
    }

    @Test("A style's name in each vocabulary", arguments: TextStyleNameRow.all)
    func names(row: TextStyleNameRow) {
        #expect(row.textStyle.shortName == row.names[.short])
        for vocabulary in NameVocabulary.allCases {
            #expect(row.textStyle.name(in: vocabulary) == row.names[vocabulary], "\(vocabulary)")
        }
        for vocabulary in [NameVocabulary.humanInterfaceGuidelines, .simctl, .launchArgument, .controlCenter]
        {
            #expect(row.textStyle.name(in: vocabulary) == nil)
        }
    }

    @Test("Raw values are UIKit's, or the style's own name", arguments: TextStyleNameRow.all)
    func rawValues(row: TextStyleNameRow) throws {
        let expected = try #require(row.names[.rawValue] ?? row.names[.short])
        #expect(row.textStyle.rawValue == expected)
        #expect(TextStyle(rawValue: expected) == row.textStyle)
        #expect((row.names[.rawValue] == nil) == Self.withoutRawValue.contains(row.textStyle))
    }

    @Test("Each name, however it is written, stands for its style", arguments: TextStyleNameRow.all)
    func lookup(row: TextStyleNameRow) {
        let typeNames = ["UIFont.TextStyle", "Font.TextStyle", "TextStyle"]
        for name in row.names.values {
            for spelling in spellings(of: name, typeNames: typeNames) {
                #expect(TextStyle(spelling) == row.textStyle, "\(spelling)")
            }
        }
    }

    @Test(
        "Names that ecosystems disagree about",
        arguments: [
            ("title", TextStyle.title1), ("Title0", nil), ("UICTFontTextStyleTitle0", .largeTitle),
            ("-apple-system-title0", .largeTitle), ("caption", .caption1), ("subhead", .subheadline),
            ("Sub-Head", .subheadline), (".subhead", .subheadline),
            ("UIFont.TextStyle.subhead", .subheadline), ("foot note", .footnote), ("title4", nil),
        ])
    func disagreements(name: String, textStyle: TextStyle?) {
        #expect(TextStyle(name) == textStyle)
    }

    @Test(
        "What stands for no style",
        arguments: [
            "", " ", ".", "..", "UIFont.TextStyle.large", "UIFont.TextStyle", "UIFont.TextStyle.",
            "UIContentSizeCategory.body", "UIFont.body", "..body", "body.", "bodyy", "bod", "footnote3",
            "caption3", "subtitle", "subtitle2", "extraLarge", "L", "-apple-system", "bödy", "body\0",
        ])
    func refused(name: String) {
        #expect(TextStyle(name) == nil)
    }

    @Test("The raw values of the vocabularies are typed at a prompt")
    func vocabularies() {
        #expect(
            NameVocabulary.allCases.map(\.rawValue) == [
                "short", "hig", "uikit", "objectivec", "raw", "swiftui", "simctl", "coretext", "css",
                "launch-argument", "control-center",
            ])
    }
}
