/// The script of a letter, by its tag in fonts.
///
/// https://learn.microsoft.com/typography/opentype/spec/scripttags
public struct TextScript: Hashable, Sendable {
    /// The tag: `latn`, `cyrl`, `DFLT` for a text without letters.
    public let tag: FontTag

    /// The script of a letter; `nil` for characters of all scripts or an unknown script.
    ///
    /// The ranges of https://www.unicode.org/Public/15.0.0/ucd/Scripts.txt, with unassigned code points
    /// included.
    init?(of character: UInt32) {
        if character < 0x80 {
            guard character | 0x20 >= 0x61, character | 0x20 <= 0x7A else { return nil }
            tag = .latin
            return
        }
        let low = (0..<Self.ranges.count).partitioningIndex { Self.ranges[$0].last >= character }
        guard low < Self.ranges.count, Self.ranges[low].first <= character else { return nil }
        tag = FontTag(Self.ranges[low].tag)
    }

    private init(tag: FontTag) { self.tag = tag }

    /// The script of a text: that of its first letter.
    public init(of text: Substring) {
        self = text.unicodeScalars.lazy.compactMap { TextScript(of: $0.value) }.first ?? .none
    }

    /// The script of a text: that of its first letter.
    public init(of text: String) { self.init(of: text[...]) }

    /// That of a text without letters.
    public static let none = TextScript(tag: .defaultScript)

    /// The English name of the script; kana are one script, as in fonts.
    var name: String? { Self.names.first { FontTag($0.tag) == tag }?.name }

    /// Whether its letters take forms that depend on their neighbours.
    var joins: Bool { self == .arabic }

    static let latin = TextScript(tag: .latin)
    static let arabic = TextScript(tag: FontTag("arab"))
    static let hangul = TextScript(tag: FontTag("hang"))

    /// Whether its letters run from right to left.
    var isRightToLeft: Bool { Self.rightToLeft.contains(tag) }

    private static let rightToLeft = ["hebr", "arab", "syrc", "thaa", "nko "].map { FontTag($0) }

    private static let names: [(tag: String, name: String)] = [
        ("arab", "Arabic"), ("armn", "Armenian"), ("beng", "Bengali"), ("bopo", "Bopomofo"),
        ("cans", "Canadian syllabics"), ("cher", "Cherokee"), ("copt", "Coptic"), ("cyrl", "Cyrillic"),
        ("deva", "Devanagari"), ("ethi", "Ethiopic"), ("geor", "Georgian"), ("grek", "Greek"),
        ("gujr", "Gujarati"), ("guru", "Gurmukhi"), ("hang", "Hangul"), ("hani", "Han"), ("hebr", "Hebrew"),
        ("kana", "kana"), ("khmr", "Khmer"), ("knda", "Kannada"), ("lao ", "Lao"), ("latn", "Latin"),
        ("mlym", "Malayalam"), ("mong", "Mongolian"), ("mymr", "Burmese"), ("nko ", "N'Ko"),
        ("ogam", "Ogham"), ("orya", "Odia"), ("runr", "Runic"), ("sinh", "Sinhala"), ("syrc", "Syriac"),
        ("taml", "Tamil"), ("telu", "Telugu"), ("tfng", "Tifinagh"), ("thaa", "Thaana"), ("thai", "Thai"),
        ("tibt", "Tibetan"), ("yi  ", "Yi"),
    ]

