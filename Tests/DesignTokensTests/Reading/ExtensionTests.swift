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

    @Test func aChainThatIsTooLongIsAnError() {
        let links = (1..<1_000).map { #""g\#($0)": {"$extends": "{g\#($0 + 1)}"}"# }.joined(separator: ",\n")
        #expect(isTooMany(CheckRow("", #"{\#(links), "g1000": {"x": \#(sized(17))}}"#)))
    }

    @Test func groupsThatDoubleAreAnError() {
        let levels = (1..<40).map {
            #""g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
        }.joined(separator: ",\n")
        #expect(isTooMany(CheckRow("", #"{"g0": {"x": \#(sized(17))}, \#(levels)}"#)))
    }

    private func isTooMany(_ row: CheckRow) -> Bool {
        guard case .tooManyExtensions? = row.run().errors.first else { return false }
        return true
    }
}
