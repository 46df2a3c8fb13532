import OpenType
import Testing

/// Lists of tables and of faces that are broken.
@Suite("Bad lists of tables and faces") struct BadDirectoryTests {
    @Test(arguments: [
        BadFile("no tables", counting(0), .numberOfTables(0)),
        BadFile("65535 tables", counting(65535), .numberOfTables(65535)),
        BadFile("4096 tables", counting(4096), .numberOfTables(4096)),
        BadFile("4095 tables, cut short", counting(4095), .cutShort),
        BadFile("offset beyond the file", placing("head", 5000, 54), .table("head", .outsideFile)),
        BadFile("length beyond the file", placing("hhea", 44, 9000), .table("hhea", .outsideFile)),
        BadFile("offset + length wraps", placing("head", 0xFFFF_FFF0, 54), .table("head", .outsideFile)),
        BadFile("length wraps", placing("hhea", 44, 0xFFFF_FFFF), .table("hhea", .outsideFile)),
        BadFile("table not needed", placing("glyf", 44, 0xFFFF_FFFF), .table("glyf", .outsideFile)),
        BadFile("head missing", SyntheticFont().with("head", nil).bytes, .table("head", .missing)),
        BadFile("hhea missing", SyntheticFont().with("hhea", nil).bytes, .table("hhea", .missing)),
        BadFile("two heads", SyntheticFont().repeating("head").bytes, .table("head", .repeated)),
        BadFile("no faces", SyntheticFont.collection([]), .numberOfFaces(0)),
        BadFile("4 billion faces", collection(count: .max, offset: 16), .numberOfFaces(.max)),
        BadFile("4095 faces, cut short", collection(count: 4095, offset: 16), .cutShort),
        BadFile("version 0", SyntheticFont.collection([SyntheticFont()], version: 0), .collectionVersion(0)),
        BadFile("version 3", SyntheticFont.collection([SyntheticFont()], version: 3), .collectionVersion(3)),
        BadFile("face beyond the file", collection(count: 1, offset: 9999), .cutShort),
        BadFile("face's offset wraps", collection(count: 1, offset: .max), .cutShort),
        BadFile("face in no place", collection(count: 1, offset: 24), .noFace),
        BadFile("collection in itself", collection(count: 1, offset: 0), .noFace),
    ])
    func refused(file: BadFile) { #expect(file.error == file.expected) }

    /// A plain font that claims a number of tables.
    private static func counting(_ count: Int) -> [UInt8] {
        var data = FontData()
        data.append(SyntheticFont().bytes)
        data.setWord(count, at: 4)
        return data.bytes
    }

    /// A font whose table is said to be elsewhere.
    private static func placing(_ tag: String, _ offset: UInt32, _ length: UInt32) -> [UInt8] {
        let font = SyntheticFont().with("glyf", [0, 0])
        var data = FontData()
        data.append(font.bytes)
        let record = font.recordOffset(of: tag) ?? 0
        data.setLong(offset, at: record + 8)
        data.setLong(length, at: record + 12)
        return data.bytes
    }

    private static func collection(count: UInt32, offset: UInt32) -> [UInt8] {
        var data = FontData()
        data.append(SyntheticFont.collection([SyntheticFont()]))
        data.setLong(count, at: 8)
        data.setLong(offset, at: 12)
        return data.bytes
    }
}

extension FontTag: ExpressibleByStringLiteral {
    /// The tag of four characters.
    public init(stringLiteral text: String) {
        self.init(rawValue: text.utf8.reduce(0) { $0 << 8 | UInt32($1) })
    }
}
