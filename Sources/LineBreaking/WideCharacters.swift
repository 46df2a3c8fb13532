/// The characters of East Asian scripts, by their blocks.
enum WideCharacters {
    /// Whether it is a jamo or syllable of Hangul.
    static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
        default: false
        }
    }

    /// Whether it is an ideograph, a kana, a full-width form, an emoji, or stands with them.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Radicals, kana, bopomofo, enclosed and compatibility characters, ideographs, Yi.
        case 0x2E80...0xA4CF: true
        case 0xF900...0xFAFF, 0xFE30...0xFE4F: true
        // Full-width and half-width forms, without the last ones, which are half-width symbols.
        case 0xFF01...0xFF9F, 0xFFE0...0xFFE7: true
        // Tangut, Khitan, further kana.
        case 0x16FE0...0x1B2FF: true
        // Emoji and pictographs, without enclosed letters; flags.
        case 0x1F000...0x1F0FF, 0x1F1E6...0x1FAFF: true
        case 0x20000...0x3FFFD: true
        default: false
        }
    }

    /// Whether no line begins with it: small kana, prolonged sound and iteration marks, and dots between kana.
    static func isNonstarter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // 々, 〜, 〻, 〼, ゛, ゜, ゝ, ゞ, ゠, ・, ー, ヽ, ヾ
        case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE: true
        // Small hiragana and katakana.
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096,
            0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6,
            0x31F0...0x31FF:
            true
        // Their half-width forms.
        case 0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F: true
        default: false
        }
    }
}
