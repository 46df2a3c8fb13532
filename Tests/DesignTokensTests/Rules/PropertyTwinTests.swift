import DesignTokens
import Testing

private func row(_ name: String, _ values: String) -> CheckRow {
    CheckRow(name, one(#""mirrors": "body""#, values))
}

private let twin = "«duplicate-name:error»"

/// Two members of one property in a bound token: one of them is not read.
@Suite struct PropertyTwinTests {
    @Test(arguments: [
        row("the format's name is read", #""fontSize": "17px", \#(twin)"size": "18px""#),
        row("also as the second", #""size": "18px", \#(twin)"fontSize": "17px""#),
        row("and judged", #""fontSize": «point-size:error»"18px", \#(twin)"size": "17px""#),
        row("of other names the first", #""font-size": "17px", \#(twin)"size": "18px""#),
        row("and judged as well", #""size": «point-size:error»"18px", \#(twin)"font-size": "17px""#),
        row("values that agree", #""fontSize": "17px", \#(twin)"pointSize": "17px""#),
        row("three", #""size": "17px", \#(twin)"fontSize": "17px", \#(twin)"point-size": "17px""#),
        row("line heights", #""fontSize": "17px", "lineHeight": "22px", \#(twin)"leading": "24px""#),
        row(
            "line heights the other way",
            #""fontSize": "17px", "leading": "24px", \#(twin)"lineHeight": "22px""#),
        row("weights", #""fontSize": "17px", "weight": 400, \#(twin)"fontWeight": 400"#),
        row("letter spacings", #""fontSize": "17px", "tracking": 0, \#(twin)"kerning": 0"#),
        row("families", #""fontSize": "17px", "fontFamily": "SF Pro", \#(twin)"family": "Inter""#),
        row(
            "line spacing beside a line height is another thing",
            #""fontSize": "17px", "lineHeight": "22px", "lineSpacing": 5"#),
        row("in either order", #""fontSize": "17px", "line-spacing": 5, "leading": "22px""#),
        row(
            "line spacing alone is a line height",
            #""fontSize": "17px", "Line Spacing": «line-height:error»24"#),
        row("two line spacings", #""fontSize": "17px", "lineSpacing": 22, \#(twin)"line-spacing": 22"#),
        row("one name twice", #""fontSize": "18px", \#(twin)"fontSize": "17px""#),
        row(
            "one of each",
            #""font-size": "17px", "line-height": "22px", "font-weight": 400, "kerning": 0, "typeface": "SF""#
        ),
        row("names with digits are other names", #""fontSize": "17px", "fontSize2": "18px""#),
        CheckRow(
            "of a token that nothing binds",
            #"{"a": {"$type": "typography", "$value": {"fontSize": "17px", "size": "18px"}}}"#, bound: []),
        CheckRow(
            "silenced",
            one(#""mirrors": "body", "ignore": ["duplicate-name"]"#, #""fontSize": "17px", "size": 18"#)),
        CheckRow(
            "behind an alias",
            #"{"v": {"$value": {"fontSize": 17, \#(twin)"size": 17}}, "g": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "a": {"$value": "{v}"}, "b": {"$value": "{v}"}}}"#,
            bound: ["g.a", "g.b"]),
    ])
    func members(row: CheckRow) { row.expect() }

    @Test(
        arguments: [
            CheckRow(
                "sizes",
                #"{"f": {"size": {"body": {"$value": «point-size:error»18}}, "fontSize": {\#(twin)"body": {"$value": 17}}}}"#
                    .replacing("«point-size:error»", with: ""), bound: ["f.body"]),
            CheckRow(
                "the first of other names",
                #"{"f": {"size": {"body": {"$value": «point-size:error»18}}, "font-size": {\#(twin)"body": {"$value": 17}}}}"#
            ),
            CheckRow(
                "the property as the last segment",
                #"{"f": {"fontSize": {"x": 1}, "body": {"leading": {"$value": 22}, \#(twin)"lineHeight": {"$value": 22}, "size": {"$value": 17}}}}"#
            ) {
                $0.bindings = []; try? $0.mirror("f.{style}.{property}", nil)
            },
            CheckRow(
                "line spacing beside a line height",
                #"{"f": {"size": {"body": {"$value": 17}}, "lineSpacing": {"body": {"$value": 5}}, "lineHeight": {"body": {"$value": 22}}}}"#
            ),
            CheckRow(
                "of two styles",
                #"{"f": {"size": {"body": {"$value": 17}}, "fontSize": {"callout": {"$value": 16}}}}"#,
                bound: ["f.body", "f.callout"]),
        ].map { (row: CheckRow) in
            var row = row
            if row.options.bindings.isEmpty { try? row.options.mirror("f.{property}.{style}", nil) }
            return row
        })
    func splitTokens(row: CheckRow) { row.expect() }

    @Test("Two files that say one property each") func files() {
        func text(_ property: String) -> String { #"{"f": {"\#(property)": {"body": {"$value": 17}}}}"# }
        CheckRow(
            "", text("size"), also: [MarkedText(text("fontSize"), name: "b.json")],
            bound: ["f.body", "f.body"]
        ) {
            try? $0.mirror("f.{property}.{style}", nil)
        }.expect()
    }
}
