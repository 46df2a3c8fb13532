extension TextMeasurer {
    /// Puts the glyphs of the scalars into a row.
    mutating func findGlyphs() {
        var place = 0
        while place < scalars.count {
            let found = finder.find(scalars[place])
            if found.suggestsEmoji { mayHoldEmoji = true }
            var end = place + 1
            // Nothing joins before U+0300.
            while end < scalars.count, scalars[end].value >= 0x300, finder.find(scalars[end]).joins {
                end += 1
            }
            if end > place + 1, found.kind == .letter {
                let spelling = LetterWithMarks(scalars[place..<end], finder.map)
                append(spelling.letter, spelling.marks)
            } else {
                end = place + 1
                append(found, scalars[place])
            }
            place = end
        }
    }

    private mutating func append(_ letter: UInt32, _ marks: [UInt32]) {
        for character in [letter] + marks {
            guard let scalar = Unicode.Scalar(character) else { continue }
            append(finder.find(scalar), scalar)
        }
    }

    private mutating func append(_ found: GlyphFinder.Found, _ scalar: Unicode.Scalar) {
        switch found.kind {
        case .ignorable: return
        case .nonJoiner: glyphs.append(TextGlyph(glyph: 0, glyphClass: .none, isBarrier: true))
        case .mark:
            guard found.glyph != 0 else {
                lacksMark = true
                return
            }
            glyphs.append(TextGlyph(glyph: found.glyph, glyphClass: found.glyphClass))
        case .letter:
            if found.glyph == 0 {
                if let spelling = LetterWithMarks(decomposing: scalar.value, finder.map),
                    spelling.letter != scalar.value
                {
                    append(spelling.letter, spelling.marks)
                    return
                }
                if seen.insert(scalar).inserted { missing.append(scalar) }
            }
            glyphs.append(TextGlyph(glyph: found.glyph, glyphClass: found.glyphClass, space: found.space))
        }
    }
}
