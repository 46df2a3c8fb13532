/// A subtable of `GPOS`.
///
/// https://learn.microsoft.com/typography/opentype/spec/gpos
enum PositioningSubtable: LookupSubtable {
    case single(SingleSubtable)
    case pair(PairSubtable)
    case cursive(CursiveSubtable)
    case mark(MarkSubtable)
    case context(ContextSubtable)

    static let extensionType = 9
    /// Those that change advances.
    static let features = ["curs", "dist", "kern"].map { FontTag($0) }
    /// Those that place marks, which have no width.
    static let markFeatures = ["abvm", "blwm", "mark", "mkmk"].map { FontTag($0) }

    init?(
        _ bytes: FontBytes, at offset: Int, type: Int, _ deltas: VariationDeltas?,
        _ limit: inout ReadingLimit
    ) throws(TableFault) {
        switch type {
        case 1: self = .single(try SingleSubtable(bytes, at: offset, deltas, &limit))
        case 2: self = .pair(try PairSubtable(bytes, at: offset, deltas, &limit))
        case 3: self = .cursive(try CursiveSubtable(bytes, at: offset, deltas, &limit))
        case 4, 5, 6:
            // A mark has no width: a broken subtable leaves marks where they are, and kerning as it is.
            guard let subtable = try? MarkSubtable(bytes, at: offset, type: type, deltas, &limit) else {
                return nil
            }
            self = .mark(subtable)
        case 7, 8: self = .context(try ContextSubtable(bytes, at: offset, isChained: type == 8, &limit))
        default: return nil
        }
    }

    var coverage: Coverage {
        switch self {
        case .single(let subtable): subtable.coverage
        case .pair(let subtable): subtable.coverage
        case .cursive(let subtable): subtable.coverage
        case .mark(let subtable): subtable.coverage
        case .context(let subtable): subtable.coverage
        }
    }

    var isReverse: Bool { false }

    /// Whether it is possible at a glyph before another, regardless of what is around them.
    func mayApply(_ first: UInt16, before second: UInt16) -> Bool {
        switch self {
        case .single, .cursive, .mark: coverage.index(of: first) != nil
        case .pair(let pair): pair.adjustment(first, second).map { $0.hasEffect } ?? false
        case .context(let context): context.mayApply(first, before: second)
        }
    }

    var nestedLookups: Set<Int> {
        if case .context(let context) = self { return context.nestedLookups }
        return []
    }
}

/// The adjustment of a glyph, in units.
struct GlyphAdjustment: Equatable {
    /// Of its advance.
    var advance: Int32
    /// Of its place to the right, which counts where letters are attached to each other.
    var offset: Int32
    /// Of its place upwards, which is drawn.
    var rise: Int32 = 0

    static let none = GlyphAdjustment(advance: 0, offset: 0)
}

/// The layout of an adjustment in `GPOS`.
///
/// https://learn.microsoft.com/typography/opentype/spec/gpos#value-record
struct ValueRecord {
    private let format: UInt16

    init(format: UInt16) { self.format = format }

    /// In bytes.
    var size: Int { 2 * format.nonzeroBitCount }
    var isEmpty: Bool { format == 0 }

    /// The adjustment at an offset; `start` is that from which device tables are counted.
    func value(_ bytes: FontBytes, at offset: Int, in start: Int, _ deltas: VariationDeltas?)
        -> GlyphAdjustment
    {
        GlyphAdjustment(
            advance: value(of: 0x4, bytes, at: offset, in: start, deltas),
            offset: value(of: 0x1, bytes, at: offset, in: start, deltas),
            rise: value(of: 0x2, bytes, at: offset, in: start, deltas))
    }

    /// The value that a bit of the format stands for; its device table has the bit four places higher.
    private func value(
        of bit: UInt16, _ bytes: FontBytes, at offset: Int, in start: Int, _ deltas: VariationDeltas?
    ) -> Int32 {
        var units = 0
        if let place = place(of: bit) {
            units = Int(Int16(truncatingIfNeeded: bytes.word(at: offset + place)))
        }
        if let deltas, let place = place(of: bit << 4) {
            let device = bytes.word(at: offset + place)
            if device != 0 { units += deltas.delta(bytes, deviceAt: start + device) }
        }
        return Int32(clamping: units)
    }

    private func place(of bit: UInt16) -> Int? {
        format & bit == 0 ? nil : 2 * (format & (bit - 1)).nonzeroBitCount
    }
}

/// A subtable of `GPOS` that adjusts single glyphs.
///
/// https://learn.microsoft.com/typography/opentype/spec/gpos#lookup-type-1-subtable-single-adjustment-positioning
final class SingleSubtable {
    let coverage: Coverage
    private let bytes: FontBytes
    private let offset: Int
    private let record: ValueRecord
    private let isList: Bool
    private let deltas: VariationDeltas?

    init(
        _ bytes: FontBytes, at offset: Int, _ deltas: VariationDeltas?, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        (self.bytes, self.offset, self.deltas) = (bytes, offset, deltas)
        let format = try bytes.uint16(at: offset)
        guard format == 1 || format == 2 else { throw .format(Int(format)) }
        coverage = try Coverage(bytes, at: offset + Int(try bytes.uint16(at: offset + 2)), &limit)
        record = ValueRecord(format: try bytes.uint16(at: offset + 4))
        isList = format == 2
        let count = isList ? Int(try bytes.uint16(at: offset + 6)) : 1
        guard offset + (isList ? 8 : 6) + count * record.size <= bytes.count else {
            throw .offsetOutsideTable
        }
    }

    func adjustment(_ glyph: UInt16) -> GlyphAdjustment? {
        guard let index = coverage.index(of: glyph) else { return nil }
        guard isList else { return record.value(bytes, at: offset + 6, in: offset, deltas) }
        guard index < bytes.word(at: offset + 6) else { return nil }
        return record.value(bytes, at: offset + 8 + index * record.size, in: offset, deltas)
    }
}
