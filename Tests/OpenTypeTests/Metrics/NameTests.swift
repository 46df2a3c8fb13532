import OpenType
import Testing

/// The names of faces.
@Suite("Names") struct NameTests {
    private func name(_ entries: [NameEntry], version: Int = 0) throws -> FontName {
        try SyntheticFont().with("name", FontTables.name(entries, version: version)).face().name
    }

    @Test func noNames() throws {
        #expect(try SyntheticFont().face().name.family == nil)
        #expect(try name([]).postScriptName == nil)
    }

    @Test func typographicFamilyIsPreferred() throws {
        let both = [NameEntry(1, "Inter Thin"), NameEntry(16, "Inter"), NameEntry(6, "Inter-Thin")]
        #expect(try name(both).family == "Inter")
        #expect(try name(both).postScriptName == "Inter-Thin")
        #expect(try name([NameEntry(16, ""), NameEntry(1, "Inter Thin")]).family == "Inter Thin")
    }

    @Test func rankOfEncodingsAndLanguages() throws {
        let ranked = [
            NameEntry(3, 1, 0x409, 1, "American"), NameEntry(0, 3, 0, 1, "Unicode"),
            NameEntry(macRoman: Array("Mac".utf8), 1), NameEntry(3, 10, 0x809, 1, "British"),
            NameEntry(3, 1, 0x411, 1, "Japanese"),
            NameEntry(macRoman: Array("Mac French".utf8), 1, language: 1),
        ]
        let texts = ["American", "Unicode", "Mac", "British", "Japanese", "Mac French"]
        for first in ranked.indices {
            #expect(try name(Array(ranked[first...])).family == texts[first])
            #expect(try name(ranked[first...].reversed()).family == texts[first])
        }
    }

    /// Shift JIS, Big 5 and others of Windows and the Macintosh, and Unicode's variation sequences.
    @Test(arguments: [(3, 2), (3, 4), (1, 1), (1, 25), (0, 5), (2, 0), (4, 0)])
    func encodingsThatAreNotRead(platform: Int, encoding: Int) throws {
        #expect(try name([NameEntry(platform, encoding, 0, 1, "Name")]).family == nil)
    }

    @Test func macRoman() throws {
        let bytes = [UInt8](0x20...0x7E) + [0x80, 0x8A, 0xCA, 0xDB, 0xF0, 0xFF]
        let ascii = String(decoding: [UInt8](0x20...0x7E), as: UTF8.self)
        let entry = NameEntry(macRoman: bytes, 1)
        #expect(try name([entry]).family == ascii + "Ää\u{A0}€\u{F8FF}ˇ")
        let all = try name([NameEntry(macRoman: Array(0x80...0xFF), 1)]).family
        #expect(all.map { Set($0.unicodeScalars).count } == 128)
    }

    @Test func utf16() throws {
        #expect(try name([NameEntry(1, "文泉驛 𝒜")], version: 1).family == "文泉驛 𝒜")
        let lone = FontTables.name([NameEntry(3, 1, 0x409, 1, "A")]).dropLast(2) + [0xD8, 0x00]
        #expect(try SyntheticFont().with("name", Array(lone)).face().name.family == "\u{FFFD}")
    }
}
