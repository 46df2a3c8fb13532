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
            let selection = table.selection(script: script.tag)
            return GlyphSubstitution(
                LookupStage(table, FeatureOrder.substitutions(of: selection, script), numberOfGlyphs: count),
                numberOfGlyphs: count)
        }
        plans.append(TextPlan(script: script, substitution: substitution, kerning: kerning(for: script)))
        return plans.count - 1
    }

    /// `GPOS` if it has the feature `kern`, otherwise also `kern`; never the same pairs twice.
    private func kerning(for script: TextScript) -> PairKerning {
        let isRightToLeft = script.isRightToLeft
        guard let positioning else {
            return kern.map { PairKerning($0, isRightToLeft: isRightToLeft) } ?? PairKerning()
        }
        let selection = positioning.selection(script: script.tag)
        let lookups = FeatureOrder.positionings(of: selection)
        let kerning = PairKerning(
            LookupStage(positioning, lookups, numberOfGlyphs: numberOfGlyphs), isRightToLeft: isRightToLeft)
        if selection.features[.kern] == nil, let kern {
            let pairs = PairKerning(kern, isRightToLeft: isRightToLeft)
            return lookups.isEmpty ? pairs : PairKerning(kerning, and: pairs)
        }
        return kerning
    }
}

/// The order in which the lookups of features apply.
///
/// Features of a group apply together, in the order of their lookups; each group sees the result of the one
/// before. The groups are HarfBuzz's, after
/// https://learn.microsoft.com/typography/script-development/arabic
enum FeatureOrder {
    /// A lookup and the glyphs to which its features apply.
    struct Entry {
        let lookup: Int
        var forms: GlyphForms
    }

    /// The lookups of `GSUB` for a script.
    static func substitutions(of selection: LayoutTable<SubstitutionSubtable>.Selection, _ script: TextScript)
        -> [Entry]
    {
        groups(script, hasRequiredAlternates: selection.features[FontTag("rclt")] != nil).enumerated().flatMap
        { place, group in
            var entries: [Int: GlyphForms] = [:]
            if place == 1 { for lookup in selection.required { entries[lookup] = .all } }
            for (tag, forms) in group {
                for lookup in selection.features[FontTag(tag)] ?? [] {
                    entries[lookup, default: []].formUnion(forms)
                }
            }
            return entries.sorted { $0.key < $1.key }.map { Entry(lookup: $0.key, forms: $0.value) }
        }
    }

    /// The lookups of `GPOS`.
    static func positionings(of selection: LayoutTable<PositioningSubtable>.Selection) -> [Entry] {
        selection.all.sorted().map { Entry(lookup: $0, forms: .all) }
    }

    private typealias Group = [(tag: String, forms: GlyphForms)]

    private static func groups(_ script: TextScript, hasRequiredAlternates: Bool) -> [Group] {
        let variation: Group = [("rvrn", .all)]
        let fractions: Group = [
            ("frac", .fraction), ("numr", .numerator), ("dnom", .denominator),
        ]
        guard script.joins else {
            return [
                variation,
                fractions + [
                    ("calt", script == .hangul ? .ordinary : .all), ("ccmp", .all), ("clig", .all),
                    ("liga", .all),
                    ("locl", .all), ("rclt", .all), ("rlig", .all),
                ],
            ]
        }
        let alternates: [Group] =
            hasRequiredAlternates
            ? [[("calt", .all), ("rclt", .all), ("liga", .all), ("clig", .all)]]
            : [[("calt", .all)], [("liga", .all), ("clig", .all)]]
        return [
            variation, fractions + [("ccmp", .all), ("locl", .all)], [("isol", .isolated)],
            [("fina", .final)],
            [("medi", .medial)], [("init", .initial)], [("rlig", .all)],
        ] + alternates
    }
}

/// The lookups of a table that a script uses, in order, and those that cover a glyph.
struct LookupStage<Subtable: LookupSubtable> {
    /// A lookup and the glyphs to which its features apply.
    struct Entry {
        let lookup: Lookup<Subtable>
        let forms: GlyphForms
    }

    let lookups: [Entry]
    /// All lookups of the table, which rules refer to by their numbers.
    let nested: [Int: Lookup<Subtable>]
    /// A bit for each lookup that covers a glyph, one shared bit from the 63rd on, and a bit for examined
    /// glyphs.
    private var coverage: [UInt64]
    /// For fonts with more lookups, as some of Nastaliq have: a bit for each lookup from the 63rd on, some words a glyph.
    private var moreCoverage: [UInt64]
    private let moreWords: Int

    /// The bit of a lookup, by its position.
    static func bit(_ place: Int) -> UInt64 { 1 << UInt64(min(place, 62)) }
    private static var isKnown: UInt64 { 1 << 63 }

    init(_ table: LayoutTable<Subtable>, _ entries: [FeatureOrder.Entry], numberOfGlyphs: Int) {
        nested = table.lookups
        lookups = entries.compactMap { entry in
            guard let lookup = table.lookups[entry.lookup], !lookup.subtables.isEmpty else { return nil }
            return Entry(lookup: lookup, forms: entry.forms)
        }
        coverage = lookups.isEmpty ? [] : Array(repeating: 0, count: numberOfGlyphs)
        moreWords = max(0, lookups.count - Self.ownBits + 63) / 64
        moreCoverage = Array(repeating: 0, count: moreWords * numberOfGlyphs)
    }

    /// The number of lookups that have a bit of their own in the first word.
    private static var ownBits: Int { 62 }

    var isEmpty: Bool { lookups.isEmpty }

    /// The lookups that cover a glyph, one bit each.
    @inline(__always) mutating func lookups(covering glyph: UInt16) -> UInt64 {
        let glyphNumber = Int(glyph)
        guard glyphNumber < coverage.count else { return 0 }
        let known = coverage[glyphNumber]
        return known != 0 ? known & ~Self.isKnown : newLookups(covering: glyph)
    }

    /// Whether a lookup covers a glyph.
    @inline(__always) mutating func covers(_ number: Int, _ glyph: UInt16) -> Bool {
        let bits = lookups(covering: glyph)
        guard bits & Self.bit(number) != 0, number >= Self.ownBits else {
            return bits & Self.bit(number) != 0
        }
        let place = number - Self.ownBits
        return moreCoverage[Int(glyph) * moreWords + place / 64] & 1 << UInt64(place % 64) != 0
    }

    /// The lookups that cover a glyph of the face that was not looked at before.
    private mutating func newLookups(covering glyph: UInt16) -> UInt64 {
        var bits: UInt64 = 0
        for number in lookups.indices where lookups[number].lookup.covers(glyph) {
            bits |= Self.bit(number)
            let place = number - Self.ownBits
            if place >= 0 { moreCoverage[Int(glyph) * moreWords + place / 64] |= 1 << UInt64(place % 64) }
        }
        coverage[Int(glyph)] = bits | Self.isKnown
        return bits
    }
}
