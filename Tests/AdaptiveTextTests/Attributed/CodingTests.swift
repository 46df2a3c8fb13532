import AdaptiveText
import DynamicType
import Foundation
import Testing

/// The encoded form, letter by letter, and its decoding.
@Suite("Coding")
struct CodingTests {
    private static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static func decode<Value: Decodable>(_: Value.Type, from text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    @Test(
        "Limits",
        arguments: [
            (FontLimits(), "{}"),
            (FontLimits(maximum: .points(27.5)), #"{"maximum":{"points":27.5}}"#),
            (
                FontLimits(maximum: .percentage(200), minimum: .category(.small)),
                #"{"maximum":{"percentage":200},"minimum":{"category":"UICTContentSizeCategoryS"}}"#
            ),
            (
                FontLimits(categories: ContentSizeCategoryRange(minimum: .medium, maximum: .large)),
                #"{"maximumCategory":"UICTContentSizeCategoryL","minimumCategory":"UICTContentSizeCategoryM"}"#
            ),
        ])
    func limits(limits: FontLimits, text: String) throws {
        #expect(try Self.encode(limits) == text)
        #expect(try Self.decode(FontLimits.self, from: text) == limits)
    }

    @Test("A scalable font")
    func scalableFont() throws {
        let font = ScalableFont(
            BaseFont(family: "Avenir-Book", pointSize: 17), relativeTo: .body,
            limits: FontLimits(minimum: .points(12)))
        let text =
            #"{"base":{"family":"Avenir-Book","pointSize":17},"limits":{"minimum":{"points":12}},"#
            + #""textStyle":"UICTFontTextStyleBody"}"#
        #expect(try Self.encode(font) == text)
        #expect(try Self.decode(ScalableFont.self, from: text) == font)
    }

    @Test("A scaled font")
    func scaledFont() throws {
        let font = TypeEnvironment().scaledFont(for: BaseFont(family: "Menlo", pointSize: 12))
        let text =
            #"{"category":"UICTContentSizeCategoryL","family":"Menlo","pointSize":12,"#
            + #""textStyle":"UICTFontTextStyleBody"}"#
        #expect(try Self.encode(font) == text)
        #expect(try Self.decode(ScaledFont.self, from: text) == font)
    }

    @Test("A scaled font may have come to nothing, but to nothing below", arguments: ["0", "0.5", "1e300"])
    func scaledSizes(size: String) throws {
        let text =
            #"{"category":"UICTContentSizeCategoryL","family":"Menlo","pointSize":\#(size),"#
            + #""textStyle":"UICTFontTextStyleBody"}"#
        #expect(try Self.decode(ScaledFont.self, from: text).pointSize == Double(size))
        let negative = text.replacingOccurrences(of: size, with: "-1")
        #expect(throws: DecodingError.self) { try Self.decode(ScaledFont.self, from: negative) }
    }

    @Test("A font of next to no points is scaled to 0, encoded and read again")
    func nothing() throws {
        let font = try #require(TypeEnvironment().scaledFont(for: BaseFont(family: "Menlo", pointSize: 0.1)))
        #expect(font.pointSize == 0)
        #expect(try Self.decode(ScaledFont.self, from: Self.encode(font)) == font)
    }

    @Test("Words for categories", arguments: CategoryWord.allCases)
    func categoryWords(word: CategoryWord) throws {
        let limits = FontLimits(maximum: .categoryWord(word))
        #expect(try Self.encode(limits) == #"{"maximum":{"category":"\#(word.rawValue)"}}"#)
        #expect(try Self.decode(FontLimits.self, from: Self.encode(limits)) == limits)
    }

    @Test(
        "A size that is not positive and finite is refused",
        arguments: ["0", "-0.0", "-17", "1e400", "\"17\"", "null"])
    func sizes(size: String) {
        #expect(throws: DecodingError.self) {
            try Self.decode(BaseFont.self, from: #"{"family":"Menlo","pointSize":\#(size)}"#)
        }
        for kind in ["points", "percentage"] {
            for end in ["maximum", "minimum"] {
                #expect(throws: DecodingError.self) {
                    try Self.decode(FontLimits.self, from: #"{"\#(end)":{"\#(kind)":\#(size)}}"#)
                }
            }
        }
    }

    @Test(
        "Unknown names are refused",
        arguments: [
            #"{"maximum":{"category":"UICTContentSizeCategoryHuge"}}"#,
            #"{"minimum":{"category":"large"}}"#,
            #"{"maximumCategory":"_UICTContentSizeCategoryUnspecified"}"#,
            #"{"minimumCategory":""}"#,
            #"{"maximum":{}}"#,
        ])
    func names(text: String) {
        #expect(throws: DecodingError.self) { try Self.decode(FontLimits.self, from: text) }
    }

    @Test("The names and the size of a scaled font are checked")
    func scaledFontFromOutside() {
        let text = { (category: String, size: String, style: String) in
            #"{"category":"\#(category)","family":"Menlo","pointSize":\#(size),"textStyle":"\#(style)"}"#
        }
        let (large, body) = ("UICTContentSizeCategoryL", "UICTFontTextStyleBody")
        for text in [text("huge", "12", body), text(large, "12", "huge"), text(large, "-12", body)] {
            #expect(throws: DecodingError.self) { try Self.decode(ScaledFont.self, from: text) }
        }
    }
}
