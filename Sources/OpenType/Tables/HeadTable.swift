/// `head`: how many units an em has.
///
/// https://learn.microsoft.com/typography/opentype/spec/head
struct HeadTable {
    let unitsPerEm: UInt16

    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.start(count: 54)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        guard try bytes.uint32(at: 12) == 0x5F0F_3CF5 else { throw .magicNumber }
        unitsPerEm = try bytes.uint16(at: 18)
        guard (16...16384).contains(unitsPerEm) else { throw .unitsPerEm(unitsPerEm) }
    }
}
