import FontFile
import Testing

/// Scripts of which more must be known than advances.
@Suite("Intricate scripts") struct IntricateScriptTests {
    @Test(arguments: [
        ("Arabic", "إعدادات"), ("Arabic", "Save: حفظ"), ("Arabic", "\u{FEE1}"), ("Syriac", "ܫܠܡܐ"),
        ("N'Ko", "ߒߞߏ"), ("Mongolian", "ᠮᠣᠩᠭᠣᠯ"), ("Devanagari", "सेटिंग्स"), ("Bengali", "সেটিংস"),
        ("Gurmukhi", "ਸੈਟਿੰਗਾਂ"), ("Gujarati", "સેટિંગ્સ"), ("Odia", "ସେଟିଂସ୍"), ("Tamil", "அமைப்புகள்"),
        ("Telugu", "సెట్టింగ్‌లు"), ("Kannada", "ಸೆಟ್ಟಿಂಗ್‌ಗಳು"), ("Malayalam", "ക്രമീകരണങ്ങൾ"),
        ("Sinhala", "සැකසුම්"), ("Tibetan", "སྒྲིག་འགོད"), ("Khmer", "ការកំណត់"), ("Burmese", "ဆက်တင်များ"),
        ("Adlam", "𞤀𞤣𞤤𞤢𞤥"),
    ])
    func needAShaper(name: String, text: String) {
        #expect(IntricateScript.first(in: text, needing: .shaper)?.name == name)
        #expect(IntricateScript.first(in: text, needing: .dictionary) == nil)
    }

    @Test(arguments: [("Thai", "การตั้งค่า"), ("Lao", "ການຕັ້ງຄ່າ")])
    func needADictionary(name: String, text: String) {
        #expect(IntricateScript.first(in: text, needing: .dictionary)?.name == name)
        #expect(IntricateScript.first(in: text, needing: .shaper) == nil)
    }

    /// Digits and punctuation of such a script need nothing.
    @Test(arguments: [
        "", "Settings", "Настройки", "Ρυθμίσεις", "הגדרות", "设置", "設定", "설정", "٣٤،", "१२।", "👍🏽", "Հայերեն",
        "ქართული", "አማርኛ", "\u{FEFF}",
    ])
    func needNothing(text: String) {
        #expect(IntricateScript.first(in: text, needing: .shaper) == nil)
        #expect(IntricateScript.first(in: text, needing: .dictionary) == nil)
    }

    @Test func theFirstDecides() {
        let text = "ไทย हिन्दी العربية ລາວ"
        #expect(IntricateScript.first(in: text, needing: .shaper)?.name == "Devanagari")
        #expect(IntricateScript.first(in: text, needing: .dictionary)?.name == "Thai")
    }
}
