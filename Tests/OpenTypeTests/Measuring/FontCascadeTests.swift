import OpenType
import Testing

/// A font and its fallbacks, whose advances and lines differ.
@Suite("Fallback fonts") struct FontCascadeTests {
    /// 1000 units: A 600, V 610 with a pair that is 80 closer, space 250, e, é; lines 800 and 200.
    private static let first = SyntheticFont.kerned(SyntheticFont.closer)
        .with("cmap", FontTables.cmap([(3, 1, FontTables.segments([0x20: 1, 0x41: 2, 0x56: 3, 0x65: 9]))]))

    /// 2048 units: Д, Ж, é in two spellings and A, each 1024; lines 1900 and 300 of 2048.
    private static let second = SyntheticFont([
        ("head", FontTables.head(unitsPerEm: 2048)),
        ("hhea", FontTables.hhea(1900, -300, 0)),
        ("maxp", FontTables.maxp(numberOfGlyphs: 4)),
        ("hmtx", FontTables.hmtx([1024], others: 3)),
        (
            "cmap",
            FontTables.cmap([
                (3, 1, FontTables.segments([0x41: 1, 0x65: 1, 0x301: 2, 0x414: 1, 0x416: 2, 0x5D0: 1]))
            ])
        ),
    ])

    /// 500 units: ideographs and Д, each 500; lines 400 and 250 of 500.
    private static let third = SyntheticFont([
        ("head", FontTables.head(unitsPerEm: 500)),
        ("hhea", FontTables.hhea(400, -250, 0)),
        ("maxp", FontTables.maxp(numberOfGlyphs: 2)),
        ("hmtx", FontTables.hmtx([500], others: 1)),
        ("cmap", FontTables.cmap([(3, 1, FontTables.segments([0x414: 1, 0x6F22: 1, 0x5B57: 1]))])),
    ])

    private func cascade(_ fallbacks: SyntheticFont...) throws -> FontCascade {
        FontCascade(try Self.first.measurer(), fallbacks: try fallbacks.map { try $0.measurer() })
    }

    @Test func unitsAreWholeInEachFont() throws {
        #expect(try cascade().unitsPerEm == 1000)
        #expect(try cascade(Self.second).unitsPerEm == 256_000)
        #expect(try cascade(Self.second, Self.third).unitsPerEm == 256_000)
        let odd = [16381, 16369, 16363].map {
            SyntheticFont.measured.with("head", FontTables.head(unitsPerEm: $0))
        }
        // No common multiple is small enough.
        #expect(try cascade(odd[0], odd[1], odd[2]).unitsPerEm == 1000)
    }

    private typealias Row = (
        text: String, ems: Double, missing: String, ascender: Double, descender: Double
    )

    private static let rows: [Row] = [
        ("AV", 1.13, "", 0.8, 0.2),
        ("ДAV", 1.63, "Д", 0.927734375, 0.2),
        ("A Д V", 2.21, "Д", 0.927734375, 0.2),
        // Kerning does not reach over another font.
        ("AДV", 1.71, "Д", 0.927734375, 0.2),
        ("漢", 1, "漢", 0.8, 0.5),
        ("漢ДДA", 2.6, "漢Д", 0.927734375, 0.5),
        // A grapheme comes from one font: the first that has the mark too.
        ("e\u{301}", 0.5, "", 0.927734375, 0.2),
        ("e", 0.51, "", 0.8, 0.2),
        // No font has this mark, so that the first counts.
        ("e\u{302}", 0.51, "", 0.8, 0.2),
        ("", 0, "", 0.8, 0.2),
    ]

    @Test(arguments: rows)
    func measures(
        text: String, ems: Double, missing: String, ascender: Double, descender: Double
    ) throws {
        var cascade = try cascade(Self.second, Self.third)
        for _ in 0..<2 {
            let width = cascade.measure(text[...])
            #expect(abs(width.units / cascade.unitsPerEm - ems) < 1e-12)
            #expect(width.ascender == ascender * cascade.unitsPerEm)
            #expect(width.descender == descender * cascade.unitsPerEm)
            #expect(width.traits == (missing.isEmpty ? [] : .lacksCharacters))
            #expect(cascade.charactersMissing(in: text[...]) == Array(missing.unicodeScalars))
            #expect(cascade.presumedCharacters(in: text[...]).isEmpty)
        }
    }

    @Test func theFirstFallbackCounts() throws {
        var other = try cascade(Self.third, Self.second)
        #expect(other.measure("Д").units == other.unitsPerEm)
        #expect(other.measure("Д").descender == other.unitsPerEm / 2)
    }

    /// A part in a fallback is kerned by its own script, one in the first font by that of the text.
    @Test func scripts() throws {
        var data = LayoutData(
            "kern", [.init(type: 2, subtables: [LayoutData.pairs([1: [(2, [-24])]])])])
        data.scripts = [("DFLT", []), ("cyrl", [0]), ("latn", [])]
        var cascade = try cascade(Self.second.with("GPOS", data.bytes))
        let ems = cascade.measure("AVДЖ", script: TextScript(of: "A")).units / cascade.unitsPerEm
        #expect(abs(ems - (1.13 + 1 - 24.0 / 2048)) < 1e-12)
    }

    /// Of a grapheme that no font has as a whole, what a font has is measured and not named.
    @Test func partOfAGrapheme() throws {
        var cascade = try cascade()
        let width = cascade.measure("A\u{903}V")
        #expect(width.units == 1210 && width.traits.contains(.isLowerBound))
        #expect(cascade.presumedCharacters(in: "A\u{903}V").map(\.scalar) == ["\u{903}"])
        #expect(cascade.measure("漢\u{903}").units == 1000)
    }

    /// Only glyphs of the first font are tracked.
    @Test func glyphs() throws {
        var cascade = try cascade(Self.second)
        #expect(cascade.measure("AДV漢").glyphCount == 2)
    }

    @Test func otherLineMetrics() throws {
        let metrics = FontCascade.LineMetrics(unitsPerEm: 2048, ascender: 1950, descender: -494)
        let cascade = FontCascade(
            try Self.first.measurer(), fallbacks: [try Self.third.measurer()], lineMetrics: metrics)
        var measuring = cascade
        #expect(measuring.measure("A").lineHeight / cascade.unitsPerEm == 2444.0 / 2048)
        #expect(measuring.measure("A漢").lineHeight / cascade.unitsPerEm == 1950.0 / 2048 + 0.5)
    }

    /// Nothing is kept from one text to the next.
    @Test func eachMeasurementSaysItsOwn() throws {
        var cascade = try cascade()
        #expect(cascade.measure("漢字").traits == [.lacksCharacters, .hasPresumed])
        #expect(cascade.measure("AV").traits == [])
        #expect(cascade.charactersMissing(in: "AV").isEmpty)
        #expect(cascade.charactersMissing(in: "字漢字").map { String($0) } == ["字", "漢"])
    }
}
