/// A subtable of `GPOS` that adjusts two adjacent glyphs, by pairs or by their classes.
///
/// https://learn.microsoft.com/typography/opentype/spec/gpos#lookup-type-2-subtable-pair-adjustment-positioning
struct PairSubtable: LookupSubtable {
    static let extensionType = 9
    static let features = [FontTag.kern]

    /// The layout of an adjustment of two glyphs.
    private struct Record {
        let first: UInt16
        let second: UInt16

        static func size(_ format: UInt16) -> Int { 2 * format.nonzeroBitCount }
        var size: Int { Self.size(first) + Self.size(second) }

        /// The adjustment of the advances at an offset; the advance is the third value if all are stored.
        func adjustment(_ bytes: FontBytes, at offset: Int) -> PairAdjustment {
            PairAdjustment(
                first: Self.advance(first, bytes, at: offset),
                second: Self.advance(second, bytes, at: offset + Self.size(first)), takesSecond: second != 0)
        }

        private static func advance(_ format: UInt16, _ bytes: FontBytes, at offset: Int) -> Int16 {
            guard format & 0x4 != 0 else { return 0 }
            return Int16(truncatingIfNeeded: bytes.word(at: offset + size(format & 0x3)))
        }
    }

    private enum Pairs {
        case single
        case classes(ClassDefinition, ClassDefinition, firstCount: Int, secondCount: Int)
    }

    let coverage: Coverage
    private let bytes: FontBytes
    private let offset: Int
    private let record: Record
    private let pairs: Pairs

    init?(_ bytes: FontBytes, at offset: Int, type: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        guard type == 2 else { return nil }
        (self.bytes, self.offset) = (bytes, offset)
        let format = try bytes.uint16(at: offset)
        coverage = try Coverage(bytes, at: offset + Int(try bytes.uint16(at: offset + 2)), &limit)
        record = Record(first: try bytes.uint16(at: offset + 4), second: try bytes.uint16(at: offset + 6))
        switch format {
        case 1:
            pairs = .single
            try Self.checkSets(bytes, at: offset, recordSize: 2 + record.size, &limit)
        case 2:
            let first = try ClassDefinition(bytes, at: offset + Int(try bytes.uint16(at: offset + 8)), &limit)
            let second = try ClassDefinition(
                bytes, at: offset + Int(try bytes.uint16(at: offset + 10)), &limit)
            let counts = (Int(try bytes.uint16(at: offset + 12)), Int(try bytes.uint16(at: offset + 14)))
            // In 64 bits, because an `Int` may have 32; the largest product is far smaller.
            let size = Int64(counts.0) * Int64(counts.1) * Int64(record.size)
            guard Int64(offset) + 16 + size <= Int64(bytes.count) else { throw .offsetOutsideTable }
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
            return record.adjustment(bytes, at: offset + 16 + (row * secondCount + column) * record.size)
        }
    }

    private func single(_ index: Int, _ second: Int) -> PairAdjustment? {
        guard index < bytes.word(at: offset + 8) else { return nil }
        let set = offset + bytes.word(at: offset + 10 + 2 * index)
        let size = 2 + record.size
        let low = (0..<bytes.word(at: set)).partitioningIndex {
            bytes.word(at: set + 2 + $0 * size) >= second
        }
        let pair = set + 2 + low * size
        guard low < bytes.word(at: set), bytes.word(at: pair) == second else { return nil }
        return record.adjustment(bytes, at: pair + 2)
    }
}

/// The adjustment of the advances of two glyphs, in units.
struct PairAdjustment: Equatable {
    let first: Int16
    let second: Int16
    /// Whether the second glyph is not the first of another pair of the same lookup.
    let takesSecond: Bool
}
