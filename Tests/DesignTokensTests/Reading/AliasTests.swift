import DynamicType
import Testing

@testable import DesignTokens

/// A file with a mirror of body whose size is an alias, beside other members.
private func aliased(_ alias: String, _ members: String, _ mark: String = "point-size:error") -> String {
    #"{"t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": «\#(mark)»\#(alias)}}, \#(members)}"#
}

@Suite struct AliasTests {
    @Test(arguments: [
        CheckRow("a token", aliased(#""{s.a}""#, #""s": {"a": {"$value": "18px"}}"#)),
        CheckRow("an older token", aliased(#""{s.a}""#, #""s": {"a": {"value": "18"}}"#)),
        CheckRow("with a final value", aliased(#""{s.a.value}""#, #""s": {"a": {"value": "18"}}"#)),
        CheckRow("with a final $value", aliased(#""{s.a.$value}""#, #""s": {"a": {"$value": "18px"}}"#)),
        CheckRow(
            "a final value on a DTCG token", aliased(#""{s.a.value}""#, #""s": {"a": {"$value": "18px"}}"#)),
        CheckRow(
            "a token that is called value", aliased(#""{s.value}""#, #""s": {"value": {"$value": "18px"}}"#)),
        CheckRow("of older Tokens Studio files", aliased(#""$s.a""#, #""s": {"a": {"value": "18"}}"#)),
        CheckRow(
            "a chain",
            aliased(#""{a}""#, #""a": {"$value": "{b}"}, "b": {"$value": "$c"}, "c": {"value": "18"}"#)),
        CheckRow("a dimension", aliased(#""{a}""#, #""a": {"$value": \#(px(18))}"#)),
        CheckRow(
            "a number inside", aliased(#"{"value": "{a}", "unit": "px"}"#, #""a": {"$value": 18}"#).moved()),
        CheckRow("a right value", aliased(#""{a}""#, #""a": {"$value": 17}"#).unmarked()),
        CheckRow("$root", aliased(#""{s.$root}""#, #""s": {"$root": {"$value": "18px"}}"#)),
        CheckRow("a pointer", aliased(##"{"$ref": "#/s/a/$value"}"##, #""s": {"a": {"$value": "18px"}}"#)),
        CheckRow(
            "a pointer to a token", aliased(##"{"$ref": "#/s/a"}"##, #""s": {"a": {"$value": "18px"}}"#)),
        CheckRow(
            "a pointer with ~1", aliased(##"{"$ref": "#/s~1t/$value"}"##, #""s/t": {"$value": "18px"}"#)),
        CheckRow(
            "a pointer with ~0", aliased(##"{"$ref": "#/s~0t/$value"}"##, #""s~t": {"$value": "18px"}"#)),
        CheckRow(
            "a pointer with ~01", aliased(##"{"$ref": "#/s~01t/$value"}"##, #""s~1t": {"$value": "18px"}"#)),
        CheckRow(
            "a pointer into an array", aliased(##"{"$ref": "#/s/$value/1"}"##, #""s": {"$value": [17, 18]}"#)),
        CheckRow(
            "a pointer past an array",
            aliased(##"{"$ref": "#/s/$value/2"}"##, #""s": {"$value": [17, 18]}"#, "unresolved-alias:error")),
        CheckRow(
            "a pointer to an empty name", aliased(##"{"$ref": "#//$value"}"##, #""": {"$value": "18px"}"#)),
        CheckRow(
            "a pointer inside a property",
            aliased(##"{"value": {"$ref": "#/n/$value"}, "unit": "px"}"##, #""n": {"$value": 18}"#).moved()),
        CheckRow(
            "a pointer with escaped characters of a URI",
            aliased(##"{"$ref": "#/s%20t/$value"}"##, #""s t": {"$value": "18px"}"#)),
        CheckRow(
            "an escaped alias", aliased(#""\u007ba}""#, #""a": {"$value": "18px"}"#)),
    ])
    func inAValue(row: CheckRow) { row.expect() }

    @Test(arguments: [
        CheckRow("whole", whole(#""{a}""#, #""a": {"$type": "typography", "$value": {"fontSize": "18px"}}"#)),
        CheckRow(
            "whole, in a chain",
            whole(
                #""{b}""#,
                #""a": {"$type": "typography", "$value": {"fontSize": "18px"}}, "b": {"$value": "{a}"}"#)),
        CheckRow(
            "whole, then inside",
            whole(
                #""{a}""#,
                #""a": {"$type": "typography", "$value": {"fontSize": "{s}"}}, "s": {"$value": 18}"#)),
        CheckRow(
            "whole, by a pointer",
            whole(
                ##"{"$ref": "#/a/$value"}"##, #""a": {"$type": "typography", "$value": {"fontSize": "18px"}}"#
            )),
        CheckRow(
            "whole, by a pointer to the token",
            whole(##"{"$ref": "#/a"}"##, #""a": {"$type": "typography", "$value": {"fontSize": "18px"}}"#)),
    ])
    func ofAWholeToken(row: CheckRow) { row.expect() }

    @Test func aReferenceInThePlaceOfAValue() {
        CheckRow(
            "",
            ##"{"t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$ref": «point-size:error»"#/a"}, "a": {"$type": "typography", "$value": {"fontSize": "18px"}}}"##,
            bound: ["t"]
        ).expect()
    }
}

private func whole(_ alias: String, _ members: String) -> String {
    #"{"t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": «point-size:error»\#(alias)}, \#(members)}"#
}

extension String {
    /// The text without its marks.
    fileprivate func unmarked() -> String { MarkedText(self).text }

    /// The text with its mark before the value inside the object.
    fileprivate func moved() -> String {
        let parts = split(separator: "«point-size:error»{\"value\": ")
        return parts.joined(separator: "{\"value\": «point-size:error»")
    }
}
