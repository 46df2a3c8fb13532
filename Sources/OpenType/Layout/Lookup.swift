/// A lookup of `GPOS` or `GSUB`, of which the subtables that are understood are kept.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#lookup-table
struct Lookup<Subtable: LookupSubtable> {
    let filter: GlyphFilter
    let subtables: [Subtable]

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        let type = Int(try bytes.uint16(at: offset))
        let flags = try bytes.uint16(at: offset + 2)
        let count = Int(try bytes.uint16(at: offset + 4))
        let places = offset + 6
        let set = flags & GlyphFilter.usesMarkSet != 0 ? Int(try bytes.uint16(at: places + 2 * count)) : nil
        filter = GlyphFilter(flags: flags, markSet: set)
        var subtables: [Subtable] = []
        // Each is looked at for every glyph.
        try limit.spend(stepsAGlyph: 8 * count)
        for number in 0..<count {
            let start = Int(try bytes.uint16(at: places + 2 * number))
            guard start != 0 else { throw .offsetOutsideTable }
            let (type, place) = try Self.extended(type, bytes, at: offset + start)
            if let subtable = try Subtable(bytes, at: place, type: type, &limit) {
                subtables.append(subtable)
            }
        }
        self.subtables = subtables
    }

    /// What an extension stands for, and where that is; any other subtable as it is.
    private static func extended(
        _ type: Int, _ bytes: FontBytes, at offset: Int
    ) throws(TableFault) -> (type: Int, offset: Int) {
        guard type == Subtable.extensionType else { return (type, offset) }
        let format = try bytes.uint16(at: offset)
        guard format == 1 else { throw .format(Int(format)) }
        let type = Int(try bytes.uint16(at: offset + 2))
        guard type != Subtable.extensionType else { throw .nestedExtension }
        let start = Int(clamping: try bytes.uint32(at: offset + 4))
        guard start != 0, start < bytes.count else { throw .offsetOutsideTable }
        return (type, offset + start)
    }

    /// Whether the lookup may do something where a glyph stands.
    func covers(_ glyph: UInt16, in bytes: FontBytes) -> Bool {
        subtables.contains { $0.coverage.index(of: glyph, in: bytes) != nil }
    }
}

/// What a lookup consists of.
protocol LookupSubtable {
    /// The type of lookups that stand for another.
    static var extensionType: Int { get }
    /// The features whose lookups count.
    static var features: [FontTag] { get }
    /// The glyphs where it may do something.
    var coverage: Coverage { get }
    /// The subtable at an offset; `nil` for a type that is not understood.
    init?(_ bytes: FontBytes, at offset: Int, type: Int, _ limit: inout ReadingLimit) throws(TableFault)
}

/// How much of a table is still looked at while it is checked.
///
/// Parts of a table may lie over each other, so that a kilobyte could describe a million entries; those of
/// sound fonts do hardly.
struct ReadingLimit {
    private var remaining: Int
    /// The steps that a glyph of a text may cost at worst; the largest known fonts need a tenth.
    private var remainingSteps = 65536

    /// A limit in proportion to the size of a table in bytes.
    init(tableSize: Int) { remaining = 16 * tableSize + 4096 }

    /// - Throws: `tooComplex`.
    mutating func spend(_ entries: Int) throws(TableFault) {
        guard entries <= remaining else { throw .tooComplex }
        remaining -= entries
    }

    /// Counts what is done at worst wherever a glyph of a text stands, whatever the size of the table.
    ///
    /// - Throws: `tooComplex`.
    mutating func spend(stepsAGlyph steps: Int) throws(TableFault) {
        guard steps <= remainingSteps else { throw .tooComplex }
        remainingSteps -= steps
    }
}
