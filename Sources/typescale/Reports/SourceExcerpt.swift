import DesignTokens

/// The line of a finding, or a part of a long one, and the marks under it.
struct SourceExcerpt {
    /// The largest number of Unicode scalars of a line.
    private static let limit = 100

    /// The number of scalars before the value in a line that is cut.
    private static let lead = 40

    /// The line, safe for a terminal, with `…` at a cut.
    let line: String

    /// The space before the marks, as wide as the text before the value.
    let indent: String

    /// `^` under the value's first character, `~` under the others that are shown.
    let marks: String

    /// The excerpt of a place; `nil` if its line is empty.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - escaped: Escapes a text for its output.
    init?(of place: Finding.Place, _ escaped: (String) -> String = TerminalText.escaped) {
        guard !place.line.isEmpty else { return nil }
        let scalars = place.line.unicodeScalars
        let column = max(place.location.column - place.firstColumn, 0)
        let window = Self.window(of: scalars, around: column)
        let isCutBefore = window.isCutBefore || place.firstColumn > 1
        var line = isCutBefore ? "…" : ""
        var indent = isCutBefore ? " " : ""
        var width = 0
        for (offset, scalar) in zip(window.first..., scalars[window.range]) {
            let shown = scalar == "\t" ? "\t" : escaped(String(scalar))
            line += shown
            if offset < column {
                indent += scalar == "\t" ? "\t" : String(repeating: " ", count: TerminalText.width(of: shown))
            } else if offset < column + max(place.length, 1) {
                width += TerminalText.width(of: shown)
            }
        }
        self.line = line + (window.isCutAfter || place.isCutAfter ? "…" : "")
        self.indent = indent
        marks = "^" + String(repeating: "~", count: max(width - 1, 0))
    }

    /// The part of a line that is shown.
    private struct Window {
        let range: Range<String.UnicodeScalarView.Index>
        /// The offset of its first scalar.
        let first: Int
        let isCutBefore: Bool
        let isCutAfter: Bool
    }

    /// Walks to the column and a little further, never to the end of a long line.
    private static func window(of line: String.UnicodeScalarView, around column: Int) -> Window {
        let (start, end) = (line.startIndex, line.endIndex)
        guard let limit = line.index(start, offsetBy: Self.limit, limitedBy: end), limit < end else {
            return Window(range: start..<end, first: 0, isCutBefore: false, isCutAfter: false)
        }
        var first = max(column - lead, 0)
        var lower = end
        if let index = line.index(start, offsetBy: first, limitedBy: end) {
            lower = index
        } else {
            first = line.count
        }
        let upper = line.index(lower, offsetBy: Self.limit, limitedBy: end) ?? end
        // Near the end of the line the window reaches further back.
        let missing = Self.limit - line.distance(from: lower, to: upper)
        lower = line.index(lower, offsetBy: -missing)
        first -= missing
        return Window(
            range: lower..<upper, first: first, isCutBefore: lower > start, isCutAfter: upper < end)
    }
}
