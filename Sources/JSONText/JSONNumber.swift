/// How JSON numbers are written: the shortest text that reads back as the same number.
public enum JSONNumber {
    /// The text of a finite number; whole numbers have no `.0`.
    ///
    /// From 10^16 on the shortest text has an exponent, and no `.0` to leave out.
    public static func text(of number: Double) -> String {
        if let whole = Int(exactly: number), whole.magnitude < 10_000_000_000_000_000 {
            return String(whole)
        }
        return number.description
    }
}

extension JSONWriter {
    /// Writes a number, which must be finite: JSON has no others.
    public mutating func number(_ number: Double) {
        precondition(number.isFinite, "JSON has finite numbers only")
        literal(JSONNumber.text(of: number))
    }
}
