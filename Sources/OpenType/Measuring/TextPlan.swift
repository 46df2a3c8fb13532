/// What is done with texts of a script.
struct TextPlan {
    let script: TextScript
    var substitution: GlyphSubstitution?
    var kerning: PairKerning
}

extension TextMeasurer {
    /// The place of the plan for a script, which is made when the first text of the script comes.
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

    /// `GPOS` where it has the feature, else `kern`; never both.
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
