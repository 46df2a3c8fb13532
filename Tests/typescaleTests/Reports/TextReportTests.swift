import DesignTokens
import Testing

@testable import typescale

@Suite struct TextReportTests {
    @Test func ordinary() {
        #expect(
            ReportFormat.text.text(of: CheckExamples.ordinary, isColored: false) == """
                typescale: error: font.old: no token has this path [unused-binding]
                a/type.json:3:14: error: size is 16; Apple's is 17 [point-size]
                  { "value": 16 }
                             ^~
                a/type.json:7:14: warning: weight [font-weight]
                  { "value": 16 }
                             ^
                a/type.json:9:14: note: spacing [letter-spacing]
                  { "value": 16 }
                             ^

                """)
    }

    @Test func colored() {
        let result = CheckExamples.result([CheckExamples.finding(.pointSize, .error, length: 2)])
        #expect(
            ReportFormat.text.text(of: result, isColored: true) == """
                \u{1B}[1ma/type.json:3:14:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m wrong [point-size]
                  { "value": 16 }
                             \u{1B}[1;31m^~\u{1B}[0m

                """)
    }

    @Test func controlCharactersAreEscaped() {
        let text = ReportFormat.text.text(of: CheckExamples.nasty, isColored: false)
        #expect(
            text.hasPrefix(
                "a\"b<c>&'\\u{A}\\u{1}\\u{202E}%,: é日\u{FFFF}\\u{D}\\u{9}]]>:3:14: error: a\"b<c>&'\\u{A}"))
        #expect(text.split(separator: "\n").count == 6)
    }

    @Test(
        arguments: [
            ("first", "abc", 1, 1, "abc", "^"), ("word", "abc", 2, 2, "abc", " ^~"),
            ("tabs", "\t\tx\t17", 5, 2, "\t\tx\t17", "\t\t \t^~"),
            ("two bytes", "éé17", 3, 2, "éé17", "  ^~"),
            ("combining", "e\u{301}17", 3, 2, "e\u{301}17", " ^~"),
            ("wide", "日本17", 3, 2, "日本17", "    ^~"), ("wide value", "\"日\"", 1, 3, "\"日\"", "^~~~"),
            ("emoji", "😀1", 2, 1, "😀1", "  ^"),
            ("escape", "\u{1B}1", 2, 1, "\\u{1B}1", "      ^"), ("past the end", "abc", 4, 1, "abc", "   ^"),
            ("longer than the line", "abc", 2, 9, "abc", " ^~"),
            ("no length", "abc", 2, 0, "abc", " ^"),
            (
                "hundred", String(repeating: "a", count: 100), 100, 1, String(repeating: "a", count: 100),
                String(repeating: " ", count: 99) + "^"
            ),
            (
                "cut after", String(repeating: "a", count: 101), 1, 1,
                String(repeating: "a", count: 100) + "…", "^"
            ),
            (
                "cut before", String(repeating: "a", count: 101), 101, 1,
                "…" + String(repeating: "a", count: 100),
                String(repeating: " ", count: 100) + "^"
            ),
            (
                "past the end of a long line", String(repeating: "a", count: 200), 201, 1,
                "…" + String(repeating: "a", count: 100), String(repeating: " ", count: 101) + "^"
            ),
            (
                "far past it", String(repeating: "a", count: 200), 999, 1,
                "…" + String(repeating: "a", count: 100), String(repeating: " ", count: 101) + "^"
            ),
            (
                "middle", String(repeating: "é", count: 500) + "17" + String(repeating: "b", count: 500), 501,
                2,
                "…" + String(repeating: "é", count: 40) + "17" + String(repeating: "b", count: 58) + "…",
                String(repeating: " ", count: 41) + "^~"
            ),
            (
                "long value", String(repeating: "a", count: 300), 101, 150,
                "…" + String(repeating: "a", count: 100) + "…",
                String(repeating: " ", count: 41) + "^" + String(repeating: "~", count: 59)
            ),
        ] as [(String, String, Int, Int, String, String)])
    func excerpt(name: String, text: String, column: Int, length: Int, line: String, below: String) throws {
        let finding = CheckExamples.finding(.pointSize, .error, column: column, text: text, length: length)
        let excerpt = try #require(finding.place.flatMap { SourceExcerpt(of: $0) })
        #expect(excerpt.line == line)
        #expect(excerpt.indent + excerpt.marks == below)
    }

    @Test func emptyLineHasNoExcerpt() {
        let result = CheckExamples.result([CheckExamples.finding(.pointSize, .error, text: "")])
        #expect(
            ReportFormat.text.text(of: result, isColored: false)
                == "a/type.json:3:14: error: wrong [point-size]\n")
    }

    @Test func summaries() {
        #expect(
            TextReport.summary(of: CheckExamples.ordinary)
                == "3 tokens in 1 file, 2 bound: 2 errors, 1 warning, 1 note")
        #expect(
            TextReport.summary(of: CheckExamples.empty)
                == "0 tokens in 0 files, 0 bound: 0 errors, 0 warnings, 0 notes")
        var one = CheckResult()
        (one.files, one.tokens) = (2, 1)
        one.findings = [CheckExamples.finding(.pointSize, .error)]
        #expect(TextReport.summary(of: one) == "1 token in 2 files, 0 bound: 1 error, 0 warnings, 0 notes")
    }
}
