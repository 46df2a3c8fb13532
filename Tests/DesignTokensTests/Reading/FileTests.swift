import DynamicType
import JSONText
import Testing

@testable import DesignTokens

private func aliased(_ alias: String, _ mark: String = "«point-size:error»") -> String {
    one(#""mirrors": "body""#, #""fontSize": \#(mark)"\#(alias)""#)
}

private func size(_ points: Int, name: String) -> MarkedText {
    MarkedText(#"{"s": {"$value": "\#(points)px"}}"#, name: name)
}

@Suite struct FileTests {
    @Test(arguments: [
        CheckRow("--with", aliased("{s}"), with: [size(18, name: "w.json")]),
        CheckRow("another FILE", aliased("{s}"), also: [size(18, name: "b.json")]),
        CheckRow(
            "--with before another FILE", aliased("{s}"), also: [size(17, name: "b.json")],
            with: [size(18, name: "w.json")]),
        CheckRow(
            "the first of --with", aliased("{s}"), with: [size(18, name: "v.json"), size(17, name: "w.json")]),
        CheckRow(
            "its own file first",
            #"{"s": {"$value": "18px"}, "t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": «point-size:error»"{s}"}}}"#,
            also: [size(17, name: "b.json")], with: [size(17, name: "w.json")]),
        CheckRow(
            "tokens of --with are not checked", "{}",
            with: [MarkedText(one(#""mirrors": "body""#, #""fontSize": 18"#), name: "w.json")], bound: []),
        CheckRow(
            "an alias of --with that leads nowhere", aliased("{a}", "«unresolved-alias:error»"),
            with: [MarkedText(#"{"a": {"$value": "{gone}"}}"#, name: "w.json")]),
    ])
    func lookUp(row: CheckRow) { row.expect() }

    @Test func aFileThatIsNamedTwiceIsReadOnce() {
        let text = MarkedText(one(#""mirrors": "body""#, #""fontSize": 18"#))
        let (result, errors) = TokenChecker(TokenOptions()).check([text.source, text.source])
        #expect(errors.isEmpty)
        #expect(result.files == 1)
        #expect(result.bound.count == 1)
        #expect(result.findings.count == 1)
    }

    @Test func aFileThatIsAlsoLookedUpInIsCounted() {
        let text = MarkedText(one(#""mirrors": "body""#, #""fontSize": 17"#))
        let result = TokenChecker(TokenOptions()).check([text.source], with: [text.source]).result
        #expect(result.files == 1)
        let broken = TokenSource(name: "broken.json", bytes: [])
        let other = TokenChecker(TokenOptions()).check([text.source], with: [broken]).result
        #expect(other.files == 1)
    }

    @Test(arguments: [
        ("empty", ""), ("cut off", #"{"a": {"#), ("UTF-16", "\u{FEFF}"), ("an array", "[]"),
        ("a comma", #"{"a": 1,}"#),
        ("513 deep", String(repeating: #"{"a":"#, count: 513) + "1" + String(repeating: "}", count: 513)),
        ("100,000 brackets", String(repeating: "[", count: 100_000)),
    ])
    func filesThatCannotBeRead(name: String, text: String) throws {
        let bytes = name == "UTF-16" ? [0xFF, 0xFE, 0x7B, 0, 0x7D, 0] : Array(text.utf8)
        let good = MarkedText(one(#""mirrors": "body""#, #""fontSize": 18"#), name: "good.json")
        let (result, errors) = TokenChecker(TokenOptions()).check(
            [TokenSource(name: "bad.json", bytes: bytes), good.source])
        #expect(errors.count == 1)
        #expect(result.findings.map(\.rule) == [.pointSize])
        switch try #require(errors.first) {
        case .json(let location, _):
            #expect(location.file == "bad.json")
            #expect(name != "a comma" || (location.line, location.column) == (1, 9))
        case .notAnObject(let file): #expect(file == "bad.json" && name == "an array")
        default: Issue.record("another error")
        }
    }
}
