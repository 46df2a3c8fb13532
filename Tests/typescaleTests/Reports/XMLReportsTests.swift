import DesignTokens
import Foundation
import Testing

@testable import typescale

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The two formats that are XML.
@Suite struct XMLReportsTests {
    @Test func junit() {
        #expect(
            ReportFormat.junit.text(of: CheckExamples.ordinary) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="typescale check" tests="3" failures="2" errors="0" time="0">
                  <testsuite name="a/type.json" tests="2" failures="1" errors="0" skipped="0" time="0">
                    <testcase name="font.body" classname="a/type.json" time="0">
                      <failure message="size is 16; Apple&apos;s is 17" type="point-size">a/type.json:3:14: \
                error: size is 16; Apple&apos;s is 17 [point-size]</failure>
                      <system-out>a/type.json:7:14: warning: weight [font-weight]</system-out>
                    </testcase>
                    <testcase name="font.title" classname="a/type.json" time="0">
                      <system-out>a/type.json:9:14: note: spacing [letter-spacing]</system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="typescale" tests="1" failures="1" errors="0" skipped="0" time="0">
                    <testcase name="unused-binding" classname="typescale" time="0">
                      <failure message="font.old: no token has this path" type="unused-binding">typescale: \
                error: font.old: no token has this path [unused-binding]</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func checkstyle() {
        #expect(
            ReportFormat.checkstyle.text(of: CheckExamples.ordinary) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="typescale">
                    <error line="1" severity="error" message="font.old: no token has this path" \
                source="typescale.unused-binding"/>
                  </file>
                  <file name="a/type.json">
                    <error line="3" column="14" severity="error" message="size is 16; Apple&apos;s is 17" \
                source="typescale.point-size"/>
                    <error line="7" column="14" severity="warning" message="weight" \
                source="typescale.font-weight"/>
                    <error line="9" column="14" severity="info" message="spacing" \
                source="typescale.letter-spacing"/>
                  </file>
                </checkstyle>

                """)
    }

    @Test(arguments: CheckExamples.all, [ReportFormat.junit, .checkstyle])
    func isWellFormed(example: (name: String, result: CheckResult), format: ReportFormat) {
        let parser = XMLParser(data: Data(format.bytes(of: example.result, workingDirectory: nil)))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    @Test func nastyNamesArriveAsFarAsXMLAllows() throws {
        let shown = "a\"b<c>&'\n\u{FFFD}\u{202E}%,: é日\u{FFFD}\r\t]]>"
        let names = ElementReader.attributes(of: ReportFormat.junit.text(of: CheckExamples.nasty))
        #expect(names["testcase"]?["name"] == shown)
        #expect(names["failure"]?["message"] == shown)
        let errors = ElementReader.attributes(of: ReportFormat.checkstyle.text(of: CheckExamples.nasty))
        #expect(errors["file"]?["name"] == shown)
        #expect(errors["error"]?["message"] == shown)
    }

    @Test(
        arguments: [
            ("an unbound token has a case of its own", [], ["b"], [("b", 1)]),
            ("two errors of a token are one failure", ["a"], ["a", "a"], [("a", 1)]),
            ("two errors of an unbound token are one", [], ["b", "b"], [("b", 1)]),
            ("errors without a token are one each", [], [nil, nil], [("point-size", 1), ("point-size", 1)]),
            ("a token that is bound twice is one case", ["a", "a"], [], [("a", 0)]),
        ] as [(String, [String], [String?], [(String, Int)])])
    func cases(name: String, bound: [String], errors: [String?], expected: [(String, Int)]) {
        let findings = errors.map { CheckExamples.finding(.pointSize, .error, token: $0) }
        let sorted = JUnitCases(of: CheckExamples.result(findings, bound: bound))
        let cases = sorted.byFile.flatMap(\.members).map { sorted[$0] }
        #expect(cases.map(\.name) == expected.map(\.0))
        #expect(cases.map { $0.failure == nil ? 0 : 1 } == expected.map(\.1))
        #expect(cases.reduce(0) { $0 + ($1.failure?.lines.count ?? 0) } == errors.count)
    }

    @Test func anErrorInAnotherFileFailsTheBoundToken() {
        let finding = CheckExamples.finding(.pointSize, .error, file: "primitives.json", token: "font.body")
        let cases = JUnitCases(of: CheckExamples.result([finding], bound: ["font.body"]))
        #expect(cases.byFile.map(\.file) == ["a/type.json"])
        #expect(cases.byFile.first?.members.first.map { cases[$0].failure?.lines.count } == 1)
    }
}

/// The attributes of the first element of each name.
private final class ElementReader: NSObject, XMLParserDelegate {
    private var attributes: [String: [String: String]] = [:]

    static func attributes(of text: String) -> [String: [String: String]] {
        let reader = ElementReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        return parser.parse() ? reader.attributes : [:]
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes found: [String: String]
    ) {
        if attributes[name] == nil { attributes[name] = found }
    }
}
