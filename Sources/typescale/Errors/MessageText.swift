/// A text from outside between quotation marks, fit for a terminal.
func quoted(_ text: String) -> String { "'\(TerminalText.escaped(text))'" }

/// The message about a word that is none of the valid ones: the nearest of them, or all.
///
/// - Parameters:
///   - kind: What the word should have been.
///   - given: The word.
///   - candidates: What may be suggested.
///   - listing: What is listed when nothing is near; the candidates where it is `nil`.
///   - label: What the listed words are called.
/// - Returns: One line.
func unknownWordMessage(
    _ kind: String, _ given: String, among candidates: [String], listing: [String]? = nil,
    listed label: String
) -> String {
    let start = "unknown \(kind) \(quoted(given)); "
    if let nearest = NearestName.nearest(to: given, among: candidates) {
        return start + "did you mean '\(nearest)'?"
    }
    return start + "\(label): " + (listing ?? candidates).joined(separator: ", ")
}

/// The escaping of characters that would steer a terminal instead of being shown.
enum TerminalText {
    /// The text with control characters (C0, DEL, C1) and bidirectional controls written as `\u{…}`.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a character would steer a terminal.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F: true
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
