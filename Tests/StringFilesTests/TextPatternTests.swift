import Testing

@testable import StringFiles

/// Patterns of keys.
@Suite struct TextPatternTests {
    @Test(arguments: [
        ("", ""), ("a", "a"), ("*", ""), ("*", "any.thing"), ("**", "a"), ("a*", "a"), ("a*", "abc"),
        ("*.title", "settings.title"), ("settings.*.title", "settings.a.b.title"), ("?", "é"),
        ("??", "e\u{301}"),
        ("a?c", "abc"), ("*a*b", "xaaxb"), ("*aab", "aaaab"), ("What's new?", "What's new?"),
        ("5 * 2", "5 * 2"),
        ("*a?*", "baab"), ("[a]", "[a]"),
    ])
    func matches(pattern: String, text: String) { #expect(TextPattern(pattern).matches(text)) }

    @Test(arguments: [
        ("", "a"), ("a", ""), ("a", "A"), ("a", "ab"), ("?", ""), ("?", "ab"), ("*.title", "title"),
        ("a*b", "abc"),
        ("*aab", "aaba"), ("[a]", "a"), ("*?", ""), ("é", "e\u{301}"),
    ])
    func doesNotMatch(pattern: String, text: String) { #expect(!TextPattern(pattern).matches(text)) }

    @Test func endsSoonOnManyAsterisks() {
        let pattern = TextPattern(String(repeating: "*a", count: 200) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 5000)))
    }
}
