import LineBreaking
import Testing

/// Scripts that need more than advances.
@Suite("Intricate scripts") struct ComplexScriptTests {
    @Test(arguments: [
        ("Syriac", "ܫܠܡܐ"), ("N'Ko", "ߒߞߏ"), ("Mongolian", "ᠮᠣᠩᠭᠣᠯ"), ("Devanagari", "सेटिंग्स"),
        ("Bengali", "সেটিংস"),
        ("Gurmukhi", "ਸੈਟਿੰਗਾਂ"), ("Gujarati", "સેટિંગ્સ"), ("Odia", "ସେଟିଂସ୍"), ("Tamil", "அமைப்புகள்"),
        ("Telugu", "సెట్టింగ్‌లు"), ("Kannada", "ಸೆಟ್ಟಿಂಗ್‌ಗಳು"), ("Malayalam", "ക്രമീകരണങ്ങൾ"),
        ("Sinhala", "සැකසුම්"), ("Tibetan", "སྒྲིག་འགོད"), ("Khmer", "ការកំណត់"), ("Burmese", "ဆက်တင်များ"),
        ("Adlam", "𞤀𞤣𞤤𞤢𞤥"),
    ])
    func needAShaper(name: String, text: String) {
        #expect(ComplexScript.first(in: text, needing: .shaper)?.name == name)
        #expect(ComplexScript.first(in: text, needing: .dictionary) == nil)
    }

    @Test(arguments: [("Thai", "การตั้งค่า"), ("Lao", "ການຕັ້ງຄ່າ")])
    func needADictionary(name: String, text: String) {
        #expect(ComplexScript.first(in: text, needing: .dictionary)?.name == name)
        #expect(ComplexScript.first(in: text, needing: .shaper) == nil)
    }

    /// Digits and punctuation of such a script need nothing.
    @Test(arguments: [
        "", "Settings", "إعدادات", "تنظیمات", "Настройки", "Ρυθμίσεις", "הגדרות", "设置", "設定", "설정", "٣٤،",
        "१२।", "👍🏽", "Հայերեն",
        "ქართული", "አማርኛ", "\u{FEFF}",
    ])
    func needNothing(text: String) {
        #expect(ComplexScript.first(in: text, needing: .shaper) == nil)
        #expect(ComplexScript.first(in: text, needing: .dictionary) == nil)
    }

    /// The blocks of such scripts in https://www.unicode.org/Public/15.0.0/ucd/Blocks.txt.
    private static let shaped = """
        0700-074F 07C0-07FF 0840-085F 0860-086F 0900-097F
        0980-09FF 0A00-0A7F 0A80-0AFF 0B00-0B7F 0B80-0BFF 0C00-0C7F 0C80-0CFF 0D00-0D7F 0D80-0DFF
        0F00-0FFF 1000-109F 1780-17FF 1800-18AF 1900-194F 1A20-1AAF 1B00-1B7F 1B80-1BBF 1BC0-1BFF
        1C00-1C4F 1CD0-1CFF A840-A87F A880-A8DF A8E0-A8FF A980-A9DF A9E0-A9FF AA00-AA5F AA60-AA7F
        AAE0-AAFF ABC0-ABFF 10D00-10D3F 11100-1114F 1E900-1E95F
        """

    @Test(arguments: [(ComplexScript.Need.shaper, shaped), (.dictionary, "0E00-0E7F 0E80-0EFF")])
    func everyLetter(need: ComplexScript.Need, blocks: String) {
        let blocks = blocks.split { " \n".contains($0) }.map { block in
            block.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        }
        for number in UInt32(0)...0x1FFFF {
            guard let scalar = Unicode.Scalar(number) else { continue }
            let isLetter: Bool
            switch scalar.properties.generalCategory {
            case .otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter, .nonspacingMark,
                .spacingMark:
                isLetter = true
            default: isLetter = false
            }
            let found = ComplexScript.first(in: String(scalar), needing: need) != nil
            #expect(
                found == (isLetter && blocks.contains { $0[0] <= number && number <= $0[1] }),
                "U+\(String(number, radix: 16))")
        }
    }

    @Test func theFirstDecides() {
        let text = "ไทย हिन्दी العربية ລາວ"
        #expect(ComplexScript.first(in: text, needing: .shaper)?.name == "Devanagari")
        #expect(ComplexScript.first(in: text, needing: .dictionary)?.name == "Thai")
    }
}
