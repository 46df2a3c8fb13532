/// The presumed width of a character that no available font has: its width in nearly all fonts that have it.
///
/// By classes of https://www.unicode.org/Public/15.0.0/ucd/EastAsianWidth.txt and blocks of
/// https://www.unicode.org/Public/15.0.0/ucd/Blocks.txt; the widths are those of Noto Sans CJK, IPA Gothic and
/// WenQuanYi Zen Hei.
public enum PresumedWidth: Hashable, Sendable {
    /// An em: ideographs, kana, bopomofo, their punctuation, and full-width forms.
    case em
    /// Half an em: half-width forms.
    case halfEm
    /// An em or slightly less: syllables and letters of Hangul, which are 0.92 em wide in Noto Sans CJK, 0.94
    /// in Nanum Gothic and 1 in WenQuanYi Zen Hei; their width in Apple's font is not published.
    case hangul
    /// As wide as iOS draws emoji, by their size.
    case emoji
    /// No width: a mark on another character, or an invisible character.
    case nothing
    /// The width is not known.
    case unknown

    /// The width of a character on its own.
    init(_ scalar: Unicode.Scalar) {
        switch CharacterKind(scalar) {
        case .mark, .ignorable, .nonJoiner: self = .nothing
        case .letter:
            switch scalar.value {
            // Vowels and final consonants of Hangul are part of the syllable that begins before them.
            case 0x1160...0x11FF, 0xD7B0...0xD7FB: self = .nothing
            case 0x1100...0x115F, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3: self = .hangul
            case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: self = .halfEm
            default: self = Self.isFullWidth(scalar) ? .em : .unknown
            }
        }
    }

    /// Whether it is an ideograph or as wide as one.
    private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x2E80: false
        // Radicals, and the marks that describe how ideographs are made.
        case 0x2E80...0x2FD5, 0x2FF0...0x2FFF: true
        // Punctuation, kana and bopomofo. Tone marks of Hangul are spacing marks without a width of their own.
        case 0x302E, 0x302F: false
        case 0x3000...0x303E, 0x3041...0x312F: true
        // Kanbun, strokes, small kana, enclosed and squared characters.
        case 0x3190...0x33FF: true
        // Compatibility ideographs, vertical, compatibility and small forms.
        case 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B: true
        case 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
        // Further kana; ideographs in squares and circles.
        case 0x1AFF0...0x1B167, 0x1F200...0x1F265: true
        default: scalar.properties.isIdeographic
        }
    }
}

/// A character that no font of a cascade has.
public struct PresumedCharacter: Hashable, Sendable {
    /// The character, or the first of a grapheme.
    public let scalar: Unicode.Scalar

    /// The presumed width.
    public let width: PresumedWidth

    /// Its group, in English: a script (`Han`, `kana`, `Hangul`, `Thai`), `CJK punctuation`, `full-width
    /// forms`, `half-width forms`, `emoji` or `symbols`.
    public var group: String {
        switch (width, scalar.value) {
        case (.emoji, _): "emoji"
        case (.halfEm, _): "half-width forms"
        case (_, 0xFF01...0xFFE6): "full-width forms"
        default: TextScript(of: scalar.value)?.name ?? (width == .em ? "CJK punctuation" : "symbols")
        }
    }
}
