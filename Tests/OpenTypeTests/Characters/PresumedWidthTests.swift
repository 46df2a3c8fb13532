import OpenType
import Testing

/// The presumed widths of characters, compared with Unicode's width classes.
@Suite("Presumed widths") struct PresumedWidthTests {
    /// Wide and full-width characters of https://www.unicode.org/Public/15.0.0/ucd/EastAsianWidth.txt,
    /// without Hangul, Yi, emoji, and the scripts that have no fonts on iOS.
    private static let wide = """
        2E80-2E99 2E9B-2EF3 2F00-2FD5 2FF0-2FFB 3000-3029 3030-303E 3041-3096 309B-30FF 3105-312F 3190-31E3
        31F0-321E 3220-3247 3250-4DBF 4E00-9FFF F900-FAFF FE10-FE19 FE30-FE52 FE54-FE66 FE68-FE6B FF01-FF60
        FFE0-FFE6 1B000-1B122 1F200 1F202 1F210-1F219 20000-2A6DF 2A700-2B739 30000-3134A
        """
    /// Half-width characters of the same file, without ₩.
    private static let halfWide = "FF61-FF9F FFA1-FFBE FFC2-FFC7 FFCA-FFCF FFD2-FFD7 FFDA-FFDC FFE8-FFEE"
    private static let hangul = "1100-115E 3131-3163 3165-318E A960-A97C AC00-D7A3"
    private static let marks = "300-36F 302A-302D 3099-309A 1160-11FF D7B0-D7C6 FE00-FE0F 200B-200F AD 20DD"
    private static let unknown =
        "41 5A 2026 2028 20A9 2603 2764 302E 302F 303F 3040 3130 A000 A4C6 E000 FF00 FFE7 FFEF 10D0 FFFD"

    private static func empty() throws -> FontCascade {
        FontCascade(try SyntheticFont.with(characters: [0x1: 1]).measurer())
    }

    private static func scalars(_ ranges: String) -> [Unicode.Scalar] {
        UnicodeScripts.numbers(ranges).flatMap { range in
            // The ends of long ranges, and some of what lies between.
            range.filter { $0 - range.lowerBound < 64 || range.upperBound - $0 < 64 || $0 % 97 == 0 }
        }.compactMap { Unicode.Scalar($0) }
    }

    private static let widths: [(ranges: String, units: Double)] = [
        (wide, 1000), (halfWide, 500), (hangul, 1000), (marks, 0),
    ]

    @Test(arguments: widths)
    func units(ranges: String, expected: Double) throws {
        var cascade = try Self.empty()
        for scalar in Self.scalars(ranges) {
            let width = cascade.measure(String(scalar)[...])
            #expect(width.units == expected, "U+\(String(scalar.value, radix: 16))")
            #expect(!width.traits.contains(.isLowerBound), "U+\(String(scalar.value, radix: 16))")
            #expect(width.hangulCount == (ranges == Self.hangul ? 1 : 0))
        }
    }

    @Test func otherCharactersAreALowerBound() throws {
        var cascade = try Self.empty()
        for scalar in Self.scalars(Self.unknown) {
            let width = cascade.measure(String(scalar)[...])
            #expect(width.units == 0 && width.traits.contains(.isLowerBound), "\(scalar.debugDescription)")
        }
    }

    @Test(arguments: [
        ("設", "Han"), ("は", "kana"), ("カ", "kana"), ("、", "CJK punctuation"), ("ー", "CJK punctuation"),
        ("｡", "half-width forms"), ("Ａ", "full-width forms"), ("가", "Hangul"), ("☃", "symbols"),
        ("ש", "Hebrew"), ("გ", "Georgian"), ("😀", "emoji"), ("1️⃣", "emoji"), ("ไ", "Thai"),
    ])
    func groups(text: String, group: String) throws {
        var cascade = try Self.empty()
        #expect(cascade.presumedCharacters(in: text[...]).map(\.group).first == group)
    }

    /// A grapheme is as wide as its parts; Hangul letters are one syllable.
    @Test(arguments: [
        ("か\u{3099}", 1000.0, 0), ("ｶﾞ", 1000, 0), ("\u{1112}\u{1161}\u{11AB}", 1000, 1), ("한글", 2000, 2),
        ("〆切", 2000, 0), ("が\u{FE00}", 1000, 0),
    ])
    func graphemes(text: String, units: Double, hangul: Int) throws {
        var cascade = try Self.empty()
        let width = cascade.measure(text[...])
        #expect(width.units == units && width.hangulCount == hangul)
        #expect(width.units(hangulEm: 0.9, unitsPerEm: 1000) == units - Double(hangul) * 100)
    }

    /// Points at which iOS drew emoji, and how wide they are: a quarter more up to 16 points, the size from 20 on.
    @Test(arguments: [
        (8.0, 10.0), (11, 13.75), (12, 15), (13, 16.25), (15, 18.75), (16, 20), (16.1, 20), (17, 20),
        (19, 20),
        (20, 20), (20.5, 20.5), (30, 30), (53, 53),
    ])
    func emoji(pointSize: Double, width: Double) {
        #expect(CascadeWidth.emojiWidth(at: pointSize) == width)
    }
}
