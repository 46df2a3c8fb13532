import JSONText

/// A number with its unit, as a token file writes it.
struct Measure: Equatable {
    let amount: Double
    let unit: Unit

    /// The unit of a number.
    enum Unit: Equatable {
        case none
        case px
        case pt
        case rem
        case em
        case percent
    }

    /// Larger numbers are meaningless in a token, and their products might not be finite.
    static let largest = 1e100

    /// Reads a number with a unit behind it: `17px`, `-2.6%`, `1.0625rem`, `17`; `nil` for anything else.
    init?(_ text: String) {
        let bytes = Array(text.trimmed.utf8)
        let end = bytes.lastIndex { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") } ?? -1
        guard let unit = Unit(String(decoding: bytes[(end + 1)...], as: UTF8.self)),
            let amount = Self.number(bytes[...end])
        else { return nil }
        self.amount = amount
        self.unit = unit
    }

    init(amount: Double, unit: Unit) {
        self.amount = amount
        self.unit = unit
    }

    /// The same number with the unit of the file; `nil` if the two units contradict each other.
    func inUnit(_ other: Unit) -> Measure? {
        guard unit == .none || unit == other else { return nil }
        return Measure(amount: amount, unit: other)
    }

    /// Digits with an optional sign, point and exponent; `Double` alone would accept more.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
        guard bytes.contains(where: { (0x30...0x39).contains($0) }),
            bytes.allSatisfy({ (0x30...0x39).contains($0) || "-+.eE".utf8.contains($0) }),
            let number = Double(String(decoding: bytes, as: UTF8.self)), abs(number) <= Self.largest
        else { return nil }
        return number
    }
}

extension Measure.Unit {
    /// The unit that a word spells, in any case and with spaces around it; `nil` for an unknown one.
    ///
    /// Words such as `dp` and `sp` are unknown, because their size in Apple's points is not defined.
    init?(_ name: String) {
        switch name.trimmed.lowercased() {
        case "": self = .none
        case "px", "pixel", "pixels": self = .px
        case "pt", "point", "points": self = .pt
        case "rem": self = .rem
        case "em": self = .em
        case "%", "percent": self = .percent
        default: return nil
        }
    }
}

extension String {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        let space = UInt8(ascii: " ")
        guard let first = utf8.firstIndex(where: { $0 != space }),
            let last = utf8.lastIndex(where: { $0 != space })
        else { return "" }
        return String(self[first...last])
    }
}
