/// Synthetic fonts, one for each rule.
extension SyntheticFont {
    /// A variable font whose typographic metrics count, with everything that this module reads.
    static let complete = SyntheticFont(unitsPerEm: 1000, 950, -250, 33)
        .with("OS/2", FontTables.os2(fsSelection: 0xC0))
        .with("STAT", FontTables.stat())
        .with("fvar", FontTables.fvar)
        .with("MVAR", FontTables.mvar(["hasc", "xhgt"]))
        .with("name", FontTables.name(family: "Synthetic", postScriptName: "Synthetic-Regular"))

    /// The table values of Hiragino Kaku Gothic ProN W3.
    static let hiragino = SyntheticFont(unitsPerEm: 1000, 880, -120, 500)

    /// A font whose `hhea` and typographic metrics differ, with or without `STAT` and bit 7.
    static func choosing(stat: Bool, bit7: Bool) -> SyntheticFont {
        SyntheticFont(unitsPerEm: 1000, 950, -250, 33)
            .with("OS/2", FontTables.os2(fsSelection: bit7 ? 0xC0 : 0x40))
            .with("STAT", stat ? FontTables.stat() : nil)
    }

    /// A font of a family.
    static func family(_ name: String) -> SyntheticFont {
        SyntheticFont().with("name", FontTables.name(family: name, postScriptName: "Some-Name"))
    }

    /// All of them, with names, as files.
    static let files: [(name: String, bytes: [UInt8])] = [
        ("plain", SyntheticFont().bytes),
        ("complete", complete.bytes),
        ("hiragino", hiragino.bytes),
        ("typographic", choosing(stat: true, bit7: true).bytes),
        ("stat alone", choosing(stat: true, bit7: false).bytes),
        ("bit 7 alone", choosing(stat: false, bit7: true).bytes),
        ("helvetica", family("Helvetica").bytes),
        ("measured", measured.bytes),
        ("ligature", substituting(ligature).bytes),
        ("layout", layout.bytes),
        ("contexts", contexts.bytes),
        ("chains", chains.bytes),
        ("attached", attached.bytes),
        ("varied", varied.bytes),
        ("groups", groups.bytes),
        ("collection", SyntheticFont.collection([family("One"), family("Two")])),
    ]
}
