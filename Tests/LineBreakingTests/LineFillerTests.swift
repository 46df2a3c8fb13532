import LineBreaking
import Testing

/// Lines of graphemes that are 10 wide.
@Suite("Line filling") struct LineFillerTests {
    private func lines(_ text: String, _ width: Double) -> [String] {
        var filler = LineFiller(text, width: Measurers.even)
        return filler.filled(to: width).lines.map { String(text[$0.range]) }
    }

    @Test(arguments: [
        ("", 100.0, []),
        ("one", 30, ["one"]),
        ("one two", 70, ["one two"]),
        ("one two", 69, ["one ", "two"]),
        ("one two   ", 70, ["one two   "]),
        ("one   two", 30, ["one   ", "two"]),
        ("a b c d", 30, ["a b ", "c d"]),
        ("a b c d", 50, ["a b c ", "d"]),
        ("a\nb", 100, ["a\n", "b"]),
        ("a\n\nb\n", 100, ["a\n", "\n", "b\n"]),
        ("\n", 100, ["\n"]),
        ("   ", 10, ["   "]),
        ("a longerword b", 40, ["a ", "long", "erwo", "rd b"]),
        ("longerword", 50, ["longe", "rword"]),
        ("longerword\nb", 60, ["longer", "word\n", "b"]),
        ("abc", 5, ["a", "b", "c"]),
        ("ab cd", 0, ["a", "b ", "c", "d"]),
        ("👩🏽‍💻e\u{301}🇩🇪", 10, ["👩🏽‍💻", "e\u{301}", "🇩🇪"]),
        ("co\u{AD}operate", 90, ["co\u{AD}operate"]),
        ("co\u{AD}operate", 70, ["co\u{AD}", "operate"]),
        ("abc\u{AD}def", 30, ["abc\u{AD}", "def"]),
        ("abc\u{AD}def", 40, ["abc\u{AD}", "def"]),
        ("abc\u{AD}d ef", 40, ["abc\u{AD}d ", "ef"]),
    ])
    func lines(text: String, width: Double, expected: [String]) { #expect(lines(text, width) == expected) }

    @Test func endings() {
        var filler = LineFiller("a longerword co\u{AD}operate\nb", width: Measurers.even)
        let filled = filler.filled(to: 70)
        #expect(
            filled.lines.map(\.ending) == [.betweenWords, .insideWord, .softHyphen, .paragraph, .paragraph])
        #expect(filled.lines.map(\.width) == [10, 70, 70, 70, 10])
        #expect(filled.hasTooWideWord)
        #expect(!filled.standsUnbroken)
        #expect(filled.widestLine == 70)
    }

    @Test func aHyphenThatDoesNotFit() {
        var filler = LineFiller("abc\u{AD}def", width: Measurers.even)
        #expect(filler.filled(to: 30).hasTooWideWord)
        #expect(!filler.filled(to: 40).hasTooWideWord)
        #expect(filler.filled(to: 40).lines.map(\.width) == [40, 30])
    }

    @Test func unbrokenLines() {
        var filler = LineFiller("one two \n three\n", width: Measurers.even)
        #expect(filler.unbrokenLineCount == 2)
        #expect(filler.unbrokenWidth == 70)
        #expect(filler.filled(to: 70).standsUnbroken)
        #expect(!filler.filled(to: 69).standsUnbroken)
        var empty = LineFiller("", width: Measurers.even)
        #expect(empty.unbrokenLineCount == 0)
        #expect(empty.filled(to: 0).standsUnbroken)
        #expect(empty.filled(to: 0).widestLine == 0)
        #expect(empty.neededScale(width: 1, maximumLines: 1) == 1)
    }

    @Test func oneGraphemeThatIsTooWide() {
        var filler = LineFiller("a", width: Measurers.even)
        #expect(filler.filled(to: 9).hasTooWideWord)
        #expect(filler.filled(to: 9).lines.count == 1)
        #expect(!filler.filled(to: 9).standsUnbroken)
        #expect(filler.filled(to: .nan).lines.count == 1)
    }
}
