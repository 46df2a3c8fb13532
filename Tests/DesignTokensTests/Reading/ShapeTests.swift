import DynamicType
import Testing

@testable import DesignTokens

private let found = "«point-size:error»"

private let own = #""$extensions": {"typescale": {"mirrors": "body"}}"#

@Suite struct ShapeTests {
    @Test(arguments: [
        CheckRow(
            "DTCG 2025.10",
            one(
                #""mirrors": "body""#,
                #""fontFamily": ["SF Pro"], "fontSize": \#(px(17)), "fontWeight": 400, "letterSpacing": \#(px("-0.43")), "lineHeight": 1.2941"#
            )),
        CheckRow("an object", one(#""mirrors": "body""#, #""fontSize": \#(px(found + "18"))"#)),
        CheckRow("text", one(#""mirrors": "body""#, #""fontSize": \#(found)"18px""#)),
        CheckRow(
            "text in rem", one(#""mirrors": "body""#, #""fontSize": \#(found)"1rem", "lineHeight": "22px""#)),
        CheckRow(
            "the right rem", one(#""mirrors": "body""#, #""fontSize": "1.0625rem", "lineHeight": "1.375rem""#)
        ),
        CheckRow("a number", one(#""mirrors": "body""#, #""fontSize": \#(found)18"#)),
        CheckRow(
            "Tokens Studio",
            #"{"t": {\#(own), "value": {"fontSize": \#(found)"18", "lineHeight": «line-height:error»"23", "letterSpacing": "-2.5%"}, "type": "typography"}}"#
        ),
        CheckRow("without a type", #"{"t": {\#(own), "value": {"fontSize": \#(found)"18"}}}"#),
        CheckRow("$value without a type", #"{"t": {\#(own), "$value": {"fontSize": \#(found)"18px"}}}"#),
        CheckRow(
            "a type of no text",
            #"{"t": {"$type": "shadow", \#(own), "$value": "17px"}, "c": {"$type": "color", "$value": "18px"}}"#
                .replacing(#""17px""#, with: #"«unreadable-value:error»"17px""#)
                .replacing(#""shadow""#, with: #"«token-format:note»"shadow""#)),
        CheckRow(
            "the nearest group's type",
            #"{"$type": "color", "g": {"$type": "typography", "t": {\#(own), "$value": {"fontSize": \#(found)"18px"}}}}"#
        ),
        CheckRow(
            "the group's other type",
            #"{"$type": "typography", "g": {"$type": «token-format:note»"color", "t": {\#(own), "$value": {"fontSize": \#(found)"18px"}}}}"#
        ),
        CheckRow(
            "an alias target's type",
            #"{"a": {"$type": "typography", "$value": {"fontSize": "18px"}}, "t": {\#(own), "$value": \#(found)"{a}"}}"#
        ),
        CheckRow(
            "an alias target's type before the group's",
            #"{"a": {"$type": "typography", "$value": {"fontSize": "18px"}}, "g": {"$type": "color", "t": {\#(own), "$value": \#(found)"{a}"}}}"#
        ),
        CheckRow("no size", #"{«unreadable-value:error»"t": {\#(own), "$value": {"width": 18}}}"#),
        CheckRow("no size and no binding", #"{"t": {"$value": {"width": 18}}}"#, bound: []),
        CheckRow(
            "several shapes in one file",
            #"{"a": {\#(own), "$value": {"fontSize": \#(found)"18px"}}, "b": {\#(own), "value": {"fontSize": \#(found)18}}}"#
        ),
        CheckRow(
            "a group called value",
            #"{"value": {"t": {"$type": "typography", \#(own), "$value": {"fontSize": \#(found)18}}}}"#,
            bound: ["value.t"]),
        CheckRow(
            "a token called value",
            #"{"value": {"$type": "typography", \#(own), "$value": {"fontSize": \#(found)18}}}"#,
            bound: ["value"]),
        CheckRow("a byte order mark", "\u{FEFF}" + one(#""mirrors": "body""#, #""fontSize": "17px""#)),
        CheckRow(
            "CRLF",
            "{\r\n\"t\": {\r\n\"$type\": \"typography\", \(own),\r\n \"$value\": {\"fontSize\": \(found)18}}}"
        ),
        CheckRow(
            "scalars, not bytes",
            #"{"🔤é": 1, "t": {"$type": "typography", \#(own), "$value": {"fontSize": \#(found)18}}}"#),
    ])
    func shapes(row: CheckRow) { row.expect() }

    @Test(arguments: [
        CheckRow(
            "size and line height",
            #"{"font": {"size": {"body": {"$type": "dimension", "$value": \#(px(found + "18"))}}, "lineHeight": {"body": {"$value": «line-height:error»1.5}}}}"#,
            bound: ["font.body"]
        ) { try? $0.mirror("font.{property}.{style}", nil) },
        CheckRow(
            "the property last",
            #"{"body": {"fontSize": {"value": \#(found)"18px"}, "lineHeight": {"value": "22px"}, "fontWeight": {"value": «font-weight:warning»900}}}"#,
            bound: ["body"]
        ) { try? $0.mirror("{style}.{property}", nil) },
        CheckRow(
            "spacing", #"{"body": {"size": {"value": 17}, "tracking": {"value": «letter-spacing:note»1}}}"#
        ) {
            try? $0.mirror("{style}.{property}", nil)
        },
        CheckRow(
            "a style of the binding", #"{"text": {"size": {"text5": {"mobile": {"$value": \#(found)18}}}}}"#
        ) {
            try? $0.mirror("text.{property}.text5.mobile", .body)
        },
        CheckRow("a relative one", #"{"text": {"size": {"a": {"$value": «enlargement:warning»17}}}}"#) {
            try? $0.relative("text.{property}.a", .body, maximum: .points(20))
        },
        CheckRow("an alias", #"{"s": {"$value": 18}, "body": {"size": {"$value": \#(found)"{s}"}}}"#) {
            try? $0.mirror("{style}.{property}", nil)
        },
        CheckRow(
            "an alias that leads nowhere", #"{"body": {"size": {"$value": «unresolved-alias:error»"{s}"}}}"#
        ) {
            try? $0.mirror("{style}.{property}", nil)
        },
        CheckRow("no size", #"{"body": {«unreadable-value:error»"leading": {"$value": 22}}}"#) {
            try? $0.mirror("{style}.{property}", nil)
        },
        CheckRow("not without a binding", #"{"body": {"size": {"$value": 18}}}"#, bound: []),
        CheckRow("no property", #"{"body": {"colour": {"$value": 18}}}"#, unplaced: ["unused-binding:error"])
        {
            try? $0.mirror("{style}.{property}", nil)
        },
        CheckRow(
            "silenced",
            #"{"body": {"size": {"$extensions": {"typescale": {"ignore": ["point-size"]}}, "$value": 18}}}"#
        ) { try? $0.mirror("{style}.{property}", nil) },
        CheckRow(
            "silenced by a group",
            #"{"body": {"$extensions": {"typescale": {"ignore": ["point-size"]}}, "size": {"$value": 18}}}"#
        ) { try? $0.mirror("{style}.{property}", nil) },
    ])
    func split(row: CheckRow) { row.expect() }
}
