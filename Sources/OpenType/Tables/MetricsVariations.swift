/// `MVAR`: which metrics change from one instance of a variable font to another.
///
/// https://learn.microsoft.com/typography/opentype/spec/mvar
struct MetricsVariations {
    /// Those of the typographic ascender, descender and line gap that change.
    let lineMetrics: [FontTag]

    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.start(count: 12)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        let (size, count) = (try bytes.uint16(at: 6), try bytes.uint16(at: 8))
        guard count == 0 || size >= 8 else { throw .recordSize(size) }
        guard table.holds(count, recordsOf: size, at: 12) else { throw .offsetOutsideTable }
        // Records are as large as they say, so that a table of a gigabyte is not read at once.
        var found: [FontTag] = []
        for number in 0..<Int(count) {
            let record = try table.bytes(at: 12 + number * Int(size), count: 4)
            found.append(try record.tag(at: 0))
        }
        lineMetrics = Self.lineMetrics.filter(found.contains)
    }

    private static let lineMetrics = ["hasc", "hdsc", "hlgp"].map { FontTag($0) }
}
