import Foundation
import Testing

/// Line heights that a design asks for, beside what the font asks for.
@Suite struct LineHeightOptionTests {
    /// A command line without the program's name, and some fields of its one row.
    struct Row: Sendable, CustomTestStringConvertible {
        let words: String
        let fields: [(name: String, value: String)]

        init(_ words: String, _ fields: [(String, String)]) {
            (self.words, self.fields) = (words, fields)
        }

        var testDescription: String { words }
        var needsInter: Bool { words.contains("INTER") }
    }

    private func run(_ words: String) throws -> Outcome {
        try ProgramUnderTest.run(words.split(separator: " ").map { $0 == "INTER" ? Inter.path : String($0) })
    }

    @Test(
        arguments: [
            Row(
                "body -c L --line-height 24 --size 16 --font INTER",
                [
                    ("lineHeight", "24"), ("naturalLineHeight", "19.363636"), ("lineSpacing", "4.636364"),
                    ("baselineOffset", "2.318182"), ("cutsGlyphs", "false"),
                ]),
            Row(
                "body -c AX5 --line-height 24 --size 16 --font INTER",
                [
                    ("lineHeight", "67.666667"), ("naturalLineHeight", "54.460227"),
                    ("lineSpacing", "13.206439"), ("baselineOffset", "6.60322"), ("cutsGlyphs", "false"),
                ]),
            Row(
                "body -c AX5 --line-height 1.5x --size 16",
                [("lineHeight", "67.666667")]),
            Row(
                "body -c L --line-height 150% --size 16",
                [("lineHeight", "24")]),
            Row(
                "body -c L --line-height 24",
                [
                    ("lineHeight", "24"), ("naturalLineHeight", "20.287109"), ("lineSpacing", "2"),
                    ("baselineOffset", "1.856445"), ("cutsGlyphs", "false"),
                ]),
            Row(
                "title1 -c AX3 --line-height 1.2x",
                [
                    ("lineHeight", "57.666667"), ("naturalLineHeight", "57.28125"),
                    ("lineSpacing", "0.666667"), ("baselineOffset", "0.192708"), ("cutsGlyphs", "false"),
                ]),
            Row(
                "body -c L --line-height 26.25 --size 35 --font INTER",
                [
                    ("lineHeight", "26.333333"), ("naturalLineHeight", "42.357955"),
                    ("lineSpacing", "-16.024621"), ("baselineOffset", "-8.012311"), ("cutsGlyphs", "true"),
                ]),
            Row(
                "body -c AX5 --line-height 24 --size 16 --font INTER --max 20",
                [
                    ("lineHeight", "30"), ("naturalLineHeight", "24.204545"), ("lineSpacing", "5.795455"),
                    ("baselineOffset", "2.897727"), ("cutsGlyphs", "false"),
                ]),
            Row(
                "body --size 17 --line-height 8.5 -c L",
                [("lineHeight", "8.666667")]),
            Row(
                "largeTitle -c AX5",
                [("percent", "176")]),
            Row(
                "callout -c AX2",
                [("percent", "200")]),
            Row(
                "body -c L",
                [("percent", "100")]),
            Row(
                "body -c AX5",
                [("percent", "311"), ("scaleFactor", "2.818182")]),
            Row(
                "largeTitle -c XS",
                [("scaleFactor", "0.926829")]),
            Row(
                "headline -c AX4",
                [("scaleFactor", "2.318182")]),
            Row("body -c L --line-height 24 -p macos", [("lineHeight", "24"), ("naturalLineHeight", "")]),
            Row("body -c L --line-height 24 --size 16", [("lineHeight", "24"), ("lineSpacing", "")]),
            Row(
                "body -c AX5 --line-height 150% --max 20",
                [
                    ("lineHeight", "30"), ("naturalLineHeight", "23.867188"), ("lineSpacing", ""),
                    ("baselineOffset", "3.066406"),
                ]),
            Row("body -c AX5 --line-height 34 --max 34", [("lineHeight", "68"), ("lineSpacing", "")]),
            Row("body -c AX5 --line-height 34 --max 33", [("lineHeight", "66"), ("lineSpacing", "26")]),
            Row("headline -c AX4 --line-height 22", [("lineHeight", "51"), ("lineSpacing", "0")]),
            Row("body -c L --line-height 20.1", [("lineHeight", "20"), ("cutsGlyphs", "true")]),
            // To whole pixels it is a little more than the font needs.
            Row("body -c L --line-height 20.287109375", [("cutsGlyphs", "false")]),
            Row("body -c L --line-height 20.5", [("lineHeight", "20.666667"), ("cutsGlyphs", "false")]),
            Row("body -c L --line-height 2x --framework swiftui", [("lineHeight", "34")]),
            Row("body -c L --line-height 1%", [("lineHeight", "0.333333")]),
            Row("extraLargeTitle -c L --line-height 1.5x", [("lineHeight", "54"), ("lineSpacing", "")]),
            Row("body -c L --line-height 1.15x --size 20", [("lineHeight", "23")]),
        ].filter { !$0.needsInter || Inter.isInstalled })
    func fields(row: Row) throws {
        for (name, value) in row.fields {
            let line = try run(row.words + " --get \(name)").lines.first ?? ""
            if let number = Double(value) {
                let answer = try #require(Double(line), "\(name): \(line)")
                #expect(abs(answer - number) <= 0.000_000_6, "\(name)")
            } else {
                #expect(line == value, "\(name)")
            }
        }
    }

