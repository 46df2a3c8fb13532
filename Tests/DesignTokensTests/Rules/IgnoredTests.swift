import DynamicType
import Testing

@testable import DesignTokens

/// Findings that `ignore` silences are counted.
@Suite struct IgnoredTests {
    @Test(arguments: [
        ("a size", one(#""mirrors": "body", "ignore": ["point-size"]"#, #""fontSize": 18"#), ["point-size"]),
        (
            "a text in place of a list",
            one(#""mirrors": "body", "ignore": "point-size""#, #""fontSize": 18"#),
            ["point-size"]
        ),
        (
            "two",
            one(
                #""mirrors": "body", "ignore": ["point-size", "line-height"]"#,
                #""fontSize": 18, "lineHeight": 9"#),
            ["point-size", "line-height"]
        ),
        ("nothing wrong", one(#""mirrors": "body", "ignore": ["point-size"]"#, #""fontSize": 17"#), []),
        ("nothing silenced", one(#""mirrors": "body""#, #""fontSize": 18"#), []),
        (
            "a limit",
            one(#""relativeTo": "body", "maximum": 20, "ignore": ["enlargement"]"#, #""fontSize": 17"#),
            ["enlargement"]
        ),
        (
            "a small size", one(#""relativeTo": "body", "ignore": ["minimum-size"]"#, #""fontSize": 9"#),
            ["minimum-size"]
        ),
        (
            "an alias",
            one(
                #""mirrors": "body", "ignore": ["unresolved-alias"]"#,
                #""fontSize": 17, "lineHeight": "{gone}""#),
            ["unresolved-alias"]
        ),
        (
            "on a group",
            #"{"g": {"$extensions": {"typescale": {"mirrors": "body", "ignore": ["point-size"]}}, "a": \#(sized(18)), "b": \#(sized(19))}}"#
                .replacing(#"{"$value""#, with: #"{"$type": "typography", "$value""#),
            ["point-size", "point-size"]
        ),
    ])
    func ignoredFindingsAreCounted(name: String, text: String, rules: [String]) {
        let result = CheckRow(name, text).run().result
        #expect(result.ignored.map(\.rule.rawValue) == rules)
        #expect(result.findings.allSatisfy { !rules.contains($0.rule.rawValue) })
    }

    @Test func aRuleThatIsOffIsNotCounted() {
        let text = one(#""mirrors": "body", "ignore": ["point-size"]"#, #""fontSize": 18"#)
        #expect(CheckRow("", text) { $0.levels[.pointSize] = .off }.run().result.ignored.isEmpty)
    }

    @Test func aTokenThatSilencesTheHierarchyComesBetweenNoOthers() {
        let token = { (name: String, size: Int, more: String) in
            #""\#(name)": {"$type": "typography", "$extensions": {"typescale": {"relativeTo": "body"\#(more)}}, "$value": {"fontSize": \#(size)}}"#
        }
        let limit = #", "maximum": 30"#
        let text =
            "{" + token("a", 20, limit) + ", " + token("b", 19, #", "ignore": ["hierarchy"]"#) + ", "
            + token("c", 18, "") + "}"
        let result = CheckRow("", text) { $0.levels[.enlargement] = .off }.run().result
        #expect(result.findings.map(\.rule) == [.hierarchy])
        #expect(result.ignored.map(\.rule) == [.hierarchy])
    }

    @Test func categoriesThatAreMissingAndSilenced() {
        let token = { (name: String, category: String, size: Int) in
            #""\#(name)": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body", "category": "\#(category)", "ignore": ["missing-category"]}}, "$value": {"fontSize": \#(size)}}"#
        }
        let result = CheckRow("", "{" + token("a", "L", 17) + ", " + token("b", "XL", 19) + "}").run().result
        #expect(result.findings.isEmpty)
        #expect(result.ignored.map(\.rule) == [.missingCategory])
    }
}
