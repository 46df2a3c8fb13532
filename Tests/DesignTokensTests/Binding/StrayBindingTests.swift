import DynamicType
import Testing

@testable import DesignTokens

private let text = #""$type": "typography", "$value": {"fontSize": "17px"}"#
private let stray = #"«unused-binding:error»"typescale": {"mirrors": "body"}"#
private let good = #""good": {\#(text), "$extensions": {\#(key)}}"#
private let source = "{\(good)}"
private let key = #""typescale": {"mirrors": "body"}"#

/// A file with one bound token and something more.
private func row(
    _ name: String, _ more: String, _ change: (inout TokenOptions) -> Void = { _ in }
) -> CheckRow {
    CheckRow(name, #"{"good": {\#(text), "$extensions": {\#(key)}}, \#(more)}"#) {
        $0.levels[.tokenFormat] = .off
        $0.levels[.missingCategory] = .off
        change(&$0)
    }
}

/// A token with these members in our key.
private func token(_ members: String) -> String {
    #""a": {\#(text), "$extensions": {"typescale": {\#(members)}}}"#
}

/// Bindings of this project that bind nothing: a token that they should check would pass unseen.
@Suite struct StrayBindingTests {
    @Test(arguments: [
        row("a misspelt $extensions", #""a": {\#(text), "$extension": {\#(stray)}}"#),
        row("extensions without $", #""a": {\#(text), "extensions": {\#(stray)}}"#),
        row("beside the value", #""a": {\#(text), \#(stray)}"#),
        row("$extensions as an array", #""a": {\#(text), "$extensions": «unknown-name:error»[{\#(stray)}]}"#),
        row("tokens in an array", #"«unbound-token:note»"a": [{\#(text), "$extensions": {\#(stray)}}]"#),
        row(
            "a token inside a token",
            #""a": {\#(text), «unbound-token:note»"b": {\#(text), "$extensions": {\#(stray)}}}"#),
        row(
            "inside a value",
            #""a": {"$type": "typography", "$value": {"fontSize": "17px", "$extensions": {\#(stray)}}}"#),
        row("inside another vendor's key", #""a": {\#(text), "$extensions": {"com.x": {\#(stray)}}}"#),
        row("misspelt as well", #""a": [{«unused-binding:error»"Type-Scale": {"mirrors": "body"}}]"#),
        row("with an escape", #""a": [{«unused-binding:error»"\u0074ypescale": {"relativeTo": "body"}}]"#),
        row("a group without tokens", #""a": {"$extensions": {\#(stray)}}"#),
        row(
            "a token without a value",
            #"«unbound-token:note»"a": {"$type": "typography", "$extensions": {\#(stray)}}"#),
        row(
            "a group with a color",
            #""a": {"$extensions": {\#(stray)}, "c": {"$type": "color", "$value": "red"}}"#),
        row(
            "a group that is extended alone", #""a": {"$extensions": {\#(stray)}}, "b": {"$extends": "{a}"}"#),
    ])
    func isFound(row: CheckRow) { row.expect() }

    @Test(arguments: [
        row("groups of our key's name", #""typescale": {"mirrors": {\#(text)}, "relativeTo": {\#(text)}}"#),
        row(
            "another tool's settings",
            #""a": {"$extensions": {"com.x": {"typescale": {"minimum": 12, "ratio": 1.25}}}}"#),
        row("a group with a token", #""a": {"$extensions": {\#(key)}, "b": {\#(text)}}"#),
        row("a group with a group", #""a": {"$extensions": {\#(key)}, "b": {"c": {\#(text)}}}"#),
        row(
            "a group that is extended",
            #""a": {"$extensions": {\#(key)}, "b": {\#(text)}}, "c": {"$extends": "{a}"}"#),
        row(
            "tokens with bindings of their own",
            #""g": {"$extensions": {\#(key)}, \#(token(#""mirrors": "headline""#))}"#),
        row(
            "an unknown style has its own finding",
            #""a": {"$extensions": {"typescale": {"mirrors": «unknown-name:error»"bdy"}}}"#),
        row(
            "silenced",
            #""a": {"$extensions": {"typescale": {"mirrors": "body", "ignore": ["unused-binding"]}}}"#),
        row("tokens that a pattern binds", #""a": {"$extensions": {\#(key)}, "b": {\#(text)}}"#) {
            try? $0.mirror("a.b", .body)
        },
        CheckRow(
            "a set that a theme leaves out",
            #"""
            {"$themes": [{"name": "T", "selectedTokenSets": {"a": "enabled", "b": "disabled", "c": "source"}}],
            "a": {"g": {\#(text), "$extensions": {\#(key)}}},
            "b": {"g": {"$extensions": {\#(key)}}, "h": [{"$extensions": {\#(key)}}]},
            "c": {"g": {"$extensions": {\#(key)}}, "h": [{"$extensions": {\#(key)}}]}}
            """#
        ) { $0.themes = ["T"] },
        CheckRow(
            "a context that is not chosen, and a token that another replaces",
            ##"""
            {"sets": {"s": {"sources": [{"t": {\##(text), "$extensions": {\##(key)}}}]}},
            "modifiers": {"m": {"default": "x", "contexts": {
            "x": [{"t": {\##(text), "$extensions": {\##(key)}}}],
            "y": [{"u": [{\##(text), "$extensions": {\##(key)}}]}]}}},
            "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
            """##),
        CheckRow(
            "a context that is chosen",
            ##"""
            {"sets": {"s": {"sources": [{"t": {\##(text), "$extensions": {\##(key)}}}]}},
            "modifiers": {"m": {"default": "y", "contexts": {
            "x": [{"t": {\##(text), "$extensions": {\##(key)}}}],
            "y": [{«unbound-token:note»"u": [{\##(text), "$extensions": {\##(stray)}}]}]}}},
            "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
            """##),
        CheckRow(
            "a file that is only looked up in", #"{"t": {\#(text), "$extensions": {\#(key)}}}"#,
            with: [
                MarkedText(
                    #"{"a": {"$extensions": {\#(key)}}, "b": [{"$extensions": {\#(key)}}]}"#, name: "b.json")
            ]),
    ])
    func isTakenOrNotMeant(row: CheckRow) { row.expect() }

    /// Parts of a resolver document of another kind than the format has.
    @Test(arguments: [
        (
            "an order's element",
            ##"{"sets": {"s": {"sources": [\##(source)]}}, "resolutionOrder": [{"$ref": "#/sets/s"}, «unresolved-alias:error»"u"]}"##
        ),
        (
            "sources",
            ##"{\##(good), "sets": {"s": {"sources": «unresolved-alias:error»{"$ref": "a.json"}}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##
        ),
        (
            "a source",
            ##"{"sets": {"s": {"sources": [\##(source), «unresolved-alias:error»"a.json"]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##
        ),
        (
            "a context",
            ##"{"sets": {"s": {"sources": [\##(source)]}}, "modifiers": {"m": {"default": "x", "contexts": {"x": «unresolved-alias:error»{"t": {}}}}}, "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}"##
        ),
    ])
    func partsOfAResolverOfAnotherKind(name: String, document: String) { CheckRow(name, document).expect() }

    /// Typography tokens where none is read.
    @Test(arguments: [
        row("in an array", #"«unbound-token:note»"a": [{"x": 1}, {\#(text)}]"#),
        row(
            "in an array, by its group's type",
            #""g": {"$type": "typography", «unbound-token:note»"a": [{"$value": {}}]}"#),
        row("inside a token", #""a": {\#(text), «unbound-token:note»"b": {\#(text)}}"#),
        row(
            "inside a color",
            #""a": {"$type": "color", "$value": "red", «unbound-token:note»"b": {\#(text)}}"#),
        row(
            "a second value",
            #""a": {"$type": "typography", "$value": {"fontSize": "17px"}, «duplicate-name:error»"value": {"fontSize": "18px"}}"#
        ),
        row("a second value of a color", #""a": {"$type": "color", "$value": "red", "value": "blue"}"#),
        row("$extensions as a text", #""a": {\#(text), "$extensions": «unknown-name:error»"typescale"}"#),
        row(
            "$extensions of a group as a number",
            #""a": {"$extensions": «unknown-name:error»1, "b": {\#(text)}}"#),
        row(
            "silenced by the group",
            #""g": {"$extensions": {"typescale": {"ignore": ["unbound-token"]}}, "a": [{\#(text)}]}"#),
        row(
            "a second value, silenced by the token",
            #""a": {\#(text), "value": {"fontSize": "18px"}, "$extensions": {"typescale": {"ignore": ["duplicate-name"]}}}"#
        ),
        row("no value", #"«unbound-token:note»"a": {"$type": "typography"}"#),
        row("no value without $", #"«unbound-token:note»"a": {"type": "typography", "description": ""}"#),
        row(
            "a misspelt value",
            #"«unbound-token:note»"a": {"$type": "typography", "$values": {"fontSize": "17px"}}"#),
        row(
            "groups of texts",
            #""a": {"$type": "typography", "b": {"$value": {"fontSize": "17px"}}, "c": {}}"#),
        row(
            "a group with a root", #""a": {"$type": "typography", "$root": {"$value": {"fontSize": "17px"}}}"#
        ),
        row("a group that extends", #""a": {"$type": "typography", "$extends": "{good}"}"#),
        row(
            "Style Dictionary's original",
            #""a": {"value": {"fontSize": "17px"}, "original": {"value": {"fontSize": "1rem"}}}"#),
        row(
            "arrays and members of other kinds",
            #""a": [1, {"$value": 1}], "b": {\#(text), "c": {"$type": "color", "$value": "red"}, "d": {}}"#),
        CheckRow(
            "an array beside the sets of a file",
            #"{"$themes": [], "s": {"good": {\#(text), "$extensions": {\#(key)}}}, "b": [{"$extensions": {\#(stray)}}]}"#
        ),
    ])
    func unreadTokensAreTold(row: CheckRow) { row.expect() }

    @Test(arguments: [
        ("lineHieght", true), ("lineHeigt", true), ("lineHeightt", true), ("linHeight", true),
        ("fontWieght", true),
        ("leterSpacing", true), ("fontFamliy", true), ("FontSzie", true), ("fontStyle", false),
        ("textCase", false),
        ("lineheight", false), ("paragraphSpacing", false), ("lineWidth", false), ("heightLine", false),
    ])
    func propertiesThatAreNearlySpelled(name: String, isTold: Bool) {
        let mark = isTold ? "«unknown-name:warning»" : ""
        let value = name == "lineheight" ? "22" : "7"
        CheckRow(
            name,
            #"{"a": {"$type": "typography", "$extensions": {\#(key)}, "$value": {"fontSize": "17px", \#(mark)"\#(name)": \#(value)}}}"#
        ).expect()
    }

    @Test(arguments: [
        row("no style anywhere", token(#""maximum": «unused-binding:error»28"#)),
        row("both", token(#""maximum": «unused-binding:error»28, "minimum": «unused-binding:error»"1x""#)),
        row(
            "a dimension",
            #""a": {"$type": "dimension", "$value": "17px", "$extensions": {"typescale": {"minimum": «unused-binding:error»9}}}"#
        ),
        row("beside mirrors", token(#""mirrors": "body", "maximum": «unused-binding:error»28"#)),
        row(
            "on a token of a group that mirrors",
            #""g": {"$extensions": {\#(key)}, \#(token(#""maximum": «unused-binding:error»28"#))}"#),
        row(
            "on a group that mirrors",
            #""g": {"$extensions": {"typescale": {"mirrors": "body", "minimum": «unused-binding:error»9}}, "b": {\#(text)}}"#
        ),
        row(
            "on a group that nothing binds",
            #""g": {"$extensions": {"typescale": {"maximum": «unused-binding:error»"3x"}}, "b": {\#(text)}}"#),
        row("on a token that a pattern mirrors", token(#""maximum": «unused-binding:error»28"#)) {
            try? $0.mirror("a", .body)
        },
        row(
            "one that cannot be read", token(#""mirrors": "body", "maximum": «unreadable-value:error»"much""#)
        ),
        row("silenced", token(#""mirrors": "body", "maximum": 28, "ignore": ["unused-binding"]"#)),
        row("a platform without a style", token(#""platform": «unused-binding:note»"macOS""#)),
        row("a category without a style", token(#""category": «unused-binding:note»"AX1""#)),
        row(
            "a category beside relativeTo",
            token(#""relativeTo": "body", "category": «unused-binding:note»"AX1""#)),
        row(
            "a platform of a group",
            #""g": {"$extensions": {"typescale": {"platform": "iOS"}}, \#(token(#""mirrors": "body""#))}"#),
        row(
            "a category of a group",
            #""g": {"$extensions": {"typescale": {"category": "L"}}, \#(token(#""mirrors": "body""#))}"#),
        row(
            "a platform of a group that nothing binds",
            #""g": {"$extensions": {"typescale": {"platform": «unused-binding:note»"iOS"}}, "b": {\#(text)}}"#
        ),
        row("on a relative token", token(#""relativeTo": "body", "maximum": "3x""#)),
        row(
            "on a group of relative tokens",
            #""g": {"$extensions": {"typescale": {"maximum": "3x"}}, \#(token(#""relativeTo": "body""#))}"#),
        row(
            "on a group of both",
            #""g": {"$extensions": {"typescale": {"relativeTo": "body", "maximum": "3x"}}, "b": {\#(text)}, \#(token(#""mirrors": "body""#))}"#
        ),
    ])
    func settingsTakeEffectOrAreTold(row: CheckRow) { row.expect() }

    /// A file's limits apply to a style of the command line, unless that has its own.
    @Test(arguments: [
        (#""maximum": 20, "minimum": 10"#, nil as PointSizeLimit?, 20.0, 10.0),
        (#""maximum": 20"#, .points(24), 24, nil),
        (#""relativeTo": "headline", "maximum": 20"#, nil, nil, nil),
    ])
    func limitsOfAFileUnderAPattern(
        members: String, given: PointSizeLimit?, maximum: Double?, minimum: Double?
    ) throws {
        var options = TokenOptions()
        try options.relative("a", .body, maximum: given)
        let source = MarkedText("{\(token(members))}").source
        let scaled = try #require(TokenChecker(options).scale([source], TokenScaling()).rows.first)
        #expect(scaled.textStyle == .body)
        #expect(scaled.limits == PointSizeLimits(minimum: minimum, maximum: maximum))
    }

    @Test(arguments: [
        ("largest", "", "53"), ("Smallest", "", "14"), ("default", "", "17"),
        ("default", #", "platform": "watchOS""#, "16"), ("largest", #", "platform": "watchOS""#, "23"),
    ])
    func wordsForCategoriesFollowThePlatform(word: String, platform: String, size: String) {
        let binding = #"{"typescale": {"mirrors": "body", "category": "\#(word)"\#(platform)}}"#
        let row = CheckRow(
            word,
            #"{"a": {"$type": "typography", "$extensions": \#(binding), "$value": {"fontSize": "\#(size)px"}}}"#
        )
        row.expect()
    }

    @Test func longTextsAreCutInMessages() throws {
        let name = String(repeating: "é", count: 1_000_000)
        let rows = [
            row("a style", token(#""mirrors": "\#(name)""#)), row("a key", token(#""\#(name)": 1"#)),
            row(
                "an alias", #""a": {"$type": "typography", "$extensions": {\#(key)}, "$value": "{\#(name)}"}"#
            ),
            row("a name twice", #""x": {"\#(name)": 1, "\#(name)": 2}"#),
        ]
        for row in rows {
            let findings = row.run().result.findings
            #expect(!findings.isEmpty)
            for finding in findings { #expect(finding.message.unicodeScalars.count < 300, "\(row.name)") }
        }
        #expect(String(repeating: "x", count: 100).quoted.count == 102)
        #expect(String(repeating: "x", count: 101).quoted == "'" + String(repeating: "x", count: 100) + "…'")
    }
}