    @Test(arguments: [
        (
            "body --size 16 --line-height 1.5 -c L",
            "--line-height: 1.5 points is less than half of 16; for a multiple write 1.5x or 150%"
        ),
        (
            "body --line-height 8 -c L",
            "--line-height: 8 points is less than half of 17 (body); use 8.5 points or more"
        ),
        (
            "caption1 title1 body --line-height 8 -c L",
            "--line-height: 8 points is less than half of 28 (title1); use 14 points or more"
        ),
        (
            "body --size 16 --line-height 1.15 -c L",
            "--line-height: 1.15 points is less than half of 16; for a multiple write 1.15x or 115%"
        ),
        (
            "body --size 17 --line-height 8.499 -c L",
            "--line-height: 8.499 points is less than half of 17; use 8.5 points or more"
        ),
        (
            "body --size 1e308 --line-height 1e307 -c L",
            "--line-height: 1e+307 points is less than half of 1e+308; use 5e+307 points or more"
        ),
        (
            "body --line-height AX1",
            "--line-height: 'AX1' is not a line height; use points (24), a multiple of the size (1.5x) or a "
                + "percentage (150%)"
        ),
        (
            "extraLargeTitle --line-height 40",
            "--line-height: Apple publishes no leading for extraLargeTitle, and scaling needs one"
        ),
        (
            "body --line-height 1e300x --min 1e300",
            "--line-height: too large: the result is not a finite number"
        ),
        ("body --get lineSpacing", "--get: lineSpacing needs --line-height"),
        ("body --line-height 0.5% -c L", "--line-height: too small: the result is not above 0"),
        (
            "body --line-height 9 --display-scale 0.01 -c L",
            "--line-height: too small: the result is not above 0"
        ),
    ])
    func errors(words: String, message: String) throws {
        let outcome = try run(words)
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errorText == "typescale: \(message)\n")
    }

    @Test(arguments: ["--json", "--format csv", "--get lineHeight", "--field lineHeight"])
    func aNoteSaysWhereGlyphsAreCut(format: String) throws {
        let outcome = try run("body caption2 --line-height 1.1x -c L,AX5 \(format)")
        #expect(outcome.status == 0)
        #expect(
            outcome.errorText
                == "typescale: note: --line-height is less than the font's ascender and descender, so glyphs "
                + "may be cut off: body, caption2 at L, AX5\n")
        #expect(try run("body --line-height 1.2x -c L,AX5 \(format)").errorText.isEmpty)
    }

    @Test(arguments: [
        ("body --line-height 1.1x", "body at XS...AX5"),
        ("body title1 --line-height 1.1x", "body, title1 at XS...AX5"),
        ("body --line-height 1.1x -c L,XL", "body at L, XL"),
        ("body --line-height 1.1x -c S...L,AX1", "body at S...L, AX1"),
        ("body --line-height 1.1x -c XL,L,M", "body at XL, L, M"),
        ("body --line-height 1.1x -c XXXL,AX1,AX2", "body at XXXL...AX2"),
        // Points scale as the leading does: 19 below 20.29 at L, 53.54 below 63.25 at AX5.
        ("caption2 body --line-height 19 -c L,AX5", "body at L, AX5"),
    ])
    func neighboursAreARangeOfCutGlyphs(words: String, cells: String) throws {
        #expect(try run(words).errorText.contains("glyphs may be cut off: \(cells)\n"))
    }

    @Test(arguments: [
        (
            "largeTitle -c AX5 --at-least 200%",
            "no row reaches 200%: largeTitle at accessibilityXXXL is 60 points, 176% of 34"
        ),
        ("body --at-most 10", "no row stays within 10: body at XS is 14 points"),
        ("body --at-most 80%", "no row stays within 80%: body at XS is 14 points, 83% of 17"),
        (
            "body --size 17 --max 30 --at-least 2x -c AX3,AX5",
            "no row reaches 2x: body at accessibilityXL is 30 points, 176% of 17"
        ),
        (
            "largeTitle caption2 -c AX5 --at-least 4x",
            "no row reaches 4x: caption2 at accessibilityXXXL is 40 points, 363% of 11"
        ),
        (
            "largeTitle caption2 -c AX5 --at-least 61",
            "no row reaches 61: largeTitle at accessibilityXXXL is 60 points"
        ),
        ("body -c L --at-least AX1", "no row reaches AX1: body at L is 17 points"),
        (
            "body --at-least 18 --at-most 18.5",
            "no row reaches 18 and stays within 18.5: body at L is 17 points; body at XL is 19 points"
        ),
        (
            "body -c AX5 --at-least 20 --at-most 50",
            "no row reaches 20 and stays within 50: body at accessibilityXXXL is 53 points"
        ),
        (
            "body --max-category L -c AX5 --at-least 18",
            "no row reaches 18: body at accessibilityXXXL is 17 points"
        ),
    ])
    func aFilterThatLeavesNoRowSaysWhichComesNearest(words: String, message: String) throws {
        for format in ["", " --json", " --format csv", " --format markdown", " --get category"] {
            let outcome = try run(words + format)
            #expect(outcome.status == 1)
            #expect(outcome.errorText == "typescale: \(message)\n")
        }
    }

    @Test(
        arguments: [
            ("body --size 0.1", "0.1 scales to 0 points with body at XS"),
            ("body --size 0.5", "0.5 scales to 0 points with body at XS"),
            ("caption2 body --size 0.5 -c L,XS", "0.5 scales to 0 points with body at XS"),
            ("body --size 0.4999 -c L", "0.4999 scales to 0 points with body at L"),
            ("body --size 0.1 --min 12", "0.1 scales to 0 points with body at XS"),
            ("body --size 0.1 --framework swiftui", "0.1 scales to 0 points with body at XS"),
            ("body -p macos --size 0.1", "0.1 scales to 0 points with body at L"),
            ("font INTER --size 0.1", "0.1 scales to 0 points with body at XS"),
            ("fit A --font INTER --width 10 --size 0.1 -c L", "0.1 scales to 0 points with body at L"),
        ].filter { !$0.0.contains("INTER") || Inter.isInstalled })
    func aSizeBelowOnePointIsAnError(words: String, message: String) throws {
        let outcome = try run(words)
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errorText == "typescale: --size: \(message); text needs 1 point or more\n")
    }

    @Test(
        arguments: [
            ("body --size 0.5 -c L", "1"), ("caption2 --size 0.5 -c XS", "1"), ("body --size 1 -c XS", "1"),
            ("body --size 0.1 -c L --max 17", nil), ("body --size 12 --max 0.5 -c L", "0.5"),
        ] as [(String, String?)])
    func onePointIsEnough(words: String, points: String?) throws {
        #expect(try run(words + " --get pointSize").lines.first == points)
    }

    @Test func aLayoutValueMayBeZero() throws {
        #expect(try run("body --value 0 -c AX5 --get scaledValue").lines == ["0"])
    }
}
