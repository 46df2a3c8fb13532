/// `cmap`: the glyphs of characters; a map of all of Unicode before one of its basic plane.
///
/// https://learn.microsoft.com/typography/opentype/spec/cmap
struct CharacterMap {
    private enum Subtable {
        case segments(SegmentMap)
        case groups(GroupMap)
    }

    private let subtable: Subtable
    private let numberOfGlyphs: Int

    init(_ table: FontTable, numberOfGlyphs: Int) throws(TableFault) {
        self.numberOfGlyphs = numberOfGlyphs
        let header = try table.start(count: 4)
        let version = try header.uint16(at: 0)
        guard version == 0 else { throw .version(version) }
        let count = Int(try header.uint16(at: 2))
        let records = try table.bytes(at: 4, count: 8 * count)
        var basicPlane: Int?
        for record in stride(from: 0, to: records.count, by: 8) {
            guard Self.isUnicode(try records.uint16(at: record), try records.uint16(at: record + 2)) else {
                continue
            }
            let offset = Int(clamping: try records.uint32(at: record + 4))
            switch try table.bytes(at: offset, count: 2).uint16(at: 0) {
            case 12:
                subtable = .groups(try GroupMap(table, at: offset))
                return
            case 4: basicPlane = basicPlane ?? offset
            default: continue
            }
        }
        guard let basicPlane else { throw .noCharacterMap }
        subtable = .segments(try SegmentMap(table, at: basicPlane))
    }

    /// Whether an encoding is Unicode's: of Windows, or of any platform but for variation sequences.
    private static func isUnicode(_ platform: UInt16, _ encoding: UInt16) -> Bool {
        switch (platform, encoding) {
        case (3, 1), (3, 10), (0, 0...4), (0, 6): true
        default: false
        }
    }

    /// The glyph of a character; 0 where the face has none.
    func glyph(of character: UInt32) -> UInt16 {
        let glyph =
            switch subtable {
            case .segments(let map): map.glyph(of: character)
            case .groups(let map): map.glyph(of: character)
            }
        return glyph < numberOfGlyphs ? UInt16(truncatingIfNeeded: glyph) : 0
    }
}
