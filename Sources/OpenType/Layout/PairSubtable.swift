/// A subtable of `GPOS` that adjusts two adjacent glyphs, by pairs or by their classes.
///
/// https://learn.microsoft.com/typography/opentype/spec/gpos#lookup-type-2-subtable-pair-adjustment-positioning
final class PairSubtable {
    private enum Pairs {
        case single
        case classes(ClassDefinition, ClassDefinition, firstCount: Int, secondCount: Int)
    }

    let coverage: Coverage
    private let bytes: FontBytes
    private let offset: Int
    private let first: ValueRecord
    private let second: ValueRecord
    private let deltas: VariationDeltas?
    private let pairs: Pairs

    init(
        _ bytes: FontBytes, at offset: Int, _ deltas: VariationDeltas?, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        (self.bytes, self.offset, self.deltas) = (bytes, offset, deltas)
        let format = try bytes.uint16(at: offset)
        coverage = try Coverage(bytes, at: offset + Int(try bytes.uint16(at: offset + 2)), &limit)
        first = ValueRecord(format: try bytes.uint16(at: offset + 4))
        second = ValueRecord(format: try bytes.uint16(at: offset + 6))
        let size = first.size + second.size
        switch format {
        case 1:
            pairs = .single
            try Self.checkSets(bytes, at: offset, recordSize: 2 + size, &limit)
        case 2:
            let first = try ClassDefinition(bytes, at: offset + Int(try bytes.uint16(at: offset + 8)), &limit)
            let second = try ClassDefinition(
                bytes, at: offset + Int(try bytes.uint16(at: offset + 10)), &limit)
            let counts = (Int(try bytes.uint16(at: offset + 12)), Int(try bytes.uint16(at: offset + 14)))
            // In 64 bits, because an `Int` may have 32; the largest product is far smaller.
            let total = Int64(counts.0) * Int64(counts.1) * Int64(size)
            guard Int64(offset) + 16 + total <= Int64(bytes.count) else { throw .offsetOutsideTable }
            pairs = .classes(first, second, firstCount: counts.0, secondCount: counts.1)
        default: throw .format(Int(format))
        }
    }

    private static func checkSets(
        _ bytes: FontBytes, at offset: Int, recordSize: Int, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        let count = Int(try bytes.uint16(at: offset + 8))
        try limit.spend(count)
        for number in 0..<count {
            let set = offset + Int(try bytes.uint16(at: offset + 10 + 2 * number))
            let pairCount = Int(try bytes.uint16(at: set))
            try limit.spend(pairCount)
            guard set + 2 + pairCount * recordSize <= bytes.count else { throw .offsetOutsideTable }
            var previous = -1
            for pair in 0..<pairCount {
                let glyph = bytes.word(at: set + 2 + pair * recordSize)
                guard glyph > previous else { throw .unsorted }
                previous = glyph
            }
        }
    }

    /// The adjustment of a pair; `nil` if the next subtable decides.
    func adjustment(_ first: UInt16, _ second: UInt16) -> PairAdjustment? {
        guard let index = coverage.index(of: first) else { return nil }
        switch pairs {
        case .single: return single(index, Int(second))
        case .classes(let firstClasses, let secondClasses, let firstCount, let secondCount):
            let row = firstClasses.classNumber(of: first)
            let column = secondClasses.classNumber(of: second)
            guard row < firstCount, column < secondCount else { return nil }
            return adjustment(
                at: offset + 16 + (row * secondCount + column) * (self.first.size + self.second.size),
                in: offset)
        }
    }

    private func single(_ index: Int, _ second: Int) -> PairAdjustment? {
        guard index < bytes.word(at: offset + 8) else { return nil }
        let set = offset + bytes.word(at: offset + 10 + 2 * index)
        let size = 2 + first.size + self.second.size
        let low = (0..<bytes.word(at: set)).partitioningIndex {
            bytes.word(at: set + 2 + $0 * size) >= second
        }
        let pair = set + 2 + low * size
        guard low < bytes.word(at: set), bytes.word(at: pair) == second else { return nil }
        return adjustment(at: pair + 2, in: set)
    }

    /// The adjustment at an offset, in a part of the table from which offsets are counted.
    private func adjustment(at place: Int, in start: Int) -> PairAdjustment {
        PairAdjustment(
            first: first.value(bytes, at: place, in: start, deltas),
            second: second.value(bytes, at: place + first.size, in: start, deltas),
            takesSecond: !second.isEmpty)
    }
}

/// The adjustments of two glyphs, in units.
struct PairAdjustment: Equatable {
    let first: GlyphAdjustment
    let second: GlyphAdjustment
    /// Whether the second glyph is not the first of another pair of the same lookup.
    let takesSecond: Bool

    /// Whether anything is different from a pair without adjustment.
    var hasEffect: Bool { takesSecond || first != .none }
}
