import OpenType
import Testing

/// The kerning that counts.
@Suite("Rules of kerning") struct KerningRuleTests {
    private typealias Font = SyntheticFont

    @Test(arguments: [
        Measured("pair", Font.kerned(Font.closer), "AVA", 1730),
        Measured("pair with extension", Font.kerned(Font.closer.extended()), "AV", 1130),
        Measured("both advances", Font.kerned(pairs([Font.a: [(Font.v, [-80, 5])]])), "AV", 1135),
        Measured("second glyph taken", Font.kerned(pairs([Font.a: [(Font.a, [-80, 5])]])), "AAA", 1725),
        Measured("second glyph not taken", Font.kerned(pairs([Font.a: [(Font.a, [-80])]])), "AAA", 1640),
        Measured("two lookups", Font.kerned(Font.closer, Font.closer), "AV", 1050),
        Measured(
            "next subtable without the pair", two(pairs([Font.a: [(Font.i, [-50])]]), Font.closer), "AV", 1130
        ),
        Measured(
            "first subtable with the pair", two(pairs([Font.a: [(Font.v, [-50])]]), Font.closer), "AV", 1160),
        Measured("classes decide", two(classes, Font.closer), "AV", 1207),
        Measured("classes decide, class 0", two(classes, Font.closer), "AA", 1195),
        Measured("classes, second row", two(classes, Font.closer), "VV", 1213),
        Measured("glyph not covered by classes", two(classes, Font.closer), "iA", 800),
        Measured("over an ignorable", Font.kerned(Font.closer), "A\u{200B}V", 1130),
        Measured("over a non-joiner", Font.kerned(Font.closer), "A\u{200C}V", 1130),
        Measured("not over a mark", Font.kerned(Font.closer), "A\u{301}V", 1210),
        Measured(
            "over a mark", Font.kerned(.init(type: 2, flags: 8, subtables: Font.closer.subtables)),
            "A\u{301}V", 1130),
        Measured(
            "of another kind", Font.kerned(.init(type: 4, subtables: [[0, 9]]), Font.closer), "AV", 1130),
        Measured(
            "other feature", Font.measured.with("GPOS", LayoutData("mark", [Font.closer]).bytes), "AV", 1210),
    ])
    func positioning(row: Measured) throws { try row.check() }

    @Test(arguments: [
        Measured("kern", kern([FontTables.kernPairs([(Font.a, Font.v, -30)])]), "AVA", 1780),
        Measured(
            "kern over a mark", kern([FontTables.kernPairs([(Font.a, Font.v, -30)])]), "A\u{301}V", 1180),
        Measured(
            "Apple's header", Font.measured.with("kern", FontTables.appleKern([(Font.a, Font.v, -30)])), "AV",
            1180),
        Measured(
            "two subtables",
            kern([
                FontTables.kernPairs([(Font.a, Font.v, -30)]), FontTables.kernPairs([(Font.a, Font.v, -3)]),
            ]), "AV", 1177),
        Measured(
            "length too small",
            kern([
                FontTables.kernPairs([(Font.a, Font.v, -30)], length: 0),
                FontTables.kernPairs([(Font.a, Font.v, -3)]),
            ]), "AV", 1177),
        Measured(
            "length too large", kern([FontTables.kernPairs([(Font.a, Font.v, -30)], length: 60000)]), "AV",
            1180),
        Measured("by classes", kern([FontTables.kernClasses(Font.a, [[0, -40], [0, -7]])]), "AVV", 1773),
        Measured(
            "by classes, other glyphs", kern([FontTables.kernClasses(Font.a, [[0, -40], [0, -7]])]), "eVe",
            1630),
        Measured("vertical", kern([FontTables.kernPairs([(Font.a, Font.v, -30)], coverage: 0)]), "AV", 1210),
        Measured("minimum", kern([FontTables.kernPairs([(Font.a, Font.v, -30)], coverage: 3)]), "AV", 1210),
        Measured("across", kern([FontTables.kernPairs([(Font.a, Font.v, -30)], coverage: 5)]), "AV", 1210),
        Measured(
            "Apple's vertical",
            Font.measured.with("kern", FontTables.appleKern([(Font.a, Font.v, -30)], coverage: 0x8000)), "AV",
            1210),
        Measured("never both", Font.layout, "AA", 1193),
        Measured(
            "GPOS without the feature",
            Font.measured.with("GPOS", LayoutData("mark", [Font.closer]).bytes).with("kern", pairTable), "AV",
            1180),
        Measured(
            "feature without lookups",
            Font.measured.with("GPOS", LayoutData("kern", []).bytes).with("kern", pairTable), "AV", 1210),
    ])
    func kernTable(row: Measured) throws { try row.check() }

