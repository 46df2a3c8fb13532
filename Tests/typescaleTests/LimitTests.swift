import Foundation
import Testing

/// One grammar of limits: on the command line, in `--relative`, in files of options and in token files.
@Suite struct LimitTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let limit: String
        let style: String
        let size: String
        /// `nil` if the limit is refused.
        let points: String?

        init(_ limit: String, _ style: String = "body", _ size: String = "17", _ points: String? = nil) {
            (self.limit, self.style, self.size, self.points) = (limit, style, size, points)
        }

        var testDescription: String { "'\(limit)' of \(size) with \(style)" }
    }

    private static let rows = [
        Row("28", "body", "17", "28"),
        Row("28.5", "body", "17", "28.5"),
        Row("028", "body", "17", "28"),
        Row("28.50", "body", "17", "28.5"),
        Row("2.8e1", "body", "17", "28"),
        Row("2.8e+1", "body", "17", "28"),
        Row("280e-1", "body", "17", "28"),
        Row("1.1x", "body", "100", "110"),
        Row("1.1x", "body", "17", "18.7"),
        Row("2x", "body", "17", "34"),
        Row("1.5x", "body", "15", "22.5"),
        Row("1.15x", "body", "20", "23"),
        Row("1.1e0x", "body", "100", "110"),
        Row("2.675x", "body", "40", "107"),
        Row("1.005x", "body", "1000", "1005"),
        Row("200%", "body", "17", "34"),
        Row("110%", "body", "100", "110"),
        Row("137.5%", "body", "13", "17.875"),
        Row("1.1e2%", "body", "100", "110"),
        Row("33.3%", "body", "100", "33.3"),
        Row("115%", "body", "20", "23"),
        Row("AX1", "body", "17", "28"),
        Row("accessibilityMedium", "body", "17", "28"),
        Row("accessibility-medium", "body", "17", "28"),
        Row("xxxLarge", "headline", "20", "23"),
        Row("XXXL", "body", "17", "23"),
        Row("UICTContentSizeCategoryAccessibilityXL", "title3", "22", "43"),
        Row("DynamicTypeSize.accessibility3", "title3", "22", "43"),
        Row("kCTFontContentSizeCategoryXL", "footnote", "13", "15"),
        Row(".accessibilityLarge", "body", "17", "33"), Row("largest", "body", "17", "53"),
        Row("1.001x", "body", "999", "999.999"), Row("158.71%", "body", "256", "406.2976"),
        Row("+28"), Row(".5x"), Row("5."), Row(" 28 "), Row("28 %"), Row("0"), Row("-1"), Row("0x"),
        Row("0%"), Row("x"), Row("%"), Row(""), Row("28pt"), Row("28px"), Row("0x1C"), Row("1e"), Row("1,5"),
        Row("nan"), Row("inf"), Row("1e400"), Row("2xx"), Row("200%%"), Row("AX9"),
        Row("2.8E1"), Row("1.5X"), Row("1e-400"), Row("1e307x"), Row("..L"),
    ]

    /// The first line of the words' standard output, or the errors where the status is 2.
    private func answer(_ words: [String], input: String = "") throws -> String? {
        let outcome = try ProgramUnderTest.run(words, input: Array(input.utf8))
        #expect(outcome.status == (outcome.text.isEmpty ? 2 : 0), "\(words): \(outcome.errorText)")
        #expect(outcome.text.isEmpty == !outcome.errorText.isEmpty, "\(words)")
        return outcome.lines.first
    }

    @Test(arguments: rows)
    func onTheCommandLine(row: Row) throws {
        for (option, field) in [("max", "maximumPointSize"), ("min", "minimumPointSize")] {
            let words = [
                row.style, "--size", row.size, "-c", "L", "--\(option)=\(row.limit)", "--get", field,
            ]
            #expect(try answer(words) == row.points)
        }
    }

    @Test(arguments: rows.filter { $0.points == nil })
    func inFilters(row: Row) throws {
        for option in ["at-least", "at-most"] {
            let words = [row.style, "--size", row.size, "-c", "L", "--\(option)=\(row.limit)"]
            #expect(try answer(words) == nil)
        }
    }

    private static func tokens(_ row: Row, _ limits: String) -> String {
        #"{"t": {"$type": "typography", "$extensions": {"typescale": {"relativeTo": "\#(row.style)"\#(limits)}}, "#
            + #""$value": {"fontSize": "\#(row.size)px"}}}"#
    }

    @Test(arguments: rows)
    func inTokenFiles(row: Row) throws {
        let json = row.limit.replacingOccurrences(of: "\"", with: "\\\"")
        for (key, field) in [("maximum", "maximumPointSize"), ("minimum", "minimumPointSize")] {
            let text = Self.tokens(row, #", "\#(key)": "\#(json)""#)
            #expect(try answer(["tokens", "-", "-c", "L", "--get", field], input: text) == row.points)
            let outcome = try ProgramUnderTest.run(["check", "-", "--json"], input: Array(text.utf8))
            #expect(outcome.text.contains("\"unreadable-value\"") == (row.points == nil), "\(outcome.text)")
        }
    }

    @Test(arguments: rows)
    func inBindingsAndFilesOfOptions(row: Row) throws {
        let text = #"{"t": {"$type": "typography", "$value": {"fontSize": "\#(row.size)px"}}}"#
        // A comma ends a limit there.
        guard !row.limit.contains(",") else { return }
        let binding = "--relative=t=\(row.style),max=\(row.limit)"
        let rest = ["-c", "L", "--get", "maximumPointSize"]
        #expect(try answer(["tokens", "-", binding] + rest, input: text) == row.points)
        let folder = try TemporaryFolder()
        let options = folder.path + "/options"
        try Data((binding + "\n").utf8).write(to: URL(fileURLWithPath: options))
        #expect(try answer(["tokens", "-", "--options", options] + rest, input: text) == row.points)
    }

    @Test(arguments: [
        ("28", "28"), ("2.8E1", "28"), ("2.8e+1", "28"), ("28.50", "28.5"), ("0", nil), ("-1", nil),
        ("1e-400", nil), ("1e400", nil), ("null", nil), ("true", nil), ("[28]", nil), ("{}", nil),
        (#"{"value": 28, "unit": "px"}"#, nil),
    ])
    func numbersOfJSONAreReadAsJSONHasThem(json: String, points: String?) throws {
        let text = Self.tokens(Row(""), #", "maximum": \#(json)"#)
        #expect(
            try answer(["tokens", "-", "-c", "L", "--get", "maximumPointSize"], input: text) == points)
    }

    @Test(arguments: [
        ("watchOS", "M"), ("watchOS", "AX4"), ("macOS", "AX1"), ("iOS", "1e-323%"),
    ])
    func aLimitThatIsNoSizeThereIsSaid(platform: String, limit: String) throws {
        let text = Self.tokens(Row(""), #", "platform": "\#(platform)", "maximum": "\#(limit)""#)
        let scaled = try ProgramUnderTest.run(["tokens", "-"], input: Array(text.utf8))
        #expect(scaled.status == 2)
        #expect(scaled.text.isEmpty)
        let checked = try ProgramUnderTest.run(["check", "-"], input: Array(text.utf8))
        #expect(checked.status == 1)
        #expect(checked.text.contains("unreadable-value"), "\(checked.text)")
    }

    @Test(arguments: [
        (["-c", "default"], "16"), (["-c", "default", "--watch-size", "45"], "17"),
        (["-c", "default", "--default-category", "S"], "15"), (["-c", "largest"], "23"),
        (["-c", "smallest"], "14"), (["-c", "AX3", "--max", "default"], "16"),
        (["-c", "AX3", "--max", "default", "--watch-size", "45"], "17"),
        (["-c", "AX3", "--max", "200%", "--watch-size", "45"], "23"),
        (["-c", "AX3", "--max", "125%", "--watch-size", "45"], "21.25"),
        (["-c", "AX3", "--max", "125%", "--watch-size", "38"], "18.75"),
        (["-c", "AX3", "--max", "125%"], "20"),
        (["-c", "AX3", "--max-category", "default", "--watch-size", "45"], "17"),
        (["-c", "default...XXL", "--watch-size", "45"], "17"),
    ])
    func wordsAndSharesFollowTheWatch(words: [String], points: String) throws {
        #expect(try answer(["body", "-p", "watchos"] + words + ["--get", "pointSize"]) == points)
    }
}
