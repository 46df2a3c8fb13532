/// A subtable of `GSUB` that replaces one glyph or several by one.
///
/// https://learn.microsoft.com/typography/opentype/spec/gsub
struct SubstitutionSubtable: LookupSubtable {
    static let extensionType = 7
    static let features = ["ccmp", "clig", "liga", "locl", "rlig"].map { FontTag($0) }

    /// The largest number of glyphs of a ligature; the longest known ones have twenty.
    private static let maximumComponents = 256

    private enum Kind {
        case difference(Int)
        case list
        case ligatures
    }

    let coverage: Coverage
    private let bytes: FontBytes
    private let offset: Int
    private let kind: Kind

    init?(_ bytes: FontBytes, at offset: Int, type: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        guard type == 1 || type == 4 else { return nil }
        (self.bytes, self.offset) = (bytes, offset)
        let format = try bytes.uint16(at: offset)
        coverage = try Coverage(bytes, at: offset + Int(try bytes.uint16(at: offset + 2)), &limit)
        switch (type, format) {
        case (1, 1): kind = .difference(Int(try bytes.int16(at: offset + 4)))
        case (1, 2):
            kind = .list
            let count = Int(try bytes.uint16(at: offset + 4))
            guard offset + 6 + 2 * count <= bytes.count else { throw .offsetOutsideTable }
        case (4, 1):
            kind = .ligatures
            try Self.checkLigatures(bytes, at: offset, &limit)
        default: throw .format(Int(format))
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

    /// The substitution for a glyph, or for it and following glyphs; `nil` without one.
    ///
    /// `following` returns the position of the next glyph that is not ignored; `nil` at the end.
    func substitution(
        at place: Int, of glyphs: [TextGlyph], following: (Int) -> Int?
    ) -> Substitution? {
        guard let first = glyphs.indices.contains(place) ? glyphs[place].glyph : nil,
            let index = coverage.index(of: first)
        else { return nil }
        switch kind {
        case .difference(let difference):
            return Substitution(glyph: UInt16(truncatingIfNeeded: Int(first) + difference), taken: [])
        case .list:
            guard index < bytes.word(at: offset + 4) else { return nil }
            return Substitution(
                glyph: UInt16(truncatingIfNeeded: bytes.word(at: offset + 6 + 2 * index)), taken: [])
        case .ligatures:
            guard index < bytes.word(at: offset + 4) else { return nil }
            let set = offset + bytes.word(at: offset + 6 + 2 * index)
            for number in 0..<bytes.word(at: set) {
                let ligature = set + bytes.word(at: set + 2 + 2 * number)
                if let found = match(ligature, at: place, of: glyphs, following) { return found }
            }
            return nil
        }
    }

    /// Whether a substitution is possible at a glyph before another, regardless of what follows.
    func mayDoSomething(_ first: UInt16, before second: UInt16) -> Bool {
        guard let index = coverage.index(of: first) else { return false }
        guard case .ligatures = kind else { return true }
        guard index < bytes.word(at: offset + 4) else { return false }
        let set = offset + bytes.word(at: offset + 6 + 2 * index)
        return (0..<bytes.word(at: set)).contains { number in
            let ligature = set + bytes.word(at: set + 2 + 2 * number)
            return bytes.word(at: ligature + 2) < 2 || bytes.word(at: ligature + 4) == Int(second)
        }
    }

    private func match(
        _ ligature: Int, at place: Int, of glyphs: [TextGlyph],
        _ following: (Int) -> Int?
    ) -> Substitution? {
        var taken: [Int] = []
        var last = place
        for component in 1..<max(bytes.word(at: ligature + 2), 1) {
            guard let next = following(last),
                Int(glyphs[next].glyph) == bytes.word(at: ligature + 2 + 2 * component),
                !glyphs[next].isBarrier
            else { return nil }
            taken.append(next)
            last = next
        }
        return Substitution(glyph: UInt16(truncatingIfNeeded: bytes.word(at: ligature)), taken: taken)
    }
}

/// A glyph that replaces another, and the positions of the glyphs that it also replaces.
struct Substitution {
    let glyph: UInt16
    let taken: [Int]
}
