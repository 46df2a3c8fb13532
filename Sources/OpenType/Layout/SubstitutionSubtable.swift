/// A subtable of `GSUB` that replaces glyphs.
///
/// https://learn.microsoft.com/typography/opentype/spec/gsub
final class SubstitutionSubtable: LookupSubtable {
    static let extensionType = 7
    static let features = [
        "calt", "ccmp", "clig", "dnom", "fina", "frac", "init", "isol", "liga", "locl", "medi", "numr",
        "rclt",
        "rlig", "rvrn",
    ].map { FontTag($0) }

    /// The largest number of glyphs of a ligature; the longest known ones have twenty.
    private static let maximumComponents = 256

    private enum Kind {
        case difference(Int)
        case list
        /// Several glyphs for one: type 2, and type 3, of whose alternates the first counts.
        case sequences(isAlternate: Bool)
        case ligatures
        case context(ContextSubtable)
        /// One glyph for one, from the end of a text to its start.
        case reverse(CoverageRule, substitutes: Int)
    }

    let coverage: Coverage
    private let bytes: FontBytes
    private let offset: Int
    private let kind: Kind

    init?(
        _ bytes: FontBytes, at offset: Int, type: Int, _ deltas: VariationDeltas?,
        _ limit: inout ReadingLimit
    ) throws(TableFault) {
        guard 1...8 ~= type, type != 7 else { return nil }
        (self.bytes, self.offset) = (bytes, offset)
        if type == 5 || type == 6 {
            let context = try ContextSubtable(bytes, at: offset, isChained: type == 6, &limit)
            coverage = context.coverage
            kind = .context(context)
            return
        }
        let format = try bytes.uint16(at: offset)
        coverage = try Coverage(bytes, at: offset + Int(try bytes.uint16(at: offset + 2)), &limit)
        switch (type, format) {
        case (1, 1): kind = .difference(Int(try bytes.int16(at: offset + 4)))
        case (1, 2):
            kind = .list
            try Self.checkList(bytes, at: offset + 4)
        case (2, 1), (3, 1):
            kind = .sequences(isAlternate: type == 3)
            try Self.checkSequences(bytes, at: offset, &limit)
        case (4, 1):
            kind = .ligatures
            try Self.checkLigatures(bytes, at: offset, &limit)
        case (8, 1):
            var end = offset + 4
            let rule = try CoverageRule(reverse: bytes, at: &end, of: offset, first: coverage, &limit)
            kind = .reverse(rule, substitutes: end)
            try Self.checkList(bytes, at: end)
        default: throw .format(Int(format))
        }
    }

    private static func checkList(_ bytes: FontBytes, at offset: Int) throws(TableFault) {
        let count = Int(try bytes.uint16(at: offset))
        guard offset + 2 + 2 * count <= bytes.count else { throw .offsetOutsideTable }
    }

    private static func checkSequences(
        _ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        let count = Int(try bytes.uint16(at: offset + 4))
        try limit.spend(count)
        for number in 0..<count {
            let sequence = offset + Int(try bytes.uint16(at: offset + 6 + 2 * number))
            try checkList(bytes, at: sequence)
            try limit.spend(bytes.word(at: sequence))
        }
    }

    private static func checkLigatures(
        _ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        let count = Int(try bytes.uint16(at: offset + 4))
        try limit.spend(count)
        var largest = 0
        for number in 0..<count {
            var steps = 0
            let set = offset + Int(try bytes.uint16(at: offset + 6 + 2 * number))
            let ligatureCount = Int(try bytes.uint16(at: set))
            for ligature in 0..<ligatureCount {
                let place = set + Int(try bytes.uint16(at: set + 2 + 2 * ligature))
                let components = Int(try bytes.uint16(at: place + 2))
                guard components > 0 else { throw .offsetOutsideTable }
                guard components <= maximumComponents else { throw .tooComplex }
                try limit.spend(components)
                guard place + 2 + 2 * components <= bytes.count else { throw .offsetOutsideTable }
                steps += components
            }
            largest = max(largest, steps)
        }
        try limit.spend(stepsAGlyph: largest)
    }

