import JSONText

/// The spelling of numbers; every printed number goes through this type.
enum NumberText {
    /// The shortest text that reads back as the same number; whole numbers without `.0`.
    static func exact(_ number: Double) -> String { JSONNumber.text(of: number) }

    /// The number with at most two decimals, for people.
    static func rounded(_ number: Double) -> String {
        let hundredths = (number * 100).rounded(.toNearestOrAwayFromZero)
        // Above 2^53 a number has no decimals, and a hundred times it may not be finite.
        return exact(abs(hundredths) < 0x1p53 ? hundredths / 100 : number)
    }

    /// A number in hexadecimal, with zeros before it.
    ///
    /// - Parameters:
    ///   - number: Not below 0.
    ///   - digits: The minimum number of digits.
    ///   - uppercase: Whether the digits above 9 are capital letters.
    /// - Returns: At least that many digits.
    static func hexadecimal(
        _ number: some BinaryInteger, digits: Int, uppercase: Bool = false
    ) -> String {
        let text = String(number, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
}
