/// `STAT`: that a face has it decides which metrics count; what is in it does not.
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
