/// The adjustment of widths for pairs of glyphs, from `GPOS` or `kern`.
final class PairKerning {
    private enum Source {
        case none
        case pairs(LookupStage<PositioningSubtable>)
        case positioning(GlyphPositioning)
        case kern(KernTable, isRightToLeft: Bool)
        /// Positions of `GPOS` without kerning, and the pairs of `kern`.
        case both(PairKerning, PairKerning)
    }

    private var source: Source
    private var cache = PairCache<PairAdjustment?>()

    init() { source = .none }

    init(_ first: PairKerning, and second: PairKerning) { source = .both(first, second) }

    init(_ stage: LookupStage<PositioningSubtable>, isRightToLeft: Bool) {
        let isPairs = stage.lookups.allSatisfy { entry in
            entry.lookup.subtables.allSatisfy { subtable in
                if case .pair = subtable { return true }
                return false
            }
        }
        source =
            isPairs
            ? .pairs(stage) : .positioning(GlyphPositioning(stage, isRightToLeft: isRightToLeft))
    }

    /// The pairs of `kern`, reversed for a right-to-left script.
    init(_ table: KernTable, isRightToLeft: Bool) { source = .kern(table, isRightToLeft: isRightToLeft) }

    /// The sum over a text in units, without adjustments of marks, which have no width.
    ///
    /// - Parameters:
    ///   - row: The glyphs.
    ///   - classes: Their classes.
    ///   - advance: The advance of the glyph at a position, without adjustments.
    /// - Returns: Units.
    func sum(over row: GlyphRow, _ classes: GlyphClasses?, advance: (Int) -> Int) -> Int {
        let glyphs = row.glyphs
        switch source {
        case .none: return 0
        case .both(let first, let second):
            return first.sum(over: row, classes, advance: advance)
                + second.sum(over: row, classes, advance: advance)
        case .positioning(var positioning):
            // The only reference, so that it is changed in place.
            source = .none
            defer { source = .positioning(positioning) }
            return positioning.sum(over: row, classes, advance: advance)
        case .pairs(var stage):
            source = .none
            defer { source = .pairs(stage) }
            var sum = 0
            for place in stage.lookups.indices { sum += self.sum(over: glyphs, place, &stage, classes) }
            return sum
        case .kern(let table, let isRightToLeft):
            var sum = 0
            var left: UInt16?
            for glyph in glyphs where glyph.takesSpace {
                if let left {
                    let pair = isRightToLeft ? (glyph.glyph, left) : (left, glyph.glyph)
                    let adjustment = cache.value(lookup: 0, pair.0, pair.1) {
                        let units = Int32(clamping: table.adjustment(pair.0, pair.1))
                        return PairAdjustment(
                            first: GlyphAdjustment(advance: units, offset: 0), second: .none,
                            takesSecond: false)
                    }
                    sum += Int(adjustment?.first.advance ?? 0)
                }
                left = glyph.glyph
            }
            return sum
        }
    }

    /// The sum of a lookup: the first subtable with an entry decides each pair.
    private func sum(
        over glyphs: [TextGlyph], _ place: Int, _ stage: inout LookupStage<PositioningSubtable>,
        _ classes: GlyphClasses?
    ) -> Int {
        let lookup = stage.lookups[place].lookup
        var sum = 0
        var first = 0
        while first < glyphs.count {
            let glyph = glyphs[first]
            guard !glyph.isBarrier, stage.covers(place, glyph.glyph),
                !lookup.filter.skips(glyph, classes)
            else {
                first += 1
                continue
            }
            var second = first + 1
            while second < glyphs.count,
                glyphs[second].isBarrier || lookup.filter.skips(glyphs[second], classes)
            {
                second += 1
            }
            guard second < glyphs.count else { break }
            let other = glyphs[second]
            let adjustment = cache.value(lookup: place, glyph.glyph, other.glyph) {
                for subtable in lookup.subtables {
                    if case .pair(let pair) = subtable, let found = pair.adjustment(glyph.glyph, other.glyph)
                    {
                        return found
                    }
                }
                return nil
            }
            guard let adjustment else {
                first += 1
                continue
            }
            if glyph.takesSpace { sum += Int(adjustment.first.advance) }
            if other.takesSpace { sum += Int(adjustment.second.advance) }
            first = adjustment.takesSecond ? second + 1 : second
        }
        return sum
    }
}

/// A cache of the adjustments of recent pairs of glyphs.
struct PairCache<Value> {
    private static var size: Int { 2048 }

    private var keys: [UInt64] = []
    private var values: [Value?] = []

    /// The adjustment of a pair, computed by a function if it is not cached.
    mutating func value(lookup: Int, _ first: UInt16, _ second: UInt16, _ look: () -> Value) -> Value {
        if keys.isEmpty {
            // No key has all bits set, because there are fewer lookups.
            keys = Array(repeating: .max, count: Self.size)
            values = Array(repeating: nil, count: Self.size)
        }
        let key = UInt64(UInt16(truncatingIfNeeded: lookup)) << 32 | UInt64(first) << 16 | UInt64(second)
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 53)
        if keys[place] == key, let value = values[place] { return value }
        let value = look()
        keys[place] = key
        values[place] = value
        return value
    }
}
