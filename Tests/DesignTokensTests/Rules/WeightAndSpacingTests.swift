import DynamicType
import Testing

@testable import DesignTokens

private func weight(_ style: String, _ size: Int, _ weight: String) -> String {
    one(#""mirrors": "\#(style)""#, #""fontSize": \#(px(size)), "fontWeight": \#(weight)"#)
}

private func spacing(_ value: String, size: String = "17") -> String {
    one(#""mirrors": "body""#, #""fontSize": \#(px(size)), "letterSpacing": \#(value)"#)
}

@Suite struct WeightAndSpacingTests {
    @Test(arguments: [
        CheckRow("regular", weight("body", 17, "400")),
        CheckRow("emphasized", weight("body", 17, "600")),
        CheckRow("by name", weight("body", 17, #""semi-bold""#)),
        CheckRow("by a capital name", weight("body", 17, #""Regular""#)),
        CheckRow("as text", weight("body", 17, #""400""#)),
        CheckRow("another", weight("body", 17, "«font-weight:warning»700")),
        CheckRow("another by name", weight("body", 17, #"«font-weight:warning»"light""#)),
        CheckRow("one beside", weight("body", 17, "«font-weight:warning»401")),
        CheckRow(
            "heavy as DTCG's number",
            one(#""mirrors": "headline", "platform": "macOS""#, #""fontSize": \#(px(13)), "fontWeight": 900"#)
        ),
        CheckRow(
            "heavy as SF Pro's number",
            one(#""mirrors": "headline", "platform": "macOS""#, #""fontSize": \#(px(13)), "fontWeight": 800"#)
        ),
        CheckRow(
            "between the two",
            one(
                #""mirrors": "headline", "platform": "macOS""#,
                #""fontSize": \#(px(13)), "fontWeight": «font-weight:warning»850"#)),
        CheckRow("heavy is not black", weight("headline", 17, "«font-weight:warning»900")),
        CheckRow("headline is semibold", weight("headline", 17, "600")),
        CheckRow("headline is not regular", weight("headline", 17, "«font-weight:warning»400")),
        CheckRow("title1 emphasized is bold", weight("title1", 28, "700")),
        CheckRow("title1 emphasized is not semibold", weight("title1", 28, "«font-weight:warning»600")),
        CheckRow(
            "silenced",
            one(
                #""mirrors": "body", "ignore": ["font-weight"]"#,
                #""fontSize": \#(px(17)), "fontWeight": 900"#)),
        CheckRow(
            "a relative token has any weight",
            one(#""relativeTo": "body""#, #""fontSize": \#(px(17)), "fontWeight": 900"#)),
    ])
    func weights(row: CheckRow) { row.expect() }

    @Test(arguments: [
        CheckRow("none", spacing(px(0))),
        CheckRow("Apple's points", spacing(px("-0.43"))),
        CheckRow("at the tolerance", spacing(px("-0.4349"))),
        CheckRow("past the tolerance", spacing(px("«letter-spacing:note»-0.4351"))),
        CheckRow("past the tolerance above", spacing(px("«letter-spacing:note»-0.4249"))),
        CheckRow("other points", spacing(px("«letter-spacing:note»1"))),
        CheckRow("thousandths as a percentage", spacing(#""-2.6%""#)),
        CheckRow("thousandths as em", spacing(#""-0.026em""#)),
        CheckRow("other em", spacing(#"«letter-spacing:note»"-0.027em""#)),
        CheckRow("another percentage", spacing(#"«letter-spacing:note»"5%""#)),
        CheckRow("zero percent", spacing(#""0%""#)),
        CheckRow(
            "at the size that the token has", spacing(px("-0.31"), size: "«point-size:error»16")),
        CheckRow(
            "a relative token has any spacing",
            one(#""relativeTo": "body""#, #""fontSize": \#(px(17)), "letterSpacing": \#(px(4))"#)),
    ])
    func spacings(row: CheckRow) { row.expect() }
}
