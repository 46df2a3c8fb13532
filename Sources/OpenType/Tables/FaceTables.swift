/// `head`: the number of units per em, and the size of the offsets of outlines.
///
/// https://learn.microsoft.com/typography/opentype/spec/head
struct HeadTable {
    let unitsPerEm: UInt16
    /// Whether `loca` has offsets of 32 bits.
    let hasLongOffsets: Bool

    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.start(count: 54)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        guard try bytes.uint32(at: 12) == 0x5F0F_3CF5 else { throw .magicNumber }
        unitsPerEm = try bytes.uint16(at: 18)
        guard (16...16384).contains(unitsPerEm) else { throw .unitsPerEm(unitsPerEm) }
        hasLongOffsets = try bytes.uint16(at: 50) != 0
    }
}

/// `maxp`: the number of glyphs.
///
/// https://learn.microsoft.com/typography/opentype/spec/maxp
struct MaximumProfile {
    /// At least 1, because glyph 0 is the missing glyph.
    let numberOfGlyphs: Int

    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.start(count: 6)
        let version = try bytes.uint32(at: 0)
        switch version {
        case 0x0000_5000: break
        case 0x0001_0000: guard table.length >= 32 else { throw .tooShort }
        default: throw .version(UInt16(truncatingIfNeeded: version >> 16))
        }
        numberOfGlyphs = Int(try bytes.uint16(at: 4))
        guard numberOfGlyphs > 0 else { throw .noGlyphs }
    }
}

/// `OS/2`: the typographic metrics and their use.
///
/// https://learn.microsoft.com/typography/opentype/spec/os2
struct OS2Table {
    /// `fsSelection` bit 7, USE_TYPO_METRICS.
    let usesTypographicMetrics: Bool
    /// `sTypoAscender`, `sTypoDescender`, `sTypoLineGap`; `nil` in Apple's first tables, which are shorter.
    let typographic: LineMetrics?
    /// `nil` before version 2.
    let xHeight: Int16?
    /// `nil` before version 2.
    let capHeight: Int16?

    init(_ table: FontTable) throws(TableFault) {
        let version = try table.start(count: 2).uint16(at: 0)
        let length = Self.length(ofVersion: version, in: table)
        let bytes = try table.start(count: length)
        usesTypographicMetrics = try bytes.uint16(at: 62) & 0x80 != 0
        typographic = length > Self.firstLength ? try LineMetrics(bytes, at: 68) : nil
        xHeight = version >= 2 ? try bytes.int16(at: 86) : nil
        capHeight = version >= 2 ? try bytes.int16(at: 88) : nil
    }

    /// The length of the first tables, which Apple's TrueType manual describes.
    private static let firstLength = 68

    /// The minimum length of a table of a version; for versions after 5, that of version 5.
    private static func length(ofVersion version: UInt16, in table: FontTable) -> Int {
        switch version {
        case 0: table.length < 78 ? firstLength : 78
        case 1: 86
        case 2...4: 96
        default: 100
        }
    }
}

/// `STAT`: its presence decides which metrics are used, not its contents.
///
/// https://learn.microsoft.com/typography/opentype/spec/stat
struct StyleAttributes {
    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.start(count: 18)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        let axisSize = try bytes.uint16(at: 4)
        let axisCount = try bytes.uint16(at: 6)
        guard axisCount == 0 || axisSize >= 8 else { throw .recordSize(axisSize) }
        guard table.holds(axisCount, recordsOf: axisSize, at: try bytes.uint32(at: 8)),
            table.holds(try bytes.uint16(at: 12), recordsOf: 2, at: try bytes.uint32(at: 14))
        else { throw .offsetOutsideTable }
    }
}
