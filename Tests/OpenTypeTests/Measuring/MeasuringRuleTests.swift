import OpenType
import Testing

/// The rules of measuring, each by a font that shows it.
@Suite("Rules of measuring") struct MeasuringRuleTests {
    private typealias Font = SyntheticFont

    @Test(arguments: [
        Measured("advances", Font.measured, "AV", 1210),
        Measured("nothing", Font.measured, "", 0),
        Measured("glyphs beyond the last advance", Font.measured, "джа", 1650),
        Measured("missing", Font.measured, "ZAqZ", 2100, missing: "Zq"),
        Measured("missing beyond the basic plane", Font.measured, "\u{1F600}", 500, missing: "\u{1F600}"),
        Measured("tab", Font.measured, "\t", 250),
        Measured("a space that does not break", Font.measured, "\u{A0}", 250),
        Measured("half a space", Font.measured, "\u{202F}", 125),
        Measured("a digit's space in a font without digits", Font.measured, "\u{2007}", 250),
        Measured("a digit's space", Font.with(characters: [0x20: 1, 0x39: 2]), "\u{2007}", 600),
        Measured("a full stop's space", Font.with(characters: [0x20: 1, 0x2C: 2, 0x2E: 3]), "\u{2008}", 610),
        Measured(
            "a full stop's space by the comma", Font.with(characters: [0x20: 1, 0x2C: 2]), "\u{2008}", 600),
        Measured("a space of the font's own", Font.with(characters: [0x20: 1, 0x2003: 2]), "\u{2003}", 600),
        Measured(
            "a fixed space in a font without a space", Font.with(characters: [0x41: 2]), "\u{2003}", 500,
            missing: "\u{2003}"),
        Measured("en quad", Font.measured, "\u{2000}", 500),
        Measured("em quad", Font.measured, "\u{2001}", 1000),
        Measured("en space", Font.measured, "\u{2002}", 500),
        Measured("em space", Font.measured, "\u{2003}", 1000),
        Measured("third of an em", Font.measured, "\u{2004}", 333),
        Measured("quarter of an em", Font.measured, "\u{2005}", 250),
        Measured("sixth of an em", Font.measured, "\u{2006}", 167),
        Measured("thin space", Font.measured, "\u{2009}", 200),
        Measured("hair space", Font.measured, "\u{200A}", 63),
        Measured("mathematical space", Font.measured, "\u{205F}", 222),
        Measured("ideographic space", Font.measured, "\u{3000}", 1000),
        Measured("hyphen that does not break", Font.measured, "\u{2011}", 330),
        Measured("ignorable", Font.measured, "A\u{AD}\u{200B}\u{2060}\u{FE0F}\u{200D}V", 1210),
        Measured("ligature separated", Font.measured, "\u{200C}A", 600),
        Measured("mark by its category", Font.measured, "A\u{301}", 600),
        Measured("mark that the font lacks", Font.measured, "A\u{302}\u{20DD}", 600),
        Measured("composed", Font.measured, "é", 520),
        Measured("decomposed", Font.measured, "e\u{301}", 520),
        Measured("composed, not in the font", Font.with(characters: without(0xE9)), "é", 510),
        Measured("decomposed, not in the font", Font.with(characters: without(0xE9)), "e\u{301}", 510),
        Measured("neither spelling in the font", Font.with(characters: [0x41: 2]), "é", 500, missing: "é"),
        Measured("mark by GDEF", Font.measured.with("GDEF", FontTables.gdef([Font.v: 3])), "AV", 600),
        Measured(
            "no mark by GDEF, but by Unicode", Font.measured.with("GDEF", FontTables.gdef([Font.acute: 1])),
            "A\u{301}", 600),
        Measured(
            "GDEF without classes", Font.measured.with("GDEF", FontData(words: [1, 0, 0, 0, 0, 0]).bytes),
            "A\u{301}", 600),
        Measured("groups before segments", both, "AV", 1220),
        Measured("five marks", underdotted, "e" + marks(4) + "\u{323}", 600),
        Measured("31 marks", underdotted, "e" + marks(30) + "\u{323}", 600),
        Measured("32 marks are measured as written", underdotted, "e" + marks(31) + "\u{323}", 510),
        Measured("40 marks are measured as written", underdotted, "e" + marks(39) + "\u{323}", 510),
        Measured("Hangul of two letters", Font.with(characters: [0xAC00: 2]), "\u{1100}\u{1161}", 600),
        Measured(
            "the last Hangul of two letters", Font.with(characters: [0xD788: 2]), "\u{1112}\u{1175}", 600),
        Measured(
            "the last Hangul of three letters", Font.with(characters: [0xD7A3: 2]),
            "\u{1112}\u{1175}\u{11C2}", 600),
        Measured(
            "Hangul of a syllable and a letter", Font.with(characters: [0xAC01: 2]), "\u{AC00}\u{11A8}", 600),
        Measured(
            "a syllable that is complete", Font.with(characters: [0xAC01: 2, 0x11A8: 3]), "\u{AC01}\u{11A8}",
            1210),
        Measured("Hangul from letters", Font.with(characters: [0xAC01: 2]), "\u{1100}\u{1161}\u{11A8}", 600),
        Measured("Hangul into letters", Font.with(characters: [0xAC00: 2, 0x11A8: 3]), "\u{AC01}", 1210),
        Measured("marks in any order", Font.with(characters: [0x1ED9: 2]), "\u{F4}\u{323}", 600),
        Measured(
            "Vietnamese from three", Font.with(characters: [0xEA: 3, 0x1EBF: 2]), "e\u{302}\u{301}", 600),
        Measured("one other", Font.with(characters: [0x3A9: 2]), "\u{2126}", 600),
    ])
    func characters(row: Measured) throws { try row.check() }

