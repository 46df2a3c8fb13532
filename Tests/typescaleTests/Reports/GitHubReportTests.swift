import DesignTokens
import Testing

@testable import typescale

@Suite struct GitHubReportTests {
    @Test func ordinary() {
        #expect(
            ReportFormat.github.text(of: CheckExamples.ordinary, workingDirectory: "/work") == """
                ::error title=typescale%3A unused-binding::font.old: no token has this path
                ::error file=a/type.json,line=3,col=14,title=typescale%3A point-size::size is 16; Apple's is 17
                ::warning file=a/type.json,line=7,col=14,title=typescale%3A font-weight::weight
                ::notice file=a/type.json,line=9,col=14,title=typescale%3A letter-spacing::spacing

                """)
    }

    @Test func nasty() {
        let text = ReportFormat.github.text(of: CheckExamples.nasty, workingDirectory: nil)
        let file = "a\"b<c>&'%0A\\u{1}\\u{202E}%25%2C%3A é日\u{FFFF}%0D\\u{9}]]>"
        let message = "a\"b<c>&'%0A\\u{1}\\u{202E}%25,: é日\u{FFFF}%0D\\u{9}]]>"
        #expect(
            text
                == ["error", "warning"].map {
                    "::\($0) file=\(file),line=3,col=14,title=typescale%3A unknown-name::\(message)\n"
                }.joined())
    }

    @Test func nothingFound() {
        #expect(ReportFormat.github.text(of: CheckExamples.empty, workingDirectory: nil).isEmpty)
    }
}
