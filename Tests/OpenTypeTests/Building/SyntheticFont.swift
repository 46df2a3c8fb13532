import OpenType

/// A font that a test makes, table by table.
struct SyntheticFont {
    /// The first four bytes: TrueType's version, `true` or `OTTO`.
    var version: UInt32 = 0x0001_0000
    private(set) var tables: [(tag: String, bytes: [UInt8])]

    init(_ tables: [(tag: String, bytes: [UInt8])]) { self.tables = tables }

    /// A font that has what metrics need: `head` and `hhea`.
    init(unitsPerEm: Int = 1000, _ ascender: Int = 800, _ descender: Int = -200, _ lineGap: Int = 0) {
        self.init([
            ("head", FontTables.head(unitsPerEm: unitsPerEm)),
            ("hhea", FontTables.hhea(ascender, descender, lineGap)),
        ])
    }

    /// The font with a table in place of the one of the tag, if there is one; without it for `nil`.
    func with(_ tag: String, _ bytes: [UInt8]?) -> SyntheticFont {
        var font = self
        font.tables.removeAll { $0.tag == tag }
        if let bytes { font.tables.append((tag, bytes)) }
        return font
    }

    /// The font with some bytes of a table changed.
    func changing(_ tag: String, _ change: (inout FontData) -> Void) -> SyntheticFont {
        var data = FontData()
        data.append(tables.first { $0.tag == tag }?.bytes ?? [])
        change(&data)
        return with(tag, data.bytes)
    }

    /// The font with a second table of a tag.
    func repeating(_ tag: String) -> SyntheticFont {
        var font = self
        font.tables += tables.filter { $0.tag == tag }
        return font
    }

    /// The file.
    var bytes: [UInt8] { bytes(at: 0) }

    /// The font at an offset of a collection; its offsets are from the start of the file.
    func bytes(at start: Int) -> [UInt8] {
        var data = FontData()
        data.append(long: version)
        data.append(word: tables.count)
        data.pad(to: 12)
        var offset = start + 12 + 16 * tables.count
        for (tag, bytes) in tables {
            data.append(tag: tag)
            data.append(long: 0)
            data.append(long: UInt32(offset))
            data.append(long: UInt32(bytes.count))
            offset += (bytes.count + 3) / 4 * 4
        }
        for (_, bytes) in tables {
            data.append(bytes)
            data.pad(to: (data.bytes.count + 3) / 4 * 4)
        }
        return data.bytes
    }

    /// The offset of the record of a table in the file.
    func recordOffset(of tag: String) -> Int? {
        tables.firstIndex { $0.tag == tag }.map { 12 + 16 * $0 }
    }

    /// A collection of fonts.
    static func collection(_ fonts: [SyntheticFont], version: Int = 1) -> [UInt8] {
        var header = FontData()
        header.append(tag: "ttcf")
        header.append(word: version)
        header.append(word: 0)
        header.append(long: UInt32(fonts.count))
        var faces = FontData()
        let start = 12 + 4 * fonts.count
        for font in fonts {
            let offset = start + faces.bytes.count
            header.append(long: UInt32(offset))
            faces.append(font.bytes(at: offset))
        }
        return header.bytes + faces.bytes
    }

    /// The one face, read.
    func face() throws(FontError) -> FontFace { try readFace(bytes) }
}

/// A face of a file that is in memory.
func readFace(_ bytes: [UInt8], number: Int = 0) throws(FontError) -> FontFace {
    try FontFile(FontSource(bytes)).face(at: number)
}
