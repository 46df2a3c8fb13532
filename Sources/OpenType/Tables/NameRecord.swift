/// A record of `name` that can be read.
struct NameRecord {
    /// The size of a record in bytes.
    static let size = 12

    let subject: NameTable.Subject
    let encoding: NameEncoding
    /// What of several names of a subject is taken: the one of the lowest rank.
    let rank: Int
    /// From the start of the table's texts, in bytes.
    let offset: Int
    let length: Int

    /// The record at an offset; `nil` for one of another subject, in an encoding that is not read, or empty.
    init?(_ bytes: FontBytes, at start: Int) throws(TableFault) {
        guard let subject = NameTable.Subject(rawValue: try bytes.uint16(at: start + 6)),
            let (encoding, rank) = Self.reading(
                platform: try bytes.uint16(at: start), encoding: try bytes.uint16(at: start + 2),
                language: try bytes.uint16(at: start + 4))
        else { return nil }
        self.subject = subject
        self.encoding = encoding
        self.rank = rank
        length = Int(try bytes.uint16(at: start + 8))
        offset = Int(try bytes.uint16(at: start + 10))
        if length == 0 { return nil }
    }

    /// How a name is read, and its rank: American English, then Unicode without a language, then the
    /// Macintosh's English, then other English, then any.
    private static func reading(
        platform: UInt16, encoding: UInt16, language: UInt16
    ) -> (NameEncoding, rank: Int)? {
        switch (platform, encoding) {
        // Symbols, the basic plane, all of Unicode.
        case (3, 0), (3, 1), (3, 10):
            (.utf16, language == 0x409 ? 0 : language & 0x3FF == 9 ? 3 : 4)
        case (0, 0...4), (0, 6): (.utf16, 1)
        case (1, 0): (.macRoman, language == 0 ? 2 : 5)
        default: nil
        }
    }
}
