import DynamicType
import Testing

@testable import DesignTokens

/// Groups that extend each other in ways that files seldom do.
@Suite struct ExtensionTests {
    private let wrong = sized("«point-size:error»18")

    private func check(_ row: CheckRow, _ path: String) -> CheckRow {
        var row = row
        try? row.options.mirror(path, .body)
        return row
    }

    @Test func aGroupInsideAnInheritedOneIsMergedAtEveryDepth() {
        check(
            CheckRow(
                "",
                #"{"a": {"g": {"h": {"x": \#(wrong)}}}, "b": {"$extends": "{a}", "g": {"h": {"y": \#(sized(17))}}}}"#,
                bound: ["b.g.h.y", "b.g.h.x"]), "b.g.h.*"
        ).expect()
    }

    @Test func aTokenHidesAnInheritedGroupOfItsName() {
        check(
            CheckRow(
                "", #"{"a": {"g": {"x": \#(sized(20))}}, "b": {"$extends": "{a}", "g": \#(wrong)}}"#,
                bound: ["b.g"]), "b.*"
        ).expect()
    }

    @Test func aPathMayLeadThroughAMergedGroup() {
        CheckRow(
            "",
            #"{"a": {"g": {"x": {"$value": "18px"}}}, "b": {"$extends": "{a}", "g": {"y": {"$value": "17px"}}}, "t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": «point-size:error»"{b.g.x}"}}}"#
        ).expect()
    }

    @Test func aliasesInInheritedTokensAreLookedUpAnew() {
        CheckRow(
            "",
            #"{"a": {"x": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": «point-size:error»"{s}"}}}, "s": {"$value": "18px"}, "b": {"$extends": "{a}"}}"#,
            bound: ["a.x", "b.x"]
        ).expect()
    }

    @Test func setsAndSourcesMergeWhatIsExtended() {
        check(
            CheckRow(
                "",
                #"{"$metadata": {"tokenSetOrder": ["core", "brand"]}, "core": {"a": {"x": \#(sized("«point-size:error»18"))}}, "brand": {"b": {"$extends": "{a}"}}}"#,
                bound: ["brand.b.x"]), "brand.b.*"
        ).expect()
    }

    @Test func aLongChainOfGroups() {
        let links = (1..<100).map { #""g\#($0)": {"$extends": "{g\#($0 - 1)}"}"# }.joined(separator: ",\n")
        let row = CheckRow("", #"{"g0": {"x": \#(wrong)}, \#(links)}"#, bound: ["g99.x"])
        check(row, "g99.*").expect()
    }

    /// Groups `g0` to `g<count>`, each on a line of its own, that extend each other in a row of `count` steps.
    private func chain(_ count: Int, upwards: Bool = false) -> String {
        let groups = (0...count).map { number in
            let next = upwards ? number - 1 : number + 1
            let link = (0...count).contains(next) ? #""$extends": "{g\#(next)}""# : #""x": \#(sized(17))"#
            return #""g\#(number)": {\#(link)}"#
        }
        return "{\(groups.joined(separator: ",\n"))}"
    }

    @Test("128 steps are read", arguments: [false, true]) func longestChain(upwards: Bool) {
        let first = upwards ? "g128" : "g0"
        check(CheckRow("", chain(128, upwards: upwards), bound: ["\(first).x"]), "\(first).*").expect()
    }

    @Test(
        "The 129th step is an error at its $extends",
        arguments: [(129, false, 129), (1_000, false, 129), (129, true, 2), (1_000, true, 2)])
    func tooLongChains(count: Int, upwards: Bool, line: Int) {
        #expect(limit(CheckRow("", chain(count, upwards: upwards))) == .extensions(line: line))
    }

    @Test func groupsThatDoubleAreAnError() {
        let levels = (1..<40).map {
            #""g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
        }.joined(separator: ",\n")
        #expect(limit(CheckRow("", "{\"g0\": {\"x\": \(sized(17))},\n\(levels)}")) == .members)
    }

    private enum Met: Equatable {
        case extensions(line: Int)
        case members
    }

    private func limit(_ row: CheckRow) -> Met? {
        switch row.run().errors.first {
        case .limit(let location, .extensions)? where location.file == "tokens.json":
            .extensions(line: location.line)
        case .limit(let location, .members)? where location.file == "tokens.json": .members
        default: nil
        }
    }
}
