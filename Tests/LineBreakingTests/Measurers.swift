/// Widths of texts that need no font.
enum Measurers {
    /// Each grapheme is 10 wide; soft hyphens and zero-width spaces have no width.
    static func even(_ text: Substring) -> Double {
        text.reduce(0) { $0 + ("\u{AD}\u{200B}".contains($1) ? 0 : 10) }
    }

    /// Graphemes of several widths, with a kern between some, as in a font.
    static func kerned(_ text: Substring) -> Double {
        var (width, previous) = (0.0, 0)
        for character in text where !"\u{AD}\u{200B}\n".contains(character) {
            let advance = Int(character.unicodeScalars.first?.value ?? 0) % 7 + 3
            width += Double(advance * 100)
            if previous % 3 == 1, advance % 2 == 0 { width -= 37 }
            previous = advance
        }
        return width
    }
}
