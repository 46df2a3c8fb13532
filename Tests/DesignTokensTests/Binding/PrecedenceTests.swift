import DynamicType
import Testing

@testable import DesignTokens

private let mirror = #""$extensions": {"typescale": {"mirrors": "body"}}"#

private func group(_ extensions: String, _ token: String) -> String {
    #"{"g": {"$type": "typography", "$extensions": {\#(extensions)}, "t": {\#(token), "$value": {"fontSize": \#(px("«point-size:error»1000"))}}}}"#
}

private func expected(_ row: CheckRow) throws -> Finding.Value? {
    try #require(row.run().result.findings.first { $0.rule == .pointSize }).expected
}

@Suite struct PrecedenceTests {
    @Test(arguments: [
        CheckRow("the group", group(#""typescale": {"mirrors": "body"}"#, #""$description": """#)),
        CheckRow("the token before the group", group(#""typescale": {"relativeTo": "title1"}"#, mirror)),
        CheckRow("the token before a group's vendor", group(#""a.b": {"relativeTo": "title1"}"#, mirror)),
        CheckRow(
            "ours before a vendor's after it",
            group(
                #""typescale": {"mirrors": "body"}, "a.b": {"relativeTo": "title1"}"#, #""$description": """#)
        ),
        CheckRow(
            "ours after a vendor's",
            group(
                #""a.b": {"relativeTo": "title1"}, "typescale": {"mirrors": "body"}"#, #""$description": """#)
        ),
        CheckRow(
            "the command line before the file",
            group(#""typescale": {"relativeTo": "title1"}"#, #""$description": """#)
        ) {
            try? $0.mirror("g.t", .body)
        },
        CheckRow(
            "the first of the command line", group("", #""$description": """#)
        ) {
            try? $0.mirror("g.*", .body)
            try? $0.relative("g.t", .title1)
        },
        CheckRow(
            "the command line before names",
            #"{"g": \#(set(11, #""x": 1"#, family: #""Inter""#).unchecked())}"#
        ) {
            $0.levels[.hierarchy] = .off
            $0.levels[.minimumSize] = .off
            try? $0.mirror("g.body", .title1)
        },
    ])
    func styles(row: CheckRow) { row.expect() }

    @Test func theFileGoesBeforeNames() {
        let members = set(
            8, #""x": {"$extensions": {"typescale": {"mirrors": "title1"}}, "$value": {"fontSize": "28px"}}"#)
        CheckRow("", members).expect()
        let renamed = set(
            8,
            #""callout": {"$extensions": {"typescale": {"mirrors": "title1"}}, "$value": {"fontSize": "28px"}}"#
        )
        let bound = CheckRow("", renamed).run().result
        #expect(bound.findings.allSatisfy { $0.rule != .pointSize })
    }

    @Test(arguments: [
        ("a wildcard", "a.*.b", ["a", "x", "b"], true), ("too long", "a.*", ["a", "x", "b"], false),
        ("a style", "a.{style}", ["a", "Title 1"], true), ("no style", "a.{style}", ["a", "text"], false),
        ("a category", "{category}.b", ["xLarge", "b"], true),
        ("no category", "{category}.b", ["big", "b"], false),
        ("a property", "a.{property}", ["a", "font-size"], true),
        ("none", "a.{property}", ["a", "color"], false),
        ("a style that the platform lacks", "{style}", ["subtitle1"], false),
        ("case", "Body", ["body"], false),
        ("a name with dots", "body.large", ["body.large"], true),
        ("in a group", "text.body.large", ["text", "body.large"], true),
        ("of a group", "a.b.c.d", ["a.b.c", "d"], true), ("two of them", "a.b.c.d", ["a.b", "c.d"], true),
        ("another name with dots", "text.body.small", ["text", "body.large"], false),
        ("a wildcard for the whole", "text.*", ["text", "body.large"], true),
        ("for a part", "text.*.large", ["text", "body.large"], true),
        ("for a whole beside parts", "*.a.b", ["x.y", "a.b"], true),
        ("not for more parts", "*.b", ["x.y", "a.b"], false),
        ("a style in it", "text.{style}.large", ["text", "body.large"], true),
        ("no style in it", "text.{style}.large", ["text", "text.large"], false),
        ("a property in it", "body.{property}", ["body.fontSize"], true),
        ("a dot at the end", "a.b", ["a."], false), ("fewer dots", "a.b.c", ["a.b"], false),
        ("nothing", "a.b", [], false),
    ])
    func patterns(name: String, pattern: String, path: [String], matches: Bool) throws {
        let pattern = try #require(PathPattern(pattern))
        #expect((pattern.match(path, on: .iOS) != nil) == matches)
    }

    @Test(arguments: ["", ".", "a..b", "a.", ".a", "{styles}", "a{style}", "a.{", "}"])
    func noPattern(text: String) { #expect(PathPattern(text) == nil) }

    @Test func aBindingNeedsAStyle() throws {
        #expect(TokenBinding(try #require(PathPattern("a")), style: nil, kind: .mirror) == nil)
        #expect(TokenBinding(try #require(PathPattern("{style}")), style: nil, kind: .mirror) != nil)
    }

    @Test(
        arguments: [
            (#""typescale": {"relativeTo": "body", "maximum": 28, "minimum": 11}"#, 28.0, 11.0),
            (#""com.a": {"relativeTo": "body", "maxScale": 2}"#, 34, nil),
            (#""com.a": {"relativeTo": "Body"}"#, nil, nil),
            (#""com.a": {"relativeTo": "body", "maxScale": 0}"#, nil, nil),
            (#""typescale": {"relativeTo": "body", "minimum": 30, "maximum": 20}"#, 20, nil),
            (
                #""typescale": {"relativeTo": "body"}, "com.a": {"relativeTo": "body", "maxScale": 2}"#, nil,
                nil
            ),
            (#""typescale": {"minimum": 11}, "com.a": {"relativeTo": "body", "maxScale": 2}"#, 34, 11),
            (#""typescale": {"maximum": 28}, "com.a": {"relativeTo": "body", "maxScale": 2}"#, 28, nil),
        ] as [(String, Double?, Double?)])
    func limitsOfFiles(extensions: String, maximum: Double?, minimum: Double?) throws {
        let text = MarkedText(
            #"{"t": {"$type": "typography", "$extensions": {\#(extensions)}, "$value": {"fontSize": 17}}}"#)
        let row = try #require(TokenChecker(TokenOptions()).scale([text.source], TokenScaling()).rows.first)
        #expect(row.limits == PointSizeLimits(minimum: minimum, maximum: maximum))
    }
}

extension String {
    /// A set whose members are relative, except for a wrong body.
    fileprivate func unchecked() -> String {
        let parts = split(separator: #""body": {"$value": {"fontFamily": "Inter", "fontSize": {"value": "#)
        return parts.joined(
            separator: #""body": {"$value": {"fontFamily": "Inter", "fontSize": {"value": «point-size:error»"#
        )
    }
}
