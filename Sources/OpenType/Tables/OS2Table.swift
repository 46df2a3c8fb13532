/// `OS/2`: the typographic metrics and what they are to be used for.
///
/// https://learn.microsoft.com/typography/opentype/spec/os2
struct OS2Table {
    /// `fsSelection` bit 7, USE_TYPO_METRICS.
    let usesTypographicMetrics: Bool
    /// `sTypoAscender`, `sTypoDescender`, `sTypoLineGap`; `nil` in Apple's first tables, which end before.
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

    /// How long a table of a version must be; of a later version than 5, as long as of 5.
    private static func length(ofVersion version: UInt16, in table: FontTable) -> Int {
        switch version {
        case 0: table.length < 78 ? firstLength : 78
        case 1: 86
        case 2...4: 96
        default: 100
        }
    }
}
