import Testing

@testable import typescale

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("plain", "body", "body"), ("empty", "", ""), ("other scripts", "日本 é ٣ 😀", "日本 é ٣ 😀"),
        ("escape", "\u{1B}[31m", "\\u{1B}[31m"), ("zero", "\0", "\\u{0}"), ("line feed", "a\nb", "a\\u{A}b"),
        ("CRLF", "a\r\nb", "a\\u{D}\\u{A}b"), ("tab", "\t", "\\u{9}"), ("last of C0", "\u{1F} ", "\\u{1F} "),
        ("before DEL", "~", "~"), ("DEL", "\u{7F}", "\\u{7F}"), ("first of C1", "\u{80}", "\\u{80}"),
        ("last of C1", "\u{9F}\u{A0}", "\\u{9F}\u{A0}"), ("Arabic letter mark", "\u{61C}", "\\u{61C}"),
        ("marks", "\u{200D}\u{200E}\u{200F}\u{2010}", "\u{200D}\\u{200E}\\u{200F}\u{2010}"),
        ("before the embeddings", "a\u{2027}b", "a\u{2027}b"),
        ("embeddings", "\u{202A}\u{202E}\u{202F}", "\\u{202A}\\u{202E}\u{202F}"),
        ("isolates", "\u{2065}\u{2066}\u{2069}\u{206A}", "\u{2065}\\u{2066}\\u{2069}\u{206A}"),
        ("backslash stays", "a\\u{1B}", "a\\u{1B}"),
        ("inside a grapheme", "e\u{301}\u{202E}", "e\u{301}\\u{202E}"),
    ])
    func escapes(name: String, text: String, escaped: String) {
        #expect(Array(TerminalText.escaped(text).unicodeScalars) == Array(escaped.unicodeScalars))
    }

    @Test(arguments: [
        ("line feed", "a\nb", "a\\u{A}b"), ("soft hyphen", "a\u{AD}b", "a\\u{AD}b"),
        ("Mongolian vowel separator", "\u{180D}\u{180E}\u{180F}", "\u{180D}\\u{180E}\u{180F}"),
        ("spaces without a width", "\u{200A}\u{200B}\u{2010}", "\u{200A}\\u{200B}\u{2010}"),
        ("joiners", "a\u{200C}b\u{200D}c", "a\\u{200C}b\\u{200D}c"),
        ("separators", "\u{2027}\u{2028}\u{2029}\u{202F}", "\u{2027}\\u{2028}\\u{2029}\u{202F}"),
        ("isolates", "\u{2066}\u{2067}\u{2068}\u{2069}", "\\u{2066}\\u{2067}\\u{2068}\\u{2069}"),
        ("invisible operators", "\u{205F}\u{2060}\u{2064}", "\u{205F}\\u{2060}\\u{2064}"),
        ("byte order mark", "\u{FEFE}\u{FEFF}\u{FF00}", "\u{FEFE}\\u{FEFF}\u{FF00}"),
        ("annotations", "\u{FFF8}\u{FFF9}\u{FFFB}\u{FFFC}", "\u{FFF8}\\u{FFF9}\\u{FFFB}\u{FFFC}"),
        ("tags", "\u{E0001}\u{E0020}\u{E007F}\u{E0100}", "\\u{E0001}\\u{E0020}\\u{E007F}\u{E0100}"),
        ("what is shown", "a é\u{301}\u{A0}\u{3000}👍🏽️\u{FFFD}", "a é\u{301}\u{A0}\u{3000}👍🏽️\u{FFFD}"),
    ])
    func isShown(name: String, text: String, shown: String) {
        #expect(Array(TerminalText.shown(text).unicodeScalars) == Array(shown.unicodeScalars))
    }
}
