extension Report.Cell {
    /// A number, or null where there is none.
    static func optional(_ number: Double?) -> Report.Cell { number.map(Report.Cell.number) ?? .null }

    /// A whole number, or null where there is none.
    static func optional(_ number: Int?) -> Report.Cell { optional(number.map(Double.init)) }

    /// A text, or null where there is none.
    static func optional(_ text: String?) -> Report.Cell { text.map(Report.Cell.text) ?? .null }
}
