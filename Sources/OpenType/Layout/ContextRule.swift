/// A rule of a contextual subtable whose parts are glyphs or classes: what is before, the glyphs after the
/// first, and what is after them.
struct ContextRule {
    /// Numbers of 16 bits that follow each other.
    struct Part {
        let offset: Int
        let count: Int
        var end: Int { offset + 2 * count }
    }

    /// The largest number of glyphs in each part, as in HarfBuzz.
    static let maximumCount = 64

    /// From the nearest glyph to the farthest.
    let before: Part
    /// Without the first glyph.
    let input: Part
    let after: Part
    private let recordCount: Int
    private let firstRecord: Int

    /// The rule at an offset; numbers beyond the end of the bytes are 0.
    init(_ bytes: FontBytes, at offset: Int, isChained: Bool) {
        if isChained {
            before = Part(offset: offset + 2, count: bytes.word(at: offset))
            input = Part(offset: before.end + 2, count: bytes.word(at: before.end) - 1)
            after = Part(offset: input.end + 2, count: bytes.word(at: input.end))
            recordCount = bytes.word(at: after.end)
            firstRecord = after.end + 2
        } else {
            before = Part(offset: offset, count: 0)
            input = Part(offset: offset + 4, count: bytes.word(at: offset) - 1)
            after = Part(offset: input.end, count: 0)
            recordCount = bytes.word(at: offset + 2)
            firstRecord = input.end
        }
    }

    func records(_ bytes: FontBytes) -> [LookupRecord] {
        (0..<recordCount).map { number in
            LookupRecord(
                position: bytes.word(at: firstRecord + 4 * number),
                lookup: bytes.word(at: firstRecord + 4 * number + 2))
        }
    }

    /// Checks the rules of all sets, and collects the numbers of the lookups that they apply.
    ///
    /// `sets` is the offset of the number of sets, `subtable` that from which sets are counted.
    static func checkSets(
        _ bytes: FontBytes, at sets: Int, of subtable: Int, isChained: Bool, _ limit: inout ReadingLimit
    ) throws(TableFault) -> Set<Int> {
        var nested: Set<Int> = []
        var largest = 0
        let count = Int(try bytes.uint16(at: sets))
        try limit.spend(count)
        for number in 0..<count {
            let start = Int(try bytes.uint16(at: sets + 2 + 2 * number))
            if start == 0 { continue }
            let set = subtable + start
            let ruleCount = Int(try bytes.uint16(at: set))
            for rule in 0..<ruleCount {
                let place = set + Int(try bytes.uint16(at: set + 2 + 2 * rule))
                let rule = ContextRule(bytes, at: place, isChained: isChained)
                try rule.check(bytes, &limit)
                for record in rule.records(bytes) { nested.insert(record.lookup) }
            }
            largest = max(largest, ruleCount)
        }
        try limit.spend(stepsAGlyph: largest)
        return nested
    }

    private func check(_ bytes: FontBytes, _ limit: inout ReadingLimit) throws(TableFault) {
        guard input.count >= 0, firstRecord + 4 * recordCount <= bytes.count else {
            throw .offsetOutsideTable
        }
        guard max(before.count, input.count, after.count) <= Self.maximumCount else { throw .tooComplex }
        try limit.spend(1 + before.count + input.count + after.count + recordCount)
    }
}

/// The rule of a contextual subtable of format 3, and of reverse substitutions: a coverage for each position.
struct CoverageRule {
    private let before: [Coverage]
    /// With the first glyph.
    private let input: [Coverage]
    private let after: [Coverage]
    /// The coverage of the first glyph.
    let first: Coverage
    let records: [LookupRecord]

    /// The rule in a contextual subtable.
    init(
        _ bytes: FontBytes, at offset: Int, isChained: Bool, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        var reader = CoverageReader(bytes, of: offset, at: offset + 2)
        if isChained {
            before = try reader.coverages(&limit)
            input = try reader.coverages(&limit)
            after = try reader.coverages(&limit)
        } else {
            // The number of records is between that of the coverages and the coverages.
            input = try reader.coverages(gap: 2, &limit)
            (before, after) = ([], [])
        }
        guard let first = input.first else { throw .offsetOutsideTable }
        self.first = first
        let count = Int(try bytes.uint16(at: isChained ? reader.offset : offset + 4))
        let start = reader.offset + (isChained ? 2 : 0)
        guard start + 4 * count <= bytes.count else { throw .offsetOutsideTable }
        try limit.spend(count)
        records = (0..<count).map {
            LookupRecord(position: bytes.word(at: start + 4 * $0), lookup: bytes.word(at: start + 4 * $0 + 2))
        }
    }

    /// The context of a reverse substitution, whose input is a single glyph.
    ///
    /// `offset` is that of the number of coverages before the glyph, and afterwards that behind the rule; `subtable` is
    /// the offset from which coverages are counted.
    init(
        reverse bytes: FontBytes, at offset: inout Int, of subtable: Int, first: Coverage,
        _ limit: inout ReadingLimit
    ) throws(TableFault) {
        var reader = CoverageReader(bytes, of: subtable, at: offset)
        before = try reader.coverages(&limit)
        after = try reader.coverages(&limit)
        (self.first, input, records) = (first, [first], [])
        offset = reader.offset
    }

    func mayApply(_ glyph: UInt16, before second: UInt16) -> Bool {
        guard first.index(of: glyph) != nil else { return false }
        guard let next = input.count > 1 ? input[1] : after.first else { return true }
        return next.index(of: second) != nil
    }

    func match(at place: Int, in row: GlyphRow, _ matcher: inout GlyphMatcher) -> ContextMatch? {
        guard matcher.mayTry() else { return nil }
        return matcher.match(
            at: place, in: row, before: before.count, input: input.count - 1, after: after.count,
            { before[$0].index(of: $1) != nil }, { input[$0 + 1].index(of: $1) != nil },
            { after[$0].index(of: $1) != nil }
        ).map { ContextMatch(positions: $0, records: records) }
    }
}

/// Reads lists of coverages that follow each other.
private struct CoverageReader {
    private let bytes: FontBytes
    private let subtable: Int
    /// The offset of the next list.
    private(set) var offset: Int

    init(_ bytes: FontBytes, of subtable: Int, at offset: Int) {
        (self.bytes, self.subtable, self.offset) = (bytes, subtable, offset)
    }

    /// The next list: its number of coverages, some other bytes, then their offsets.
    mutating func coverages(gap: Int = 0, _ limit: inout ReadingLimit) throws(TableFault) -> [Coverage] {
        let count = Int(try bytes.uint16(at: offset))
        guard count <= ContextRule.maximumCount else { throw .tooComplex }
        offset += 2 + gap
        var coverages: [Coverage] = []
        for _ in 0..<count {
            coverages.append(try Coverage(bytes, at: subtable + Int(try bytes.uint16(at: offset)), &limit))
            offset += 2
        }
        return coverages
    }
}
