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
}
