import Foundation
import Testing

/// The text styles nearest to a size, the system font at a size, letter spacing and Mac Catalyst.
@Suite("Answers") struct AnswerTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let words: [String]
        let field: String
        /// The row of the answer from 1; 0 for all rows.
        let number: Int
        let values: [String]

        init(_ words: [String], _ field: String, _ number: Int, _ values: [String]) {
            (self.words, self.field, self.number, self.values) = (words, field, number, values)
        }

        var testDescription: String { (words + [field]).joined(separator: " ") }
    }

    /// The values of a field, one per row.
    private static func values(_ words: [String], _ field: String) throws -> [String] {
        let outcome = try ProgramUnderTest.run(words + ["--get", field])
        #expect(outcome.status == 0, "\(outcome.errorText)")
        return outcome.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
            String.init)
    }

    @Test(
        "Values",
        arguments: [
            Row(
                ["body", "-c", "L,AX5", "--letter-spacing", "-0.02em", "--size", "17"], "letterSpacing", 0,
                ["-0.34", "-0.96"]),
            Row(
                ["body", "-c", "L,AX5", "--letter-spacing", "-0.02em", "--size", "17"], "letterSpacingEm", 0,
                ["-0.02", "-0.02"]),
            Row(
                ["body", "-c", "L,AX5", "--letter-spacing", "-2%", "--size", "17"], "letterSpacing", 0,
                ["-0.34", "-0.96"]),
            Row(
                ["body", "-c", "L,AX5", "--letter-spacing", "-2%", "--size", "17"], "letterSpacingEm", 0,
                ["-0.02", "-0.02"]),
            Row(
                ["body", "-c", "L,AX5", "--letter-spacing", "0.5", "--size", "17"], "letterSpacing", 0,
                ["0.5", "1.411765"]),
            Row(
                ["body", "-c", "L,AX5", "--letter-spacing", "0.5", "--size", "17"], "letterSpacingEm", 0,
                ["0.029412", "0.029412"]),
            Row(["nearest", "14"], "style", 1, ["subheadline"]),
            Row(["nearest", "14"], "style", 2, ["footnote"]),
            Row(["nearest", "14"], "style", 3, ["callout"]),
            Row(["nearest", "14"], "difference", 1, ["1"]),
            Row(["nearest", "14"], "customAtLargest", 1, ["41"]),
            Row(["nearest", "14"], "systemAtLargest", 1, ["49"]),
            Row(["nearest", "15"], "style", 1, ["subheadline"]),
            Row(["nearest", "15"], "style", 2, ["callout"]),
            Row(["nearest", "15"], "difference", 1, ["0"]),
            Row(["nearest", "15"], "customAtLargest", 1, ["44"]),
            Row(["nearest", "15"], "systemAtLargest", 1, ["49"]),
            Row(["nearest", "14/18"], "style", 1, ["footnote"]),
            Row(["nearest", "14/18"], "style", 2, ["subheadline"]),
            Row(["nearest", "14/18"], "style", 3, ["caption1"]),
            Row(["nearest", "14/18"], "difference", 1, ["-1"]),
            Row(["nearest", "14/18"], "customAtLargest", 1, ["40"]),
            Row(["nearest", "14/18"], "systemAtLargest", 1, ["44"]),
            Row(["nearest", "26"], "style", 1, ["title1"]),
            Row(["nearest", "26"], "style", 2, ["title2"]),
            Row(["nearest", "26"], "style", 3, ["title3"]),
            Row(["nearest", "26"], "difference", 1, ["2"]),
            Row(["nearest", "26"], "customAtLargest", 1, ["52"]),
            Row(["nearest", "26"], "systemAtLargest", 1, ["58"]),
            Row(["nearest", "17"], "style", 1, ["body"]),
            Row(["nearest", "15", "28"], "points", 0, ["15", "15", "15", "28", "28", "28"]),
            Row(["nearest", "15"], "leading", 1, ["20"]),
            Row(["nearest", "15"], "weight", 1, ["regular"]),
            Row(["--system-size", "18"], "pointSize", 1, ["18"]),
            Row(["--system-size", "18"], "lineHeight", 1, ["21.480469"]),
            Row(["--system-size", "18"], "tracking", 1, ["-0.44"]),
            Row(["--system-size", "18"], "ascender", 1, ["17.138672"]),
            Row(["--system-size", "18"], "descender", 1, ["-4.341797"]),
            Row(["--system-size", "17.5"], "pointSize", 1, ["17.5"]),
            Row(["--system-size", "17.5"], "lineHeight", 1, ["20.883789"]),
            Row(["--system-size", "17.5"], "tracking", 1, ["null"]),
            Row(["--system-size", "17.5"], "ascender", 1, ["16.662598"]),
            Row(["--system-size", "17.5"], "descender", 1, ["-4.221191"]),
            Row(
                ["largeTitle", "--system-size", "30", "--scaled", "metric", "-c", "XS"], "pointSize", 1,
                ["27.666667"]),
            Row(
                ["largeTitle", "--system-size", "30", "--scaled", "metric", "-c", "XS"], "lineHeight", 1,
                ["33.016276"]),
            Row(
                ["body", "--system-size", "18", "--scaled", "metric", "-c", "AX5"], "pointSize", 1,
                ["50.666667"]),
            Row(
                ["body", "--system-size", "18", "--scaled", "metric", "-c", "AX5"], "lineHeight", 1,
                ["60.463542"]),
            Row(["body", "-p", "catalyst", "-c", "L"], "pointSize", 0, ["13.09"]),
        ])
    func values(row: Row) throws {
        var values = try Self.values(row.words, row.field)
        if row.number > 0 { values = Array(values.dropFirst(row.number - 1).prefix(1)) }
        try #require(values.count == row.values.count)
        for (value, expected) in zip(values, row.values) {
            if let number = Double(value), let other = Double(expected) {
                #expect(abs(number - other) < 1e-6 * max(1, abs(other)))
            } else {
                #expect(value == (expected == "null" ? "" : expected))
            }
        }
    }

    @Test(
        "Errors name both sides",
        arguments: [
            (["body", "--size", "17", "--letter-spacing", "2px"], ["--letter-spacing"]),
            (["nearest"], ["nearest"]),
            (["nearest", "0"], ["nearest"]),
            (["--system-size", "18", "--size", "18"], ["--system-size", "--size"]),
            (["body", "--system-size", "18"], ["--system-size", "'body'", "--scaled"]),
            (["--system-size", "18", "-c", "L"], ["--system-size", "--category", "--scaled"]),
            (["--system-size", "18", "-p", "macos"], ["--system-size", "macos", "ipados"]),
            (["--system-size", "18", "--font", "a.otf"], ["--system-size", "--font"]),
            (["body", "--scaled", "font"], ["--scaled", "--system-size"]),
            (["nearest", "17/"], ["17/22"]), (["nearest", "17/22/3"], ["17/22"]),
            (["nearest", "1e309"], ["nearest"]),
            (["nearest", "1e308"], ["nearest"]),
            (["body", "--letter-spacing", "em"], ["--letter-spacing", "-0.02em"]),
            (["body", "--letter-spacing", "--2"], ["--letter-spacing"]),
            (["tokens", "-p", "catalyst", "a.json"], ["catalyst"]),
        ] as [([String], [String])])
    func errors(words: [String], parts: [String]) throws {
        let outcome = try ProgramUnderTest.run(words)
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        for part in parts { #expect(outcome.errorText.contains(part), "\(outcome.errorText)") }
    }

    @Test("The weight turns round styles of one size")
    func weight() throws {
        #expect(try Self.values(["nearest", "17", "--weight", "semibold"], "style").first == "headline")
        #expect(
            try Self.values(["nearest", "13", "-p", "macos", "--weight", "bold"], "style").first == "headline"
        )
    }

    @Test("A platform with one size has no largest one")
    func oneSize() throws {
        #expect(try Self.values(["nearest", "13", "-p", "macos"], "customAtLargest") == ["", "", ""])
    }

    @Test("Mac Catalyst multiplies lengths, and says by how much")
    func catalyst() throws {
        let outcome = try ProgramUnderTest.run(["body", "L", "-p", "catalyst", "--json"])
        #expect(outcome.errorText.contains("77 percent"))
        #expect(outcome.text.contains("\"platform\": \"Mac Catalyst\""))
        let words = ["body", "AX5", "-p", "catalyst"]
        #expect(try Self.values(words, "leading") == ["47.74"])
        #expect(try Self.values(words, "percent") == ["311"])
        #expect(try Self.values(words + ["--size", "17", "--max", "34"], "pointSize") == ["26.18"])
        #expect(try ProgramUnderTest.run(["-p", "catalyst"]).lines[6].contains("13.09/16.94"))
    }

    @Test("A system font at a size has no leading, so its lines are as far apart as they are high")
    func lines() throws {
        #expect(
            try Self.values(["--system-size", "20", "--line-height", "1.5x"], "lineSpacing").first?.hasPrefix(
                "6.13") == true)
        #expect(try Self.values(["--system-size", "18"], "style") == [""])
        #expect(try Self.values(["--system-size", "18"], "category") == [""])
    }

    @Test("Letter spacing widens a label", .enabled(if: Inter.isInstalled, "Inter is not installed"))
    func label() throws {
        let words = ["fit", "Save", "--font", Inter.path, "--size", "20", "--width", "400", "-c", "L"]
        let plain = try Self.values(words, "textWidth").compactMap(Double.init)
        let wide = try Self.values(words + ["--letter-spacing", "1"], "textWidth").compactMap(Double.init)
        #expect(plain.count == 1 && wide.count == 1)
        #expect(zip(plain, wide).allSatisfy { abs($1 - $0 - 4) < 1e-9 })
    }

    @Test(
        "Lines of a system font at a size have no leading in a label",
        .enabled(if: Inter.isInstalled, "Inter is not installed"))
    func labelLines() throws {
        let words = ["fit", "Save it now", "--font", Inter.path, "--width", "60", "--lines", "0"]
        // 2 × 17 × 2444 ÷ 2048, and the same with a distance of 22 between baselines, rounded up to thirds.
        #expect(try Self.values(words + ["--system-size", "17"], "height") == ["40.666666666666664"])
        #expect(try Self.values(words + ["-c", "L"], "height") == ["42.333333333333336"])
        #expect(try Self.values(words + ["--system-size", "17"], "category") == [""])
    }

    @Test(
        "Every command that prints can write into a file",
        arguments: [
            ["body", "-c", "L"], ["names"], ["nearest", "17"], ["export"], ["completions", "bash"],
        ])
    func output(words: [String]) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/out"
        let printed = try ProgramUnderTest.run(words)
        let written = try ProgramUnderTest.run(words + ["-o", path])
        #expect(written.status == 0)
        #expect(written.text.isEmpty)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == printed.text)
        #expect(try ProgramUnderTest.run(words + ["--output", "-"]).text == printed.text)
        #expect(try ProgramUnderTest.run(words + ["-o", ""]).status == 2)
    }

    @Test("A failed run leaves the file as it was")
    func failed() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/out"
        try "kept".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try ProgramUnderTest.run(["boddy", "-o", path]).status == 2)
        #expect(try ProgramUnderTest.run(["tokens", "none.json", "-o", path]).status == 2)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    }
}
