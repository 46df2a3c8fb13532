import DynamicType
import Testing

@testable import DesignTokens

private let body = #""mirrors": "body""#

private func size(_ value: String) -> String { one(body, #""fontSize": \#(value)"#) }

private func tall(_ value: String) -> String {
    one(body, #""fontSize": "17px", "lineHeight": \#(value)"#)
}

/// A relative token of a size with limits.
private func limited(_ size: Int, _ limits: String) -> String {
    let silence = limits.contains("ignore") ? "" : #", "ignore": ["enlargement"]"#
    return one(#""relativeTo": "body", \#(limits)\#(silence)"#, #""fontSize": \#(px(size))"#)
}

@Suite struct ValueRuleTests {
    @Test(arguments: [
        CheckRow(
            "a size that is missing",
            one(body, #""lineHeight": 1.29"#).marked("unreadable-value:error", before: #""t""#)),
        CheckRow("zero", size(px("«unreadable-value:error»0"))),
        CheckRow("negative", size(px("«unreadable-value:error»-17"))),
        CheckRow("negative text", size(#"«unreadable-value:error»"-17px""#)),
        CheckRow("too large a number", size(px("«unreadable-value:error»1e999"))),
        CheckRow("too large a text", size(#"«unreadable-value:error»"1e999px""#)),
        CheckRow("an unknown unit", size(#"«unreadable-value:error»"17vw""#)),
        CheckRow("an unknown unit apart", size(#"{"value": 17, "unit": «unreadable-value:error»"vw"}"#)),
        CheckRow("a misspelt unit", size(#"{"value": 17, «unreadable-value:error»"units": "rem"}"#)),
        CheckRow("no unit, but a type", size(#"{"value": 17, "type": "dimension"}"#)),
        CheckRow("em", size(#"«unreadable-value:error»"1em""#)),
        CheckRow("a percentage", size(#"«unreadable-value:error»"100%""#)),
        CheckRow("words", size(#"«unreadable-value:error»"large""#)),
        CheckRow("what only Swift reads", size(#"«unreadable-value:error»"0x11""#)),
        CheckRow("nan", size(#"«unreadable-value:error»"nan""#)),
        CheckRow("true", size("«unreadable-value:error»true")),
        CheckRow("null", size("«unreadable-value:error»null")),
        CheckRow("an array", size("«unreadable-value:error»[17]")),
        CheckRow("an object of nothing", size("«unreadable-value:error»{}")),
        CheckRow("a sum", size(#"«unreadable-value:error»"16 + 1""#)),
        CheckRow("a product", size(#"«unreadable-value:error»"8.5*2px""#)),
        CheckRow("a product of an alias", size(#"«unreadable-value:error»"{a} * 2""#)),
        CheckRow("a sum of aliases", size(#"«unreadable-value:error»"{a} + {b}""#)),
        CheckRow("a line height of zero", tall("«unreadable-value:error»0")),
        CheckRow("a negative line height", tall("«unreadable-value:error»-1.3")),
        CheckRow("a line height of zero points", tall(px("«unreadable-value:error»0"))),
        CheckRow("a line height in words", tall(#"«unreadable-value:error»"normal-ish""#)),
        CheckRow("a line height in an unknown unit", tall(#"«unreadable-value:error»"22dp""#)),
        CheckRow("no line height", size(#""17px""#)),
        CheckRow("an unbound token", #"{"t": {"$type": "typography", "$value": {"fontSize": 0}}}"#),
        CheckRow("silenced", one(body + #", "ignore": ["unreadable-value"]"#, #""fontSize": 0"#)),
        CheckRow(
            "not beside an alias finding", size(#"«unresolved-alias:error»"{gone}""#)),
    ])
    func unreadableValue(row: CheckRow) { row.expect() }

    @Test(arguments: [
        CheckRow(
            "below 1 point at the smallest category",
            one(#""relativeTo": "body""#, #""fontSize": \#(px("«unreadable-value:error»0.5"))"#)),
        CheckRow(
            "below 1 point everywhere",
            one(#""relativeTo": "body""#, #""fontSize": \#(px("«unreadable-value:error»0.1"))"#)),
        CheckRow(
            "below 1 point before a minimum",
            one(
                #""relativeTo": "body", "minimum": 12"#, #""fontSize": \#(px("«unreadable-value:error»0.1"))"#
            )),
        CheckRow(
            "1 point everywhere",
            one(#""relativeTo": "body", "minimum": 12"#, #""fontSize": \#(px("0.6"))"#)),
        CheckRow(
            "below 1 point, silenced",
            one(#""relativeTo": "body", "ignore": ["unreadable-value"]"#, #""fontSize": \#(px("0.1"))"#)),
        CheckRow(
            "a mirror's size is Apple's",
            one(body, #""fontSize": \#(px("«point-size:error»0.1"))"#)),
    ])
    func sizesBelowOnePoint(row: CheckRow) { row.expect() }

    @Test func aSizeBelowOnePointNamesTheCategory() throws {
        let text = one(#""relativeTo": "body""#, #""fontSize": \#(px("0.5"))"#)
        let finding = try #require(CheckRow("", text).run().result.findings.first)
        #expect(
            finding.message
                == "the size of 0.5 points scales to 0 points at XS; text needs 1 point or more")
    }

    @Test(arguments: [
        CheckRow("points", limited(17, #""maximum": 34, "minimum": «unreadable-value:error»35"#)),
        CheckRow("a category", limited(17, #""maximum": "AX1", "minimum": «unreadable-value:error»40"#)),
        CheckRow(
            "the minimum first", limited(17, #""minimum": «unreadable-value:error»"AX5", "maximum": 40"#)),
        CheckRow("a multiple", limited(20, #""maximum": 41, "minimum": «unreadable-value:error»"2.1x""#)),
        CheckRow("a multiple of a smaller size", limited(19, #""maximum": 41, "minimum": "2.1x""#)),
        CheckRow("that meet", limited(17, #""maximum": "AX1", "minimum": 28"#)),
        CheckRow(
            "of a mirror",
            one(
                #""mirrors": "body", "maximum": «unused-binding:error»20, "minimum": «unused-binding:error»40"#,
                #""fontSize": "17px""#)),
        CheckRow(
            "once on a group",
            #"{"g": {"$type": "typography", "$extensions": {"typescale": {"relativeTo": "body", "maximum": 40, "minimum": «unreadable-value:error»41}}, "a": \#(sized(17)), "b": \#(sized(17))}}"#
        ),
        CheckRow(
            "silenced",
            limited(17, #""maximum": 34, "minimum": 35, "ignore": ["unreadable-value"]"#)),
        CheckRow(
            "of the command line", #"{"$type": "typography", «unreadable-value:error»"t": \#(sized(17))}"#
        ) {
            try? $0.relative("t", .body, maximum: .category(.accessibilityMedium), minimum: .points(40))
            $0.levels[.enlargement] = .off
        },
    ])
    func crossingLimits(row: CheckRow) { row.expect() }

    @Test(arguments: [
        ("null", "«unreadable-value:error»null"), ("array", "«unreadable-value:error»[]"),
        ("number", "«unreadable-value:error»17"), ("text", #"«unreadable-value:error»"17px""#),
        ("true", "«unreadable-value:error»true"),
    ])
    func aValueThatIsNoObject(kind: String, value: String) {
        let text = #"{"t": {"$type": "typography", "$value": \#(value)}}"#
        CheckRow(kind, text) { try? $0.mirror("t", .body) }.expect()
    }

    @Test(arguments: [
        CheckRow("two tokens", #"{"a": 1, «duplicate-name:error»"a": 2}"#),
        CheckRow("escaped", #"{"ab": 1, «duplicate-name:error»"\u0061b": 2}"#),
        CheckRow("three", #"{"a": 1, «duplicate-name:error»"a": 2, «duplicate-name:error»"a": 3}"#),
        CheckRow("in an array", #"{"a": [{"b": 1, «duplicate-name:error»"b": 1}]}"#),
        CheckRow("deep", #"{"a": {"b": {"c": 1, "d": 2, «duplicate-name:error»"c": 3}}}"#),
        CheckRow("in two objects", #"{"a": {"c": 1}, "b": {"c": 1}}"#),
        CheckRow("of another case", #"{"a": 1, "A": 2}"#),
        CheckRow("composed otherwise", "{\"\u{E9}\": 1, \"e\u{301}\": 2}"),
        CheckRow(
            "composed otherwise among many",
            "{" + (0..<20).map { #""n\#($0)": 1, "# }.joined() + "\"\u{E9}\": 1, \"e\u{301}\": 2}"),
        CheckRow(
            "in a file that is looked up in only", "{}",
            with: [MarkedText(#"{"a": 1, "a": 2}"#, name: "b.json")]),
        CheckRow(
            "in a resolver's file",
            ##"{"sets": {"s": {"sources": [{"$ref": "b.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
            references: [MarkedText(#"{"a": 1, «duplicate-name:error»"a": 2}"#, name: "b.json")]),
    ])
    func duplicateName(row: CheckRow) { row.expect() }
}

extension String {
    /// The text with a mark before the first place of another text.
    fileprivate func marked(_ mark: String, before text: String) -> String {
        let parts = components(at: text)
        return parts.0 + "«\(mark)»" + parts.1
    }

    private func components(at text: String) -> (String, String) {
        guard let index = indices.first(where: { self[$0...].hasPrefix(text) }) else { return (self, "") }
        return (String(self[..<index]), String(self[index...]))
    }
}
