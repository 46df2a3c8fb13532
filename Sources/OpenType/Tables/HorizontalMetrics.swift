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

    private init(ascender: Int16, descender: Int16, lineGap: Int16) {
        (self.ascender, self.descender, self.lineGap) = (ascender, descender, lineGap)
    }

    /// The numbers at an instance of a variable font.
    func varied(by variations: MetricsVariations?) -> LineMetrics {
        guard let variations else { return self }
        let sum = { (units: Int16, tag: String) in Int16(clamping: Int(units) + variations.delta(tag)) }
        return LineMetrics(
            ascender: sum(ascender, "hasc"), descender: sum(descender, "hdsc"), lineGap: sum(lineGap, "hlgp"))
    }
}

/// `hmtx`: the widths of glyphs.
///
/// https://learn.microsoft.com/typography/opentype/spec/hmtx
struct AdvanceTable {
    private let bytes: FontBytes
    private let last: Int
    /// The advances at an instance of a variable font; `nil` at the default one.
    private var varied: VariedAdvances?

    /// The table with the number of advances that `hhea` states, at least 1.
    init(_ table: FontTable, count: Int) throws(TableFault) {
        bytes = try table.start(count: 4 * count)
        last = count - 1
    }

    /// The advance of a glyph in units; glyphs beyond the last entry have the last advance.
    func advance(of glyph: UInt16) -> Int {
        let advance = bytes.word(at: 4 * min(Int(glyph), last))
        return varied?.advance(of: glyph, from: advance) ?? advance
    }

    /// Changes the advances to those of an instance.
    mutating func vary(numberOfGlyphs: Int, by deltas: GlyphAdvanceDeltas) {
        varied = VariedAdvances(numberOfGlyphs: numberOfGlyphs, deltas)
    }

    /// The advances at an instance, each found when a text first needs it.
    private final class VariedAdvances {
        private let deltas: GlyphAdvanceDeltas
        private var known: [Int32?]

        init(numberOfGlyphs: Int, _ deltas: GlyphAdvanceDeltas) {
            self.deltas = deltas
            known = Array(repeating: nil, count: numberOfGlyphs)
        }

        func advance(of glyph: UInt16, from units: Int) -> Int {
            let place = Int(glyph)
            guard place < known.count else { return units }
            if let advance = known[place] { return Int(advance) }
            let advance = Int32(clamping: units + deltas.delta(of: place))
            known[place] = advance
            return Int(advance)
        }
    }
}
