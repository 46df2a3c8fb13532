import OpenType
import Testing

/// Contextual lookups, joining letters, and what else changes with neighbours.
@Suite("Rules of shaping") struct ShapingRuleTests {
    private typealias Font = SyntheticFont
    private typealias Data = LayoutData

    /// A is 600, V 610, e 510, f 300, i 200, fi 450; lookup 1 makes A of V, which is 10 narrower.
    private static func contextual(
        _ type: Int, _ subtable: [UInt8], flags: Int = 0, _ nested: LayoutData.Lookup? = nil
    ) -> SyntheticFont {
        let single = LayoutData.Lookup(type: 1, subtables: [Data.single([Font.v: Font.a])])
        var data = Data("calt", [.init(type: type, flags: flags, subtables: [subtable]), nested ?? single])
        data.features = [("calt", [0])]
        return Font.measured.with("GSUB", data.bytes)
    }

    @Test(arguments: [
        Measured("glyphs", contextual(5, Data.context([Font.e, Font.v], [(1, 1)])), "eV", 1110),
        Measured(
            "glyphs, not the first", contextual(5, Data.context([Font.e, Font.v], [(1, 1)])), "iV", 810),
        Measured("glyphs, cut off", contextual(5, Data.context([Font.e, Font.v], [(1, 1)])), "e", 510),
        Measured(
            "glyphs, over a mark",
            contextual(5, Data.context([Font.f, Font.v], [(1, 1)]), flags: 8), "f\u{301}V", 900),
        Measured(
            "glyphs, not over a mark", contextual(5, Data.context([Font.f, Font.v], [(1, 1)])), "f\u{301}V",
            910),
        Measured(
            "classes",
            contextual(5, Data.classContext([Font.e], [Font.e: 1, Font.v: 2], [1, 2], [(1, 1)])), "eV", 1110),
        Measured(
            "classes, of class 0",
            contextual(5, Data.classContext([Font.e], [Font.v: 2], [0, 2], [(1, 1)])), "eV", 1110),
        Measured(
            "coverages", contextual(5, Data.coverages([[Font.e], [Font.v]], [(1, 1)], isChained: false)),
            "eV",
            1110),
        Measured(
            "chained glyphs",
            contextual(6, Data.chain(before: [Font.i, Font.e], [Font.v], after: [Font.f], [(0, 1)])), "eiVf",
            1610),
        Measured(
            "chained glyphs, in the wrong order",
            contextual(6, Data.chain(before: [Font.i, Font.e], [Font.v], after: [Font.f], [(0, 1)])), "ieVf",
            1620),
        Measured(
            "chained classes",
            contextual(
                6,
                Data.classChain(
                    [Font.v], [Font.e: 1, Font.v: 2, Font.f: 3], before: [1], [2], after: [3], [(0, 1)])),
            "eVf", 1410),
        Measured(
            "chained classes, none before",
            contextual(
                6, Data.classChain([Font.v], [Font.v: 2, Font.f: 3], before: [], [2], after: [3], [(0, 1)])),
            "eVf", 1410),
        Measured(
            "chained coverages",
            contextual(
                6, Data.coverages(before: [[Font.f, Font.e]], [[Font.v]], after: [[Font.i]], [(0, 1)])),
            "fVi", 1100),
        Measured(
            "chained coverages, nothing after",
            contextual(6, Data.coverages(before: [[Font.e]], [[Font.v]], after: [[Font.i]], [(0, 1)])), "eV",
            1120),
        Measured(
            "over a non-joiner",
            contextual(6, Data.coverages(before: [[Font.e]], [[Font.v]], [(0, 1)])), "e\u{200C}V", 1110),
        Measured(
            "a ligature within", contextual(5, Data.context([Font.f, Font.i, Font.v], [(0, 1)]), fi), "fiV",
            1060),
        Measured(
            "after a ligature the positions are fewer",
            contextual(5, Data.context([Font.f, Font.i, Font.v], [(0, 1), (1, 2)]), fi), "fiV", 1060),
        Measured(
            "several glyphs",
            Font.substituting(.init(type: 2, subtables: [Data.sequence(Font.e, by: [Font.a, Font.v])])),
            "eA", 1810),
        Measured(
            "no glyph", Font.substituting(.init(type: 2, subtables: [Data.sequence(Font.e, by: [])])), "eA",
            600),
        Measured(
            "several glyphs within",
            contextual(
                6, Data.coverages(before: [[Font.f]], [[Font.e]], [(0, 1)]),
                .init(type: 2, subtables: [Data.sequence(Font.e, by: [Font.a, Font.v])])),
            "fei", 1710),
        Measured(
            "from the end",
            Font.substituting(
                .init(type: 8, subtables: [Data.reverse(before: [], Font.v, after: [Font.v], by: Font.a)])),
            "VVV", 1820),
        Measured(
            "from the end, after one",
            Font.substituting(
                .init(type: 8, subtables: [Data.reverse(before: [Font.a], Font.v, after: [], by: Font.a)])),
            "AVV", 1810),
        Measured(
            "a lookup that does not exist",
            contextual(5, Data.context([Font.e, Font.v], [(1, 7)])), "eV", 1120),
        Measured(
            "a position that does not exist", contextual(5, Data.context([Font.e, Font.v], [(9, 1)])), "eV",
            1120),
        Measured(
            "a lookup within itself ends", contextual(5, Data.context([Font.e, Font.v], [(0, 0)])), "eV", 1120
        ),
    ])
    func substitutions(row: Measured) throws { try row.check() }

