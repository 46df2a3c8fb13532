/// Canonical composition and decomposition in single steps.
///
/// https://www.unicode.org/reports/tr15/
enum CanonicalForm {
    /// The character that two others compose; `nil` if they do not compose.
    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if let syllable = HangulSyllable.composition(first, second) { return syllable }
        guard first <= 0xFFFF, second <= 0xFFFF else { return nil }
        let pair = UInt64(first) << 16 | UInt64(second)
        return CanonicalPairs.composed.first { $0 & 0xFFFF_FFFF == pair }.map {
            UInt32(truncatingIfNeeded: $0 >> 32)
        }
    }

    /// The one or two characters into which a character decomposes; `nil` if it does not.
    static func decomposition(_ character: UInt32) -> (first: UInt32, second: UInt32?)? {
        if let parts = HangulSyllable.decomposition(character) { return parts }
        guard character >= 0xC0, character <= 0xFFFF else { return nil }
        guard
            let entry = entry(character, in: CanonicalPairs.composed)
                ?? entry(character, in: CanonicalPairs.onlyDecomposed)
        else { return nil }
        let second = UInt32(truncatingIfNeeded: entry & 0xFFFF)
        return (UInt32(truncatingIfNeeded: entry >> 16 & 0xFFFF), second == 0 ? nil : second)
    }

    private static func entry(_ character: UInt32, in pairs: [UInt64]) -> UInt64? {
        let low = (0..<pairs.count).partitioningIndex { pairs[$0] >> 32 >= UInt64(character) }
        return low < pairs.count && pairs[low] >> 32 == UInt64(character) ? pairs[low] : nil
    }
}

/// The composition and decomposition of Hangul syllables.
///
/// https://www.unicode.org/versions/Unicode14.0.0/ch03.pdf, section 3.12
enum HangulSyllable {
    private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
    private static let leading: ClosedRange<UInt32> = 0x1100...0x1112
    private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
    private static let trailing: ClosedRange<UInt32> = 0x11A8...0x11C2

    /// Whether a character may join the previous one to a syllable.
    static func joins(_ character: UInt32) -> Bool {
        vowels.contains(character) || trailing.contains(character)
    }

    /// The syllable that two letters, or a syllable and a letter, compose.
    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if leading.contains(first), vowels.contains(second) {
            return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
        }
        guard syllables.contains(first), trailing.contains(second), (first - 0xAC00) % 28 == 0 else {
            return nil
        }
        return first + second - 0x11A7
    }

    /// The syllable without its last letter, and the last letter.
    static func decomposition(_ character: UInt32) -> (first: UInt32, second: UInt32?)? {
        guard syllables.contains(character) else { return nil }
        let index = character - 0xAC00
        let last = index % 28
        if last != 0 { return (character - last, 0x11A7 + last) }
        return (0x1100 + index / (21 * 28), 0x1161 + index % (21 * 28) / 28)
    }
}
