import FontFile
import Testing

/// Tables for measuring that are broken: an error for those that are needed, a note for the others.
@Suite("Bad tables for measuring") struct BadMeasuringTableTests {
    private typealias Font = SyntheticFont

    @Test(arguments: [
        BadMeasuring("maxp", "missing", nil, .missing),
        BadMeasuring("maxp", "short", [0, 0, 0x50, 0, 0], .tooShort),
        BadMeasuring("maxp", "version 1 short", FontData(words: [1, 0, 14]).bytes, .tooShort),
        BadMeasuring("maxp", "version", FontData(words: [2, 0, 14]).bytes, .version(2)),
        BadMeasuring("maxp", "no glyphs", FontTables.maxp(numberOfGlyphs: 0), .noGlyphs),
        BadMeasuring("hmtx", "missing", nil, .missing),
        BadMeasuring("hmtx", "empty", [], .tooShort),
        BadMeasuring(
            "hmtx", "numberOfHMetrics beyond it", FontTables.hmtx(Array(repeating: 9, count: 11)), .tooShort),
        BadMeasuring("cmap", "missing", nil, .missing),
        BadMeasuring("cmap", "short", [0, 0, 0], .tooShort),
        BadMeasuring("cmap", "version", FontData(words: [1, 0]).bytes, .version(1)),
        BadMeasuring("cmap", "no subtables", FontData(words: [0, 0]).bytes, .noCharacterMap),
        BadMeasuring(
            "cmap", "symbols alone", FontTables.cmap([(3, 0, FontTables.segments([0xF041: 2]))]),
            .noCharacterMap),
        BadMeasuring(
            "cmap", "format 0", FontTables.cmap([(3, 1, FontData(words: [0, 262]).bytes)]), .noCharacterMap),
        BadMeasuring(
            "cmap", "65535 subtables", FontData(words: [0, 65535, 3, 1, 0, 12]).bytes, .offsetOutsideTable),
        BadMeasuring(
            "cmap", "subtable elsewhere", FontData(words: [0, 1, 3, 1, 0xFFFF, 0xFFF0]).bytes,
            .offsetOutsideTable),
        BadMeasuring("cmap", "4: length 0", segments { $0.setWord(0, at: 14) }, .length(0)),
        BadMeasuring("cmap", "4: odd length", segments { $0.setWord(33, at: 14) }, .length(33)),
        BadMeasuring(
            "cmap", "4: length past the end", segments { $0.setWord(65534, at: 14) }, .offsetOutsideTable),
        BadMeasuring("cmap", "4: no segments", segments { $0.setWord(0, at: 18) }, .segmentCount(0)),
        BadMeasuring("cmap", "4: half a segment", segments { $0.setWord(3, at: 18) }, .segmentCount(3)),
        BadMeasuring(
            "cmap", "4: 32767 segments", segments { $0.setWord(65534, at: 18) }, .offsetOutsideTable),
        BadMeasuring("cmap", "4: unsorted", segments { $0.setWord(0x40, at: 28) }, .unsorted),
        BadMeasuring("cmap", "4: overlapping", segments { $0.setWord(0x41, at: 36) }, .unsorted),
        BadMeasuring("cmap", "4: reversed", segments { $0.setWord(0x42, at: 34) }, .unsorted),
        BadMeasuring(
            "cmap", "4: offset past the end", segments { $0.setWord(0x1000, at: 46) }, .offsetOutsideTable),
        BadMeasuring(
            "cmap", "12: 4 billion groups", groups([(0x41, 0x41, 2)]) { $0.setLong(.max, at: 24) },
            .offsetOutsideTable),
        BadMeasuring(
            "cmap", "12: length past the end", groups([(0x41, 0x41, 2)]) { $0.setLong(.max, at: 16) },
            .offsetOutsideTable),
        BadMeasuring(
            "cmap", "12: length wraps",
            groups([(0x41, 0x41, 2)]) { for at in [16, 24] { $0.setLong(.max, at: at) } }, .offsetOutsideTable
        ),
        BadMeasuring("cmap", "12: reversed group", groups([(0x42, 0x41, 2)]), .unsorted),
        BadMeasuring("cmap", "12: groups unsorted", groups([(0x56, 0x56, 2), (0x41, 0x41, 2)]), .unsorted),
        BadMeasuring("cmap", "12: groups overlap", groups([(0x41, 0x50, 2), (0x50, 0x56, 2)]), .unsorted),
        BadMeasuring("cmap", "12: beyond Unicode", groups([(0x41, .max, 2)]), .unsorted),
    ])
    func needed(table: BadMeasuring) { #expect(table.error == table.fault.map { .table(table.tag, $0) }) }

    @Test(arguments: [
        BadMeasuring("GDEF", "short", FontData(words: [1, 0, 0]).bytes, .tooShort),
        BadMeasuring("GDEF", "version", FontData(words: [2, 0, 0, 0, 0, 0]).bytes, .version(2)),
        BadMeasuring("GDEF", "classes elsewhere", FontData(words: [1, 0, 9999, 0, 0, 0]).bytes, .tooShort),
        BadMeasuring("GDEF", "classes in itself", FontData(words: [1, 0, 1, 0, 0, 0]).bytes, .format(256)),
        BadMeasuring(
            "GDEF", "65535 classes", FontData(words: [1, 0, 12, 0, 0, 0, 1, 0, 65535]).bytes,
            .offsetOutsideTable),
        BadMeasuring(
            "GDEF", "classes unsorted", FontData(words: [1, 0, 12, 0, 0, 0, 2, 2, 5, 5, 1, 4, 4, 3]).bytes,
            .unsorted),
        BadMeasuring(
            "GDEF", "sets elsewhere", FontData(words: [1, 2, 0, 0, 0, 0, 14, 1, 1, 0xFFFF, 0xFFFF]).bytes,
            .offsetOutsideTable),
        BadMeasuring(
            "GDEF", "sets of a format", FontData(words: [1, 2, 0, 0, 0, 0, 14, 7, 0]).bytes, .format(7)),
    ])
    func marks(table: BadMeasuring) throws { try table.checkIgnored() }

    /// What is small in the file and much to do for each glyph: one ligature that many offsets lead to, and a
    /// subtable that many lookups have.
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
            BadMeasuring(tag, "coverage unsorted", unsorted(feature, tag), .unsorted),
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

    private static func segments(_ change: (inout FontData) -> Void) -> [UInt8] {
        changed(FontTables.cmap([(3, 1, FontTables.segments([0x41: 2, 0x56: 3]))]), change)
    }

    private static func groups(
        _ list: [(UInt32, UInt32, UInt32)], _ change: (inout FontData) -> Void = { _ in }
    ) -> [UInt8] {
        changed(FontTables.cmap([(3, 10, FontTables.groups(list))]), change)
    }

    private static func changed(_ bytes: [UInt8], _ change: (inout FontData) -> Void) -> [UInt8] {
        var data = FontData()
        data.append(bytes)
        change(&data)
        return data.bytes
    }

    private func set(_ bytes: [UInt8], _ word: Int, at offset: Int) -> [UInt8] {
        Self.changed(bytes) { $0.setWord(word, at: offset) }
    }

    private func word(_ bytes: [UInt8], at offset: Int) -> Int {
        Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// An extension that stands for itself.
    private func circle(_ feature: String, _ lookup: LayoutData.Lookup) -> [UInt8] {
        var lookup = lookup
        lookup.subtables = lookup.subtables.map { Self.changed($0) { $0.setLong(0, at: 4) } }
        return LayoutData(feature, [lookup]).bytes
    }

    private func unsorted(_ feature: String, _ tag: String) -> [UInt8] {
        let single = FontData(words: [1, 6, 1]).bytes + LayoutData.coverage([3, 2])
        let classes = LayoutData.classPairs(
            LayoutData.coverage([3, 2]), LayoutData.classes([:]), LayoutData.classes([:]), [[-9]])
        return LayoutData(
            feature,
            [tag == "GPOS" ? .init(type: 2, subtables: [classes]) : .init(type: 1, subtables: [single])]
        ).bytes
    }
}

/// The measured font with a table that is broken.
struct BadMeasuring: CustomTestStringConvertible {
    let tag: FontTag
    let testDescription: String
    let font: SyntheticFont
    /// The fault; `nil` where one fault is as good as another.
    let fault: TableFault?

    init(_ tag: String, _ name: String, _ bytes: [UInt8]?, _ fault: TableFault?) {
        testDescription = "\(tag) \(name)"
        self.tag = FontTag(stringLiteral: tag)
        self.fault = fault
        font = SyntheticFont.measured.with(tag, bytes)
    }

    /// Why nothing is measured; `nil` where it is.
    var error: FontError? {
        do throws(FontError) {
            _ = try font.measurer()
            return nil
        } catch {
            return error
        }
    }

    /// Checks that the table is ignored with a note, and that widths are those without it.
    func checkIgnored() throws {
        var measurer = try font.measurer()
        #expect(measurer.notes.count == 1, "\(testDescription)")
        if let fault { #expect(measurer.notes == [.ignoredTable(tag, fault)], "\(testDescription)") }
        #expect(measurer.measure("AVfi").units == 1710, "\(testDescription)")
        // The metrics do not come from it.
        #expect(try font.face().notes.isEmpty, "\(testDescription)")
    }
}
