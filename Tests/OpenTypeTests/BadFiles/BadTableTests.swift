import OpenType
import Testing

/// Tables that are broken: an error for those that are needed, a note for the others.
@Suite("Bad tables") struct BadTableTests {
    private static let font = SyntheticFont.complete

    @Test(arguments: [
        BadFile("head short", cut("head", 53), .table("head", .tooShort)),
        BadFile("head empty", cut("head", 0), .table("head", .tooShort)),
        BadFile("head version", set("head", 2, at: 0), .table("head", .version(2))),
        BadFile("head magic number", set("head", 0, at: 12), .table("head", .magicNumber)),
        BadFile("units 0", set("head", 0, at: 18), .table("head", .unitsPerEm(0))),
        BadFile("units 15", set("head", 15, at: 18), .table("head", .unitsPerEm(15))),
        BadFile("units 16385", set("head", 16385, at: 18), .table("head", .unitsPerEm(16385))),
        BadFile("units 65535", set("head", 65535, at: 18), .table("head", .unitsPerEm(65535))),
        BadFile("hhea short", cut("hhea", 35), .table("hhea", .tooShort)),
        BadFile("hhea version", set("hhea", 0, at: 0), .table("hhea", .version(0))),
        BadFile("no advances", set("hhea", 0, at: 34), .table("hhea", .noAdvances)),
    ])
    func needed(file: BadFile) { #expect(file.error == file.expected) }

    /// The ascender is above the descender in the table that is read, or lines have no height.
    @Test(arguments: [(0, 0), (-200, 800), (800, 800), (0, 1), (-32768, 32767)])
    func linesWithoutHeight(ascender: Int, descender: Int) throws {
        let fault = TableFault.lineHeight(ascender: ascender, descender: descender)
        #expect(throws: FontError.table("hhea", fault)) {
            try SyntheticFont(ascender, descender, 0).face()
        }
        let typographic = SyntheticFont.choosing(stat: true, bit7: true)
            .with("OS/2", FontTables.os2(fsSelection: 0xC0, typographic: (ascender, descender, 0)))
        #expect(throws: FontError.table("OS/2", fault)) { try typographic.face() }
        // The other table is not read.
        #expect(try typographic.with("STAT", nil).face().metrics.lineHeight == 1200)
        let other = SyntheticFont.choosing(stat: true, bit7: true)
            .with("hhea", FontTables.hhea(ascender, descender, 0))
        #expect(try other.face().metrics.lineHeight == 1000)
    }

    @Test(arguments: [(1, 0), (0, -1), (800, 799), (-199, -200)])
    func theLowestLines(ascender: Int, descender: Int) throws {
        #expect(try SyntheticFont(ascender, descender, 0).face().metrics.lineHeight == 1)
    }

    @Test(arguments: [16, 16384]) func leastAndMostUnits(units: Int) throws {
        #expect(try SyntheticFont(unitsPerEm: units).face().metrics.unitsPerEm == units)
    }

    @Test(arguments: [
        BadTable("OS/2", "empty", cut("OS/2", 0), .tooShort),
        BadTable("OS/2", "short", cut("OS/2", 95), .tooShort),
        BadTable("OS/2", "version 5 short", set("OS/2", 5, at: 0), .tooShort),
        BadTable("STAT", "short", cut("STAT", 17), .tooShort),
        BadTable("STAT", "version", set("STAT", 9, at: 0), .version(9)),
        BadTable("STAT", "axes of 7 bytes", set("STAT", 7, at: 4), .recordSize(7)),
        BadTable("STAT", "65535 axes", set("STAT", 65535, at: 6), .offsetOutsideTable),
        BadTable("STAT", "axes elsewhere", set("STAT", 65535, at: 8), .offsetOutsideTable),
        BadTable("STAT", "65535 values", set("STAT", 65535, at: 12), .offsetOutsideTable),
        BadTable("STAT", "values elsewhere", set("STAT", 65535, at: 14), .offsetOutsideTable),
        BadTable("MVAR", "short", cut("MVAR", 11), .tooShort),
        BadTable("MVAR", "version", set("MVAR", 0, at: 0), .version(0)),
        BadTable("MVAR", "records of 7 bytes", set("MVAR", 7, at: 6), .recordSize(7)),
        BadTable("MVAR", "65535 records", set("MVAR", 65535, at: 8), .offsetOutsideTable),
        BadTable("name", "short", cut("name", 5), .tooShort),
        BadTable("name", "version", set("name", 2, at: 0), .version(2)),
        BadTable("name", "65535 records", set("name", 65535, at: 2), .offsetOutsideTable),
        BadTable("name", "texts elsewhere", set("name", 65535, at: 4), .offsetOutsideTable),
        BadTable("name", "text beyond the end", set("name", 65534, at: 14), .offsetOutsideTable),
        BadTable("name", "odd text", set("name", 3, at: 14), .oddName),
    ])
    func optional(table: BadTable) throws {
        let face = try readFace(table.bytes)
        #expect(face.notes.first == .ignoredTable(table.tag, table.fault))
        let without = try Self.font.with(table.tag.description, nil).face()
        #expect(face.metrics == without.metrics)
        #expect(face.name == without.name)
    }

    @Test(arguments: ["OS/2", "STAT", "MVAR", "name"])
    func optionalBeyondTheFileOrTwice(tag: String) throws {
        var data = FontData()
        data.append(Self.font.bytes)
        let record = try #require(Self.font.recordOffset(of: tag))
        data.setLong(0xFFFF_FFFF, at: record + 12)
        let without = try Self.font.with(tag, nil).face()
        for (bytes, fault) in [
            (data.bytes, TableFault.outsideFile), (Self.font.repeating(tag).bytes, .repeated),
        ] {
            let face = try readFace(bytes)
            #expect(face.notes.first == .ignoredTable(FontTag(stringLiteral: tag), fault))
            #expect(face.metrics == without.metrics)
            #expect(face.name == without.name)
        }
    }

    private static func cut(_ tag: String, _ count: Int) -> [UInt8] {
        font.changing(tag) { data in
            let start = data.bytes.prefix(count)
            data = FontData()
            data.append(Array(start))
        }.bytes
    }

    private static func set(_ tag: String, _ word: Int, at offset: Int) -> [UInt8] {
        font.changing(tag) { $0.setWord(word, at: offset) }.bytes
    }
}

/// A font with a broken table that it can do without.
struct BadTable: CustomTestStringConvertible {
    let tag: FontTag
    let testDescription: String
    let bytes: [UInt8]
    let fault: TableFault

    init(_ tag: FontTag, _ name: String, _ bytes: [UInt8], _ fault: TableFault) {
        (self.tag, self.bytes, self.fault) = (tag, bytes, fault)
        testDescription = "\(tag) \(name)"
    }
}
