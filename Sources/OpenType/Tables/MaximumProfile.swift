/// `maxp`: how many glyphs a face has.
///
/// https://learn.microsoft.com/typography/opentype/spec/maxp
struct MaximumProfile {
    /// At least 1: the glyph 0 stands for what is missing.
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
