import DynamicType
import Testing

@testable import DesignTokens

private let body = #""mirrors": "body""#

@Suite struct FigureRuleTests {
    @Test(arguments: [
        CheckRow("the right size", one(body, #""fontSize": \#(px(17))"#)),
        CheckRow("another size", one(body, #""fontSize": \#(px("«point-size:error»18"))"#)),
        CheckRow("within the tolerance above", one(body, #""fontSize": \#(px("17.0049"))"#)),
        CheckRow("within the tolerance below", one(body, #""fontSize": \#(px("16.9951"))"#)),
        CheckRow("at the tolerance above", one(body, #""fontSize": \#(px("17.005"))"#)),
        CheckRow(
            "at the tolerance below", one(body, #""fontSize": \#(px("16.995"))"#)),
        CheckRow("past the tolerance above", one(body, #""fontSize": \#(px("«point-size:error»17.0051"))"#)),
        CheckRow("past the tolerance below", one(body, #""fontSize": \#(px("«point-size:error»16.9949"))"#)),
        CheckRow(
            "at another category",
            one(#""mirrors": "body", "category": "AX3""#, #""fontSize": \#(px("«point-size:error»17"))"#)),
        CheckRow(
            "on another platform",
            one(#""mirrors": "body", "platform": "macOS""#, #""fontSize": \#(px("13"))"#)),
        CheckRow(
            "silenced",
            one(#""mirrors": "body", "ignore": ["point-size"]"#, #""fontSize": \#(px("18"))"#)),
        CheckRow("a relative token has any size", one(#""relativeTo": "body""#, #""fontSize": \#(px(18))"#)),
        CheckRow(
            "a style beside the table", one(#""mirrors": "extraLargeTitle""#, #""fontSize": \#(px(36))"#)),
        CheckRow(
            "switched off", one(body, #""fontSize": \#(px(18))"#)
        ) { $0.levels[.pointSize] = .off },
        CheckRow("as a note", one(body, #""fontSize": \#(px("«point-size:note»18"))"#)) {
            $0.levels[.pointSize] = .note
        },
    ])
    func pointSizes(row: CheckRow) { row.expect() }

    @Test(arguments: [
        CheckRow("points", lineHeight(px(22))),
        CheckRow("other points", lineHeight(px("«line-height:error»23"))),
        CheckRow("points within the tolerance", lineHeight(px("22.0049"))),
        CheckRow("points at the tolerance", lineHeight(px("22.005"))),
        CheckRow("points past the tolerance", lineHeight(px("«line-height:error»22.0051"))),
        CheckRow("points past the tolerance below", lineHeight(px("«line-height:error»21.9949"))),
        CheckRow("a multiple", lineHeight("1.2941176470588236")),
        CheckRow("a rounded multiple", lineHeight("1.29")),
        CheckRow("a multiple in the tolerance below", lineHeight("1.2892")),
        CheckRow("a multiple past the tolerance below", lineHeight("«line-height:error»1.2890")),
        CheckRow("a multiple in the tolerance above", lineHeight("1.2991")),
        CheckRow("a multiple past the tolerance above", lineHeight("«line-height:error»1.2992")),
        CheckRow("a percentage", lineHeight(#""129.4%""#)),
        CheckRow("another percentage", lineHeight(#"«line-height:error»"140%""#)),
        CheckRow("points without a unit", lineHeight("22")),
        CheckRow("other points without a unit", lineHeight("«line-height:error»4")),
        CheckRow("a multiple just below four", lineHeight("«line-height:error»3.999")),
        CheckRow("automatic", lineHeight(#""AUTO""#)),
        CheckRow("automatic, in small letters", lineHeight(#""auto""#)),
        CheckRow("null", lineHeight("«unreadable-value:error»null")),
        CheckRow(
            "a multiple of the token's own size",
            one(body, #""fontSize": \#(px("«point-size:error»20")), "lineHeight": 1.1"#)),
        CheckRow(
            "a multiple right for Apple's size only",
            one(body, #""fontSize": \#(px("«point-size:error»20")), "lineHeight": «line-height:error»1.2941"#)
        ),
        CheckRow(
            "no leading is published",
            one(
                #""mirrors": "extraLargeTitle", "platform": "visionOS""#,
                #""fontSize": \#(px(36)), "lineHeight": 2"#)),
    ])
    func lineHeights(row: CheckRow) { row.expect() }

    /// A number without a unit is a multiple of the size of 17 points below four, and points from four on.
    @Test(arguments: [("3.999", 67.983), ("4", 4), ("4.001", 4.001)])
    func fourAndBeyondArePoints(text: String, points: Double) {
        let findings = CheckRow("", lineHeight(text)).run().result.findings
        #expect(findings.map(\.found) == [.number(points)])
    }

    /// The HIG prints 56, but the system was measured to scale by 51.
    private static let headline = #""mirrors": "headline", "category": "AX4""#

    @Test(arguments: [
        CheckRow("the HIG's leading", one(headline, #""fontSize": \#(px(47)), "lineHeight": \#(px(56))"#)),
        CheckRow(
            "the system's",
            one(headline, #""fontSize": \#(px(47)), "lineHeight": \#(px("«line-height:note»51"))"#)),
        CheckRow(
            "neither",
            one(headline, #""fontSize": \#(px(47)), "lineHeight": \#(px("«line-height:error»53"))"#)),
        CheckRow(
            "the system's, within the tolerance",
            one(headline, #""fontSize": \#(px(47)), "lineHeight": \#(px("«line-height:note»51.005"))"#)),
        CheckRow(
            "the system's, past the tolerance",
            one(headline, #""fontSize": \#(px(47)), "lineHeight": \#(px("«line-height:error»51.0051"))"#)),
        CheckRow(
            "the HIG's as a multiple",
            one(headline, #""fontSize": \#(px(47)), "lineHeight": 1.191489361"#)),
        CheckRow(
            "the system's as a multiple",
            one(headline, #""fontSize": \#(px(47)), "lineHeight": «line-height:note»1.085106383"#)),
        CheckRow(
            "the system's on the iPad",
            one(
                #""mirrors": "title1", "category": "XL", "platform": "iPadOS""#,
                #""fontSize": \#(px(30)), "lineHeight": \#(px("«line-height:note»36"))"#)),
        CheckRow(
            "no cell of the eight",
            one(
                #""mirrors": "body", "category": "AX4""#,
                #""fontSize": \#(px(47)), "lineHeight": \#(px("«line-height:error»51"))"#)),
        CheckRow(
            "the system's, at a level that was asked for",
            one(headline, #""fontSize": \#(px(47)), "lineHeight": \#(px("«line-height:error»51"))"#)
        ) { $0.levels[.lineHeight] = .error },
        CheckRow(
            "the system's, switched off",
            one(headline, #""fontSize": \#(px(47)), "lineHeight": \#(px(51))"#)
        ) { $0.levels[.lineHeight] = .off },
    ])
    func eitherLeading(row: CheckRow) { row.expect() }

    @Test(arguments: [
        (
            "51",
            "headline at accessibilityXXL has the leading that the system was measured to scale by, 51 points; "
                + "the HIG prints 56"
        ),
        (
            "53",
            "headline at accessibilityXXL has a line height of 56 points (or 51, as the system was measured), "
                + "not 53"
        ),
    ])
    func eitherLeadingIsNamed(lineHeight: String, message: String) throws {
        let text = one(Self.headline, #""fontSize": \#(px(47)), "lineHeight": \#(px(lineHeight))"#)
        let finding = try #require(CheckRow("", text).run().result.findings.first)
        #expect(finding.message == message)
        #expect(finding.expected == .number(56))
    }

    @Test func lineHeightsAreReportedInPointsToAThousandth() throws {
        let row = CheckRow("", lineHeight("1.32"))
        let finding = try #require(row.run().result.findings.first)
        #expect(finding.found == .number(22.44))
        #expect(finding.expected == .number(22))
        #expect(finding.token == "t")
    }

    @Test func sizesAreReportedInPoints() throws {
        let finding = try #require(
            CheckRow("", one(body, #""fontSize": "1.0rem""#)).run().result.findings.first)
        #expect(finding.found == .number(16))
        #expect(finding.expected == .number(17))
    }
}

private func lineHeight(_ value: String) -> String {
    one(body, #""fontSize": \#(px(17)), "lineHeight": \#(value)"#)
}
