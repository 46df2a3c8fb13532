/// Reads the numbers of the command line: ASCII `digits[.digits][e[+-]digits]`.
///
/// The library's own conversion would also take `nan`, `inf` and `0x11`, so the grammar is checked first.
enum NumberArgument {
    /// The number in a text that may begin with `-`; `nil` for other texts and numbers that are not finite.
    static func finite(_ text: some StringProtocol) -> Double? {
        guard text.utf8.first == UInt8(ascii: "-") else { return unsigned(text) }
        // Subtracted from zero, not negated: a zero with a minus sign becomes an ordinary one.
        return unsigned(text.dropFirst()).map { 0 - $0 }
    }

    /// The number of a text, above zero; `nil` for anything else.
    static func positive(_ text: some StringProtocol) -> Double? {
        unsigned(text).flatMap { $0 > 0 ? $0 : nil }
    }

    private static func unsigned(_ text: some StringProtocol) -> Double? {
        guard isNumber(text.utf8), let number = Double(String(text)), number.isFinite else { return nil }
        return number
    }

    private static func isNumber(_ bytes: some Collection<UInt8>) -> Bool {
        var rest = bytes[...]
        guard takeDigits(&rest) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard takeDigits(&rest) else { return false }
        }
        if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                rest.removeFirst()
            }
            guard takeDigits(&rest) else { return false }
        }
        return rest.isEmpty
    }

    private static func takeDigits<Bytes: Collection<UInt8>>(_ rest: inout Bytes) -> Bool
    where Bytes.SubSequence == Bytes {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest.removeFirst(digits.count)
        return !digits.isEmpty
    }
}
