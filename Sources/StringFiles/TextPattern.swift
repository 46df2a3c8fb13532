/// A pattern of `--key`: `*` matches any text, even an empty one, `?` any one Unicode scalar, and other
/// characters themselves.
package struct TextPattern {
    private let pattern: [Unicode.Scalar]

    package init(_ text: String) { pattern = Array(text.unicodeScalars) }

    /// Whether the pattern matches a whole text.
    package func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var (place, offset) = (0, 0)
        // The position of the last asterisk, and the end of the text that it matches so far.
        var retry: (place: Int, offset: Int)?
        while offset < scalars.count {
            if place < pattern.count, pattern[place] == "*" {
                retry = (place + 1, offset)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == scalars[offset] {
                place += 1
                offset += 1
            } else if let last = retry {
                retry = (last.place, last.offset + 1)
                (place, offset) = (last.place, last.offset + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
