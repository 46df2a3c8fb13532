/// `hhea`: the vertical metrics of horizontal text, in units.
///
/// https://learn.microsoft.com/typography/opentype/spec/hhea
struct HorizontalHeader {
    let metrics: LineMetrics
    /// The number of advances in `hmtx`, at least 1.
    let numberOfHMetrics: UInt16

    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.start(count: 36)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        metrics = try LineMetrics(bytes, at: 4)
        numberOfHMetrics = try bytes.uint16(at: 34)
        guard numberOfHMetrics > 0 else { throw .noAdvances }
    }
}

/// Three numbers of `hhea` and `OS/2`, in units.
struct LineMetrics: Equatable {
    let ascender: Int16
    let descender: Int16
    let lineGap: Int16

    init(_ bytes: FontBytes, at offset: Int) throws(TableFault) {
        ascender = try bytes.int16(at: offset)
        descender = try bytes.int16(at: offset + 2)
        lineGap = try bytes.int16(at: offset + 4)
    }
}

/// `hmtx`: the widths of glyphs.
///
/// https://learn.microsoft.com/typography/opentype/spec/hmtx
struct AdvanceTable {
    private let bytes: FontBytes
    private let last: Int

    /// The table with the number of advances that `hhea` states, at least 1.
    init(_ table: FontTable, count: Int) throws(TableFault) {
        bytes = try table.start(count: 4 * count)
        last = count - 1
    }

    /// The advance of a glyph in units; glyphs beyond the last entry have the last advance.
    func advance(of glyph: UInt16) -> Int { bytes.word(at: 4 * min(Int(glyph), last)) }
}

/// `MVAR`: which metrics change from one instance of a variable font to another.
///
/// https://learn.microsoft.com/typography/opentype/spec/mvar
struct MetricsVariations {
    /// The typographic ascender, descender and line gap that change.
    let lineMetrics: [FontTag]

    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.start(count: 12)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        let (size, count) = (try bytes.uint16(at: 6), try bytes.uint16(at: 8))
        guard count == 0 || size >= 8 else { throw .recordSize(size) }
        guard table.holds(count, recordsOf: size, at: 12) else { throw .offsetOutsideTable }
        // Records have the stated size; only they are read, not a table of a gigabyte.
        var found: [FontTag] = []
        for number in 0..<Int(count) {
            let record = try table.bytes(at: 12 + number * Int(size), count: 4)
            found.append(try record.tag(at: 0))
        }
        lineMetrics = Self.lineMetrics.filter(found.contains)
    }

    private static let lineMetrics = ["hasc", "hdsc", "hlgp"].map { FontTag($0) }
}
