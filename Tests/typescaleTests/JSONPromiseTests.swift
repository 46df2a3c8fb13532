import Foundation
import Testing

/// JSON is a promise: the keys, their order and the exact numbers are typed here again.
@Suite struct JSONPromiseTests {
    private static let everyOption = [
        "--size", "17", "--value", "17", "--line-height", "24", "--max", "40", "--min", "11",
        "--max-category", "AX5", "--min-category", "XS", "--image", "20x10", "--at-least", "1",
        "--letter-spacing", "0.5", "--json",
    ]

    private static let everyKey = [
        "platform", "style", "category", "effectiveCategory", "isAccessibilityCategory", "font", "baseSize",
        "systemPointSize", "pointSize", "unclampedPointSize", "maximumPointSize", "minimumPointSize",
        "isClamped", "leading", "lineHeight", "naturalLineHeight", "lineSpacing", "baselineOffset",
        "lineHeightMultiple", "cutsGlyphs", "tracking", "letterSpacing", "letterSpacingEm", "weight",
        "emphasizedWeight", "scale", "percent",
        "scaleFactor", "scalingLeading", "value", "scaledValue", "imageWidth", "imageHeight",
    ]

    /// A file with four bound tokens.
    private static let brand =
        Package.root.appendingPathComponent("Tests/typescaleTests/Fixtures/brand.tokens.json").path

    private static let everyTokenKey = [
        "token", "style", "category", "effectiveCategory", "baseSize", "pointSize", "unclampedPointSize",
        "maximumPointSize", "minimumPointSize", "isClamped", "lineHeight", "letterSpacing",
        "letterSpacingEm", "file", "line",
    ]

    /// Two texts in a synthetic font.
    private static let fit = [
        "fit", "Off", "On", "--size", "17", "--width", "100", "--font",
        Package.root.appendingPathComponent("Tests/typescaleTests/Fixtures/monospaced.ttf").path,
    ]

    private static let everyFitKey = [
        "label", "text", "key", "language", "variation", "placeholders", "file", "line", "style", "category",
        "pointSize", "textWidth", "neededWidth", "lines", "lineTexts", "height", "neededScale", "verdict",
        "isBorderline",
        "missingCharacters",
    ]

    private static let everyNearestKey = [
        "points", "style", "pointSize", "difference", "leading", "weight", "systemAtLargest",
        "customAtLargest",
    ]

    private static let everyVocabulary = [
        "kind", "short", "hig", "uikit", "objectivec", "raw", "swiftui", "simctl", "coretext", "css",
        "launch-argument", "controlCenter",
    ]

    @Test(arguments: [
        ("the scale", ["--json"], ["version", "platform", "rows"], 132),
        ("every option", everyOption, ["version", "platform", "rows"], 132),
        ("no row", ["--json", "--at-least", "100"], ["version", "platform", "rows"], 0),
        ("watchOS", ["-p", "watchos", "--json"], ["version", "platform", "rows"], 90),
        ("tvOS", ["-p", "tvos", "--json"], ["version", "platform", "rows"], 9),
        ("macOS", ["-p", "macos", "--json"], ["version", "platform", "rows"], 11),
        ("categories", ["names", "--json"], ["version", "rows"], 12),
        ("text styles", ["names", "--styles", "--json"], ["version", "rows"], 16),
        ("tokens", ["tokens", brand, "--json"], ["version", "rows"], 48),
        ("fit", fit + ["--json"], ["version", "options", "rows"], 24),
    ])
    func isStrict(name: String, words: [String], topKeys: [String], count: Int) throws {
        let outcome = try ProgramUnderTest.run(words)
        let document = try #require(try Self.document(outcome))
        #expect(Set(document.keys) == Set(topKeys))
        #expect(document["version"] as? Int == 1)
        #expect((document["rows"] as? [[String: Any]])?.count == count)
        #expect(Self.keys(of: outcome.text, indentedBy: 2) == topKeys)
        #expect(outcome.output.last == UInt8(ascii: "\n"))
        // The only white space is a line feed and the two-space indent behind it, or the one after a colon.
        #expect(outcome.text.allSatisfy { $0 != "\t" && $0 != "\r" && $0 != "\r\n" })
    }

    @Test(arguments: [
        ("the scale", [], everyKey.filter { JSONPromiseTests.unasked.contains($0) }, 132),
        ("every option", Array(everyOption.dropLast()), everyKey, 132),
        ("nearest", ["nearest", "17", "28"], everyNearestKey, 6),
        ("categories", ["names"], everyVocabulary, 12),
        ("text styles", ["names", "--styles"], everyVocabulary, 16),
        ("tokens", ["tokens", brand], everyTokenKey.filter { $0 != "effectiveCategory" }, 48),
        ("fit", fit, everyFitKey, 24),
        ("tokens, held category", ["tokens", brand, "--max-category", "L"], everyTokenKey, 48),
    ])
    func hasTheseKeysInThisOrder(name: String, words: [String], keys: [String], count: Int) throws {
        let text = try ProgramUnderTest.run(words + ["--json"]).text
        #expect(Self.keys(of: text, indentedBy: 6) == Array(repeating: keys, count: count).flatMap { $0 })
        let header = try ProgramUnderTest.run(words + ["--format", "csv"]).text.prefix { $0 != "\r\n" }
        // The texts of lines are in JSON alone.
        #expect(header == keys.filter { $0 != "lineTexts" }.joined(separator: ","))
    }

