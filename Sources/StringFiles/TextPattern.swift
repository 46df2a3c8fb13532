/// A pattern of `--key`: `*` stands for any text, even none, and `?` for any one Unicode scalar; all else for
/// itself.
package struct TextPattern {
    private let pattern: [Unicode.Scalar]

    package init(_ text: String) { pattern = Array(text.unicodeScalars) }

    /// Whether the whole of a text is as the pattern says.
    package func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var (place, offset) = (0, 0)
        // Where the last asterisk stands, and how far the text goes that it may yet stand for.
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
