/// `hhea`: the vertical metrics of horizontal text, in units.
///
/// https://learn.microsoft.com/typography/opentype/spec/hhea
struct HorizontalHeader {
    let metrics: LineMetrics
    /// How many advances `hmtx` has, at least 1.
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

/// Three numbers that stand together in `hhea` and in `OS/2`, in units.
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