    private static let fi = Font.ligature

    @Test(arguments: [
        Measured(
            "one glyph", Font.kerned(.init(type: 1, subtables: [Data.advance([Font.v], by: -9)])), "VA", 1201),
        Measured(
            "marks stay without width",
            Font.kerned(.init(type: 1, subtables: [Data.advance([Font.acute], by: 50)])), "A\u{301}", 600),
        Measured(
            "in a context", positioned(8, Data.coverages(before: [[Font.a]], [[Font.v]], [(0, 1)])), "VAV",
            1811),
        Measured(
            "pairs in a context", positioned(7, Data.context([Font.a, Font.v], [(0, 1)]), Font.closer), "AV",
            1130),
        Measured(
            "a lookup within itself ends", positioned(7, Data.context([Font.a, Font.v], [(0, 0)])), "AV", 1210
        ),
        Measured("attached letters", attached, "AV", 1110),
        Measured("attached letters, three", attached, "AVA", 1680),
        Measured("letters without an exit", attached, "eV", 1120),
    ])
    func positioning(row: Measured) throws { try row.check() }

    private static func positioned(
        _ type: Int, _ subtable: [UInt8], _ nested: LayoutData.Lookup? = nil
    ) -> SyntheticFont {
        let single = LayoutData.Lookup(type: 1, subtables: [Data.advance([Font.v], by: -9)])
        var data = Data("kern", [.init(type: type, subtables: [subtable]), nested ?? single])
        data.features = [("kern", [0])]
        return Font.measured.with("GPOS", data.bytes)
    }

    /// A ends at 530, and V begins at 30 and ends at 600; A begins at 20.
    private static let attached = Font.measured.with(
        "GPOS",
        LayoutData(
            "curs",
            [.init(type: 3, subtables: [Data.cursive([(Font.a, 20, 530), (Font.v, 30, 600)])])]
        ).bytes)

    /// Every form is another glyph: isolated 600, final 610, medial 300, initial 200; alef has two forms.
    @Test(arguments: [
        ("ب", 600), ("بب", 810), ("ببب", 1110), ("با", 810), ("اب", 1200), ("ا", 600), ("باب", 1410),
        ("ب ب", 1450),
        ("ب\u{200C}ب", 1200), ("ب\u{200D}", 200), ("\u{200D}ب", 610), ("بـب", 1110), ("ب\u{64E}ب", 810),
        ("بA", 1200),
    ])
    func joiningForms(text: String, units: Int) throws {
        let letter = Font.e
        let forms = [("isol", Font.a), ("fina", Font.v), ("medi", Font.f), ("init", Font.i)]
        var data = LayoutData("isol", forms.map { .init(type: 1, subtables: [Data.single([letter: $0.1])]) })
        data.features = forms.enumerated().map { ($1.0, [$0]) }
        data.scripts = [("arab", [0, 1, 2, 3])]
        let characters = [
            0x20: Font.space, 0x41: Font.a, 0x628: letter, 0x627: letter, 0x640: letter, 0x64E: Font.acute,
        ]
        var measurer = try Font.with(characters: characters).with("GSUB", data.bytes).measurer()
        #expect(measurer.measure(text).units == units)
    }

    /// A text grows to 64 times its length, and no further.
    @Test func growth() throws {
        let twice = LayoutData.Lookup(type: 2, subtables: [Data.sequence(Font.e, by: [Font.e, Font.e])])
        let font = Font.measured.with("GSUB", LayoutData("ccmp", Array(repeating: twice, count: 40)).bytes)
        var measurer = try font.measurer()
        #expect((64...128).contains(measurer.measure("e").glyphCount))
    }

    /// Rules that call each other are given up after a number of steps, in a time that grows with the text.
    @Test func steps() throws {
        let rule = Data.context([Font.e], Array(repeating: (0, 0), count: 60))
        var data = Data("calt", [.init(type: 5, subtables: [rule])])
        data.features = [("calt", [0])]
        var measurer = try Font.measured.with("GSUB", data.bytes).measurer()
        let clock = ContinuousClock()
        let time = clock.measure { #expect(measurer.measure("eeee").units == 2040) }
        #expect(time < .seconds(5))
    }

    /// The digits around a fraction slash are a fraction: 1 and 2 are 600, 300 above it and 510 below it.
    @Test(arguments: [("1\u{2044}2", 1140), ("1/2", 1530), ("1\u{2044}", 930), ("\u{2044}2", 930)])
    func fractions(text: String, units: Int) throws {
        let forms = [("numr", Font.f), ("dnom", Font.e)]
        var data = LayoutData("numr", forms.map { .init(type: 1, subtables: [Data.single([Font.a: $0.1])]) })
        data.features = forms.enumerated().map { ($1.0, [$0]) }
        data.scripts = [("DFLT", [0, 1])]
        let characters = [0x31: Font.a, 0x32: Font.a, 0x2F: Font.hyphen, 0x2044: Font.hyphen]
        var measurer = try Font.with(characters: characters).with("GSUB", data.bytes).measurer()
        #expect(measurer.measure(text).units == units)
    }
}
