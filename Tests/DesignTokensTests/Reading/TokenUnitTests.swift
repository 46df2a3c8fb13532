import Testing

@testable import DesignTokens

/// Tokens for sizes, and a text whose size is `size`.
private func row(_ name: String, _ size: String, _ tokens: String) -> CheckRow {
    CheckRow(
        name,
        #"""
        {"t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": \#(size)}},
        \#(tokens)}
        """#)
}

/// A token for the size and one for the line height of body, as a design tool splits them.
private func split(_ name: String, size: String, lineHeight: String = #"{"value": 22}"#) -> CheckRow {
    CheckRow(name, #"{"font": {"size": {"body": \#(size)}, "leading": {"body": \#(lineHeight)}}}"#) {
        try? $0.mirror("font.{property}.{style}", nil)
    }
}

@Suite struct TokenUnitTests {
    @Test(arguments: [
        split("rem beside the value", size: #"{"value": 1.0625, "type": "dimension", "unit": "rem"}"#),
        split("beside $value", size: #"{"unit": "rem", "$value": 1.0625, "$type": "dimension"}"#),
        split("another size", size: #"{"value": «point-size:error»1, "unit": "rem"}"#),
        split("pixel", size: #"{"value": 17, "unit": "pixel"}"#),
        split("points", size: #"{"value": 17, "unit": "POINTS"}"#),
        split("a unit of its own that agrees", size: #"{"value": "17px", "unit": "Pixels"}"#),
        split("rem, and px in the value", size: #"{"value": «unreadable-value:error»"17px", "unit": "rem"}"#),
        split("px, and rem in the value", size: #"{"value": «unreadable-value:error»"17rem", "unit": "px"}"#),
        split("dp", size: #"{"value": «unreadable-value:error»17, "unit": "dp"}"#),
        split("sp", size: #"{"value": «unreadable-value:error»17, "unit": "sp"}"#),
        split("no word", size: #"{"value": «unreadable-value:error»17, "unit": 1}"#),
        split("an object with px in a token of px", size: #"{"$value": \#(px(17)), "unit": "px"}"#),
        split(
            "an object with px in a token of rem",
            size: #"{"$value": {"value": «unreadable-value:error»17, "unit": "px"}, "unit": "rem"}"#),
        split("a percentage", size: #"{"value": 17}"#, lineHeight: #"{"value": 129.4, "unit": "percent"}"#),
        split(
            "another percentage", size: #"{"value": 17}"#,
            lineHeight: #"{"value": «line-height:error»160, "unit": "percent"}"#),
        split(
            "pixels of a line height", size: #"{"value": 17}"#,
            lineHeight: #"{"value": 22, "unit": "pixels"}"#),
    ])
    func besideAValue(row: CheckRow) { row.expect() }

    @Test(arguments: [
        row("a unit of the target", #""{s}""#, #""s": {"value": 1.0625, "unit": "rem"}"#),
        row("a wrong one", #"«point-size:error»"{s}""#, #""s": {"value": 1, "unit": "rem"}"#),
        row("beside an alias", #""{s}""#, #""s": {"value": "{n}", "unit": "rem"}, "n": {"value": 1.0625}"#),
        row(
            "beside an alias in a chain", #""{a}""#,
            #""a": {"value": "{s}"}, "s": {"$value": "{n}", "unit": "rem"}, "n": {"$value": 1.0625}"#),
        row(
            "twice the same", #""{s}""#,
            #""s": {"value": "{n}", "unit": "rem"}, "n": {"value": "1.0625rem", "unit": "rem"}"#),
        row(
            "a contradiction on the way", #"«unreadable-value:error»"{s}""#,
            #""s": {"value": "{n}", "unit": "rem"}, "n": {"value": 17, "unit": "px"}"#),
        row(
            "a contradiction of the value", #"«unreadable-value:error»"{s}""#,
            #""s": {"value": "{n}", "unit": "rem"}, "n": {"value": "17px"}"#),
        row(
            "an alias in a dimension", #"{"value": "{n}", "unit": "px"}"#,
            #""n": {"value": 17, "unit": "px"}"#),
        row(
            "an alias in a dimension of another unit",
            #"{"value": «unreadable-value:error»"{n}", "unit": "px"}"#,
            #""n": {"value": 17, "unit": "rem"}"#),
        row(
            "a unit that is an alias", #"{"value": 1.0625, "unit": "{u}"}"#, #""u": {"value": "rem"}"#),
        row("a member called unit of a group", #""{unit.s}""#, #""unit": {"s": {"value": 17}}"#),
    ])
    func behindAliases(row: CheckRow) { row.expect() }

    @Test("A token with much before its value") func longTokens() {
        let notes = (0..<200).map { #""note\#($0)": [\#($0)]"# }.joined(separator: ", ")
        split("", size: #"{\#(notes), "value": 1.0625, "unit": "rem"}"#).expect()
    }
}
