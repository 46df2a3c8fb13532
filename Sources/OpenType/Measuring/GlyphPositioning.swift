/// The adjustments of glyphs by `GPOS`: the lookups of some features in order, each from the first glyph to the last.
struct GlyphPositioning {
    /// The number of lookups within lookups, as in HarfBuzz.
    private static let maximumDepth = 64

    private var stage: LookupStage<PositioningSubtable>
    private let isRightToLeft: Bool
    private var adjustments: [GlyphAdjustment] = []
    /// The glyphs that others are attached to.
    private var attachments: [Attachment?] = []
    /// Whether a lookup may apply at a glyph before another.
    private var beginnings = PairCache<Bool>()

    init(_ stage: LookupStage<PositioningSubtable>, isRightToLeft: Bool) {
        self.stage = stage
        self.isRightToLeft = isRightToLeft
    }

    /// The glyph to which another is attached.
    private struct Attachment {
        let place: Int
        /// Whether the glyph is a mark, which moves with the other in both directions.
        let isMark: Bool
    }

    /// The sum of all adjustments of a text in units, without those of marks, which have no width.
    ///
    /// - Parameters:
    ///   - row: The glyphs.
    ///   - classes: Their classes.
    ///   - advance: The advance of the glyph at a position, without adjustments.
    /// - Returns: Units.
    mutating func sum(over row: GlyphRow, _ classes: GlyphClasses?, advance: (Int) -> Int) -> Int {
        if stage.isEmpty { return 0 }
        adjust(row, classes, advance)
        return row.indices.reduce(0) { sum, place in
            row[place].takesSpace ? sum + Int(adjustments[place].advance) : sum
        }
    }

    /// The adjustments of the glyphs of a text, with the places of those that are attached to others.
    ///
    /// - Parameters:
    ///   - row: The glyphs, of a script that is written from left to right.
    ///   - classes: Their classes.
    ///   - advance: The advance of the glyph at a position, without adjustments; 0 for marks.
    /// - Returns: One for each glyph; a mark has no advance.
    mutating func adjustments(
        of row: GlyphRow, _ classes: GlyphClasses?, advance: (Int) -> Int
    ) -> [GlyphAdjustment] {
        adjust(row, classes, advance)
        var (pens, pen): ([Int], Int) = ([], 0)
        for place in row.indices {
            if !row[place].takesSpace { adjustments[place].advance = 0 }
            pens.append(pen)
            pen += advance(place) + Int(adjustments[place].advance)
            guard let attachment = attachments[place] else { continue }
            // The other glyph comes before it, so it has its place already.
            let other = adjustments[attachment.place]
            adjustments[place].rise &+= other.rise
            guard attachment.isMark else { continue }
            adjustments[place].offset &+= other.offset
            adjustments[place].offset &-= Int32(clamping: pens[place] - pens[attachment.place])
        }
        return adjustments
    }

    private mutating func adjust(_ row: GlyphRow, _ classes: GlyphClasses?, _ advance: (Int) -> Int) {
        adjustments = Array(repeating: .none, count: row.count)
        attachments = Array(repeating: nil, count: row.count)
        var budget = GlyphMatcher.budget(glyphCount: row.count)
        for number in stage.lookups.indices {
            let lookup = stage.lookups[number].lookup
            var matcher = GlyphMatcher(lookup.filter, classes, forms: .all, budget: budget)
            var place = 0
            while place < row.count {
                let glyph = row[place]
                guard !glyph.isBarrier, stage.covers(number, glyph.glyph),
                    !lookup.filter.skips(glyph, classes),
                    mayApply(number, lookup, at: place, in: row, matcher),
                    let next = apply(lookup, at: place, in: row, &matcher, advance, depth: 0)
                else {
                    place += 1
                    continue
                }
                place = max(next, place + 1)
            }
            budget = matcher.budget
        }
    }

    /// Whether a lookup may apply at a position, judged by its glyph and the next one.
    private mutating func mayApply(
        _ number: Int, _ lookup: Lookup<PositioningSubtable>, at place: Int, in row: GlyphRow,
        _ matcher: GlyphMatcher
    ) -> Bool {
        guard let next = matcher.next(after: place, in: row), !row[next].isBarrier else { return true }
        let (first, second) = (row[place].glyph, row[next].glyph)
        return beginnings.value(lookup: number, first, second) {
            lookup.subtables.contains { $0.mayApply(first, before: second) }
        }
    }

