import DynamicType
import Testing

@testable import DesignTokens

private let body = #""$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}"#

private func row(_ name: String, _ text: String) -> CheckRow {
    CheckRow(name, text)
}

@Suite struct AliasRuleTests {
    @Test(arguments: [
        row(
            "needed by a size",
            #"{"t": {\#(body), "$value": {"fontSize": «unresolved-alias:error»"{gone}"}}}"#),
        row(
            "needed by a line height",
            #"{"t": {\#(body), "$value": {"fontSize": "17px", "lineHeight": «unresolved-alias:error»"{gone}"}}}"#
        ),
        row(
            "needed by a weight",
            #"{"t": {\#(body), "$value": {"fontSize": "17px", "fontWeight": «unresolved-alias:error»"{gone}"}}}"#
        ),
        row(
            "needed by spacing",
            #"{"t": {\#(body), "$value": {"fontSize": "17px", "letterSpacing": «unresolved-alias:error»"{gone}"}}}"#
        ),
        row(
            "not needed by a family",
            #"{"t": {\#(body), "$value": {"fontSize": "17px", "fontFamily": «unresolved-alias:warning»"{gone}"}}}"#
        ),
        row("whole", #"{"t": {\#(body), "$value": «unresolved-alias:error»"{gone}"}}"#),
        row(
            "inside a dimension",
            #"{"t": {\#(body), "$value": {"fontSize": {"value": «unresolved-alias:error»"{gone}", "unit": "px"}}}}"#
        ),
        row(
            "not bound",
            #"{"t": {"$type": "typography", "$value": {"fontSize": «unresolved-alias:warning»"{gone}"}}}"#),
        row("a group's reference", ##"{"g": {"$ref": «unresolved-alias:warning»"#/gone"}}"##),
        row(
            "in a chain, at the last link",
            #"{"a": {"$value": «unresolved-alias:error»"{gone}"}, "t": {\#(body), "$value": {"fontSize": "{a}"}}}"#
        ),
        row(
            "a URL",
            ##"{"t": {\##(body), "$value": {"fontSize": «unresolved-alias:error»{"$ref": "https://a.b/c.json#/d"}}}}"##
        ),
        row(
            "another file",
            ##"{"t": {\##(body), "$value": {"fontSize": «unresolved-alias:error»{"$ref": "other.json#/d"}}}}"##
        ),
        row(
            "a pointer",
            ##"{"t": {\##(body), "$value": {"fontSize": «unresolved-alias:error»{"$ref": "#/gone"}}}}"##),
        row(
            "an older file's",
            #"{"t": {\#(body), "$value": {"fontSize": «unresolved-alias:error»"$size.gone"}}}"#),
        row("a group that is extended", #"{"g": {"$extends": «unresolved-alias:warning»"{gone}"}}"#),
        row(
            "spaces around it",
            #"{"s": {"$value": "17px"}, "t": {\#(body), "$value": {"fontSize": "{ s }"}}}"#),
        row("no alias", #"{"a": {"$value": "{a} and {b}"}, "b": {"$value": "$5"}}"#),
        row(
            "silenced",
            #"{"t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body", "ignore": ["unresolved-alias"]}}, "$value": {"fontSize": "17px", "lineHeight": "{gone}"}}}"#
        ),
        row(
            "the first of two in a token",
            #"{"t": {\#(body), "$value": {"fontSize": "17px", "letterSpacing": «unresolved-alias:error»"{gone}", "lineHeight": "{gone}", "fontWeight": "{gone}"}}}"#
        ),
    ])
    func unresolvedAlias(row: CheckRow) { row.expect() }

    /// Aliases that no typography token needs are findings only where the level of the rule is asked for.
    @Test(arguments: [
        row("of another type", #"{"c": {"$type": "color", "$value": «unresolved-alias:warning»"{gone}"}}"#),
        row(
            "inside an array",
            #"{"c": {"$type": "fontFamily", "$value": ["a", «unresolved-alias:warning»"{gone}"]}}"#),
        row(
            "once per target",
            #"{"a": {"$value": «unresolved-alias:warning»"{gone}"}, "b": {"$value": "{gone}"}, "c": {"$value": «unresolved-alias:warning»"{lost}"}}"#
        ),
        row("empty", #"{"a": {"$value": «unresolved-alias:warning»"{}"}}"#),
        row(
            "to a group", #"{"g": {"a": {"$value": "x"}}, "t": {"$value": «unresolved-alias:warning»"{g}"}}"#),
    ])
    func aliasesThatNoTextNeeds(row: CheckRow) {
        var asked = row
        asked.options.levels[.unresolvedAlias] = .warning
        asked.expect()
        let result = row.run().result
        #expect(result.findings.isEmpty)
        #expect(result.unfollowedAliases == row.files[0].marks.count)
    }

    @Test func whatATextNeedsIsNotCounted() {
        let text =
            #"{"c": {"$type": "color", "$value": "{gone}"}, "t": {"$type": "typography", "$value": {"fontSize": "17px", "fontFamily": "{lost}"}}, "a": {"$value": "{lost}"}}"#
        let result = CheckRow("", text).run().result
        #expect(result.findings.map(\.mark) == ["unresolved-alias:warning"])
        #expect(result.unfollowedAliases == 1)
    }

    @Test(arguments: [
        row("two", #"{"a": {"$value": «circular-alias:warning»"{b}"}, "b": {"$value": "{a}"}}"#),
        row("itself", #"{"a": {"$value": «circular-alias:warning»"{a}"}}"#),
        row(
            "three, entered in the middle",
            #"{"a": {"$value": «circular-alias:warning»"{c}"}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}}"#
        ),
        row(
            "needed by a size",
            #"{"a": {"$value": «circular-alias:error»"{b}"}, "b": {"$value": "{a}"}, "t": {\#(body), "$value": {"fontSize": "{b}"}}}"#
        ),
        row(
            "a tail that leads into it",
            #"{"x": {"$value": "{a}"}, "a": {"$value": «circular-alias:warning»"{b}"}, "b": {"$value": "{a}"}}"#
        ),
        row(
            "two cycles",
            #"{"a": {"$value": «circular-alias:warning»"{a}"}, "b": {"$value": «circular-alias:warning»"{b}"}}"#
        ),
        row(
            "by pointers",
            ##"{"a": {"$value": «circular-alias:warning»{"$ref": "#/b"}}, "b": {"$value": {"$ref": "#/a/$value"}}}"##
        ),
        row("no cycle", #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "x"}}"#),
        row(
            "groups", #"{"a": {"$extends": «circular-alias:warning»"{b}"}, "b": {"$extends": "{a}"}}"#),
        row("a group that extends itself", #"{"a": {"$extends": «circular-alias:warning»"{a}"}}"#),
        row(
            "three groups",
            #"{"a": {"$extends": «circular-alias:warning»"{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}}"#
        ),
    ])
    func circularAlias(row: CheckRow) { row.expect() }

    @Test func aCycleThroughTwoFiles() {
        CheckRow(
            "", #"{"a": {"$value": «circular-alias:error»"{b}"}}"#, file: "one.json",
            also: [
                MarkedText(
                    #"{"b": {"$value": "{a}"}, "t": {\#(body), "$value": {"fontSize": "{b}"}}}"#,
                    name: "two.json")
            ]
        ).expect()
    }

    @Test func aCycleThroughAFileThatIsLookedUpIn() {
        CheckRow(
            "",
            #"{"t": {\#(body), "$value": {"fontSize": "{b}"}}, "a": {"$value": «circular-alias:error»"{b}"}}"#,
            with: [MarkedText(#"{"b": {"$value": "{a}"}}"#, name: "two.json")]
        ).expect()
    }
}
