/// Why a grapheme is shown as an emoji.
///
/// https://www.unicode.org/reports/tr51/ (presentation styles, keycaps, modifiers, tags and ZWJ sequences)
enum EmojiPresentation {
    /// A character is an emoji by default: the first one, one after a zero-width joiner, or a skin tone.
    case byDefault
    /// The grapheme requests it: U+FE0F after a character that can be an emoji, or a keycap.
    case byRequest

    /// The presentation of a grapheme; `nil` for text.
    init?(_ grapheme: some Collection<Unicode.Scalar>) {
        guard let first = grapheme.first else { return nil }
        let rest = grapheme.dropFirst()
        guard let second = rest.first else {
            guard first.value > 0xFF, first.properties.isEmojiPresentation else { return nil }
            self = .byDefault
            return
        }
        if first.isASCII {
            // A digit stays text, even with U+FE0F.
            guard first.properties.isEmoji, rest.contains(Self.keycap) else { return nil }
            self = .byRequest
            return
        }
        guard first.properties.isEmoji else { return nil }
        let properties = first.properties
        switch second {
        case Self.textStyle where rest.count == 1: return nil
        case Self.emojiStyle: self = .byRequest
        case _ where properties.isEmojiPresentation: self = .byDefault
        case _ where properties.isEmojiModifierBase && second.properties.isEmojiModifier: self = .byDefault
        case Self.joiner where rest.dropFirst().first?.properties.isEmoji == true: self = .byDefault
        default: return nil
        }
    }

    /// Whether the character can turn the one before it into an emoji.
    static func mayBegin(with scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x200D: false
        case 0x200D, 0x20E3, 0xFE0F: true
        default: scalar.properties.isEmojiModifier
        }
    }

    /// The character that turns the digit before it into a keycap.
    static let keycap: Unicode.Scalar = "\u{20E3}"
    /// The character that joins several emoji into one.
    static let joiner: Unicode.Scalar = "\u{200D}"
    private static let textStyle: Unicode.Scalar = "\u{FE0E}"
    private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
}
