/// How Hangul syllables are made of letters.
///
/// https://www.unicode.org/versions/Unicode14.0.0/ch03.pdf, section 3.12
enum HangulSyllable {
    private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
    private static let leading: ClosedRange<UInt32> = 0x1100...0x1112
    private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
    private static let trailing: ClosedRange<UInt32> = 0x11A8...0x11C2

    /// Whether a character joins the one before it.
    static func joins(_ character: UInt32) -> Bool {
        vowels.contains(character) || trailing.contains(character)
    }

    /// The syllable that two letters, or a syllable and a letter, make.
    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if leading.contains(first), vowels.contains(second) {
            return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
        }
        guard syllables.contains(first), trailing.contains(second), (first - 0xAC00) % 28 == 0 else {
            return nil
        }
        return first + second - 0x11A7
    }

    /// The syllable without its last letter, and that.
    static func decomposition(_ character: UInt32) -> (first: UInt32, second: UInt32?)? {
        guard syllables.contains(character) else { return nil }
        let index = character - 0xAC00
        let last = index % 28
        if last != 0 { return (character - last, 0x11A7 + last) }
        return (0x1100 + index / (21 * 28), 0x1161 + index % (21 * 28) / 28)
    }
}
