/// A subtable of `GSUB` or `GPOS` that applies other lookups where a glyph has certain neighbours.
///
/// https://learn.microsoft.com/typography/opentype/spec/chapter2#sequence-context-tables
final class ContextSubtable {
    /// The glyphs of a rule's three parts.
    private enum Form {
        /// Rules of glyphs, by the number of the first one in the coverage.
        case glyphs
        /// Rules of classes, by the class of the first glyph.
        case classes(before: ClassDefinition, input: ClassDefinition, after: ClassDefinition)
        /// A single rule with a coverage for each position.
        case coverages(CoverageRule)
    }

    let coverage: Coverage
    /// The numbers of the lookups that its rules apply.
    let nestedLookups: Set<Int>
    private let bytes: FontBytes
    private let offset: Int
    private let isChained: Bool
    private let form: Form
    /// The offset of the number of rule sets.
    private let sets: Int

    /// The subtable at an offset: of types 5 and 7 or, with neighbours on both sides, of types 6 and 8.
    init(
        _ bytes: FontBytes, at offset: Int, isChained: Bool, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        (self.bytes, self.offset, self.isChained) = (bytes, offset, isChained)
        let format = try bytes.uint16(at: offset)
        if format == 3 {
            let rule = try CoverageRule(bytes, at: offset, isChained: isChained, &limit)
            coverage = rule.first
            nestedLookups = Set(rule.records.map(\.lookup))
            form = .coverages(rule)
            sets = 0
            return
        }
        coverage = try Coverage(bytes, at: offset + Int(try bytes.uint16(at: offset + 2)), &limit)
        switch (format, isChained) {
        case (1, _):
            form = .glyphs
            sets = offset + 4
        case (2, false):
            let input = try ClassDefinition(bytes, field: offset + 4, of: offset, &limit)
            form = .classes(before: input, input: input, after: input)
            sets = offset + 6
        case (2, true):
            form = .classes(
                before: try ClassDefinition(bytes, field: offset + 4, of: offset, &limit),
                input: try ClassDefinition(bytes, field: offset + 6, of: offset, &limit),
                after: try ClassDefinition(bytes, field: offset + 8, of: offset, &limit))
            sets = offset + 10
        default: throw .format(Int(format))
        }
        nestedLookups = try ContextRule.checkSets(bytes, at: sets, of: offset, isChained: isChained, &limit)
    }

    /// Whether a rule is possible at a glyph before another, regardless of their other neighbours.
    func mayApply(_ first: UInt16, before second: UInt16) -> Bool {
        switch form {
        case .coverages(let rule): return rule.mayApply(first, before: second)
        case .glyphs:
            guard let set = coverage.index(of: first).flatMap(self.set) else { return false }
            return mayApply(set, Int(second), Int(second))
        case .classes(_, let input, let after):
            guard coverage.index(of: first) != nil, let set = set(input.classNumber(of: first)) else {
                return false
            }
            return mayApply(set, input.classNumber(of: second), after.classNumber(of: second))
        }
    }

    private func mayApply(_ set: Int, _ input: Int, _ after: Int) -> Bool {
        (0..<bytes.word(at: set)).contains { number in
            let rule = rule(number, of: set)
            if rule.input.count > 0 { return bytes.word(at: rule.input.offset) == input }
            return rule.after.count == 0 || bytes.word(at: rule.after.offset) == after
        }
    }

    /// The first rule that fits at a position.
    ///
    /// - Parameters:
    ///   - place: The position of the first glyph.
    ///   - row: The glyphs.
    ///   - matcher: Finds neighbours, and counts the rules that were tried.
    /// - Returns: The positions of the rule's glyphs and its lookups; `nil` if no rule fits.
    func match(at place: Int, in row: GlyphRow, _ matcher: inout GlyphMatcher) -> ContextMatch? {
        let first = row[place].glyph
        switch form {
        case .coverages(let rule):
            guard coverage.index(of: first) != nil else { return nil }
            return rule.match(at: place, in: row, &matcher)
        case .glyphs:
            guard let set = coverage.index(of: first).flatMap(self.set) else { return nil }
            return match(set, at: place, in: row, &matcher, { Int($0) }, { Int($0) }, { Int($0) })
        case .classes(let before, let input, let after):
            guard coverage.index(of: first) != nil, let set = set(input.classNumber(of: first)) else {
                return nil
            }
            return match(
                set, at: place, in: row, &matcher, before.classNumber, input.classNumber, after.classNumber)
        }
    }

    private func match(
        _ set: Int, at place: Int, in row: GlyphRow, _ matcher: inout GlyphMatcher,
        _ before: (UInt16) -> Int, _ input: (UInt16) -> Int, _ after: (UInt16) -> Int
    ) -> ContextMatch? {
        for number in 0..<bytes.word(at: set) {
            guard matcher.mayTry() else { return nil }
            let rule = rule(number, of: set)
            let positions = matcher.match(
                at: place, in: row, before: rule.before.count, input: rule.input.count,
                after: rule.after.count,
                { before($1) == bytes.word(at: rule.before.offset + 2 * $0) },
                { input($1) == bytes.word(at: rule.input.offset + 2 * $0) },
                { after($1) == bytes.word(at: rule.after.offset + 2 * $0) })
            if let positions { return ContextMatch(positions: positions, records: rule.records(bytes)) }
        }
        return nil
    }

    /// The offset of a set of rules; `nil` if there is none.
    private func set(_ index: Int) -> Int? {
        guard index < bytes.word(at: sets) else { return nil }
        let start = bytes.word(at: sets + 2 + 2 * index)
        return start == 0 ? nil : offset + start
    }

    private func rule(_ number: Int, of set: Int) -> ContextRule {
        ContextRule(bytes, at: set + bytes.word(at: set + 2 + 2 * number), isChained: isChained)
    }
}

/// The place where a rule fits.
struct ContextMatch {
    /// The positions of the glyphs of the rule's input, ascending.
    var positions: [Int]
    let records: [LookupRecord]
}

/// A lookup that a rule applies at one of its glyphs.
struct LookupRecord {
    /// The position in the rule's input, from 0.
    let position: Int
    let lookup: Int
}
