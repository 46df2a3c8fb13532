/// A letter with its marks, in a spelling for which the face has glyphs.
struct LetterWithMarks {
    /// The letter with all marks for which the face has glyphs.
    private(set) var letter: UInt32
    /// The marks that are left.
    private(set) var marks: [UInt32] = []

    /// The largest number of characters that are composed; longer sequences are measured as written.
    static let maximumCount = 32

    init(_ characters: ArraySlice<Unicode.Scalar>, _ map: CharacterMap) {
        let written = characters.map(\.value)
        letter = written.first ?? 0
        if written.count > Self.maximumCount {
            marks = Array(written.dropFirst())
            return
        }
        var parts = written.flatMap { Self.decomposed($0) }
        Self.sort(&parts)
        // The face may lack an intermediate composition but have the result, as of e, circumflex and acute; or have
        // neither, but the letter with a later mark.
        let through = Self.composed(parts, map, throughMissing: true)
        let found =
            through.marks.isEmpty
            ? Self.composed(parts, map, throughMissing: false) : through
        letter = found.letter
        marks = parts.indices.dropFirst().filter { !found.marks.contains($0) }.map { parts[$0] }
    }

    /// The letter with the marks that it can take, and their places.
    ///
    /// `throughMissing` says whether letters that the face lacks may come between.
    private static func composed(
        _ parts: [UInt32], _ map: CharacterMap, throughMissing: Bool
    ) -> (letter: UInt32, marks: ArraySlice<Int>) {
        var whole = parts.first ?? 0
        var letter = whole
        var taken: [Int] = []
        var (lastClass, hasRest) = (UInt8(0), false)
        var used = 0
        for place in parts.indices.dropFirst() {
            let combining = combiningClass(parts[place])
            let isBlocked = hasRest && (combining == 0 || lastClass >= combining)
            guard !isBlocked, let next = CanonicalForm.composition(whole, parts[place]),
                throughMissing || map.glyph(of: next) != 0
            else {
                (lastClass, hasRest) = (combining, true)
                continue
            }
            whole = next
            taken.append(place)
            if map.glyph(of: whole) != 0 { (letter, used) = (whole, taken.count) }
        }
        return (letter, taken.prefix(used))
    }

    /// The decomposition of a letter that the face lacks; `nil` if the face lacks the parts too.
    init?(decomposing character: UInt32, _ map: CharacterMap) {
        var (first, parts) = (character, [UInt32]())
        while map.glyph(of: first) == 0 {
            guard let (next, second) = CanonicalForm.decomposition(first) else { return nil }
            if let second {
                guard map.glyph(of: second) != 0 else { return nil }
                parts.insert(second, at: 0)
            }
            first = next
        }
        // The face may have the letter with another of the marks: ậ is â and a dot.
        let characters = ([first] + parts).compactMap { Unicode.Scalar($0) }
        self.init(characters[...], map)
    }

    private static func decomposed(_ character: UInt32) -> [UInt32] {
        guard let (first, second) = CanonicalForm.decomposition(character) else { return [character] }
        return decomposed(first) + (second.map { [$0] } ?? [])
    }

    /// Puts marks in canonical order, stable within a class.
    private static func sort(_ characters: inout [UInt32]) {
        for place in characters.indices.dropFirst() {
            let character = characters[place]
            let combining = combiningClass(character)
            if combining == 0 { continue }
            var target = place
            while target > 0, combiningClass(characters[target - 1]) > combining {
                characters[target] = characters[target - 1]
                target -= 1
            }
            characters[target] = character
        }
    }

    private static func combiningClass(_ character: UInt32) -> UInt8 {
        Unicode.Scalar(character)?.properties.canonicalCombiningClass.rawValue ?? 0
    }
}
