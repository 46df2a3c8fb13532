import DynamicType
import Testing

@testable import DesignTokens

private let wrong = sized("«point-size:error»18")

private func row(
    _ name: String, _ text: String, bound: [String], with others: [MarkedText] = []
) -> CheckRow {
    CheckRow(name, text, with: others, bound: bound) { try? $0.mirror("b.*", .body) }
}

@Suite struct GroupTests {
    @Test(arguments: [
        row(
            "extends",
            #"{"a": {"$type": "typography", "x": \#(wrong)}, "b": {"$type": "typography", "$extends": "{a}"}}"#,
            bound: ["b.x"]),
        row(
            "by a pointer", ##"{"a": {"x": \##(wrong)}, "b": {"$extends": "#/a"}}"##, bound: ["b.x"]),
        row(
            "by a reference", ##"{"a": {"x": \##(wrong)}, "b": {"$ref": "#/a"}}"##, bound: ["b.x"]),
        row(
            "with an override",
            #"{"a": {"x": \#(sized(20)), "y": \#(wrong)}, "b": {"$extends": "{a}", "x": \#(sized(17))}}"#,
            bound: ["b.x", "b.y"]),
        row(
            "in a chain",
            #"{"a": {"x": \#(wrong)}, "m": {"$extends": "{a}", "y": \#(sized(17))}, "b": {"$extends": "{m}"}}"#,
            bound: ["b.y", "b.x"]),
        row(
            "a chain with an override in the middle",
            #"{"a": {"x": \#(sized(20))}, "m": {"$extends": "{a}", "x": \#(wrong)}, "b": {"$extends": "{m}"}}"#,
            bound: ["b.x"]),
        row(
            "the type of the group that is extended",
            #"{"a": {"$type": "typography", "x": {"$value": "{v}"}}, "b": {"$extends": "{a}"}, "v": {"$value": "1px"}}"#
                .marked(), bound: ["b.x"]),
        row(
            "members of the same group are merged",
            #"{"a": {"x": {"p": 1, "y": \#(sized(17))}}, "b": {"$extends": "{a}", "x": {"z": \#(sized(17))}}, "t": {"$value": "{b.x.y}"}}"#,
            bound: []
        ).binding("b.x.*", ["b.x.z", "b.x.y"]),
        row(
            "a group of another file", #"{"b": {"$extends": "{a}"}}"#, bound: ["b.x"],
            with: [MarkedText(#"{"a": {"x": \#(wrong)}}"#, name: "base.json")]),
        row(
            "a group that is itself inherited",
            #"{"a": {"g": {"x": \#(wrong)}}, "m": {"$extends": "{a}"}, "b": {"$extends": "{m.g}"}}"#,
            bound: ["b.x"]),
    ])
    func extends(row: CheckRow) { row.expect() }

    @Test func aliasesFindInheritedTokens() {
        CheckRow(
            "",
            #"{"a": {"s": {"$value": 18}}, "b": {"$extends": "{a}"}, "t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": «point-size:error»"{b.s}"}}}"#
        ).expect()
    }

    @Test func cyclesOfGroupsEnd() {
        let row = CheckRow(
            "",
            #"{"a": {"$extends": "{b}", "x": \#(sized(17))}, "b": {"$extends": "{a}", "y": \#(sized(17))}}"#)
        #expect(row.run().result.findings.allSatisfy { $0.rule == .circularAlias })
    }

    @Test func aGroupThatExtendsItsParentEnds() {
        let row = CheckRow("", #"{"a": {"x": \#(sized(17)), "b": {"$extends": "{a}"}}}"#)
        #expect(row.run().errors.isEmpty)
    }
}

extension CheckRow {
    fileprivate func binding(_ path: String, _ bound: [String]) -> CheckRow {
        var row = self
        row.options.bindings = []
        try? row.options.mirror(path, .body)
        row.bound = bound
        return row
    }
}

extension String {
    /// The text with the mark of an alias to something that is not typography.
    fileprivate func marked() -> String {
        split(separator: #""{v}""#, maxSplits: 1).joined(separator: #"«unreadable-value:error»"{v}""#)
    }
}
