/// Finds the glyphs of characters, with a cache of recent ones.
struct GlyphFinder {
    /// A character in the face.
    struct Found {
        let character: UInt32
        let kind: CharacterKind
        /// 0 if the face does not have it.
        let glyph: UInt16
        /// The width of a fixed-width space that the face lacks.
        let space: FixedSpace?
        let glyphClass: GlyphClass
        /// Whether it may compose with the previous character.
        let joins: Bool
        /// Whether it may turn its grapheme into an emoji.
        let suggestsEmoji: Bool
        /// That of a letter; `nil` for characters of all scripts, and for marks that have none of their own.
        let script: TextScript?
    }

    private static let size = 1024

    let map: CharacterMap
    let classes: GlyphClasses?
    private var cache: [Found?]

    init(_ map: CharacterMap, _ classes: GlyphClasses?) {
        self.map = map
        self.classes = classes
        cache = Array(repeating: nil, count: Self.size)
    }

    /// The character in the face.
    ///
    /// A tab is a space; other spaces and the no-break hyphen become the plain ones if the face lacks them.
    mutating func find(_ scalar: Unicode.Scalar) -> Found {
        let place = Int(scalar.value) % Self.size
        if let found = cache[place], found.character == scalar.value { return found }
        let kind = CharacterKind(scalar)
        var (glyph, space): (UInt16, FixedSpace?) = (0, nil)
        if kind != .ignorable, kind != .nonJoiner {
            glyph = self.glyph(of: scalar.value)
            if glyph == 0, let fixed = FixedSpace(scalar) { (glyph, space) = (map.glyph(of: 0x20), fixed) }
        }
        let found = Found(
            character: scalar.value, kind: kind, glyph: glyph, space: glyph == 0 ? nil : space,
            glyphClass: glyphClass(of: glyph, kind),
            joins: kind == .mark && scalar.properties.canonicalCombiningClass != .notReordered
                || HangulSyllable.joins(scalar.value),
            suggestsEmoji: EmojiPresentation.mayBegin(with: scalar), script: TextScript(of: scalar.value))
        cache[place] = found
        return found
    }

    private func glyph(of character: UInt32) -> UInt16 {
        if character == 9 { return map.glyph(of: 0x20) }
        let glyph = map.glyph(of: character)
        if glyph != 0 { return glyph }
        let others: [UInt32] =
            switch character {
            case 0xA0: [0x20]
            case 0x2011: [0x2010, 0x2D]
            default: []
            }
        return others.lazy.map { map.glyph(of: $0) }.first { $0 != 0 } ?? 0
    }

    /// The class of a glyph, from `GDEF` or else from the character.
    func glyphClass(of glyph: UInt16, _ kind: CharacterKind) -> GlyphClass {
        if let classes, classes.hasClasses, glyph != 0 { return classes.glyphClass(of: glyph) }
        return kind == .mark ? .mark : .base
    }
}
