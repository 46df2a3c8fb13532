import OpenType
import Testing

/// Tables that measuring needs, broken: an error names the table and the fault.
@Suite("Bad tables for measuring") struct BadMeasuringTableTests {
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

    private static func segments(_ change: (inout FontData) -> Void) -> [UInt8] {
        BadMeasuring.changed(FontTables.cmap([(3, 1, FontTables.segments([0x41: 2, 0x56: 3]))]), change)
    }

    private static func groups(
        _ list: [(UInt32, UInt32, UInt32)], _ change: (inout FontData) -> Void = { _ in }
    ) -> [UInt8] {
        BadMeasuring.changed(FontTables.cmap([(3, 10, FontTables.groups(list))]), change)
    }
}
