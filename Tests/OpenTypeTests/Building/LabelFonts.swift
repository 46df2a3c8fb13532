import OpenType

/// Synthetic fonts for the tests of the program, whose figures are easily checked by hand.
extension SyntheticFont {
    /// Every glyph is 600 units of 1000 wide, a line is 1200 high.
    ///
    /// It has ASCII, Latin-1, Cyrillic, Thai, kana and the first ideographs.
    static let monospaced = SyntheticFont([
        ("head", FontTables.head(unitsPerEm: 1000)),
        ("hhea", FontTables.hhea(900, -300, 0)),
        ("maxp", FontTables.maxp(numberOfGlyphs: 257)),
        ("hmtx", FontTables.hmtx([600], others: 256)),
        (
            "cmap",
            FontTables.cmap([
                (
                    3, 10,
                    FontTables.groups([
                        (0x20, 0x7E, 1), (0xA0, 0xFF, 1), (0x400, 0x45F, 1), (0xE01, 0xE5B, 1),
                        (0x3041, 0x30FF, 1), (0x4E00, 0x4EFF, 1),
                    ])
                )
            ])
        ),
    ])

    /// The same as a font that the platform tracks by its size.
    static let tracked = monospaced.with(
        "name", FontTables.name(family: "SF Pro Text", postScriptName: "SFProText-Regular"))
}

/// The files of these fonts.
enum LabelFonts {
    /// Hangul, ideographs and symbols, 512 units of 512 wide; a line is 384 up and 256 down.
    private static let wide = SyntheticFont([
        ("head", FontTables.head(unitsPerEm: 512)),
        ("hhea", FontTables.hhea(384, -256, 0)),
        ("maxp", FontTables.maxp(numberOfGlyphs: 22_000)),
        ("hmtx", FontTables.hmtx([512], others: 21_999)),
        (
            "cmap",
            FontTables.cmap([
                (3, 10, FontTables.groups([(0x2603, 0x2603, 1), (0x4E00, 0x9FFF, 1), (0xAC00, 0xAC10, 1)]))
            ])
        ),
    ])

    /// A face whose ascender is its descender.
    private static let flat = SyntheticFont.monospaced.with("hhea", FontTables.hhea(-300, -300, 0))

    static let files: [(name: String, bytes: [UInt8])] = [
        ("monospaced.ttf", SyntheticFont.monospaced.bytes),
        ("tracked.ttf", SyntheticFont.tracked.bytes),
        ("wide.ttf", wide.bytes),
        ("faces.ttc", SyntheticFont.collection([flat, wide, .tracked])),
        ("flat.ttf", flat.bytes),
        ("raised.ttf", SyntheticFont.monospaced.with("hhea", FontTables.hhea(900, 100, 0)).bytes),
    ]
}
