import OpenType

/// Synthetic fonts that texts are measured in.
extension SyntheticFont {
    /// Glyphs by name.
    static let (space, a, v, f, i, fi, acute, eAcute, e, hyphen, cyrillic) = (
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    )

    /// The characters of the measured font; д and ж, as the glyphs 12 and 13, have the advance of а.
    static let characters: [Int: Int] = [
        0x20: space, 0x2D: hyphen, 0x41: a, 0x56: v, 0x65: e, 0x66: f, 0x69: i, 0xE9: eAcute, 0x301: acute,
        0x430: cyrillic, 0x434: 12, 0x436: 13,
    ]

    /// The missing glyph 500, space 250, A 600, V 610, f 300, i 200, fi 450, acute 400, é 520, e 510, hyphen 330,
    /// Cyrillic 550.
    static let measured = SyntheticFont([
        ("head", FontTables.head(unitsPerEm: 1000)),
        ("hhea", FontTables.hhea(800, -200, 0, numberOfHMetrics: 12)),
        ("maxp", FontTables.maxp(numberOfGlyphs: 14)),
        ("hmtx", FontTables.hmtx([500, 250, 600, 610, 300, 200, 450, 400, 520, 510, 330, 550], others: 2)),
        ("cmap", FontTables.cmap([(3, 1, FontTables.segments(characters))])),
    ])

    /// The measured font with other characters.
    static func with(characters: [Int: Int]) -> SyntheticFont {
        measured.with("cmap", FontTables.cmap([(3, 1, FontTables.segments(characters))]))
    }

    /// The pair A V, 80 closer.
    static let closer = LayoutData.Lookup(type: 2, subtables: [LayoutData.pairs([a: [(v, [-80])]])])

    /// The ligature of f and i.
    static let ligature = LayoutData.Lookup(type: 4, subtables: [LayoutData.ligatures(f, [([i], fi)])])

    /// Kerning of a lookup, for all scripts.
    static func kerned(_ lookups: LayoutData.Lookup...) -> SyntheticFont {
        measured.with("GPOS", LayoutData("kern", lookups).bytes)
    }

    /// Substitutions of a feature, for all scripts.
    static func substituting(_ lookups: LayoutData.Lookup..., feature: String = "liga") -> SyntheticFont {
        measured.with("GSUB", LayoutData(feature, lookups).bytes)
    }

    /// A font that kerns by classes, with ligatures behind extensions, marks and a `kern` table.
    static let layout = kerned(
        LayoutData.Lookup(
            type: 2, flags: 8,
            subtables: [
                LayoutData.pairs([a: [(v, [-80, 5])]]),
                LayoutData.classPairs(
                    LayoutData.coverage(ranges: [a...v, e...e]), LayoutData.classes([a: 0, v: 1]),
                    LayoutData.classes(from: 2, [1, 2]), [[0, -7, 3], [1, -9, 2]]),
            ]
        ).extended()
    )
    .with(
        "GSUB",
        LayoutData("liga", [ligature.extended(), .init(type: 1, subtables: [LayoutData.single([v: a])])])
            .bytes
    )
    .with("GDEF", FontTables.gdef([acute: 3, fi: 2], attachments: [acute: 1], sets: [[acute]]))
    .with("kern", FontTables.kern([FontTables.kernPairs([(a, v, -30), (v, a, -20)])]))

    /// A font with groups and Apple's `kern`.
    static let groups =
        measured
        .with(
            "cmap",
            FontTables.cmap([(3, 10, FontTables.groups([(0x20, 0x20, 1), (0x41, 0x41, 2), (0x56, 0x57, 3)]))])
        )
        .with("kern", FontTables.appleKern([(a, v, -30), (v, a, -20)]))

    /// The measurer of the font.
    func measurer() throws(FontError) -> TextMeasurer { try TextMeasurer(try face()) }
}