    private static let ranges: [(first: UInt32, last: UInt32, tag: String)] = [
        (0xAA, 0xAA, "latn"), (0xBA, 0xBA, "latn"), (0xC0, 0xD6, "latn"), (0xD8, 0xF6, "latn"),
        (0xF8, 0x2B8, "latn"), (0x2E0, 0x2E4, "latn"), (0x2EA, 0x2EB, "bopo"), (0x370, 0x373, "grek"),
        (0x375, 0x37D, "grek"), (0x37F, 0x384, "grek"), (0x386, 0x386, "grek"), (0x388, 0x3E1, "grek"),
        (0x3E2, 0x3EF, "copt"), (0x3F0, 0x3FF, "grek"), (0x400, 0x484, "cyrl"), (0x487, 0x52F, "cyrl"),
        (0x531, 0x58F, "armn"), (0x591, 0x5F4, "hebr"), (0x600, 0x604, "arab"), (0x606, 0x60B, "arab"),
        (0x60D, 0x61A, "arab"), (0x61C, 0x61E, "arab"), (0x620, 0x63F, "arab"), (0x641, 0x64A, "arab"),
        (0x656, 0x66F, "arab"), (0x671, 0x6DC, "arab"), (0x6DE, 0x6FF, "arab"), (0x700, 0x74F, "syrc"),
        (0x750, 0x77F, "arab"), (0x780, 0x7B1, "thaa"), (0x7C0, 0x7FF, "nko "), (0x860, 0x86A, "syrc"),
        (0x870, 0x8E1, "arab"), (0x8E3, 0x8FF, "arab"), (0x900, 0x950, "deva"), (0x955, 0x963, "deva"),
        (0x966, 0x97F, "deva"), (0x980, 0x9FE, "beng"), (0xA01, 0xA76, "guru"), (0xA81, 0xAFF, "gujr"),
        (0xB01, 0xB77, "orya"), (0xB82, 0xBFA, "taml"), (0xC00, 0xC7F, "telu"), (0xC80, 0xCF3, "knda"),
        (0xD00, 0xD7F, "mlym"), (0xD81, 0xDF4, "sinh"), (0xE01, 0xE3A, "thai"), (0xE40, 0xE5B, "thai"),
        (0xE81, 0xEDF, "lao "), (0xF00, 0xFD4, "tibt"), (0xFD9, 0xFDA, "tibt"), (0x1000, 0x109F, "mymr"),
        (0x10A0, 0x10FA, "geor"), (0x10FC, 0x10FF, "geor"), (0x1100, 0x11FF, "hang"),
        (0x1200, 0x1399, "ethi"), (0x13A0, 0x13FD, "cher"), (0x1400, 0x167F, "cans"),
        (0x1680, 0x169C, "ogam"), (0x16A0, 0x16EA, "runr"), (0x16EE, 0x16F8, "runr"),
        (0x1780, 0x17F9, "khmr"), (0x1800, 0x1801, "mong"), (0x1804, 0x1804, "mong"),
        (0x1806, 0x18AA, "mong"), (0x18B0, 0x18F5, "cans"), (0x19E0, 0x19FF, "khmr"),
        (0x1C80, 0x1C88, "cyrl"), (0x1C90, 0x1CBF, "geor"), (0x1D00, 0x1D25, "latn"),
        (0x1D26, 0x1D2A, "grek"), (0x1D2B, 0x1D2B, "cyrl"), (0x1D2C, 0x1D5C, "latn"),
        (0x1D5D, 0x1D61, "grek"), (0x1D62, 0x1D65, "latn"), (0x1D66, 0x1D6A, "grek"),
        (0x1D6B, 0x1D77, "latn"), (0x1D78, 0x1D78, "cyrl"), (0x1D79, 0x1DBE, "latn"),
        (0x1DBF, 0x1DBF, "grek"), (0x1E00, 0x1EFF, "latn"), (0x1F00, 0x1FFE, "grek"),
        (0x2071, 0x2071, "latn"), (0x207F, 0x207F, "latn"), (0x2090, 0x209C, "latn"),
        (0x2126, 0x2126, "grek"), (0x212A, 0x212B, "latn"), (0x2132, 0x2132, "latn"),
        (0x214E, 0x214E, "latn"), (0x2160, 0x2188, "latn"), (0x2C60, 0x2C7F, "latn"),
        (0x2C80, 0x2CFF, "copt"), (0x2D00, 0x2D2D, "geor"), (0x2D30, 0x2D7F, "tfng"),
        (0x2D80, 0x2DDE, "ethi"), (0x2DE0, 0x2DFF, "cyrl"), (0x2E80, 0x2FD5, "hani"),
        (0x3005, 0x3005, "hani"), (0x3007, 0x3007, "hani"), (0x3021, 0x3029, "hani"),
        (0x302E, 0x302F, "hang"), (0x3038, 0x303B, "hani"), (0x3041, 0x3096, "kana"),
        (0x309D, 0x309F, "kana"), (0x30A1, 0x30FA, "kana"), (0x30FD, 0x30FF, "kana"),
        (0x3105, 0x312F, "bopo"), (0x3131, 0x318E, "hang"), (0x31A0, 0x31BF, "bopo"),
        (0x31F0, 0x31FF, "kana"), (0x3200, 0x321E, "hang"), (0x3260, 0x327E, "hang"),
        (0x32D0, 0x32FE, "kana"), (0x3300, 0x3357, "kana"), (0x3400, 0x4DBF, "hani"),
        (0x4E00, 0x9FFF, "hani"), (0xA000, 0xA4C6, "yi  "), (0xA640, 0xA69F, "cyrl"),
        (0xA722, 0xA787, "latn"), (0xA78B, 0xA7FF, "latn"), (0xA8E0, 0xA8FF, "deva"),
        (0xA960, 0xA97C, "hang"), (0xA9E0, 0xA9FE, "mymr"), (0xAA60, 0xAA7F, "mymr"),
        (0xAB01, 0xAB2E, "ethi"), (0xAB30, 0xAB5A, "latn"), (0xAB5C, 0xAB64, "latn"),
        (0xAB65, 0xAB65, "grek"), (0xAB66, 0xAB69, "latn"), (0xAB70, 0xABBF, "cher"),
        (0xAC00, 0xD7FB, "hang"), (0xF900, 0xFAD9, "hani"), (0xFB00, 0xFB06, "latn"),
        (0xFB13, 0xFB17, "armn"), (0xFB1D, 0xFB4F, "hebr"), (0xFB50, 0xFD3D, "arab"),
        (0xFD40, 0xFDFF, "arab"), (0xFE2E, 0xFE2F, "cyrl"), (0xFE70, 0xFEFC, "arab"),
        (0xFF21, 0xFF3A, "latn"), (0xFF41, 0xFF5A, "latn"), (0xFF66, 0xFF6F, "kana"),
        (0xFF71, 0xFF9D, "kana"), (0xFFA0, 0xFFDC, "hang"), (0x10140, 0x1018E, "grek"),
        (0x101A0, 0x101A0, "grek"), (0x10780, 0x107BA, "latn"), (0x10E60, 0x10E7E, "arab"),
        (0x10EFD, 0x10EFF, "arab"), (0x111E1, 0x111F4, "sinh"), (0x11660, 0x1166C, "mong"),
        (0x11AB0, 0x11ABF, "cans"), (0x11B00, 0x11B09, "deva"), (0x11FC0, 0x11FFF, "taml"),
        (0x16FE2, 0x16FE3, "hani"), (0x16FF0, 0x16FF1, "hani"), (0x1AFF0, 0x1B167, "kana"),
        (0x1D200, 0x1D245, "grek"), (0x1DF00, 0x1DF2A, "latn"), (0x1E030, 0x1E08F, "cyrl"),
        (0x1E7E0, 0x1E7FE, "ethi"), (0x1EE00, 0x1EEF1, "arab"), (0x1F200, 0x1F200, "kana"),
        (0x20000, 0x323AF, "hani"),
    ]
}

extension FontTag {
    /// The script of fonts for texts without a specific script.
    static let defaultScript = FontTag("DFLT")
    static let latin = FontTag("latn")
}
