extension String {
    /// The text between quotation marks, as messages quote it; long texts are cut.
    package var quoted: String { "'\(shortened)'" }

    /// The first 100 characters of the text, with an ellipsis if there are more.
    package var shortened: String {
        // Scalars are counted, because a character may have any number of them.
        let start = unicodeScalars.prefix(Self.longestQuotation)
        return start.endIndex == endIndex ? self : String(start) + "\u{2026}"
    }

    private static let longestQuotation = 100
}

extension [String] {
    /// The names separated by commas; only the first 40 are listed, followed by the number of the others.
    package func listed(_ spelling: (String) -> String = \.shortened) -> String {
        let shown = prefix(Self.longestList).map(spelling).joined(separator: ", ")
        return count > Self.longestList ? "\(shown) and \(count - Self.longestList) more" : shown
    }

    private static var longestList: Int { 40 }
}
