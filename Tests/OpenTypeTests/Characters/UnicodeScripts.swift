/// The characters of scripts, typed again from https://www.unicode.org/Public/15.0.0/ucd/Scripts.txt.
enum UnicodeScripts {
    /// A script of Unicode, the tag that fonts have for it, and its characters as ranges of hexadecimal digits.
    static let all: [(name: String, tag: String, ranges: String)] = [
        (
            "Latin", "latn",
            """
            41-5A 61-7A AA BA C0-D6 D8-F6 F8-2B8 2E0-2E4 1D00-1D25 1D2C-1D5C 1D62-1D65 1D6B-1D77 1D79-1DBE
            1E00-1EFF 2071 207F 2090-209C 212A-212B 2132 214E 2160-2188 2C60-2C7F A722-A787 A78B-A7CA
            A7D0-A7D1 A7D3 A7D5-A7D9 A7F2-A7FF AB30-AB5A AB5C-AB64 AB66-AB69 FB00-FB06 FF21-FF3A FF41-FF5A
            10780-10785 10787-107B0 107B2-107BA 1DF00-1DF1E 1DF25-1DF2A
            """
        ),
        (
            "Greek", "grek",
            """
            370-373 375-377 37A-37D 37F 384 386 388-38A 38C 38E-3A1 3A3-3E1 3F0-3FF 1D26-1D2A 1D5D-1D61
            1D66-1D6A 1DBF 1F00-1F15 1F18-1F1D 1F20-1F45 1F48-1F4D 1F50-1F57 1F59 1F5B 1F5D 1F5F-1F7D
            1F80-1FB4 1FB6-1FC4 1FC6-1FD3 1FD6-1FDB 1FDD-1FEF 1FF2-1FF4 1FF6-1FFE 2126 AB65 10140-1018E
            101A0 1D200-1D245
            """
        ),
        (
            "Coptic", "copt",
            """
            3E2-3EF 2C80-2CF3 2CF9-2CFF
            """
        ),
        (
            "Cyrillic", "cyrl",
            """
            400-484 487-52F 1C80-1C88 1D2B 1D78 2DE0-2DFF A640-A69F FE2E-FE2F 1E030-1E06D 1E08F
            """
        ),
        (
            "Armenian", "armn",
            """
            531-556 559-58A 58D-58F FB13-FB17
            """
        ),
        (
            "Hebrew", "hebr",
            """
            591-5C7 5D0-5EA 5EF-5F4 FB1D-FB36 FB38-FB3C FB3E FB40-FB41 FB43-FB44 FB46-FB4F
            """
        ),
        (
            "Arabic", "arab",
            """
            600-604 606-60B 60D-61A 61C-61E 620-63F 641-64A 656-66F 671-6DC 6DE-6FF 750-77F 870-88E 890-891
            898-8E1 8E3-8FF FB50-FBC2 FBD3-FD3D FD40-FD8F FD92-FDC7 FDCF FDF0-FDFF FE70-FE74 FE76-FEFC
            10E60-10E7E 10EFD-10EFF 1EE00-1EE03 1EE05-1EE1F 1EE21-1EE22 1EE24 1EE27 1EE29-1EE32 1EE34-1EE37
            1EE39 1EE3B 1EE42 1EE47 1EE49 1EE4B 1EE4D-1EE4F 1EE51-1EE52 1EE54 1EE57 1EE59 1EE5B 1EE5D 1EE5F
            1EE61-1EE62 1EE64 1EE67-1EE6A 1EE6C-1EE72 1EE74-1EE77 1EE79-1EE7C 1EE7E 1EE80-1EE89 1EE8B-1EE9B
            1EEA1-1EEA3 1EEA5-1EEA9 1EEAB-1EEBB 1EEF0-1EEF1
            """
        ),
        (
            "Syriac", "syrc",
            """
            700-70D 70F-74A 74D-74F 860-86A
            """
        ),
        (
            "Thaana", "thaa",
            """
            780-7B1
            """
        ),
        (
            "Nko", "nko ",
            """
            7C0-7FA 7FD-7FF
            """
        ),
        (
            "Devanagari", "deva",
            """
            900-950 955-963 966-97F A8E0-A8FF 11B00-11B09
            """
        ),
        (
            "Bengali", "beng",
            """
            980-983 985-98C 98F-990 993-9A8 9AA-9B0 9B2 9B6-9B9 9BC-9C4 9C7-9C8 9CB-9CE 9D7 9DC-9DD 9DF-9E3
            9E6-9FE
            """
        ),
        (
            "Gurmukhi", "guru",
            """
            A01-A03 A05-A0A A0F-A10 A13-A28 A2A-A30 A32-A33 A35-A36 A38-A39 A3C A3E-A42 A47-A48 A4B-A4D A51
            A59-A5C A5E A66-A76
            """
        ),
        (
            "Gujarati", "gujr",
            """
            A81-A83 A85-A8D A8F-A91 A93-AA8 AAA-AB0 AB2-AB3 AB5-AB9 ABC-AC5 AC7-AC9 ACB-ACD AD0 AE0-AE3
            AE6-AF1 AF9-AFF
            """
        ),
        (
            "Oriya", "orya",
            """
            B01-B03 B05-B0C B0F-B10 B13-B28 B2A-B30 B32-B33 B35-B39 B3C-B44 B47-B48 B4B-B4D B55-B57 B5C-B5D
            B5F-B63 B66-B77
            """
        ),
        (
            "Tamil", "taml",
            """
            B82-B83 B85-B8A B8E-B90 B92-B95 B99-B9A B9C B9E-B9F BA3-BA4 BA8-BAA BAE-BB9 BBE-BC2 BC6-BC8
            BCA-BCD BD0 BD7 BE6-BFA 11FC0-11FF1 11FFF
            """
        ),
        (
            "Telugu", "telu",
            """
            C00-C0C C0E-C10 C12-C28 C2A-C39 C3C-C44 C46-C48 C4A-C4D C55-C56 C58-C5A C5D C60-C63 C66-C6F
            C77-C7F
            """
        ),
        (
            "Kannada", "knda",
            """
            C80-C8C C8E-C90 C92-CA8 CAA-CB3 CB5-CB9 CBC-CC4 CC6-CC8 CCA-CCD CD5-CD6 CDD-CDE CE0-CE3 CE6-CEF
            CF1-CF3
            """
        ),
        (
            "Malayalam", "mlym",
            """
            D00-D0C D0E-D10 D12-D44 D46-D48 D4A-D4F D54-D63 D66-D7F
            """
        ),
        (
            "Sinhala", "sinh",
            """
            D81-D83 D85-D96 D9A-DB1 DB3-DBB DBD DC0-DC6 DCA DCF-DD4 DD6 DD8-DDF DE6-DEF DF2-DF4 111E1-111F4
            """
        ),
        (
            "Thai", "thai",
            """
            E01-E3A E40-E5B
            """
        ),
        (
            "Lao", "lao ",
            """
            E81-E82 E84 E86-E8A E8C-EA3 EA5 EA7-EBD EC0-EC4 EC6 EC8-ECE ED0-ED9 EDC-EDF
            """
        ),
        (
            "Tibetan", "tibt",
            """
            F00-F47 F49-F6C F71-F97 F99-FBC FBE-FCC FCE-FD4 FD9-FDA
            """
        ),
        (
            "Myanmar", "mymr",
            """
            1000-109F A9E0-A9FE AA60-AA7F
            """
        ),
        (
            "Georgian", "geor",
            """
            10A0-10C5 10C7 10CD 10D0-10FA 10FC-10FF 1C90-1CBA 1CBD-1CBF 2D00-2D25 2D27 2D2D
            """
        ),
        (
            "Hangul", "hang",
            """
            1100-11FF 302E-302F 3131-318E 3200-321E 3260-327E A960-A97C AC00-D7A3 D7B0-D7C6 D7CB-D7FB
            FFA0-FFBE FFC2-FFC7 FFCA-FFCF FFD2-FFD7 FFDA-FFDC
            """
        ),
        (
            "Ethiopic", "ethi",
            """
            1200-1248 124A-124D 1250-1256 1258 125A-125D 1260-1288 128A-128D 1290-12B0 12B2-12B5 12B8-12BE
            12C0 12C2-12C5 12C8-12D6 12D8-1310 1312-1315 1318-135A 135D-137C 1380-1399 2D80-2D96 2DA0-2DA6
            2DA8-2DAE 2DB0-2DB6 2DB8-2DBE 2DC0-2DC6 2DC8-2DCE 2DD0-2DD6 2DD8-2DDE AB01-AB06 AB09-AB0E
            AB11-AB16 AB20-AB26 AB28-AB2E 1E7E0-1E7E6 1E7E8-1E7EB 1E7ED-1E7EE 1E7F0-1E7FE
            """
        ),
        (
            "Cherokee", "cher",
            """
            13A0-13F5 13F8-13FD AB70-ABBF
            """
        ),
        (
            "Canadian_Aboriginal", "cans",
            """
            1400-167F 18B0-18F5 11AB0-11ABF
            """
        ),
        (
            "Ogham", "ogam",
            """
            1680-169C
            """
        ),
        (
            "Runic", "runr",
            """
            16A0-16EA 16EE-16F8
            """
        ),
        (
            "Khmer", "khmr",
            """
            1780-17DD 17E0-17E9 17F0-17F9 19E0-19FF
            """
        ),
        (
            "Mongolian", "mong",
            """
            1800-1801 1804 1806-1819 1820-1878 1880-18AA 11660-1166C
            """
        ),
        (
            "Tifinagh", "tfng",
            """
            2D30-2D67 2D6F-2D70 2D7F
            """
        ),
        (
            "Han", "hani",
            """
            2E80-2E99 2E9B-2EF3 2F00-2FD5 3005 3007 3021-3029 3038-303B 3400-4DBF 4E00-9FFF F900-FA6D
            FA70-FAD9 16FE2-16FE3 16FF0-16FF1 20000-2A6DF 2A700-2B739 2B740-2B81D 2B820-2CEA1 2CEB0-2EBE0
            2F800-2FA1D 30000-3134A 31350-323AF
            """
        ),
        (
            "Hiragana", "kana",
            """
            3041-3096 309D-309F 1B001-1B11F 1B132 1B150-1B152 1F200
            """
        ),
        (
            "Katakana", "kana",
            """
            30A1-30FA 30FD-30FF 31F0-31FF 32D0-32FE 3300-3357 FF66-FF6F FF71-FF9D 1AFF0-1AFF3 1AFF5-1AFFB
            1AFFD-1AFFE 1B000 1B120-1B122 1B155 1B164-1B167
            """
        ),
        (
            "Bopomofo", "bopo",
            """
            2EA-2EB 3105-312F 31A0-31BF
            """
        ),
        (
            "Yi", "yi  ",
            """
            A000-A48C A490-A4C6
            """
        ),
    ]

    /// The numbers of ranges.
    static func numbers(_ ranges: String) -> [ClosedRange<UInt32>] {
        ranges.split { $0 == " " || $0 == "\n" }.compactMap { item in
            let ends = item.split(separator: "-").compactMap { UInt32($0, radix: 16) }
            guard let first = ends.first, let last = ends.last else { return nil }
            return first...last
        }
    }
}