    @Test func findingsHaveTheseKeysInThisOrder() throws {
        let outcome = try ProgramUnderTest.run(["check", Self.brand, "--mirror", "gone=body", "--json"])
        #expect(outcome.status == 1)
        let document = try #require(try Self.document(outcome))
        #expect(document["version"] as? Int == 1)
        let findings = try #require(document["findings"] as? [[String: Any]])
        let keys = ["rule", "level", "file", "line", "column", "token", "message", "found", "expected"]
        #expect(
            Self.keys(of: outcome.text, indentedBy: 6)
                == Array(repeating: keys, count: findings.count).flatMap { $0 })
        #expect(Self.keys(of: outcome.text, indentedBy: 2) == ["version", "findings", "summary"])
        #expect(
            Self.keys(of: outcome.text, indentedBy: 4)
                == [
                    "files", "tokens", "bound", "errors", "warnings", "notes", "ignored",
                    "filesWithoutTypography", "unfollowedAliases",
                ])
        // A binding of the command line is not in a file.
        let unused = try #require(findings.first { $0["rule"] as? String == "unused-binding" })
        for key in ["file", "line", "column", "token", "found", "expected"] {
            #expect(unused[key] is NSNull, "\(key)")
        }
        let small = try #require(findings.first { $0["rule"] as? String == "minimum-size" })
        #expect(small["level"] as? String == "warning")
        #expect(small["token"] as? String == "text.tiny")
        #expect(small["line"] as? Int == 13)
        #expect(small["column"] as? Int == 66)
        #expect(small["found"] as? Double == 10)
        #expect(small["expected"] as? Double == 11)
    }

    /// The keys that every row has.
    private static let unasked: Set<String> = [
        "platform", "style", "category", "isAccessibilityCategory", "font", "pointSize", "leading",
        "lineHeight", "tracking", "weight", "emphasizedWeight", "scale", "percent", "scaleFactor",
        "scalingLeading",
    ]

    @Test(arguments: [
        ("line height", ["body", "-c", "AX5"], "lineHeight", "63.248046875"),
        ("scale", ["body", "-c", "AX5"], "scale", "3.1176470588235294"),
        ("percent", ["largeTitle", "-c", "AX5"], "percent", "176"),
        ("scale factor", ["body", "-c", "AX5"], "scaleFactor", "2.8181818181818183"),
        (
            "scale factor before limits", ["body", "-c", "AX5", "--max", "17"], "scaleFactor",
            "2.8181818181818183"
        ),
        ("scaling leading", ["headline", "-c", "AX4"], "scalingLeading", "51"),
        ("printed leading", ["headline", "-c", "AX4"], "leading", "56"),
        ("no scale factor", ["extraLargeTitle", "-c", "L"], "scaleFactor", "null"),
        ("whole number", ["body", "-c", "AX5"], "pointSize", "53"),
        ("tracking", ["body", "-c", "L"], "tracking", "-0.43"),
        ("zero", ["footnote", "-c", "M"], "tracking", "0"),
        ("not published", ["title3", "-c", "AX5"], "tracking", "null"),
        ("thirds of a point", ["body", "-c", "M", "--value", "17"], "scaledValue", "16.333333333333332"),
        ("negative", ["body", "-c", "M", "--value", "-17"], "scaledValue", "-16.333333333333332"),
        ("minus zero", ["body", "-c", "M", "--value", "-0"], "value", "0"),
        ("half a point", ["body", "-p", "watchos", "-c", "XL"], "leading", "19.5"),
        ("boolean", ["body", "-c", "AX5"], "isAccessibilityCategory", "true"),
        ("text", ["body", "-c", "AX5"], "category", "\"accessibilityXXXL\""),
    ])
    func writesExactly(name: String, words: [String], key: String, value: String) throws {
        let text = try ProgramUnderTest.run(words + ["--json"]).text
        let line = text.split(separator: "\n").first { $0.hasPrefix("      \"\(key)\": ") }
        let written = try #require(line).drop { $0 == " " }.dropFirst("\"\(key)\": ".count)
        #expect(written == value || written == value + ",")
    }

    @Test func readsBackAsTheSameNumbers() throws {
        let document = try #require(try Self.document(ProgramUnderTest.run(Self.everyOption)))
        let rows = try #require(document["rows"] as? [[String: Any]])
        let body = try #require(
            rows.first { $0["style"] as? String == "body" && $0["category"] as? String == "XS" })
        #expect(body["pointSize"] as? Double == 15)
        #expect(body["lineHeight"] as? Double == (24.0 * 19 / 22 * 3).rounded() / 3)
        #expect(body["scaledValue"] as? Double == (17.0 * 19 / 22 * 3).rounded() / 3)
        #expect(body["leading"] is NSNull)
        // Foundation's reader is off by the last bit of this one; the standard library's is not.
        let scale = try ProgramUnderTest.run(["body", "--size", "17", "-c", "XS", "--get", "scale"]).lines
            .first
        #expect(scale.flatMap(Double.init) == 15.0 / 17)
    }

    private static func document(_ outcome: Outcome) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    }

    /// The keys after an indent, in the order of the text.
    private static func keys(of text: String, indentedBy spaces: Int) -> [String] {
        let start = String(repeating: " ", count: spaces) + "\""
        return text.split(separator: "\n").filter { $0.hasPrefix(start) }.map {
            String($0.dropFirst(start.count).prefix { $0 != "\"" })
        }
    }
}
