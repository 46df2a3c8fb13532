import DynamicType
import Testing

@testable import DesignTokens

private func relative(_ style: String, _ size: String, _ more: String = "") -> String {
    one(#""relativeTo": "\#(style)"\#(more)"#, #""fontSize": \#(px(size))"#)
}

@Suite struct RelativeRuleTests {
    @Test(arguments: [
        CheckRow("at the minimum", relative("caption2", "11")),
        CheckRow("below it at the default category", relative("caption2", "«minimum-size:warning»10")),
        CheckRow("below it at smaller categories only", relative("body", "«minimum-size:note»11")),
        CheckRow("large enough at all", relative("body", "17")),
        CheckRow("held by a limit", relative("body", "11", #", "minimum": 11"#)),
        CheckRow(
            "below it by a maximum",
            relative("body", "17", #", "maximum": «enlargement:warning»10"#).replacing17()),
        CheckRow("silenced", relative("caption2", "10", #", "ignore": ["minimum-size"]"#)),
        CheckRow("on macOS, at it", relative("body", "10", #", "platform": "macOS""#)),
        CheckRow("on macOS, below", relative("body", "«minimum-size:warning»9", #", "platform": "macOS""#)),
        CheckRow("on tvOS, at it", relative("body", "23", #", "platform": "tvOS""#)),
        CheckRow("on tvOS, below", relative("body", "«minimum-size:warning»22", #", "platform": "tvOS""#)),
        CheckRow(
            "on watchOS, below at small ones",
            relative("body", "«minimum-size:note»12", #", "platform": "watchOS""#)),
    ])
    func minimumSize(row: CheckRow) { row.expect() }

    @Test(arguments: [
        CheckRow("no limit", relative("body", "17")),
        CheckRow("exactly 200 percent", relative("body", "17", #", "maximum": 34"#)),
        CheckRow("exactly 200 percent, as a share", relative("body", "17", #", "maximum": "200%""#)),
        CheckRow("twice", relative("body", "17", #", "maximum": "2x""#)),
        CheckRow("below 200 percent", relative("body", "17", #", "maximum": «enlargement:warning»33.9"#)),
        CheckRow("199 percent", relative("body", "17", #", "maximum": «enlargement:warning»"199%""#)),
        CheckRow("a category", relative("body", "17", #", "maximum": «enlargement:warning»"AX1""#)),
        CheckRow("a higher category", relative("body", "17", #", "maximum": "AX3""#)),
        CheckRow(
            "a style that never reaches 200 percent", relative("largeTitle", "34", #", "maximum": 50"#)),
        CheckRow(
            "held at its own size",
            relative("largeTitle", "34", #", "maximum": «enlargement:warning»34"#)),
        CheckRow("just above its own size", relative("largeTitle", "34", #", "maximum": 34.5"#)),
        CheckRow(
            "on watchOS, exactly 140 percent",
            relative("body", "12", #", "platform": "watchOS", "maximum": 16.8, "ignore": ["minimum-size"]"#)),
        CheckRow(
            "on watchOS, below",
            relative(
                "body", "12",
                #", "platform": "watchOS", "maximum": «enlargement:warning»16.7, "ignore": ["minimum-size"]"#)
        ),
        CheckRow(
            "on watchOS, exactly 140 percent of a size with decimals",
            relative("body", "16.16", #", "platform": "watchOS", "maximum": "140%""#)),
        CheckRow("on macOS nothing grows", relative("body", "13", #", "platform": "macOS", "maximum": 14"#)),
        CheckRow(
            "silenced", relative("body", "17", #", "maximum": 20, "ignore": ["enlargement"]"#)),
        CheckRow(
            "another vendor's scale",
            #"{"t": {"$type": "typography", "$extensions": {"a.b": {"relativeTo": "body", "maxScale": «enlargement:warning»1.5}}, "$value": {"fontSize": "17px"}}}"#
        ),
        CheckRow(
            "another vendor's twofold scale",
            #"{"t": {"$type": "typography", "$extensions": {"a.b": {"relativeTo": "body", "maxScale": 2}}, "$value": {"fontSize": "17px"}}}"#
        ),
        CheckRow(
            "of the command line, at the size",
            #"{"t": {"$type": "typography", "$value": {"fontSize": \#(px("«enlargement:warning»17"))}}}"#
        ) { try? $0.relative("t", .body, maximum: .points(20)) },
    ])
    func enlargement(row: CheckRow) { row.expect() }

    @Test(arguments: [(28.0, "165"), (33.5, "197"), (33.9, "199"), (33.99, "199")])
    func aShareIsNotRoundedUpToTheOneThatIsMissed(maximum: Double, percent: String) throws {
        let row = CheckRow("", relative("body", "17", #", "maximum": \#(maximum)"#))
        let finding = try #require(row.run().result.findings.first)
        #expect(finding.message.contains("is \(percent) percent of the default size"), "\(finding.message)")
    }

    @Test func minimumSizeNamesTheCategoriesOfItsLevel() throws {
        let finding = try #require(CheckRow("", relative("body", "11")).run().result.findings.first)
        #expect(finding.message.contains("at XS") && finding.message.contains("at S"))
        #expect(!finding.message.contains("at L"))
        #expect(finding.expected == .number(11))
        let grave = try #require(CheckRow("", relative("caption2", "10")).run().result.findings.first)
        #expect(grave.message.contains("10 at L"))
        #expect(!grave.message.contains("at XS"))
    }
}

extension String {
    /// The text with the finding about a size that a maximum of 10 makes too small.
    fileprivate func replacing17() -> String {
        let parts = split(separator: "17", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.joined(separator: "«minimum-size:warning»17")
    }
}
