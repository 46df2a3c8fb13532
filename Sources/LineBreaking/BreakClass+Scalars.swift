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

    /// The class of a mark whose general category does not tell it.
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
