import DesignTokens
import Testing

private let own = #""$extensions": {"typescale": {"mirrors": "body"}}"#

/// Seven styles and body, whose members are given: a set only together.
private func row(
    _ name: String, _ body: String, group: String = "", bound: Int = 8,
    _ change: (inout TokenOptions) -> Void = { _ in }
) -> CheckRow {
    let sizes: KeyValuePairs = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "callout": 16, "subheadline": 15,
        "footnote": 13,
    ]
    let styles = sizes.map { #""\#($0)": {"$type": "typography", "$value": {"fontSize": "\#($1)px"}}"# }
    let names = sizes.map(\.key) + ["body"]
    return CheckRow(
        name, #"{"t": {\#(group)\#(styles.joined(separator: ", ")), "body": {\#(body)}}}"#,
        bound: bound == 8 ? names.map { "t.\($0)" } : [], change)
}

private let wrong = #""$value": {"fontSize": «point-size:error»"18px"}"#

private func typed(_ type: String, _ value: String = wrong) -> String {
    #""$type": «token-format:note»\#(type), \#(value)"#
}

/// Tokens that a set, a path or an extension binds are read with any type, and the odd type is reported.
@Suite struct OddTypeTests {
    @Test(arguments: [
        row("in a capital", typed(#""Typography""#)),
        row("with a space", typed(#""typography ""#)),
        row("textStyle", typed(#""textStyle""#)),
        row("text-style", typed(#""text-style""#)),
        row("fontStyle", typed(#""fontStyle""#)),
        row("custom-fontStyle", typed(#""custom-fontStyle""#)),
        row("composition", typed(#""composition""#)),
        row("font", typed(#""font""#)),
        row("shadow", typed(#""shadow""#)),
        row("null", typed("null")),
        row("empty", typed(#""""#)),
        row("a number", typed("3")),
        row("a list", typed(#"["typography"]"#)),
        row("a right size", typed(#""Typography""#, #""$value": {"fontSize": "17px"}"#)),
        row("size alone", typed(#""Typography""#, #""$value": {"size": «point-size:error»"18px"}"#)),
        row("no size", "").unreadable(typed(#""Typography""#, #""$value": {"lineHeight": "22px"}"#)),
        row("typography", #""$type": "typography", \#(wrong)"#),
        row("no type", wrong),
        row(
            "the format's rule is on: one note a token",
            typed(#""Typography""#, #""$value": {"fontSize": "17px"}"#)
        )
        .noting(),
    ])
    func inASet(row: CheckRow) { row.expect() }

    @Test(arguments: [
        row("Typography", typed(#""Typography""#).replacing("«token-format:note»", with: "")) {
            $0.levels[.tokenFormat] = .off
        },
        row(
            "as an error",
            typed(#""Typography""#, #""$value": {"fontSize": \#(px(17))}"#).replacing(":note", with: ":error")
        ) {
            $0.levels[.tokenFormat] = .error
            $0.names = .off
            try? $0.mirror("t.body", .body)
        },
    ])
    func levels(row: CheckRow) {
        var row = row
        row.bound = nil
        row.expect()
    }

    @Test(
        "Without $, composition and its like are the tools' own words",
        arguments: [
            "composition", "custom-fontStyle", "fontStyle", "textStyle", "text", "Typography",
        ])
    func typesWithoutMark(type: String) {
        row(type, #""type": "\#(type)", "value": {"fontSize": «point-size:error»"18"}"#).expect()
    }

    @Test(arguments: [
        CheckRow(
            "once a group",
            #"{"g": {"$type": «token-format:note»"dimension", "a": {\#(own), \#(wrong)}, "b": {\#(own), \#(wrong)}}}"#,
            bound: ["g.a", "g.b"]),
        CheckRow(
            "the nearest group's",
            #"{"$type": "typography", "g": {"$type": «token-format:note»null, "a": {\#(own), \#(wrong)}}}"#),
        CheckRow(
            "a group's of tokens that say theirs",
            #"{"$type": "dimension", "a": {"$type": "typography", \#(own), \#(wrong)}}"#),
        CheckRow(
            "a group's of an alias to a typography token",
            #"{"b": {"$type": "typography", "$value": {"fontSize": "18px"}}, "g": {"$type": "color", "a": {\#(own), "$value": «point-size:error»"{b}"}}}"#
        ),
        CheckRow(
            "of a token that ignores it",
            one(#""mirrors": "body", "ignore": ["token-format"]"#, #""fontSize": "17px""#)
                .replacing(#""typography""#, with: #""Typography""#)),
        CheckRow(
            "a token that nothing binds",
            #"{"a": {"$type": "Typography", "$value": {"fontSize": "18px"}}, "b": {"$type": "typography", \#(own), "$value": {"fontSize": "17px"}}}"#,
            bound: ["b"]),
        CheckRow(
            "an alias that leads nowhere",
            #"{"a": {\#(own), \#(typed(#""Typography""#, #""$value": "{b}""#))}}"#
                .replacing(#""{b}""#, with: #"«unresolved-alias:error»"{b}""#)),
        CheckRow(
            "an alias to a text",
            #"{"b": {"$value": {"fontSize": "18px"}}, "a": {\#(own), \#(typed(#""Typography""#, #""$value": «point-size:error»"{b}""#))}}"#
        ),
    ])
    func ofGroupsAndAliases(row: CheckRow) { row.expect() }

    @Test func boundByAPath() {
        let text =
            #"{"t": {"x": {\#(typed(#""Typography""#))}, "y": {\#(typed(#""icon""#, #""$value": {"size": 17}"#))}}}"#
        CheckRow("", text, bound: ["t.x", "t.y"]) { try? $0.mirror("t.*", .body) }.expect()
    }

    @Test("Eight icons named like styles are not a set of texts") func icons() {
        let icons = [
            "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
        ]
        .map { #""\#($0)": {"$type": "icon", "$value": {"size": 24}}"# }
        CheckRow("", "{\(icons.joined(separator: ", "))}", bound: []).expect()
    }

    @Test("Odd texts are counted") func counts() {
        let text =
            #"{"a": {"$type": "Typography", "$value": {"fontSize": "18px"}}, "b": {"$type": "icon", "$value": {"size": 3}}}"#
        #expect(CheckRow("", text).run().result.tokens == 1)
        var bound = CheckRow("", text)
        try? bound.options.mirror("b", .body)
        #expect(bound.run().result.tokens == 2)
    }
}

extension CheckRow {
    /// The same row with another token as body, which has no size.
    fileprivate func unreadable(_ body: String) -> CheckRow {
        let text = files[0].text.replacing(
            #""body": {}"#, with: #"«unreadable-value:error»"body": {\#(body)}"#)
        return CheckRow(name, text)
    }

    /// The same row with the rule about the format switched on, so that the other sizes have notes as well.
    fileprivate func noting() -> CheckRow {
        var row = self
        row.options.levels[.tokenFormat] = .note
        row.options.names = .off
        try? row.options.mirror("t.body", .body)
        row.bound = nil
        return row
    }
}
