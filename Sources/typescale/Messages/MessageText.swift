import DesignTokens
import DynamicType

/// A text from outside in quotation marks, safe for a terminal and short enough for a message.
func quoted(_ text: String) -> String { "'\(MessageText.shortened(text))'" }

/// Texts from outside as messages quote them: safe for a terminal, and short.
enum MessageText {
    /// The number of characters of a text that a message quotes.
    static let quotedLength = 100
    /// How many names a message lists.
    private static let listedCount = 40
    /// The largest number of characters of a message that quotes texts at full length.
    private static let messageLength = 1000

    /// The beginning of a text, with an ellipsis if it goes on, safe for a terminal.
    static func shortened(_ text: String) -> String { TerminalText.escaped(beginning(of: text)) }

    /// The beginning of a text, with an ellipsis if it goes on, for formats with their own escapes.
    static func beginning(of text: String) -> String { text.shortened }

    /// Names with commas between them, optionally quoted; of very many, the first ones and the number of the
    /// others.
    static func listed(_ names: [String], quoting: Bool = false) -> String {
        names.listed(quoting ? quoted : shortened)
    }

    /// A message without its middle if it is very long, because its end often says what to do.
    static func withoutMiddle(_ message: String) -> String {
        let scalars = message.unicodeScalars
        guard scalars.count > messageLength else { return message }
        return String(scalars.prefix(messageLength / 2)) + "\u{2026}"
            + String(scalars.suffix(messageLength / 2))
    }
}

/// The message about an invalid word, with the nearest valid word or all of them.
///
/// - Parameters:
///   - kind: The kind of word that is expected.
///   - given: The word.
///   - candidates: The words that may be suggested.
///   - listing: The words to list if no candidate is near; `nil` for the candidates.
///   - label: The name of the listed words.
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

/// The escaping of characters that control a terminal or are invisible there.
enum TerminalText {
    /// The text with control characters (C0, DEL, C1) and bidirectional controls written as `\u{…}`.
    ///
    /// They are escaped wherever people read a text, even behind a pipe.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.reduce(into: "") { append($1, to: &$0, isEscaped: isControl($1)) }
    }

    /// The text for a terminal: characters of the general categories Cc, Cf, Zl and Zp, such as soft hyphens,
    /// zero-width spaces, line separators and tags, are written as `\u{…}`.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - keepsJoiners: Whether U+200C and U+200D stay between letters or emoji, where Persian words and
    ///     families of emoji need them.
    /// - Returns: The text without any invisible character.
    static func shown(_ text: String, keepsJoiners: Bool = false) -> String {
        guard text.unicodeScalars.contains(where: isInvisible) else { return text }
        var result = ""
        var previous: Unicode.Scalar?
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let joins =
                keepsJoiners && (scalar == "\u{200C}" || scalar == "\u{200D}")
                && previous.map(isJoinable) ?? false && rest.first.map(isJoinable) ?? false
            append(scalar, to: &result, isEscaped: !joins && isInvisible(scalar))
            previous = scalar
        }
        return result
    }

    /// Whether a character would control a terminal.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F: true
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether a terminal would show nothing, or do something, for a character: its general category is Cc, Cf,
    /// Zl or Zp.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isControl(scalar) }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }

    /// Whether a character is a letter, a mark of one, or a part of an emoji.
    private static func isJoinable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark:
            true
        // Digits are emoji too, as parts of keycaps.
        default: scalar.properties.isEmoji && !scalar.isASCII
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout String, isEscaped: Bool) {
        if isEscaped {
            text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
            text.unicodeScalars.append(scalar)
        }
    }
}
