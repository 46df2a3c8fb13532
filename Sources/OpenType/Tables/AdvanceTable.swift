/// `hmtx`: how wide glyphs are.
///
/// https://learn.microsoft.com/typography/opentype/spec/hmtx
struct AdvanceTable {
    private let bytes: FontBytes
    private let last: Int

    /// The table with as many advances as `hhea` says there are, at least 1.
    init(_ table: FontTable, count: Int) throws(TableFault) {
        bytes = try table.start(count: 4 * count)
        last = count - 1
    }

    /// The advance of a glyph in units; glyphs beyond the last advance have that one.
    func advance(of glyph: UInt16) -> Int { bytes.word(at: 4 * min(Int(glyph), last)) }
}
