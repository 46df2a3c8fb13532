/// A place at which glyphs are attached to each other, from the origin of the glyph in units.
///
/// https://learn.microsoft.com/typography/opentype/spec/gpos#anchor-tables
struct GlyphAnchor {
    let x: Int
    let y: Int

    init(_ bytes: FontBytes, at offset: Int, _ deltas: VariationDeltas?) {
        let hasDevices = bytes.word(at: offset) == 3
        let coordinate = { (place: Int, device: Int) in
            let units = Int(Int16(truncatingIfNeeded: bytes.word(at: offset + place)))
            guard let deltas, hasDevices, bytes.word(at: offset + device) != 0 else { return units }
            return units + deltas.delta(bytes, deviceAt: offset + bytes.word(at: offset + device))
        }
        (x, y) = (coordinate(2, 6), coordinate(4, 8))
    }
}

/// A subtable of `GPOS` that attaches a letter to the one before it, as in Nastaliq.
///
/// https://learn.microsoft.com/typography/opentype/spec/gpos#lookup-type-3-subtable-cursive-attachment-positioning
final class CursiveSubtable {
    let coverage: Coverage
    private let bytes: FontBytes
    private let offset: Int
    private let deltas: VariationDeltas?

    init(
        _ bytes: FontBytes, at offset: Int, _ deltas: VariationDeltas?, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        (self.bytes, self.offset, self.deltas) = (bytes, offset, deltas)
        let format = try bytes.uint16(at: offset)
        guard format == 1 else { throw .format(Int(format)) }
        coverage = try Coverage(bytes, at: offset + Int(try bytes.uint16(at: offset + 2)), &limit)
        let count = Int(try bytes.uint16(at: offset + 4))
        guard offset + 6 + 4 * count <= bytes.count else { throw .offsetOutsideTable }
    }

    /// The place at which a glyph attaches to the one before it, from its origin in units.
    func entry(of glyph: UInt16) -> GlyphAnchor? { anchor(of: glyph, field: 0) }

    /// The place at which the next glyph attaches to it.
    func exit(of glyph: UInt16) -> GlyphAnchor? { anchor(of: glyph, field: 2) }

    private func anchor(of glyph: UInt16, field: Int) -> GlyphAnchor? {
        guard let index = coverage.index(of: glyph), index < bytes.word(at: offset + 4) else { return nil }
        let start = bytes.word(at: offset + 6 + 4 * index + field)
        guard start != 0 else { return nil }
        return GlyphAnchor(bytes, at: offset + start, deltas)
    }
}

/// A subtable of `GPOS` that attaches a mark to a letter, to a ligature or to another mark.
///
/// https://learn.microsoft.com/typography/opentype/spec/gpos#lookup-type-4-subtable-mark-to-base-attachment-positioning
final class MarkSubtable {
    /// What the mark is attached to.
    enum Base {
        case letter
        case ligature
        case mark
    }

    /// The marks.
    let coverage: Coverage
    let base: Base
    private let bases: Coverage
    private let bytes: FontBytes
    private let classCount: Int
    private let marks: Int
    private let anchors: Int
    private let deltas: VariationDeltas?

    init(
        _ bytes: FontBytes, at offset: Int, type: Int, _ deltas: VariationDeltas?,
        _ limit: inout ReadingLimit
    ) throws(TableFault) {
        (self.bytes, self.deltas) = (bytes, deltas)
        base = type == 4 ? .letter : type == 5 ? .ligature : .mark
        let format = try bytes.uint16(at: offset)
        guard format == 1 else { throw .format(Int(format)) }
        coverage = try Coverage(bytes, at: offset + Int(try bytes.uint16(at: offset + 2)), &limit)
        bases = try Coverage(bytes, at: offset + Int(try bytes.uint16(at: offset + 4)), &limit)
        classCount = Int(try bytes.uint16(at: offset + 6))
        marks = offset + Int(try bytes.uint16(at: offset + 8))
        anchors = offset + Int(try bytes.uint16(at: offset + 10))
        guard marks + 2 + 4 * Int(try bytes.uint16(at: marks)) <= bytes.count else {
            throw .offsetOutsideTable
        }
    }

    /// Where a mark is placed, from the place at which it would stand upon the other glyph's origin; `nil` if the
    /// subtable does not attach them.
    ///
    /// A mark of a ligature belongs to its last part.
    func shift(of mark: UInt16, on glyph: UInt16) -> (x: Int, y: Int)? {
        guard let markIndex = coverage.index(of: mark), markIndex < bytes.word(at: marks),
            let baseIndex = bases.index(of: glyph), baseIndex < bytes.word(at: anchors)
        else { return nil }
        let record = marks + 2 + 4 * markIndex
        let markClass = bytes.word(at: record)
        guard markClass < classCount, bytes.word(at: record + 2) != 0 else { return nil }
        var (start, row) = (anchors, baseIndex)
        if base == .ligature {
            start += bytes.word(at: anchors + 2 + 2 * baseIndex)
            row = bytes.word(at: start) - 1
        }
        let place = start + 2 + 2 * (row * classCount + markClass)
        guard row >= 0, bytes.word(at: place) != 0 else { return nil }
        let own = GlyphAnchor(bytes, at: marks + bytes.word(at: record + 2), deltas)
        let other = GlyphAnchor(bytes, at: start + bytes.word(at: place), deltas)
        return (other.x - own.x, other.y - own.y)
    }
}
