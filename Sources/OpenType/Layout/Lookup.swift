/// A lookup of `GPOS` or `GSUB` with its supported subtables.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#lookup-table
struct Lookup<Subtable: LookupSubtable> {
    let filter: GlyphFilter
    let subtables: [Subtable]

    init(
        _ bytes: FontBytes, at offset: Int, _ deltas: VariationDeltas?, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        let type = Int(try bytes.uint16(at: offset))
        let flags = try bytes.uint16(at: offset + 2)
        let count = Int(try bytes.uint16(at: offset + 4))
        let places = offset + 6
        let set = flags & GlyphFilter.usesMarkSet != 0 ? Int(try bytes.uint16(at: places + 2 * count)) : nil
        filter = GlyphFilter(flags: flags, markSet: set)
        var subtables: [Subtable] = []
        // Every glyph visits all of them.
        try limit.spend(stepsAGlyph: 8 * count)
        for number in 0..<count {
            let start = Int(try bytes.uint16(at: places + 2 * number))
            guard start != 0 else { throw .offsetOutsideTable }
            let (type, place) = try Self.extended(type, bytes, at: offset + start)
            if let subtable = try Subtable(bytes, at: place, type: type, deltas, &limit) {
                subtables.append(subtable)
            }
        }
        self.subtables = subtables
    }

    /// The type and offset behind an extension subtable; other subtables are unchanged.
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

    /// Whether the lookup applies from the end of a text to its start.
    var isReverse: Bool { subtables.first?.isReverse ?? false }

    /// Whether the lookup may apply at a glyph.
    func covers(_ glyph: UInt16) -> Bool {
        subtables.contains { $0.coverage.index(of: glyph) != nil }
    }
}

/// A subtable of a lookup.
protocol LookupSubtable {
    /// The type of extension lookups.
    static var extensionType: Int { get }
    /// The features whose lookups count.
    static var features: [FontTag] { get }
    /// The glyphs at which it may apply.
    var coverage: Coverage { get }
    /// Whether it applies from the end of a text to its start.
    var isReverse: Bool { get }
    /// The lookups that its rules apply.
    var nestedLookups: Set<Int> { get }
    /// The subtable at an offset; `nil` for a type that has no influence on widths.
    ///
    /// `deltas` are the variations of its values at an instance.
    init?(
        _ bytes: FontBytes, at offset: Int, type: Int, _ deltas: VariationDeltas?,
        _ limit: inout ReadingLimit
    ) throws(TableFault)
}

/// A budget for checking a table.
///
/// Parts of a table may overlap, so a kilobyte could describe a million entries; valid fonts hardly overlap.
struct ReadingLimit {
    private var remaining: Int
    /// The number of steps that a glyph of a text may cost; the largest known fonts need a tenth of it.
    private var remainingSteps = 65536

    /// A limit proportional to the size of a table in bytes.
    init(tableSize: Int) { remaining = 16 * tableSize + 4096 }

    /// - Throws: `tooComplex`.
    mutating func spend(_ entries: Int) throws(TableFault) {
        guard entries <= remaining else { throw .tooComplex }
        remaining -= entries
    }

    /// Counts the worst-case steps per glyph of a text, regardless of the size of the table.
    ///
    /// - Throws: `tooComplex`.
    mutating func spend(stepsAGlyph steps: Int) throws(TableFault) {
        guard steps <= remainingSteps else { throw .tooComplex }
        remainingSteps -= steps
    }
}
