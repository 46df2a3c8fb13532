import DynamicType
import Testing

/// Names are found in any spelling of any vocabulary.
@Suite("Name index")
struct NameIndexTests {
    /// The ways to write a name that do not matter.
    private static func spellings(of name: String) -> [String] {
        [name, name.uppercased(), name.lowercased(), "." + name, name.map { "\($0)_" }.joined()]
    }

    @Test("Every name of every category is found", arguments: ContentSizeCategory.allCases)
    func categories(category: ContentSizeCategory) {
        for vocabulary in NameVocabulary.allCases
        where vocabulary != .launchArgument && vocabulary != .controlCenter {
            guard let name = category.name(in: vocabulary) else { continue }
            for spelling in Self.spellings(of: name) {
                #expect(ContentSizeCategory(spelling) == category, "\(spelling)")
            }
            for type in ["UIContentSizeCategory", "ContentSizeCategory", "DynamicTypeSize"] {
                #expect(ContentSizeCategory("\(type).\(name)") == category)
            }
        }
    }

    @Test("Every name of every text style is found", arguments: TextStyle.allCases)
    func textStyles(textStyle: TextStyle) {
        for vocabulary in NameVocabulary.allCases {
            guard let name = textStyle.name(in: vocabulary) else { continue }
            for spelling in Self.spellings(of: name) {
                #expect(TextStyle(spelling) == textStyle, "\(spelling)")
            }
            for type in ["UIFont.TextStyle", "Font.TextStyle", "TextStyle"] {
                #expect(TextStyle("\(type).\(name)") == textStyle)
            }
        }
    }

    @Test(
        "The first byte of every name is one with which names can begin",
        arguments: ContentSizeCategory.allCases)
    func beginnings(category: ContentSizeCategory) {
        for vocabulary in NameVocabulary.allCases
        where vocabulary != .launchArgument && vocabulary != .controlCenter {
            for spelling in category.name(in: vocabulary).map(Self.spellings) ?? [] {
                guard let byte = spelling.utf8.first else { continue }
                #expect(ContentSizeCategory.mayBeNamed(beginningWith: byte))
                if category.isAccessibilityCategory {
                    #expect(ContentSizeCategory.mayBeAccessibilityName(beginningWith: byte))
                }
            }
        }
        #expect(!ContentSizeCategory.mayBeNamed(beginningWith: UInt8(ascii: "z")))
        #expect(!ContentSizeCategory.mayBeAccessibilityName(beginningWith: UInt8(ascii: "s")))
    }

    @Test(
        "Other texts are not names",
        arguments: ["", "-", ".", "x", "bo", "bodyy", "AXXL", "largeTitle1", "日本", "a.b", "Foo.body"])
    func others(text: String) {
        #expect(TextStyle(text) == nil)
        #expect(ContentSizeCategory(text) == nil)
    }
}
