import OpenType
import Testing

/// Tables that measuring can do without, broken: ignored with a note.
@Suite("Bad tables of layout") struct BadLayoutTableTests {
    private typealias Font = SyntheticFont

    @Test(arguments: [
        BadMeasuring("GDEF", "short", FontData(words: [1, 0, 0]).bytes, .tooShort),
        BadMeasuring("GDEF", "version", FontData(words: [2, 0, 0, 0, 0, 0]).bytes, .version(2)),
        BadMeasuring("GDEF", "classes elsewhere", FontData(words: [1, 0, 9999, 0, 0, 0]).bytes, .tooShort),
        BadMeasuring("GDEF", "classes in itself", FontData(words: [1, 0, 1, 0, 0, 0]).bytes, .format(256)),
        BadMeasuring(
            "GDEF", "65535 classes", FontData(words: [1, 0, 12, 0, 0, 0, 1, 0, 65535]).bytes,
            .offsetOutsideTable),
        BadMeasuring(
            "GDEF", "sets elsewhere", FontData(words: [1, 2, 0, 0, 0, 0, 14, 1, 1, 0xFFFF, 0xFFFF]).bytes,
            .offsetOutsideTable),
        BadMeasuring(
            "GDEF", "sets of a format", FontData(words: [1, 2, 0, 0, 0, 0, 14, 7, 0]).bytes, .format(7)),
    ])
    func marks(table: BadMeasuring) throws { try table.checkIgnored() }

    /// Tables that are small but cost much per glyph: one ligature with many offsets to it, and a subtable
    /// shared by many lookups.
    @Test func workAGlyph() throws {
        let following = Array(repeating: Font.f, count: 255)
        let many = LayoutData.ligatures(Font.f, [(following, Font.fi)])
        // The set of one ligature becomes one of 300 ligatures, all of them the same.
        let set = FontData(words: [300] + Array(repeating: 602, count: 300)).bytes
        let ligature = FontData(words: [Font.fi, 256] + following).bytes
        let subtable = FontData(words: [1, 8 + set.count + ligature.count, 1, 8]).bytes + set + ligature
        for (subtables, fault) in [
            ([many], nil), ([subtable + LayoutData.coverage([Font.f])], TableFault.tooComplex),
        ] {
            let font = Font.substituting(.init(type: 4, subtables: subtables))
            #expect(try font.measurer().notes == (fault.map { [.ignoredTable("GSUB", $0)] } ?? []))
        }
        let kern = FontTables.kern(Array(repeating: FontTables.kernPairs([(2, 3, -9)]), count: 513))
        #expect(try Font.measured.with("kern", kern).measurer().notes == [.ignoredTable("kern", .tooComplex)])
    }

    @Test(arguments: ["GPOS", "GSUB"]) func layout(tag: String) throws {
        let subtable = tag == "GPOS" ? Font.closer : Font.ligature
        let feature = tag == "GPOS" ? "kern" : "liga"
        let sound = LayoutData(feature, [subtable]).bytes
        let extended = subtable.extended()
        let twice = LayoutData.Lookup(
            type: extended.type,
            subtables: [LayoutData.Lookup.extension(extended.subtables[0], of: extended.type)])
        let lookup = word(sound, at: 8)
        let inner = lookup + word(sound, at: lookup + 2)
        let coverage = inner + 8 + word(sound, at: inner + 8 + 2)
        let rows = [
            BadMeasuring(tag, "short", [0, 1, 0], .tooShort),
            BadMeasuring(tag, "version", set(sound, 2, at: 0), .version(2)),
            BadMeasuring(tag, "scripts elsewhere", set(sound, 65535, at: 4), .tooShort),
            BadMeasuring(tag, "scripts in the header", set(sound, 1, at: 4), nil),
            BadMeasuring(tag, "65535 scripts", set(sound, 65535, at: 10), nil),
            BadMeasuring(tag, "features elsewhere", set(sound, 65535, at: 6), .tooShort),
            BadMeasuring(tag, "lookups elsewhere", set(sound, 65535, at: 8), .tooShort),
            BadMeasuring(tag, "no lookups", set(sound, 0, at: lookup), .unknownLookup(0)),
            BadMeasuring(tag, "lookup in its list", set(sound, 0, at: lookup + 2), .offsetOutsideTable),
            BadMeasuring(tag, "65535 subtables", set(sound, 65535, at: inner + 4), .tooComplex),
            BadMeasuring(tag, "subtable in its lookup", set(sound, 0, at: inner + 6), .offsetOutsideTable),
            BadMeasuring(tag, "subtable elsewhere", set(sound, 65535, at: inner + 6), .tooShort),
            BadMeasuring(tag, "unknown format", set(sound, 9, at: inner + 8), .format(9)),
            BadMeasuring(tag, "65535 covered", set(sound, 65535, at: coverage + 2), .tooComplex),
            BadMeasuring(tag, "coverage of a format", set(sound, 3, at: coverage), .format(3)),
            BadMeasuring(tag, "coverage elsewhere", set(sound, 65535, at: inner + 10), .tooShort),
            BadMeasuring(tag, "65535 sets", set(sound, 65535, at: inner + (tag == "GPOS" ? 16 : 12)), nil),
            BadMeasuring(
                tag, "extension of an extension", LayoutData(feature, [twice]).bytes, .nestedExtension),
            BadMeasuring(tag, "extension in itself", circle(feature, extended), .offsetOutsideTable),
        ]
        for row in rows { try row.checkIgnored() }
    }

    @Test(arguments: [
        BadMeasuring("kern", "short", [0, 0, 0], .tooShort),
        BadMeasuring("kern", "version", FontData(words: [2, 0]).bytes, .version(2)),
        BadMeasuring("kern", "65535 subtables", FontData(words: [0, 65535]).bytes, .offsetOutsideTable),
        BadMeasuring(
            "kern", "pairs past the end",
            FontTables.kern([FontData(words: [0, 20, 1, 65535, 0, 0, 0]).bytes]), .offsetOutsideTable),
        BadMeasuring(
            "kern", "pairs unsorted", FontTables.kern([FontTables.kernPairs([(3, 2, -9), (2, 3, -9)])]),
            .unsorted),
        BadMeasuring(
            "kern", "empty subtables without end", FontData(words: [1, 0, 65535, 65535, 0, 0, 1, 0]).bytes,
            .length(0)),
        BadMeasuring(
            "kern", "empty subtables without end, Windows", FontData(words: [0, 65535, 0, 0, 0x200]).bytes,
            .length(0)),
        BadMeasuring(
            "kern", "many empty subtables",
            FontTables.kern(Array(repeating: FontTables.kernPairs([]), count: 999)), .tooComplex),
        BadMeasuring(
            "kern", "length wraps", FontData(words: [1, 0, 0, 2, 65535, 65535, 1, 0]).bytes,
            .offsetOutsideTable),
    ])
    func kern(table: BadMeasuring) throws { try table.checkIgnored() }

    private func set(_ bytes: [UInt8], _ word: Int, at offset: Int) -> [UInt8] {
        BadMeasuring.changed(bytes) { $0.setWord(word, at: offset) }
    }

    private func word(_ bytes: [UInt8], at offset: Int) -> Int {
        Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// An extension that stands for itself.
    private func circle(_ feature: String, _ lookup: LayoutData.Lookup) -> [UInt8] {
        var lookup = lookup
        lookup.subtables = lookup.subtables.map { BadMeasuring.changed($0) { $0.setLong(0, at: 4) } }
        return LayoutData(feature, [lookup]).bytes
    }
}
