/// `name`: what a face is called, in several languages and encodings.
///
/// https://learn.microsoft.com/typography/opentype/spec/name
struct NameTable {
    /// What a name tells.
    enum Subject: UInt16, CaseIterable {
        case family = 1
        case postScriptName = 6
        case typographicFamily = 16
    }

    private let names: [Subject: String]

    init(_ table: FontTable) throws(TableFault) {
        let header = try table.start(count: 6)
        let version = try header.uint16(at: 0)
        guard version <= 1 else { throw .version(version) }
        let count = Int(try header.uint16(at: 2))
        let storage = Int(try header.uint16(at: 4))
        let records = try table.bytes(at: 6, count: NameRecord.size * count)
        var best: [Subject: NameRecord] = [:]
        for start in stride(from: 0, to: records.count, by: NameRecord.size) {
            guard let record = try NameRecord(records, at: start) else { continue }
            if best[record.subject].map({ record.rank < $0.rank }) ?? true { best[record.subject] = record }
        }
        var names: [Subject: String] = [:]
        // In order, so that of two faults the same is reported in every run.
        for subject in Subject.allCases {
            guard let record = best[subject] else { continue }
            let bytes = try table.bytes(at: storage + record.offset, count: record.length)
            names[record.subject] = try record.encoding.text(of: bytes)
        }
        self.names = names
    }

    /// The name in English where there is one; `nil` where there is none that can be read.
    func text(_ subject: Subject) -> String? { names[subject] }
}

/// What a face is called.
public struct FontName: Hashable, Sendable {
    /// The family: the typographic one (name 16) where the font has it, else name 1, in English where there is
    /// such; `nil` where the font says nothing.
    public let family: String?

    /// The PostScript name (name 6), by which apps ask for the font; `nil` where the font has none.
    public let postScriptName: String?

    /// Whether the family is one of the platform's own, which get its published tracking once a glyph.
    public var isSystemFamily: Bool {
        guard let family else { return false }
        return family.hasPrefix("SF Pro") || family.hasPrefix("SF Compact")
    }

    init(_ directory: TableDirectory, _ notes: inout [FontNote]) throws(FontError) {
        let table = try directory.optional(.name, &notes) { table throws(TableFault) in try NameTable(table) }
        family = table?.text(.typographicFamily) ?? table?.text(.family)
        postScriptName = table?.text(.postScriptName)
    }
}