    /// Latin −80, Cyrillic −80 + 90, all others +90: each run of a script for itself.
    @Test(arguments: [
        ("AV", 1130), ("а AV", 1930), ("AV а", 1930), ("- AV", 1710), ("\u{5D0}AV", 1630), ("--", 750),
        ("A--", 1260),
        ("\u{5D0}--", 1250), ("а--", 1300),
    ])
    func scripts(text: String, units: Int) throws {
        let pairs = Self.pairs([Font.a: [(Font.v, [90])], Font.hyphen: [(Font.hyphen, [90])]])
        var data = LayoutData("kern", [Font.closer, pairs])
        data.features = [("kern", [0]), ("kern", [1])]
        data.scripts = [("DFLT", [1]), ("cyrl", [1, 0]), ("latn", [0])]
        var measurer = try Font.measured.with("GPOS", data.bytes).measurer()
        #expect(measurer.measure(text).units == units)
    }

    /// The script of the whole text counts for parts without letters.
    @Test func scriptOfTheWholeText() throws {
        var data = LayoutData(
            "kern", [Self.pairs([Font.a: [(Font.v, [-80])], Font.hyphen: [(Font.hyphen, [-80])]])])
        data.scripts = [("DFLT", []), ("latn", [0])]
        var measurer = try Font.measured.with("GPOS", data.bytes).measurer()
        #expect(measurer.measure("--").units == 660)
        #expect(measurer.measure("--", script: TextScript(of: "AV")).units == 580)
        #expect(measurer.measure("--"[...], script: TextScript(of: "а AV")).units == 660)
        #expect(measurer.measure("AV", script: TextScript(of: "а AV")).units == 1130)
    }

    /// Neither the script nor `DFLT`: `latn`.
    @Test func latinForAll() throws {
        var data = LayoutData("kern", [Font.closer])
        data.scripts = [("grek", []), ("latn", [0])]
        var measurer = try Font.measured.with("GPOS", data.bytes).measurer()
        #expect(measurer.measure("а AV").units == 1930)
    }

    /// In Hebrew the first letter of a pair of `kern` is on the right.
    @Test func rightToLeft() throws {
        let font = Font.with(characters: [0x5D0: Font.a, 0x5D1: Font.v]).with("kern", Self.pairTable)
        var measurer = try font.measurer()
        #expect(measurer.measure("אב").units == 1210)
        #expect(measurer.measure("בא").units == 1180)
    }

    @Test func glyphCount() throws {
        var measurer = try Font.substituting(Font.ligature).measurer()
        #expect(measurer.measure("fi e\u{301} A\u{302}\u{200B}Z").glyphCount == 6)
    }

    private static func pairs(_ pairs: [Int: [(second: Int, values: [Int])]]) -> LayoutData.Lookup {
        LayoutData.Lookup(type: 2, subtables: [LayoutData.pairs(pairs)])
    }

    /// A lookup of the subtables of two.
    private static func two(_ first: LayoutData.Lookup, _ second: LayoutData.Lookup) -> SyntheticFont {
        Font.kerned(.init(type: 2, subtables: first.subtables + second.subtables))
    }

    private static func kern(_ subtables: [[UInt8]]) -> SyntheticFont {
        Font.measured.with("kern", FontTables.kern(subtables))
    }

    private static let pairTable = FontTables.kern([FontTables.kernPairs([(Font.a, Font.v, -30)])])

    /// A and V in two first classes; only V in the second class 1.
    private static let classes = LayoutData.Lookup(
        type: 2,
        subtables: [
            LayoutData.classPairs(
                LayoutData.coverage([Font.a, Font.v]), LayoutData.classes([Font.v: 1]),
                LayoutData.classes(from: Font.v, [1]), [[-5, -3], [0, -7]])
        ])
}
