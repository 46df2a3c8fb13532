import DynamicType
import Testing

@testable import DesignTokens

private func row(_ name: String, _ text: String) -> CheckRow {
    CheckRow(name, text) { $0.levels[.tokenFormat] = .note }
}

private func value(_ values: String) -> String { one(#""mirrors": "body""#, values) }

@Suite struct FormatRuleTests {
    @Test(arguments: [
        row(
            "as the format asks",
            value(
                #""fontFamily": "SF Pro", "fontSize": \#(px(17)), "fontWeight": 400, "letterSpacing": \#(px(0)), "lineHeight": 1.2941"#
            )),
        row("rem", value(#""fontSize": {"value": 1.0625, "unit": "rem"}"#)),
        row("a size as text", value(#""fontSize": «token-format:note»"17px""#)),
        row("a size without a unit", value(#""fontSize": «token-format:note»17"#)),
        row("pt as text", value(#""fontSize": «token-format:note»"17pt""#)),
        row(
            "a line height as points", value(#""fontSize": \#(px(17)), "lineHeight": «token-format:note»22"#)),
        row(
            "a line height as a dimension",
            value(#""fontSize": \#(px(17)), "lineHeight": «token-format:note»\#(px(22))"#)),
        row(
            "a line height as text",
            value(#""fontSize": \#(px(17)), "lineHeight": «token-format:note»"22px""#)),
        row(
            "an automatic line height",
            value(#""fontSize": \#(px(17)), "lineHeight": «token-format:note»"AUTO""#)),
        row(
            "letter spacing as text",
            value(#""fontSize": \#(px(17)), "letterSpacing": «token-format:note»"0px""#)),
        row("a weight as text", value(#""fontSize": \#(px(17)), "fontWeight": «token-format:note»"400""#)),
        row("a weight's name", value(#""fontSize": \#(px(17)), "fontWeight": "regular""#)),
        row("one a token", value(#""fontSize": «token-format:note»"17px", "lineHeight": "22px""#)),
        row(
            "no type",
            #"{«token-format:note»"t": {"$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": \#(px(17))}}}"#
        ),
        row(
            "the group's type",
            #"{"$type": "typography", "t": {"$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": \#(px(17))}}}"#
        ),
        row(
            "the alias target's type",
            #"{"a": {"$type": "typography", "$value": {"fontSize": \#(px(17))}}, "t": {"$extensions": {"typescale": {"mirrors": "body"}}, "$value": "{a}"}}"#
        ),
        row(
            "shapes without $",
            #"{"t": {"type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "value": {"fontSize": "17", "lineHeight": "22"}}}"#
        ),
        row(
            "an alias to text",
            #"{"s": {"$value": "17px"}, "t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": «token-format:note»"{s}"}}}"#
        ),
        row(
            "a unit that the format lacks",
            value(#""fontSize": {"value": 17, "unit": «token-format:note»"pt"}"#)),
        row(
            "a number as text", value(#""fontSize": {"value": «token-format:note»"17", "unit": "px"}"#)),
        row(
            "silenced",
            one(#""mirrors": "body", "ignore": ["token-format"]"#, #""fontSize": "17px""#)),
    ])
    func tokenFormat(row: CheckRow) { row.expect() }

    @Test func theRuleIsOffUnlessItIsSwitchedOn() {
        CheckRow("", value(#""fontSize": "17pt""#)).expect()
    }
}
