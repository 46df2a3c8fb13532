import OpenType
import Testing

/// Places of glyphs, typed from what HarfBuzz 15 gives the texts.
@Suite("Placement") struct PlacementTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let path: String
        let text: String
        /// Glyph, advance, x offset and y offset of each.
        let places: String

        init(_ path: String, _ text: String, _ places: String) {
            (self.path, self.text, self.places) = (path, text, places)
        }

        var testDescription: String { path + " " + text }
        var isInstalled: Bool { InstalledFonts.has(path) }
    }

    private static let rows = [
        Row(
            "opentype/inter/Inter-Regular.otf", "AVATAR e\u{301}",
            "2,1712,0,0;453,1728,0,0;2,1664,0,0;409,1568,0,0;2,1904,0,0;382,1800,0,0;1682,792,0,0;616,1640,0,0"
        ),
        Row(
            "truetype/noto/NotoSans-Regular.ttf", "A\u{302}\u{301} q\u{303}\u{304}",
            "765,639,0,0;3,260,0,0;84,615,0,0;3001,0,1,0;3002,0,-308,195"),
        Row(
            "truetype/noto/NotoSans-Regular.ttf", "Tie\u{302}\u{301}ng Vie\u{323}\u{302}t",
            "55,556,0,0;76,258,0,0;792,564,0,0;81,618,0,0;74,615,0,0;3,260,0,0;57,600,0,0;76,258,0,0;800,564,0,0;87,361,0,0"
        ),
        Row(
            "truetype/noto/NotoSansThai-Regular.ttf", "ท\u{E35}\u{E48}ป\u{E38}\u{E48}ม",
            "117,609,0,0;94,0,-3,0;44,0,-3,0;80,605,0,0;97,0,-14,0;43,0,1,0;56,614,0,0"),
        Row(
            "truetype/noto/NotoSansThai-Regular.ttf", "น\u{E49}ำ",
            "71,613,0,0;59,0,0,0;49,0,-29,0;86,406,0,0"),
        Row(
            "truetype/noto/NotoSerif-Regular.ttf", "x\u{323}\u{308}",
            "1569,578,0,0;2910,0,10,0"),
        Row(
            "truetype/dejavu/DejaVuSans.ttf", "fi\u{301} A\u{327}\u{301}",
            "73,721,0,0;175,569,0,0;3,651,0,0;131,1401,0,0;728,0,0,0"),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "You Ave",
            "60,1096,0,0;82,1186,-51,0;88,1257,0,0;3,532,0,0;36,1296,0,0;89,1026,0,0;72,1149,0,0"),
        Row(
            "opentype/fonts-hosny-amiri/Amiri-Regular.ttf", "ậ",
            "0,364,0,0"),
    ]

    @Test("Marks stand where HarfBuzz puts them", arguments: rows.filter(\.isInstalled))
    func places(row: Row) throws {
        var measurer = try InstalledFonts.measurer(row.path)
        let placed = measurer.placed(row.text[...])
        let found = placed.map { "\($0.glyph ?? -1),\($0.advance),\($0.xOffset),\($0.yOffset)" }
        #expect(found.joined(separator: ";") == row.places)
        #expect(placed.reduce(0) { $0 + $1.advance } == measurer.measure(row.text).units)
    }

    @Test("A mark without positions stands over the letter before it")
    func withoutPositions() throws {
        var measurer = try SyntheticFont.measured.measurer()
        let mark = try #require(measurer.placed("A\u{301}").last)
        #expect((mark.advance, mark.xOffset, mark.takesSpace) == (0, -400, false))
    }

    @Test("A pair of kern is halved between its glyphs")
    func kern() throws {
        let font = SyntheticFont.measured.with(
            "kern", FontTables.kern([FontTables.kernPairs([(SyntheticFont.a, SyntheticFont.v, -31)])]))
        var measurer = try font.measurer()
        let placed = measurer.placed("AV")
        #expect(placed.map(\.advance) == [600 - 16, 610 - 15])
        #expect(placed.map(\.xOffset) == [0, -15])
    }
}
