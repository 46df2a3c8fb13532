/// The lookups for texts of a script.
struct TextPlan {
    let script: TextScript
    var substitution: GlyphSubstitution?
    var kerning: PairKerning
}

extension TextMeasurer {
    /// The index of the plan for a script, which is made for the first text in the script.
    mutating func plan(for script: TextScript) -> Int {
        if let known = plans.firstIndex(where: { $0.script == script }) { return known }
        let count = numberOfGlyphs
        let substitution = substitution.map { table in
            GlyphSubstitution(
                LookupStage(table, table.selection(script: script.tag), numberOfGlyphs: count),
                numberOfGlyphs: count)
        }
        plans.append(TextPlan(script: script, substitution: substitution, kerning: kerning(for: script)))
        return plans.count - 1
    }

    /// `GPOS` if it has the feature, otherwise `kern`; never both.
    private func kerning(for script: TextScript) -> PairKerning {
        if let positioning {
            let selection = positioning.selection(script: script.tag)
            if selection.hasFeature {
                return PairKerning(LookupStage(positioning, selection, numberOfGlyphs: numberOfGlyphs))
            }
        }
        return kern.map { PairKerning($0, isRightToLeft: script.isRightToLeft) } ?? PairKerning()
    }
}

/// The lookups of a table that a script uses, in order, and those that cover a glyph.
struct LookupStage<Subtable: LookupSubtable> {
    let lookups: [Lookup<Subtable>]
    /// A bit for each lookup that covers a glyph, one shared bit from the 63rd on, and a bit for examined
    /// glyphs.
    private var coverage: [UInt64]

    /// The bit of a lookup, by its position.
    static func bit(_ place: Int) -> UInt64 { 1 << UInt64(min(place, 62)) }
    private static var isKnown: UInt64 { 1 << 63 }

    init(_ table: LayoutTable<Subtable>, _ selection: LayoutTable<Subtable>.Selection, numberOfGlyphs: Int) {
        lookups = selection.lookups.compactMap { table.lookups[$0] }.filter { !$0.subtables.isEmpty }
        coverage = lookups.isEmpty ? [] : Array(repeating: 0, count: numberOfGlyphs)
    }

    var isEmpty: Bool { lookups.isEmpty }

    /// The lookups that cover a glyph, one bit each.
    mutating func lookups(covering glyph: UInt16) -> UInt64 {
        let glyphNumber = Int(glyph)
        guard glyphNumber < coverage.count else { return 0 }
        let known = coverage[glyphNumber]
        if known != 0 { return known & ~Self.isKnown }
        var bits: UInt64 = 0
        for place in lookups.indices where lookups[place].covers(glyph) { bits |= Self.bit(place) }
        coverage[glyphNumber] = bits | Self.isKnown
        return bits
    }
}
