/// The tables of a face, by their tags.
///
/// https://learn.microsoft.com/typography/opentype/spec/otff#table-directory
struct TableDirectory {
    /// The number of tables that a face may have: with more, a field of the directory would not fit its 16
    /// bits.
    static let maximumCount = 4095

    /// Tables that are ignored, with a note, when they are broken.
    private static let optional: [FontTag] = [
        .gdef, .gpos, .gsub, .kern, .mvar, .name, .os2, .stat, .fvar,
    ]

    private struct Record {
        let tag: FontTag
        let offset: UInt32
        let length: UInt32
    }

    private let source: FontSource
    private let records: [Record]

    /// The directory at an offset of a file.
    ///
    /// - Throws: ``FontError`` if the directory is invalid, or a required table is beyond the end, as in a
    ///   file that is cut short.
    init(in source: FontSource, at offset: Int) throws(FontError) {
        self.source = source
        let (version, count) = try source.header(at: offset, count: 12) { bytes throws(TableFault) in
            (try bytes.uint32(at: 0), Int(try bytes.uint16(at: 4)))
        }
        guard FileSignature.isFace(version) else { throw .noFace }
        guard (1...Self.maximumCount).contains(count) else { throw .numberOfTables(count) }
        records = try source.header(at: offset + 12, count: 16 * count) { bytes throws(TableFault) in
            var records: [Record] = []
            for start in stride(from: 0, to: 16 * count, by: 16) {
                records.append(
                    Record(
                        tag: try bytes.tag(at: start), offset: try bytes.uint32(at: start + 8),
                        length: try bytes.uint32(at: start + 12)))
            }
            return records
        }
        for record in records where !Self.optional.contains(record.tag) {
            guard source.holds(offset: UInt64(record.offset), count: UInt64(record.length)) else {
                throw .table(record.tag, .outsideFile)
            }
        }
    }

    /// Whether a table exists, broken or not.
    func hasTable(_ tag: FontTag) -> Bool { records.contains { $0.tag == tag } }

    /// A table.
    ///
    /// - Throws: `missing`, `repeated`, `outsideFile`.
    func table(_ tag: FontTag) throws(TableFault) -> FontTable {
        let found = records.filter { $0.tag == tag }
        guard let record = found.first else { throw .missing }
        guard found.count == 1 else { throw .repeated }
        return try FontTable(in: source, offset: record.offset, length: record.length)
    }

    /// Reads a required table.
    func required<Value>(
        _ tag: FontTag, _ read: (FontTable) throws(TableFault) -> Value
    ) throws(FontError) -> Value {
        do throws(TableFault) {
            return try read(try table(tag))
        } catch {
            throw FontError(tag, error)
        }
    }

    /// Reads an optional table; `nil` if the face does not have it, or, with a note, if it is broken.
    func optional<Value>(
        _ tag: FontTag, _ notes: inout [FontNote], _ read: (FontTable) throws(TableFault) -> Value
    ) throws(FontError) -> Value? {
        guard hasTable(tag) else { return nil }
        do throws(TableFault) {
            return try read(try table(tag))
        } catch {
            // A table that cannot be read may be a good one.
            guard error != .unreadable else { throw .unreadable }
            notes.append(.ignoredTable(tag, error))
            return nil
        }
    }
}
