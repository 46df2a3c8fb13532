import OpenType
import Testing

/// The graphemes that are emoji that the platform's font draws; the font has letters, digits, © and ❤.
@Suite("Emoji") struct EmojiPresentationTests {
    private static let font = SyntheticFont.with(characters: [
        0x20: 1, 0x2A: 2, 0x31: 2, 0x41: 2, 0xA9: 3, 0x231A: 2, 0x2764: 3,
    ])

    private func width(_ text: String, _ font: SyntheticFont = font) throws -> CascadeWidth {
        var cascade = FontCascade(try font.measurer())
        return cascade.measure(text[...])
    }

    @Test(arguments: [
        "😀", "❤\u{FE0F}", "©\u{FE0F}", "1\u{FE0F}\u{20E3}", "1\u{20E3}", "*\u{FE0F}\u{20E3}", "👍🏽", "☝🏽",
        "🇩🇪", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "👨\u{200D}👩\u{200D}👧",
        "🏳\u{FE0F}\u{200D}🌈", "👁\u{200D}🗨", "❤\u{200D}🔥", "⏰", "🀄", "🫠",
    ])
    func one(text: String) throws {
        let width = try width(text)
        #expect(width.emojiCount == 1 && width.units == 0 && width.traits.contains(.hasEmoji))
    }

    @Test(arguments: [
        ("1\u{FE0F}", 600.0), ("1", 600), ("©", 610), ("❤", 610), ("❤\u{FE0E}", 610), ("A\u{FE0F}", 600),
        ("A\u{200D}A", 1200), ("A\u{20E3}", 600), ("⌚", 600), ("1\u{301}", 600),
    ])
    func none(text: String, units: Double) throws {
        let width = try width(text)
        #expect(width.emojiCount == 0 && width.units == units && !width.traits.contains(.isLowerBound))
    }

    /// As text they are characters like others, whose width is not known.
    @Test(arguments: ["😀\u{FE0E}", "☃", "☝", "🏳", "ℹ", "\u{1F3FB}\u{FE0E}"])
    func notAsText(text: String) throws {
        let width = try width(text)
        #expect(width.emojiCount == 0 && width.traits.contains(.isLowerBound))
    }

    /// A font in color has what asks for color.
    @Test(arguments: ["CBDT", "COLR", "sbix", "SVG "]) func fontInColor(tag: String) throws {
        let font = Self.font.with(tag, [0, 0, 0, 0])
        #expect(try width("❤\u{FE0F}", font).emojiCount == 0)
        #expect(try width("❤\u{FE0F}", font).units == 610)
        #expect(try width("😀", font).emojiCount == 1)
    }

    /// Joined emoji are one glyph of a font in color; in a text font they are side by side.
    @Test func joined() throws {
        let font = Self.font.with("COLR", [0, 0, 0, 0])
        #expect(try width("❤\u{FE0F}\u{200D}⌚", font).units == 610)
        #expect(try width("A❤\u{FE0F}\u{200D}⌚A", font).units == 600 + 610 + 600)
        #expect(try width("⌚\u{200D}❤", font).units == 600)
        #expect(try width("⌚\u{200D}❤", Self.font).units == 1210)
        #expect(try width("A\u{200D}A", font).units == 1200)
    }

    @Test func several() throws {
        let width = try width("A😀😀 ☝🏽A")
        #expect(width.emojiCount == 3 && width.units == 1450 && width.glyphCount == 3)
    }
}