    /// Applies the first subtable that fits at a position.
    ///
    /// - Returns: The position at which the lookup goes on; `nil` if none fits.
    private mutating func apply(
        _ lookup: Lookup<PositioningSubtable>, at place: Int, in row: GlyphRow,
        _ matcher: inout GlyphMatcher, _ advance: (Int) -> Int, depth: Int
    ) -> Int? {
        let glyph = row[place].glyph
        for subtable in lookup.subtables {
            switch subtable {
            case .single(let single):
                guard let found = single.adjustment(glyph) else { continue }
                add(found, at: place)
                return place + 1
            case .pair(let pair):
                guard let next = nextLetter(after: place, in: row, matcher),
                    let found = pair.adjustment(glyph, row[next].glyph)
                else { continue }
                add(found.first, at: place)
                add(found.second, at: next)
                return found.takesSecond ? next + 1 : next
            case .cursive(let cursive):
                guard let entry = cursive.entry(of: glyph),
                    let previous = previousLetter(before: place, in: row, matcher),
                    let exit = cursive.exit(of: row[previous].glyph)
                else { continue }
                attach(place, at: entry.x, to: previous, at: exit.x, advance)
                adjustments[place].rise = Int32(clamping: exit.y - entry.y)
                attachments[place] = Attachment(place: previous, isMark: false)
                return place + 1
            case .mark(let mark):
                guard let base = self.base(of: mark, before: place, in: row, &matcher),
                    let shift = mark.shift(of: glyph, on: row[base].glyph)
                else { continue }
                adjustments[place].offset = Int32(clamping: shift.x)
                adjustments[place].rise = Int32(clamping: shift.y)
                attachments[place] = Attachment(place: base, isMark: true)
                return place + 1
            case .context(let context):
                guard let match = context.match(at: place, in: row, &matcher) else { continue }
                apply(match, in: row, &matcher, advance, depth: depth)
                return (match.positions.last ?? place) + 1
            }
        }
        return nil
    }

    private func nextLetter(after place: Int, in row: GlyphRow, _ matcher: GlyphMatcher) -> Int? {
        var next = matcher.next(after: place, in: row)
        while let found = next, row[found].isBarrier { next = matcher.next(after: found, in: row) }
        return next
    }

    private func previousLetter(before place: Int, in row: GlyphRow, _ matcher: GlyphMatcher) -> Int? {
        var previous = place - 1
        while previous >= 0, row[previous].isBarrier || matcher.filter.skips(row[previous], matcher.classes) {
            previous -= 1
        }
        return previous >= 0 ? previous : nil
    }

    /// The glyph to which a mark may be attached: the last one that is not a mark, or the mark right before it.
    private func base(
        of mark: MarkSubtable, before place: Int, in row: GlyphRow, _ matcher: inout GlyphMatcher
    ) -> Int? {
        var other = place - 1
        while other >= 0 {
            guard matcher.mayTry() else { return nil }
            let glyph = row[other]
            let isMark = glyph.glyphClass == .mark
            if mark.base == .mark, !glyph.isBarrier, !matcher.filter.skips(glyph, matcher.classes) {
                return isMark ? other : nil
            }
            if mark.base != .mark, !glyph.isBarrier, !isMark { return other }
            other -= 1
        }
        return nil
    }

    private mutating func add(_ adjustment: GlyphAdjustment, at place: Int) {
        adjustments[place].rise &+= adjustment.rise
        adjustments[place].advance &+= adjustment.advance
        adjustments[place].offset &+= adjustment.offset
    }

    /// Lets a letter begin where the one before it ends: what is outside the two anchors has no width.
    private mutating func attach(
        _ place: Int, at entry: Int, to previous: Int, at exit: Int, _ advance: (Int) -> Int
    ) {
        if isRightToLeft {
            let outside = exit + Int(adjustments[previous].offset)
            adjustments[previous].advance &-= Int32(clamping: outside)
            adjustments[previous].offset &-= Int32(clamping: outside)
            adjustments[place].advance = Int32(
                clamping: entry + Int(adjustments[place].offset) - advance(place))
        } else {
            adjustments[previous].advance = Int32(
                clamping: exit + Int(adjustments[previous].offset) - advance(previous))
            let outside = entry + Int(adjustments[place].offset)
            adjustments[place].advance &-= Int32(clamping: outside)
            adjustments[place].offset &-= Int32(clamping: outside)
        }
    }

    /// Applies the lookups of a rule, each at one of the rule's glyphs.
    private mutating func apply(
        _ match: ContextMatch, in row: GlyphRow, _ matcher: inout GlyphMatcher, _ advance: (Int) -> Int,
        depth: Int
    ) {
        for record in match.records {
            guard depth < Self.maximumDepth, match.positions.indices.contains(record.position),
                let lookup = stage.nested[record.lookup], matcher.mayTry()
            else { continue }
            let place = match.positions[record.position]
            var inner = GlyphMatcher(
                lookup.filter, matcher.classes, forms: matcher.forms, budget: matcher.budget)
            if !lookup.filter.skips(row[place], matcher.classes) {
                _ = apply(lookup, at: place, in: row, &inner, advance, depth: depth + 1)
            }
            matcher.spend(to: inner.budget)
        }
    }
}
