import OpenType
import Testing

/// The rules of the vertical metrics, each on fonts that differ in nothing else.
@Suite("Metrics rules") struct MetricsRuleTests {
    @Test(arguments: [
        (true, true, MetricsTable.os2, [700, -300, 90]),
        (true, false, .hhea, [950, -250, 33]),
        (false, true, .hhea, [950, -250, 33]),
        (false, false, .hhea, [950, -250, 33]),
    ])
    func typographicMetricsNeedSTATAndBit7(stat: Bool, bit7: Bool, table: MetricsTable, units: [Int]) throws {
        let face = try SyntheticFont.choosing(stat: stat, bit7: bit7).face()
        #expect(face.metrics.table == table)
        #expect([face.metrics.ascender, face.metrics.descender, face.metrics.lineGap] == units)
        #expect(face.metrics.lineHeight == units[0] - units[1])
        #expect(face.notes.isEmpty)
    }

    @Test func otherBitsOfFSSelectionDoNotCount() throws {
        let font = SyntheticFont.choosing(stat: true, bit7: false)
            .with("OS/2", FontTables.os2(fsSelection: 0xFF7F))
        #expect(try font.face().metrics.table == .hhea)
    }

    @Test func everyVersionOfOS2() throws {
        for version in 0...6 {
            let font = SyntheticFont.choosing(stat: true, bit7: true)
                .with("OS/2", FontTables.os2(version: version, fsSelection: 0x80))
            let metrics = try font.face().metrics
            #expect(metrics.table == .os2, "version \(version)")
            #expect(metrics.capHeight == (version < 2 ? nil : 720), "version \(version)")
            #expect(metrics.xHeight == (version < 2 ? nil : 500), "version \(version)")
        }
    }

    @Test func appleFirstOS2HasNoTypographicMetrics() throws {
        let os2 = Array(FontTables.os2(version: 0, fsSelection: 0x80).prefix(68))
        let face = try SyntheticFont.choosing(stat: true, bit7: true).with("OS/2", os2).face()
        #expect(face.metrics.table == .hhea)
        #expect(face.metrics.capHeight == nil)
        #expect(face.notes.isEmpty)
    }

    @Test func heightsAreNilWithoutOS2AndMayBeZero() throws {
        #expect(try SyntheticFont().face().metrics.capHeight == nil)
        #expect(try SyntheticFont().face().metrics.xHeight == nil)
        let zero = SyntheticFont().with("OS/2", FontTables.os2(xHeight: 0, capHeight: -1))
        #expect(try zero.face().metrics.xHeight == 0)
        #expect(try zero.face().metrics.capHeight == -1)
    }

    @Test func versionsOfFaces() throws {
        for tag in ["true", "OTTO"] {
            var font = SyntheticFont.hiragino
            font.version = tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
            #expect(try font.face().metrics.ascender == 880)
        }
    }

    @Test func extremesDoNotOverflow() throws {
        let metrics = try SyntheticFont(unitsPerEm: 16, 32767, -32768, -32768).face().metrics
        #expect(metrics.lineHeight == 65535)
        #expect(metrics.scaled(to: 16).lineHeight == 65535)
        #expect(metrics.lineHeightPerEm == 4095.9375)
    }
}
