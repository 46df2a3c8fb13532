/// `name`: the names of a face, in several languages and encodings.
///
/// https://learn.microsoft.com/typography/opentype/spec/name
struct NameTable {
    /// The subject of a name.
    enum Subject: UInt16, CaseIterable {
        case family = 1
        case postScriptName = 6
        case typographicFamily = 16
    }

    private let names: [Subject: String]
    private let table: FontTable
    private let storage: Int
    /// The best records of the names that other tables refer to.
    private let others: [UInt16: NameRecord]

    init(_ table: FontTable) throws(TableFault) {
        let header = try table.start(count: 6)
        let version = try header.uint16(at: 0)
        guard version <= 1 else { throw .version(version) }
        let count = Int(try header.uint16(at: 2))
        let storage = Int(try header.uint16(at: 4))
        let records = try table.bytes(at: 6, count: NameRecord.size * count)
        var best: [UInt16: NameRecord] = [:]
        for start in stride(from: 0, to: records.count, by: NameRecord.size) {
            guard let record = try NameRecord(records, at: start) else { continue }
            if best[record.number].map({ record.rank < $0.rank }) ?? true { best[record.number] = record }
        }
        var names: [Subject: String] = [:]
        // In order, so that every run reports the same of two faults.
        for subject in Subject.allCases {
            guard let record = best[subject.rawValue] else { continue }
            let bytes = try table.bytes(at: storage + record.offset, count: record.length)
            names[subject] = try record.encoding.text(of: bytes)
        }
        (self.names, self.table, self.storage, others) = (names, table, storage, best)
    }

    /// The table of a face; `nil`, with a note, if it is broken.
    init?(in directory: TableDirectory, _ notes: inout [FontNote]) throws(FontError) {
        let table = try directory.optional(.name, &notes) { table throws(TableFault) in try NameTable(table) }
        guard let table else { return nil }
        self = table
    }

    /// The name, in English if possible; `nil` if the font has no readable one.
    func text(_ subject: Subject) -> String? { names[subject] }

    /// The name that another table refers to by its number, in English if possible; `nil` without a readable
    /// one.
    func text(number: UInt16) -> String? {
        guard let record = others[number],
            let bytes = try? table.bytes(at: storage + record.offset, count: record.length)
        else { return nil }
        return try? record.encoding.text(of: bytes)
    }
}

/// The names of a face.
public struct FontName: Hashable, Sendable {
    /// The family: the typographic one (name 16) if the font has it, otherwise name 1, in English if
    /// possible; `nil` if the font has neither.
    public let family: String?

    /// The PostScript name (name 6), by which apps ask for the font, if any.
    public let postScriptName: String?

    /// Whether the family is one of the platform's own, whose published tracking is added to each glyph.
    public var isSystemFamily: Bool {
        guard let family else { return false }
        return family.hasPrefix("SF Pro") || family.hasPrefix("SF Compact")
    }

    init(_ table: NameTable?) {
        family = table?.text(.typographicFamily) ?? table?.text(.family)
        postScriptName = table?.text(.postScriptName)
    }
}

/// A record of `name` that can be read.
struct NameRecord {
    /// The size of a record in bytes.
    static let size = 12

    let number: UInt16
    let encoding: NameEncoding
    /// The rank among several names of a subject; the lowest is used.
    let rank: Int
    /// From the start of the table's texts, in bytes.
    let offset: Int
    let length: Int

    /// The record at an offset; `nil` for one in an encoding that is not read, or empty.
    init?(_ bytes: FontBytes, at start: Int) throws(TableFault) {
        guard
            let (encoding, rank) = Self.reading(
                platform: try bytes.uint16(at: start), encoding: try bytes.uint16(at: start + 2),
                language: try bytes.uint16(at: start + 4))
        else { return nil }
        number = try bytes.uint16(at: start + 6)
        self.encoding = encoding
        self.rank = rank
        length = Int(try bytes.uint16(at: start + 8))
        offset = Int(try bytes.uint16(at: start + 10))
        if length == 0 { return nil }
    }

    /// The encoding of a name, and its rank: American English, then Unicode without a language, then the
    /// Macintosh's English, then other English, then any.
    private static func reading(
        platform: UInt16, encoding: UInt16, language: UInt16
    ) -> (NameEncoding, rank: Int)? {
        switch (platform, encoding) {
        // Symbols, the basic plane, and all of Unicode.
        case (3, 0), (3, 1), (3, 10):
            (.utf16, language == 0x409 ? 0 : language & 0x3FF == 9 ? 3 : 4)
        case (0, 0...4), (0, 6): (.utf16, 1)
        case (1, 0): (.macRoman, language == 0 ? 2 : 5)
        default: nil
        }
    }
}

/// The encoding of a name in a font.
enum NameEncoding {
    /// UTF-16, the higher byte first.
    case utf16
    /// Mac OS Roman, one byte per character.
    case macRoman

    /// The text of some bytes; a lone surrogate becomes U+FFFD.
    ///
    /// - Throws: `oddName`.
    func text(of bytes: FontBytes) throws(TableFault) -> String {
        switch self {
        case .utf16:
            guard bytes.count.isMultiple(of: 2) else { throw .oddName }
            var units: [UInt16] = []
            for offset in stride(from: 0, to: bytes.count, by: 2) {
                units.append(try bytes.uint16(at: offset))
            }
            return String(decoding: units, as: UTF16.self)
        case .macRoman:
            var text = ""
            for byte in bytes.bytes { text.unicodeScalars.append(Self.scalar(macRoman: byte)) }
            return text
        }
    }

    private static func scalar(macRoman byte: UInt8) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(byte) : higherHalf[Int(byte) - 0x80]
    }

    /// https://www.unicode.org/Public/MAPPINGS/VENDORS/APPLE/ROMAN.TXT, 0x80 to 0xFF; four lines of 32.
    private static let higherHalf = Array(
        """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
        †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
        ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
        ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
        """.unicodeScalars)
}
