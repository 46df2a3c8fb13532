/// SVG or HTML under construction.
struct Markup {
    private(set) var text = ""

    /// Appends markup as it is.
    mutating func append(_ markup: String) { text += markup }

    /// Appends a text, escaped.
    mutating func append(text: String) { text.unicodeScalars.forEach { self.text += Self.escaped($0) } }

    /// A text as the content of an element or the value of an attribute.
    ///
    /// Control characters and bidirectional format characters are a space.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case _ where isLeftOut(scalar): " "
        default: String(scalar)
        }
    }

    private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        // XML has no place for these.
        case _ where scalar.value & 0xFFFE == 0xFFFE: true
        default: false
        }
    }

    /// A coordinate with at most two decimals.
    static func number(_ value: Double) -> String { number(value, decimals: 2) }

    /// A factor with six significant decimals, as `scale` needs.
    static func factor(_ value: Double) -> String { number(value, decimals: 6) }

    private static func number(_ value: Double, decimals: Int) -> String {
        var unit = 1.0
        for _ in 0..<decimals { unit *= 10 }
        // Beyond the range of drawings nothing can be seen.
        guard let scaled = Int(exactly: (min(max(value, -1e9), 1e9) * unit).rounded()) else { return "0" }
        let (whole, fraction) = abs(scaled).quotientAndRemainder(dividingBy: Int(unit))
        var digits = String(fraction)
        digits = String(repeating: "0", count: decimals - digits.utf8.count) + digits
        while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
        return (scaled < 0 ? "-" : "") + (digits.isEmpty ? "\(whole)" : "\(whole).\(digits)")
    }
}
