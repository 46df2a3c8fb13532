/// The class of a character for line breaking.
enum BreakClass: UInt8 {
    /// LF, CR, U+0085, U+2028, U+2029.
    case lineEnd
    /// White space at which lines may end, and the zero-width space.
    case space
    /// No-break spaces, the no-break hyphen and word joiners.
    case glue
    /// Brackets that open, `„`, `‚`, `¿` and `¡`.
    case opening
    /// Full-width brackets that open.
    case wideOpening
    /// Brackets that close.
    case closing
    /// Full-width brackets that close, commas, stops, colons, exclamation and question marks.
    case wideMark
    /// Small kana, prolonged sound and iteration marks, and the middle dot between kana.
    case nonstarter
    /// `!` and `?`.
    case exclamation
    case slash
    /// `.`, `,`, `:` and `;`.
    case separator
    case hyphen
    /// The true hyphen (U+2010), the figure dash and the en dash.
    case dash
    case softHyphen
    case emDash
    /// `"` and `'`.
    case quotation
    /// Quotation marks that open in most languages: `“`, `‘`, `«`, `‹`.
    case initialQuotation
    /// Quotation marks that close in most languages, and the apostrophe: `”`, `’`, `»`, `›`.
    case finalQuotation
    case currency
    /// The percent sign and other units that follow a number directly.
    case percent
    case ellipsis
    /// Ideographs, kana, emoji and full-width letters and digits.
    case ideograph
    case hangul
    /// Letters of scripts without a class of their own.
    case letter
    case hebrew
    case digit
    case other
}

extension BreakClass {
    /// Whether it is a letter of any script.
    var isLetter: Bool {
        switch self {
        case .letter, .hebrew, .hangul, .ideograph, .nonstarter: true
        default: false
        }
    }

    /// Whether it is a bracket or quotation mark that always opens.
    var isOpening: Bool { self == .opening || self == .wideOpening }

    /// Whether it is a quotation mark of any form.
    var isQuotation: Bool {
        switch self {
        case .quotation, .initialQuotation, .finalQuotation: true
        default: false
        }
    }

    /// Whether a line may end or begin on either side, unless its neighbour belongs to it.
    var isIdeographic: Bool { self == .ideograph || self == .nonstarter }
}

extension BreakClass {
    /// The class of a character, by the line breaking classes of Unicode 15.
    ///
    /// https://www.unicode.org/Public/15.0.0/ucd/LineBreak.txt
    init(_ scalar: Unicode.Scalar) {
        self = scalar.isASCII ? Self.ascii(scalar) : Self.mark(scalar) ?? Self.letterOrSymbol(scalar)
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> BreakClass {
        switch scalar {
        case "a"..."z", "A"..."Z": .letter
        case " ", "\t", "\u{B}", "\u{C}": .space
        case "0"..."9": .digit
        case "\n", "\r": .lineEnd
        case "!", "?": .exclamation
        case "\"", "'": .quotation
        case "$": .currency
        case "%": .percent
        case "(", "[", "{": .opening
        case ")", "]", "}": .closing
        case ".", ",", ":", ";": .separator
        case "-": .hyphen
        case "/": .slash
        default: .other
        }
    }

    /// The class of a mark that its general category does not determine.
    private static func mark(_ scalar: Unicode.Scalar) -> BreakClass? {
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: .lineEnd
        case 0x200B: .space
        case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
        case 0xA1, 0xBF, 0x201A, 0x201E: .opening
        case 0xAD: .softHyphen
        case 0x2010, 0x2012, 0x2013: .dash
        case 0x2014: .emDash
        // °, ‰, ‱, ′, ″, ‴, ℃, ℉, ﹪, ％
        case 0xB0, 0x2030, 0x2031, 0x2032, 0x2033, 0x2034, 0x2103, 0x2109, 0xFE6A, 0xFF05: .percent
        case 0x2024...0x2026, 0x22EF, 0xFE19: .ellipsis
        // ‼, ‽, ⁇, ⁈, ⁉
        case 0x203C, 0x203D, 0x2047...0x2049: .nonstarter
        // 、, 。, ﹐ to ﹗ and their vertical forms, ！, ，, ．, ：, ；, ？, ｡, ､
        case 0x3001, 0x3002, 0xFE10...0xFE16, 0xFE50...0xFE57, 0xFF01, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,
            0xFF61, 0xFF64:
            .wideMark
        default: WideCharacters.isNonstarter(scalar) ? .nonstarter : nil
        }
    }

    private static func letterOrSymbol(_ scalar: Unicode.Scalar) -> BreakClass {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .openPunctuation: return WideCharacters.isWide(scalar) ? .wideOpening : .opening
        case .closePunctuation: return WideCharacters.isWide(scalar) ? .wideMark : .closing
        case .initialPunctuation: return .initialQuotation
        case .finalPunctuation: return .finalQuotation
        case .currencySymbol: return .currency
        case .spaceSeparator: return .space
        default: break
        }
        if WideCharacters.isHangul(scalar) { return .hangul }
        if WideCharacters.isWide(scalar) || properties.isEmojiPresentation { return .ideograph }
        switch scalar.value {
        case 0x5D0...0x5F2, 0xFB1D...0xFB4F: return .hebrew
        default: break
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark:
            return .letter
        case .decimalNumber: return .digit
        default: return .other
        }
    }
}

/// The characters of East Asian scripts, by their blocks.
enum WideCharacters {
    /// Whether it is a jamo or syllable of Hangul.
    static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
        default: false
        }
    }

    /// Whether it is an ideograph, a kana, a full-width form, an emoji, or behaves like one.
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
