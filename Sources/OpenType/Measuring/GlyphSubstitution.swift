/// Simple substitutions: one glyph by another, and ligatures.
struct GlyphSubstitution {
    private var stage: LookupStage<SubstitutionSubtable>
    private let numberOfGlyphs: Int
    /// Whether a lookup may apply at a glyph before another.
    private var beginnings = PairCache<Bool>()

    init(_ stage: LookupStage<SubstitutionSubtable>, numberOfGlyphs: Int) {
        self.stage = stage
        self.numberOfGlyphs = numberOfGlyphs
    }

    /// Applies the lookups in order, each from the first glyph to the last.
    mutating func apply(to glyphs: inout [TextGlyph], _ classes: GlyphClasses?) {
        if stage.isEmpty { return }
        var covering: UInt64 = 0
        for glyph in glyphs { covering |= stage.lookups(covering: glyph.glyph) }
        if covering == 0 { return }
        for place in stage.lookups.indices {
            let bit = LookupStage<SubstitutionSubtable>.bit(place)
            if covering & bit != 0 { covering |= apply(place, to: &glyphs, classes) }
        }
    }

    /// Applies a lookup; the lookups that cover the new glyphs.
    private mutating func apply(
        _ number: Int, to glyphs: inout [TextGlyph], _ classes: GlyphClasses?
    ) -> UInt64 {
        let lookup = stage.lookups[number]
        let bit = LookupStage<SubstitutionSubtable>.bit(number)
        var covering: UInt64 = 0
        var hasLigature = false
        for place in glyphs.indices {
            let glyph = glyphs[place]
            guard !glyph.isTaken, !glyph.isBarrier, stage.lookups(covering: glyph.glyph) & bit != 0,
                !lookup.filter.skips(glyph, classes),
                mayDoSomething(number, lookup, at: place, of: glyphs, classes),
                let found = substitution(by: lookup, at: place, of: glyphs, classes)
            else { continue }
            glyphs[place].glyph = found.glyph
            if let classes, classes.hasClasses {
                glyphs[place].glyphClass = classes.glyphClass(of: found.glyph)
            }
            for taken in found.taken { glyphs[taken].isTaken = true }
            if !found.taken.isEmpty { hasLigature = true }
            covering |= stage.lookups(covering: found.glyph)
        }
        if hasLigature { glyphs.removeAll { $0.isTaken } }
        return covering
    }

    /// Whether a lookup may apply at a position, judged by its glyph and the next one.
    private mutating func mayDoSomething(
        _ number: Int, _ lookup: Lookup<SubstitutionSubtable>, at place: Int, of glyphs: [TextGlyph],
        _ classes: GlyphClasses?
    ) -> Bool {
        guard let next = Self.next(after: place, of: glyphs, lookup.filter, classes) else { return true }
        let (first, second) = (glyphs[place].glyph, glyphs[next].glyph)
        return beginnings.value(lookup: number, first, second) {
            lookup.subtables.contains { $0.mayDoSomething(first, before: second) }
        }
    }

    /// The position of the next glyph that a lookup does not ignore.
    private static func next(
        after place: Int, of glyphs: [TextGlyph], _ filter: GlyphFilter, _ classes: GlyphClasses?
    ) -> Int? {
        var next = place + 1
        while next < glyphs.count, glyphs[next].isTaken || filter.skips(glyphs[next], classes) { next += 1 }
        return next < glyphs.count ? next : nil
    }

    private func substitution(
        by lookup: Lookup<SubstitutionSubtable>, at place: Int, of glyphs: [TextGlyph],
        _ classes: GlyphClasses?
    ) -> Substitution? {
        for subtable in lookup.subtables {
            let found = subtable.substitution(at: place, of: glyphs) { place in
                Self.next(after: place, of: glyphs, lookup.filter, classes)
            }
            // A glyph that the face does not have is ignored.
            if let found { return Int(found.glyph) < numberOfGlyphs ? found : nil }
        }
        return nil
    }
}
