/// A glyph of a text that is measured.
struct TextGlyph {
    var glyph: UInt16
    var glyphClass: GlyphClass
    /// Whether it has no glyph and only separates its neighbours.
    var isBarrier = false
    /// The features that apply to it and not to every glyph.
    var forms = GlyphForms.ordinary
    /// The width of a space that the face lacks, instead of the glyph's.
    var space: FixedSpace?
    /// Whether Unicode calls it a mark, whatever the face calls it.
    var isMark = false
    /// The character that it shows, of a ligature the first.
    var character: UInt32 = 0

    /// Whether it has a width.
    var takesSpace: Bool { !isBarrier && !isMark && glyphClass != .mark }
}

/// The features that apply to some glyphs only.
struct GlyphForms: OptionSet, Hashable {
    let rawValue: UInt16

    /// Every glyph but conjoining letters of Hangul, for which fonts misuse contextual alternates.
    static let ordinary = GlyphForms(rawValue: 1)
    /// A conjoining letter of Hangul.
    static let jamo = GlyphForms(rawValue: 128)
    static let isolated = GlyphForms(rawValue: 2)
    static let initial = GlyphForms(rawValue: 4)
    static let medial = GlyphForms(rawValue: 8)
    static let final = GlyphForms(rawValue: 16)
    static let numerator = GlyphForms(rawValue: 32)
    static let denominator = GlyphForms(rawValue: 64)
    /// A numerator, a denominator, or the slash between them.
    static let fraction = GlyphForms(rawValue: 256)
    /// All glyphs.
    static let all = GlyphForms(rawValue: 511)
}

/// The glyphs of a text while substitutions change their number.
///
/// What is behind the last change is kept apart, in reverse order, so that changes from the start to the end
/// of a text take linear time together.
struct GlyphRow {
    private var front: [TextGlyph] = []
    private var back: [TextGlyph] = []

    var count: Int { front.count + back.count }
    /// All glyphs; to be read when they are joined.
    var glyphs: [TextGlyph] { front }
    var indices: Range<Int> { 0..<count }
    var isEmpty: Bool { count == 0 }

    subscript(place: Int) -> TextGlyph {
        get { place < front.count ? front[place] : back[count - 1 - place] }
        set {
            if place < front.count { front[place] = newValue } else { back[count - 1 - place] = newValue }
        }
    }

    mutating func append(_ glyph: TextGlyph) {
        join()
        front.append(glyph)
    }

    mutating func popLast() -> TextGlyph? {
        join()
        return front.popLast()
    }

    mutating func removeAll() {
        front.removeAll(keepingCapacity: true)
        back.removeAll(keepingCapacity: true)
    }

    mutating func remove(at place: Int) {
        split(at: place)
        if !back.isEmpty { back.removeLast() }
    }

    mutating func insert(_ glyph: TextGlyph, at place: Int) {
        split(at: place)
        front.append(glyph)
    }

    /// All glyphs, joined again; for loops without changes.
    mutating func join() { if !back.isEmpty { split(at: count) } }

    private mutating func split(at place: Int) {
        while front.count > place, let glyph = front.popLast() { back.append(glyph) }
        while front.count < place, let glyph = back.popLast() { front.append(glyph) }
    }
}

/// Finds the glyphs that a lookup looks at from a position.
struct GlyphMatcher {
    let filter: GlyphFilter
    let classes: GlyphClasses?
    /// The glyphs to which the features of the lookup apply.
    let forms: GlyphForms
    /// The number of rules that may still be tried for the text.
    private(set) var budget: Int

    init(_ filter: GlyphFilter, _ classes: GlyphClasses?, forms: GlyphForms, budget: Int) {
        (self.filter, self.classes, self.forms, self.budget) = (filter, classes, forms, budget)
    }

    /// The budget for a text: valid fonts need a hundredth of it.
    static func budget(glyphCount: Int) -> Int { 65536 + 16384 * glyphCount }

    /// Counts a rule; `false` if too many were tried.
    mutating func mayTry() -> Bool {
        budget -= 1
        return budget >= 0
    }

    /// Takes over the budget that a nested lookup left.
    mutating func spend(to rest: Int) { budget = min(budget, rest) }

    /// The position of the next glyph that the lookup does not ignore.
    func next(after place: Int, in row: GlyphRow) -> Int? {
        var next = place + 1
        while next < row.count, filter.skips(row[next], classes) { next += 1 }
        return next < row.count ? next : nil
    }

    /// The position of the next glyph that a rule's input can have, if the lookup applies to it.
    func nextInput(after place: Int, in row: GlyphRow) -> Int? {
        guard let next = next(after: place, in: row), !row[next].isBarrier,
            !row[next].forms.isDisjoint(with: forms)
        else { return nil }
        return next
    }

    /// The positions of the input of a rule; `nil` if it does not fit.
    ///
    /// `place` is the position of the first glyph, which fits. The numbers are those of the glyphs before it, of the
    /// input after it, and after the input; the functions say whether a glyph fits at a position of these parts.
    func match(
        at place: Int, in row: GlyphRow, before: Int, input: Int, after: Int,
        _ isBefore: (Int, UInt16) -> Bool, _ isInput: (Int, UInt16) -> Bool,
        _ isAfter: (Int, UInt16) -> Bool
    ) -> [Int]? {
        var last = place
        for number in 0..<input {
            guard let next = nextInput(after: last, in: row), isInput(number, row[next].glyph) else {
                return nil
            }
            last = next
        }
        let end = last
        for number in 0..<after {
            repeat {
                guard let next = next(after: last, in: row) else { return nil }
                last = next
            } while row[last].isBarrier
            guard isAfter(number, row[last].glyph) else { return nil }
        }
        var first = place
        for number in 0..<before {
            repeat {
                first -= 1
            } while first >= 0 && (row[first].isBarrier || filter.skips(row[first], classes))
            guard first >= 0, isBefore(number, row[first].glyph) else { return nil }
        }
        if input == 0 { return [place] }
        var positions = [place]
        while let last = positions.last, last < end, let next = nextInput(after: last, in: row) {
            positions.append(next)
        }
        return positions
    }
}