    @Test(arguments: [
        Measured("ligature", Font.substituting(Font.ligature), "fi", 450),
        Measured("ligature with extension", Font.substituting(Font.ligature.extended()), "fi", 450),
        Measured("ligature kept from", Font.substituting(Font.ligature), "f\u{200C}i", 500),
        Measured("ligature over a soft hyphen", Font.substituting(Font.ligature), "f\u{AD}i", 450),
        Measured("ligature twice", Font.substituting(Font.ligature), "fifii", 1100),
        Measured("mark within a ligature", Font.substituting(Font.ligature), "f\u{301}i", 500),
        Measured("ligature over a mark", Font.substituting(flagged(8)), "f\u{301}i", 450),
        Measured("ligature over a base", filtered(flags: 2, [Font.a: 1, Font.f: 0]), "fAi", 1050),
        Measured("ligature over a ligature", filtered(flags: 4, [Font.a: 2]), "fAi", 1050),
        Measured("mark of another kind", filtered(flags: 0x200, [Font.acute: 3]), "f\u{301}i", 450),
        Measured("mark of the kind", filtered(flags: 0x100, [Font.acute: 3]), "f\u{301}i", 500),
        Measured("mark outside a set", filtered(flags: 0x10, set: 1, [Font.acute: 3]), "f\u{301}i", 450),
        Measured("mark in a set", filtered(flags: 0x10, set: 0, [Font.acute: 3]), "f\u{301}i", 500),
        Measured(
            "by difference",
            Font.substituting(.init(type: 1, subtables: [LayoutData.single([Font.a], difference: 1)])), "A",
            610),
        Measured(
            "one for one",
            Font.substituting(.init(type: 1, subtables: [LayoutData.single([Font.a: Font.i])])), "A", 200),
        Measured(
            "no such glyph", Font.substituting(.init(type: 1, subtables: [LayoutData.single([Font.a: 900])])),
            "A", 600),
        Measured(
            "lookups in their order",
            Font.substituting(
                .init(type: 1, subtables: [LayoutData.single([Font.a: Font.f])]), Font.ligature), "Ai", 450),
        Measured(
            "not against their order",
            Font.substituting(
                Font.ligature, .init(type: 1, subtables: [LayoutData.single([Font.a: Font.f])])), "Ai", 500),
        Measured(
            "unknown type", Font.substituting(.init(type: 9, subtables: [[0, 9]]), Font.ligature), "fi", 450),
        Measured(
            "kerning after it",
            Font.kerned(.init(type: 2, subtables: [LayoutData.pairs([Font.fi: [(Font.a, [-9])]])])).with(
                "GSUB", LayoutData("liga", [Font.ligature]).bytes), "fiA", 1041),
    ])
    func substitutions(row: Measured) throws { try row.check() }

    @Test(arguments: ["ccmp", "locl", "rlig", "liga", "clig", "calt", "rclt", "rvrn"]) func features(
        tag: String
    ) throws {
        try Measured(tag, Font.substituting(Font.ligature, feature: tag), "fi", 450).check()
    }

    @Test(arguments: ["dlig", "smcp", "kern", "init", "medi", "fina", "isol", "frac"]) func otherFeatures(
        tag: String
    ) throws {
        try Measured(tag, Font.substituting(Font.ligature, feature: tag), "fi", 500).check()
    }

    /// e, and e with a dot below it.
    private static let underdotted = Font.with(characters: [0x65: Font.e, 0x1EB9: Font.a])

    private static func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

    private static func without(_ character: Int) -> [Int: Int] {
        Font.characters.filter { $0.key != character }
    }

    private static let both = Font.measured.with(
        "cmap",
        FontTables.cmap([
            (3, 1, FontTables.segments([0x41: 2, 0x56: 2])),
            (3, 10, FontTables.groups([(0x41, 0x41, 3), (0x56, 0x56, 3)])),
        ]))

    private static func flagged(_ flags: Int, set: Int? = nil) -> LayoutData.Lookup {
        LayoutData.Lookup(type: 4, flags: flags, markSet: set, subtables: Font.ligature.subtables)
    }

    private static func filtered(flags: Int, set: Int? = nil, _ classes: [Int: Int]) -> SyntheticFont {
        Font.substituting(flagged(flags, set: set))
            .with("GDEF", FontTables.gdef(classes, attachments: [Font.acute: 1], sets: [[Font.acute], []]))
    }
}

/// A text in a synthetic font, and its width.
struct Measured: CustomTestStringConvertible {
    let testDescription: String
    let font: SyntheticFont
    let text: String
    let units: Int
    let missing: String

    init(_ name: String, _ font: SyntheticFont, _ text: String, _ units: Int, missing: String = "") {
        (testDescription, self.font, self.text, self.units, self.missing) = (name, font, text, units, missing)
    }

    /// Checks the width twice, because the second time much is remembered, and in a part of a text.
    func check() throws {
        var measurer = try font.measurer()
        for _ in 0..<2 {
            let width = measurer.measure(text)
            #expect(width.units == units)
            #expect(width.missingCharacters == Array(missing.unicodeScalars))
        }
        let scalars = Array("AV \(text) AV".unicodeScalars)
        #expect(measurer.measure(scalars[3..<scalars.count - 3]).units == units)
        #expect(measurer.notes == [])
    }
}