    var nestedLookups: Set<Int> {
        if case .context(let context) = kind { return context.nestedLookups }
        return []
    }

    /// Whether it applies from the end of a text to its start.
    var isReverse: Bool {
        if case .reverse = kind { return true }
        return false
    }

    /// Whether a substitution is possible at a glyph before another, regardless of what is around them.
    func mayApply(_ first: UInt16, before second: UInt16) -> Bool {
        switch kind {
        case .context(let context): return context.mayApply(first, before: second)
        case .reverse(let rule, _): return rule.mayApply(first, before: second)
        case .difference, .list, .sequences: return coverage.index(of: first) != nil
        case .ligatures:
            guard let index = coverage.index(of: first), index < bytes.word(at: offset + 4) else {
                return false
            }
            let set = offset + bytes.word(at: offset + 6 + 2 * index)
            return (0..<bytes.word(at: set)).contains { number in
                let ligature = set + bytes.word(at: set + 2 + 2 * number)
                return bytes.word(at: ligature + 2) < 2 || bytes.word(at: ligature + 4) == Int(second)
            }
        }
    }

    /// The substitution at a position; `nil` without one.
    func substitution(
        at place: Int, of row: GlyphRow, _ matcher: inout GlyphMatcher
    ) -> Substitution? {
        let first = row[place].glyph
        if case .context(let context) = kind {
            return context.match(at: place, in: row, &matcher).map(Substitution.context)
        }
        guard let index = coverage.index(of: first) else { return nil }
        switch kind {
        case .context: return nil
        case .difference(let difference): return .glyph(UInt16(truncatingIfNeeded: Int(first) + difference))
        case .list: return glyph(index, at: offset + 4).map(Substitution.glyph)
        case .reverse(let rule, let substitutes):
            return rule.match(at: place, in: row, &matcher) == nil
                ? nil : glyph(index, at: substitutes).map(Substitution.glyph)
        case .sequences(let isAlternate):
            guard index < bytes.word(at: offset + 4) else { return nil }
            let sequence = offset + bytes.word(at: offset + 6 + 2 * index)
            if isAlternate { return glyph(0, at: sequence).map(Substitution.glyph) }
            return .sequence((0..<bytes.word(at: sequence)).compactMap { glyph($0, at: sequence) })
        case .ligatures:
            guard index < bytes.word(at: offset + 4) else { return nil }
            let set = offset + bytes.word(at: offset + 6 + 2 * index)
            for number in 0..<bytes.word(at: set) {
                let ligature = set + bytes.word(at: set + 2 + 2 * number)
                if let found = match(ligature, at: place, of: row, matcher) { return found }
            }
            return nil
        }
    }

    /// A glyph of a list that begins with its count.
    private func glyph(_ index: Int, at list: Int) -> UInt16? {
        index < bytes.word(at: list)
            ? UInt16(truncatingIfNeeded: bytes.word(at: list + 2 + 2 * index)) : nil
    }

    private func match(
        _ ligature: Int, at place: Int, of row: GlyphRow, _ matcher: GlyphMatcher
    ) -> Substitution? {
        var taken: [Int] = []
        var last = place
        for component in 1..<max(bytes.word(at: ligature + 2), 1) {
            guard let next = matcher.nextInput(after: last, in: row),
                Int(row[next].glyph) == bytes.word(at: ligature + 2 + 2 * component)
            else { return nil }
            taken.append(next)
            last = next
        }
        return .ligature(UInt16(truncatingIfNeeded: bytes.word(at: ligature)), taken: taken)
    }
}

/// What a subtable does at a position.
enum Substitution {
    /// Another glyph.
    case glyph(UInt16)
    /// Several glyphs, or none.
    case sequence([UInt16])
    /// One glyph for it and for those at some positions after it, ascending.
    case ligature(UInt16, taken: [Int])
    /// Other lookups at some positions.
    case context(ContextMatch)
}
