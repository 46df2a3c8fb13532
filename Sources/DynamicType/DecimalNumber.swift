/// An exact positive decimal number: its digits times a power of ten.
///
/// Limits are written as decimals, and a share of a size is the product of two decimals. As `Double`s 1.1 × 100 is
/// 110.00000000000001; as decimals it is 110.
struct DecimalNumber {
    /// Below 10¹⁷, because no `Double` needs more digits.
    private let digits: UInt64
    private let exponent: Int

    /// The shortest decimal that reads back as a number; `nil` if the number is not positive and finite.
    init?(_ number: Double) {
        guard number > 0, number.isFinite else { return nil }
        var (digits, exponent): (UInt64, Int) = (0, 0)
        var isFraction = false
        let description = number.description
        let text = description.utf8
        let end = text.firstIndex(of: UInt8(ascii: "e")) ?? text.endIndex
        var mantissa = text[..<end]
        if mantissa.suffix(2).elementsEqual(".0".utf8) { mantissa.removeLast(2) }
        for byte in mantissa {
            guard byte != UInt8(ascii: ".") else {
                isFraction = true
                continue
            }
            digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
            if isFraction { exponent -= 1 }
        }
        if end != text.endIndex, let written = Int(description[text.index(after: end)...]) {
            exponent += written
        }
        (self.digits, self.exponent) = (digits, exponent)
    }

    /// The product of two decimals and a power of ten, rounded once to a `Double`.
    ///
    /// - Returns: Infinite if the product is too large, and 0 if it is too small.
    func product(with other: DecimalNumber, timesTenToThe power: Int) -> Double {
        let half: UInt64 = 100_000_000_000_000_000
        // Both numbers have at most 17 digits, so each half of the product has at most 17 digits, too.
        let (upper, lower) = half.dividingFullWidth(digits.multipliedFullWidth(by: other.digits))
        let tail = String(lower)
        let zeros = String(repeating: "0", count: 17 - tail.utf8.count)
        return Double("\(upper)\(zeros)\(tail)e\(exponent + other.exponent + power)") ?? .infinity
    }
}

extension Double {
    /// A percentage of a size, computed with the decimals as written.
    ///
    /// - Returns: The exact product, rounded once.
    package func share(percentage: Double) -> Double {
        // Whole numbers are their own decimals, and small ones multiply without rounding.
        let product = self * percentage
        if self == rounded(), percentage == percentage.rounded(), abs(product) < 0x1p53 {
            return product / 100
        }
        guard let size = DecimalNumber(self), let share = DecimalNumber(percentage) else {
            return product / 100
        }
        return size.product(with: share, timesTenToThe: -2)
    }
}

/// The text of a number that is not negative: ASCII `digits[.digits][e[+-]digits]`, with `e` in either case.
///
/// `Double`'s own conversion also takes `nan`, `inf` and `0x11`, so the grammar is checked first. Command lines, token
/// files and options files share it; a limit takes a small `e` only.
package struct DecimalText {
    private let mantissa: Substring
    private let exponent: Int

    /// Checks the grammar; `nil` for any other text, and for an exponent that does not fit an `Int`.
    package init?(_ text: Substring) {
        var rest = text.utf8
        guard Self.takeDigits(&rest) else { return nil }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard Self.takeDigits(&rest) else { return nil }
        }
        mantissa = text[..<rest.startIndex]
        guard let mark = rest.first else {
            exponent = 0
            return
        }
        guard mark | 0x20 == UInt8(ascii: "e") else { return nil }
        rest.removeFirst()
        let written = Substring(rest)
        if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            rest.removeFirst()
        }
        guard Self.takeDigits(&rest), rest.isEmpty, let exponent = Int(written) else { return nil }
        self.exponent = exponent
    }

    /// The number times a power of ten, rounded once.
    ///
    /// - Returns: `nil` if the number, or its product, is too large for a `Double`; 0 if it is too small.
    package func number(timesTenToThe power: Int = 0) -> Double? {
        let (shifted, overflow) = exponent.addingReportingOverflow(power)
        guard !overflow, let number = Double("\(mantissa)e\(shifted)"), number.isFinite else { return nil }
        return number
    }

    private static func takeDigits(_ rest: inout Substring.UTF8View) -> Bool {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest.removeFirst(digits.count)
        return !digits.isEmpty
    }
}
