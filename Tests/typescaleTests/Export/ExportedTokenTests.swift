import Foundation
import Testing

/// The output of `export`, compared with typed figures and with the scale.
@Suite struct ExportedTokenTests {
    // From the Human Interface Guidelines, December 2025.
    private static let iOS = [
        PublishedToken("largeTitle", "34", "400", "0.4", "1.2058823529411764"),
        PublishedToken("title1", "28", "400", "0.38", "1.2142857142857142"),
        PublishedToken("title2", "22", "400", "-0.26", "1.2727272727272727"),
        PublishedToken("title3", "20", "400", "-0.45", "1.25"),
        PublishedToken("headline", "17", "600", "-0.43", "1.2941176470588236"),
        PublishedToken("body", "17", "400", "-0.43", "1.2941176470588236"),
        PublishedToken("callout", "16", "400", "-0.31", "1.3125"),
        PublishedToken("subheadline", "15", "400", "-0.23", "1.3333333333333333"),
        PublishedToken("footnote", "13", "400", "-0.08", "1.3846153846153846"),
        PublishedToken("caption1", "12", "400", "0", "1.3333333333333333"),
        PublishedToken("caption2", "11", "400", "0.06", "1.1818181818181819"),
    ]

    private static let watchOS = [
        PublishedToken("largeTitle", "46", "400", "-0.92", "1.0543478260869565"),
        PublishedToken("title1", "44", "400", "-0.86", "1.0681818181818181"),
        PublishedToken("title2", "36", "400", "-0.69", "1.0694444444444444"),
        PublishedToken("title3", "26", "400", "-0.28", "1.0961538461538463"),
        PublishedToken("headline", "23", "600", "-0.13", "1.108695652173913"),
        PublishedToken("body", "23", "400", "-0.13", "1.108695652173913"),
        PublishedToken("caption1", "20", "400", "0", "1.125"),
        PublishedToken("caption2", "19", "400", "-0.22", "1.131578947368421"),
        PublishedToken("footnote1", "18", "400", "-0.14", "1.1388888888888888"),
        PublishedToken("footnote2", "17", "400", "-0.07", "1.1470588235294117"),
    ]

    private static let tvOS = [
        PublishedToken("title1", "76", "500", "0.07", "1.263157894736842"),
        PublishedToken("title2", "57", "500", "", "1.1578947368421053"),
        PublishedToken("title3", "48", "500", "0.35", "1.1666666666666667"),
        PublishedToken("headline", "38", "500", "0.37", "1.2105263157894737"),
        PublishedToken("subtitle1", "38", "400", "0.37", "1.2105263157894737"),
        PublishedToken("callout", "31", "500", "0.39", "1.2258064516129032"),
        PublishedToken("body", "29", "500", "0.4", "1.2413793103448276"),
        PublishedToken("caption1", "25", "500", "0.15", "1.28"),
        PublishedToken("caption2", "23", "500", "-0.1", "1.3043478260869565"),
    ]

    @Test(
        arguments: [
            ("the default", [], iOS, "iOS", "L", "SF Pro"),
            ("iPadOS", ["-p", "ipados"], iOS, "iPadOS", "L", "SF Pro"),
            ("watchOS", ["-p", "watchos", "-c", "AX3"], watchOS, "watchOS", "accessibilityXL", "SF Compact"),
            ("tvOS", ["-p", "tvos"], tvOS, "tvOS", "L", "SF Pro"),
        ] as [(String, [String], [PublishedToken], String, String, String)])
    func isExactly(
        name: String, words: [String], tokens: [PublishedToken], platform: String, category: String,
        family: String
    ) throws {
        let outcome = try ProgramUnderTest.run(["export"] + words)
        #expect(outcome.status == 0)
        #expect(
            outcome.text == PublishedToken.file(of: tokens, on: platform, at: category, family: family))
    }

    @Test(arguments: [("ios", 132), ("ipados", 132), ("watchos", 90), ("tvos", 9), ("macos", 11)])
    func saysWhatTheScaleSays(platform: String, count: Int) throws {
        let scale = try Self.object(ProgramUnderTest.run(["-p", platform, "--json"]))
        let rows = try #require(scale["rows"] as? [[String: Any]])
        #expect(rows.count == count)
        for (category, rows) in Dictionary(grouping: rows, by: { $0["category"] as? String ?? "" }) {
            let file = try Self.object(ProgramUnderTest.run(["export", "-p", platform, "-c", category]))
            var group = try #require(file["textStyle"] as? [String: Any])
            #expect(group.removeValue(forKey: "$type") as? String == "typography")
            #expect(group.count == rows.count)
            for row in rows { try Self.expect(try #require(group[row["style"] as? String ?? ""]), row) }
        }
    }

    private static func expect(_ token: Any, _ row: [String: Any]) throws {
        let token = try #require(token as? [String: Any])
        let value = try #require(token["$value"] as? [String: Any])
        let binding = try #require((token["$extensions"] as? [String: Any])?["typescale"] as? [String: Any])
        let size = try #require((value["fontSize"] as? [String: Any])?["value"] as? Double)
        let spacing = try #require((value["letterSpacing"] as? [String: Any])?["value"] as? Double)
        let lineHeight = try #require(value["lineHeight"] as? Double)
        let weights = ["regular": 400, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800]
        #expect(size == row["pointSize"] as? Double)
        #expect(abs(lineHeight * size - (row["leading"] as? Double ?? 0)) < 0.001)
        #expect(value["fontWeight"] as? Int == weights[row["weight"] as? String ?? ""])
        #expect(spacing == row["tracking"] as? Double ?? 0)
        #expect((binding["letterSpacing"] as? String == nil) == (row["tracking"] is Double))
        #expect(binding["mirrors"] as? String == row["style"] as? String)
        #expect(binding["category"] as? String == row["category"] as? String)
        #expect(binding["platform"] as? String == row["platform"] as? String)
    }

    private static func object(_ outcome: Outcome) throws -> [String: Any] {
        #expect(outcome.status == 0)
        return try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    }
}
