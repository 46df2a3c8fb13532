import OpenType
import Testing

/// Notes about widths.
@Suite("Notes on widths") struct MeasuringNoteTests {
    private typealias Font = SyntheticFont

    @Test func defaultInstance() throws {
        let thin = [(tag: "wght", minimum: 100, normal: 200, maximum: 900)]
        let regular = [(tag: "wght", minimum: 100, normal: 400, maximum: 900)]
        let font = SyntheticFont.measured
        #expect(try font.with("fvar", FontTables.fvar(axes: regular)).measurer().notes.isEmpty)
        let notes = try font.with("fvar", FontTables.fvar(axes: thin)).measurer().notes
        #expect(notes == [.defaultInstance("wght 200")])
        #expect(
            notes.first?.message
                == "texts are measured at the default instance of this variable font, which is wght 200; at others, "
                + "such as Regular or Bold, their widths are different")
    }

    @Test(arguments: ["kerx", "morx", "trak"]) func appleTables(tag: String) throws {
        let font = Font.measured.with(tag, [0, 0])
        #expect(try font.measurer().notes == [.appleTables([FontTag(stringLiteral: tag)])])
        #expect(try font.face().notes.isEmpty)
    }

    @Test func messages() {
        #expect(
            FontNote.appleTables(["morx", "trak"]).message
                == "Core Text measures differently: it follows tables that are not read here (morx, trak)")
        #expect(
            FontNote.ignoredKerning(format: 1).message
                == "a subtable of 'kern' is left out: its format 1 is not read, only 0 and 2 are")
    }

    /// Pairs beside subtables of other formats count; each format is said once.
    @Test func otherFormats() throws {
        let other = FontData(words: [0, 8, 0x301, 0]).bytes
        let pairs = FontTables.kernPairs([(Font.a, Font.v, -30)])
        var measurer = try Font.measured.with("kern", FontTables.kern([other, pairs, other])).measurer()
        #expect(measurer.notes == [.ignoredKerning(format: 3)])
        #expect(measurer.measure("AV").units == 1180)
    }

    @Test(arguments: [
        ("SF Pro", true), ("SF Pro Text", true), ("SF Compact Rounded", true), ("SF Mono", false),
        ("sf pro", false), ("Inter", false),
    ])
    func systemFamily(family: String, isSystem: Bool) throws {
        #expect(try Font.family(family).face().name.isSystemFamily == isSystem)
    }

    @Test(arguments: ["cmap", "hmtx", "GPOS"]) func unreadable(tag: String) throws {
        let font = Font.kerned(Font.closer)
        let bytes = font.bytes
        let record = try #require(font.recordOffset(of: tag))
        let start = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
        let source = FontSource(size: bytes.count) { offset, count in
            offset == start ? nil : Array(bytes[offset..<offset + count])
        }
        let face = try FontFile(source).face(at: 0)
        #expect(throws: FontError.unreadable) { try TextMeasurer(face) }
    }
}
