import OpenType
import Testing

/// Notes about the figures of a face.
@Suite("Notes") struct NoteTests {
    @Test(arguments: ["Helvetica", "Times"])
    func systemFamily(family: String) throws {
        #expect(try SyntheticFont.family(family).face().notes == [.systemFamily(family)])
    }

    @Test(arguments: ["Helvetica Neue", "helvetica", "Times New Roman", "Times ", "TimesRoman"])
    func otherFamily(family: String) throws {
        #expect(try SyntheticFont.family(family).face().notes.isEmpty)
    }

    @Test func variedMetrics() throws {
        let face = try SyntheticFont.complete.face()
        #expect(
            face.notes.map(\.message) == [
                "read at the default instance; MVAR changes these metrics at others (hasc)"
            ])
    }

    /// `MVAR` changes nothing that is read: other values, `hhea` counts, or the font is not variable.
    @Test func metricsThatDoNotVary() throws {
        let fonts = [
            SyntheticFont.complete.with("MVAR", FontTables.mvar(["stro", "xhgt", "hcla"])),
            SyntheticFont.complete.with("MVAR", FontTables.mvar([])),
            SyntheticFont.complete.with("OS/2", FontTables.os2()),
            SyntheticFont.complete.with("STAT", nil),
            SyntheticFont.complete.with("fvar", nil),
        ]
        for font in fonts { #expect(try font.face().notes.isEmpty) }
    }

    /// 0 is not positive.
    @Test func positiveDescender() throws {
        #expect(try SyntheticFont(800, 1, 0).face().notes == [.positiveDescender(.hhea, 1)])
        #expect(try SyntheticFont(800, 0, 0).face().notes.isEmpty)
        #expect(try SyntheticFont(800, -1, 0).face().notes.isEmpty)
        let typographic = SyntheticFont.choosing(stat: true, bit7: true)
            .with("OS/2", FontTables.os2(fsSelection: 0xC0, typographic: (700, 300, 0)))
        #expect(try typographic.face().notes == [.positiveDescender(.os2, 300)])
        // Tables that are not read are not noted.
        #expect(try typographic.with("STAT", nil).face().notes.isEmpty)
    }

    @Test func negativeLineGap() throws {
        #expect(try SyntheticFont(800, -200, -9).face().notes == [.negativeLineGap(-9)])
    }

    @Test(arguments: [
        (FontNote.systemFamily("Helvetica"), "(measured); the font file does not"),
        (.systemFamily("Times"), "(likely); the font file does not"),
        (
            .positiveDescender(.os2, 200),
            "(200 units), so it is above the baseline, and lines are shorter than the ascender"
        ),
        (
            .negativeLineGap(-7),
            "the line gap is negative (-7 units); what Core Text does with it is not known"
        ),
    ])
    func messages(note: FontNote, end: String) { #expect(note.message.hasSuffix(end)) }
}
