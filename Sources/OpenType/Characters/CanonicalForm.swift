/// Canonical composition and decomposition, a step at a time.
///
/// https://www.unicode.org/reports/tr15/
enum CanonicalForm {
    /// The character that two others make; `nil` where they make none.
    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if let syllable = HangulSyllable.composition(first, second) { return syllable }
        guard first <= 0xFFFF, second <= 0xFFFF else { return nil }
        let pair = UInt64(first) << 16 | UInt64(second)
        return CanonicalPairs.composed.first { $0 & 0xFFFF_FFFF == pair }.map {
            UInt32(truncatingIfNeeded: $0 >> 32)
        }
    }

    /// The one or two characters that a character is; `nil` where it is no others.
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
        var (low, high) = (0, pairs.count)
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle] >> 32 < UInt64(character) { low = middle + 1 } else { high = middle }
        }
        return low < pairs.count && pairs[low] >> 32 == UInt64(character) ? pairs[low] : nil
    }
}
