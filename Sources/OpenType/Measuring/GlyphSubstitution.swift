/// Substitutions of glyphs: the lookups of some features in order, each from the first glyph to the last.
struct GlyphSubstitution {
    /// The number of lookups within lookups, as in HarfBuzz.
    private static let maximumDepth = 64

    private var stage: LookupStage<SubstitutionSubtable>
    private let numberOfGlyphs: Int
    /// Whether a lookup may apply at a glyph before another.
    private var beginnings = PairCache<Bool>()
    /// The lookups that cover a glyph of the text.
    private var covering: UInt64 = 0
    /// The number of glyphs that the text may grow to.
    private var maximumCount = 0

    init(_ stage: LookupStage<SubstitutionSubtable>, numberOfGlyphs: Int) {
        self.stage = stage
        self.numberOfGlyphs = numberOfGlyphs
    }

    /// Applies the lookups.
    mutating func apply(to row: inout GlyphRow, _ classes: GlyphClasses?) {
        if stage.isEmpty { return }
        covering = 0
        maximumCount = 64 * (row.count + 1)
        for glyph in row.glyphs { covering |= stage.lookups(covering: glyph.glyph) }
        if covering == 0 { return }
        var budget = GlyphMatcher.budget(glyphCount: row.count)
        for place in stage.lookups.indices
        where covering & LookupStage<SubstitutionSubtable>.bit(place) != 0 {
            apply(place, to: &row, classes, &budget)
        }
    }

    private mutating func apply(
        _ number: Int, to row: inout GlyphRow, _ classes: GlyphClasses?, _ budget: inout Int
    ) {
        let (lookup, forms) = (stage.lookups[number].lookup, stage.lookups[number].forms)
        let glyphs = row.glyphs
        // Most lookups apply to no glyph of a text.
        guard
            var place = glyphs.firstIndex(where: {
                stage.covers(number, $0.glyph) && !$0.isBarrier
            })
        else { return }
        var matcher = GlyphMatcher(lookup.filter, classes, forms: forms, budget: budget)
        let isReverse = lookup.isReverse
        if isReverse { place = row.count - 1 }
        while row.indices.contains(place) {
            let glyph = row[place]
            var next = isReverse ? place - 1 : place + 1
            if !glyph.isBarrier, stage.covers(number, glyph.glyph),
                !glyph.forms.isDisjoint(with: forms), !lookup.filter.skips(glyph, classes),
                mayApply(number, lookup, at: place, in: row, matcher),
                let end = apply(lookup, at: place, in: &row, &matcher, depth: 0), !isReverse
            {
                next = end
            }
            place = next
        }
        row.join()
        budget = matcher.budget
    }

    /// Whether a lookup may apply at a position, judged by its glyph and the next one.
    private mutating func mayApply(
        _ number: Int, _ lookup: Lookup<SubstitutionSubtable>, at place: Int, in row: GlyphRow,
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
    /// - Returns: The position behind the glyphs that it looked at; `nil` if none fits.
    private mutating func apply(
        _ lookup: Lookup<SubstitutionSubtable>, at place: Int, in row: inout GlyphRow,
        _ matcher: inout GlyphMatcher, depth: Int
    ) -> Int? {
        for subtable in lookup.subtables {
            guard let found = subtable.substitution(at: place, of: row, &matcher) else { continue }
            switch found {
            case .glyph(let glyph):
                set(glyph, at: place, in: &row, matcher.classes)
                return place + 1
            case .sequence(let glyphs):
                replace(at: place, in: &row, by: glyphs, matcher.classes)
                return place + glyphs.count
            case .ligature(let glyph, let taken):
                // A glyph that the face does not have is ignored.
                guard Int(glyph) < numberOfGlyphs else { return nil }
                set(glyph, at: place, in: &row, matcher.classes)
                for place in taken.reversed() { row.remove(at: place) }
                return (taken.last ?? place) + 1 - taken.count
            case .context(let match):
                return apply(match, in: &row, &matcher, depth: depth)
            }
        }
        return nil
    }

    private mutating func set(
        _ glyph: UInt16, at place: Int, in row: inout GlyphRow, _ classes: GlyphClasses?
    ) {
        guard Int(glyph) < numberOfGlyphs else { return }
        var changed = row[place]
        changed.glyph = glyph
        if let classes, classes.hasClasses { changed.glyphClass = classes.glyphClass(of: glyph) }
        row[place] = changed
        covering |= stage.lookups(covering: glyph)
    }

    private mutating func replace(
        at place: Int, in row: inout GlyphRow, by glyphs: [UInt16], _ classes: GlyphClasses?
    ) {
        guard !glyphs.isEmpty else { return row.remove(at: place) }
        guard row.count + glyphs.count <= maximumCount else { return }
        for number in glyphs.indices.dropFirst() { row.insert(row[place], at: place + number) }
        for (number, glyph) in glyphs.enumerated() { set(glyph, at: place + number, in: &row, classes) }
    }

    /// Applies the lookups of a rule, each at one of the rule's glyphs.
    private mutating func apply(
        _ match: ContextMatch, in row: inout GlyphRow, _ matcher: inout GlyphMatcher, depth: Int
    ) -> Int {
        var positions = match.positions
        var end = (positions.last ?? 0) + 1
        for record in match.records {
            guard depth < Self.maximumDepth, positions.indices.contains(record.position),
                row.indices.contains(positions[record.position]),
                let lookup = stage.nested[record.lookup], matcher.mayTry()
            else { continue }
            let place = positions[record.position]
            let count = row.count
            var inner = GlyphMatcher(
                lookup.filter, matcher.classes, forms: matcher.forms, budget: matcher.budget)
            let glyph = row[place]
            if !glyph.isBarrier, !lookup.filter.skips(glyph, matcher.classes) {
                _ = apply(lookup, at: place, in: &row, &inner, depth: depth + 1)
            }
            matcher.spend(to: inner.budget)
            let growth = row.count - count
            if growth == 0 { continue }
            end = max(end + growth, place)
            Self.shift(&positions, after: record.position, by: growth)
        }
        return end
    }

    /// Adjusts the positions of a rule's glyphs after a nested lookup changed the number of glyphs at one.
    private static func shift(_ positions: inout [Int], after index: Int, by growth: Int) {
        let next = index + 1
        let place = positions[index]
        let rest: ArraySlice<Int>
        if growth > 0 {
            rest = positions[next...]
            guard positions.count + growth <= ContextRule.maximumCount else { return }
        } else {
            rest = positions[min(next - growth, positions.count)...]
        }
        let new = growth > 0 ? (1...growth).map { place + $0 } : []
        positions = positions[..<next] + new + rest.map { $0 + growth }
    }
}
