import DynamicType
import Testing

@testable import DesignTokens

private func file(_ size: String, _ more: String = "") -> String {
    #"""
    {"core": {"s": {"value": "17", "type": "fontSizes"}},
    "brand": {"s": {"value": "18", "type": "fontSizes"}},
    "ios": {"body": {"value": {"fontSize": \#(size)}, "type": "typography"}}\#(more)}
    """#
}

private func order(_ names: String) -> String { #", "$metadata": {"tokenSetOrder": [\#(names)]}"# }

private let themes = #"""
    , "$metadata": {"tokenSetOrder": ["core", "brand", "ios"]}, "$themes": [
    {"name": "plain", "selectedTokenSets": {"core": "source", "brand": "disabled", "ios": "enabled"}},
    {"name": "all", "selectedTokenSets": {"core": "source", "brand": "enabled", "ios": "enabled"}},
    {"name": "none", "selectedTokenSets": {"core": "enabled"}},
    {"name": "sources", "selectedTokenSets": {"core": "source", "ios": "source"}}]
    """#

private func row(
    _ name: String, _ text: String, bound: [String] = ["ios.body"], theme: String? = nil,
    unplaced: [String] = []
) -> CheckRow {
    CheckRow(name, text, unplaced: unplaced, bound: bound) {
        if let theme { $0.themes = [theme] }
        try? $0.mirror("ios.body", .body)
    }
}

@Suite struct StudioTests {
    @Test(arguments: [
        row("later sets win", file(#"«point-size:error»"{s}""#, order(#""core", "brand", "ios""#))),
        row("in another order", file(#""{s}""#, order(#""brand", "core", "ios""#))),
        row("no order", file(#"«point-size:error»"{s}""#, #", "$themes": []"#)),
        row("a set that the order leaves out comes last", file(#""{s}""#, order(#""brand", "ios""#))),
        row(
            "of two that it leaves out, the later name",
            file(#""{s}""#, order(#""ios""#)).replacing("brand", with: "a")),
        row(
            "and not the later in the file",
            file(#"«point-size:error»"{s}""#, order(#""ios""#)).replacing("core", with: "a")),
        row("a set's name all the same", file(#""{core.s}""#, order(#""core", "brand", "ios""#))),
        row("$ and a path", file(#"«point-size:error»"$s""#, order(#""core", "brand", "ios""#))),
        row("no sets", file(#"«unresolved-alias:error»"{s}""#)),
        row("a disabled set", file(#""{s}""#, themes), theme: "plain"),
        row("an enabled set", file(#"«point-size:error»"{s}""#, themes), theme: "all"),
        row("no theme asked for", file(#"«point-size:error»"{s}""#, themes)),
        row(
            "a set that the theme leaves out", file(#""{s}""#, themes), bound: [], theme: "none",
            unplaced: ["unused-binding:error"]),
        row(
            "a source is looked up in only", file(#""{s}""#, themes), bound: [], theme: "sources",
            unplaced: ["unused-binding:error"]),
        row(
            "a set of a name with a slash",
            file(
                #"«unresolved-alias:error»"{gone}""#,
                #", "a/b": {"x": {"value": 1}}"# + order(#""a/b", "ios""#))),
    ])
    func sets(row: CheckRow) { row.expect() }

    @Test func aThemeThatNoFileHas() throws {
        let row = row("", file(#""17""#, themes), theme: "dark")
        let errors = row.run().errors
        guard case .unknownTheme("dark", let known)? = errors.first, errors.count == 1 else {
            Issue.record("\(errors)")
            return
        }
        #expect(known == ["plain", "all", "none", "sources"])
    }

    @Test func setsMayBeCategories() {
        let sets =
            #"{"L": {"body": {"value": {"fontSize": "17"}}}, "AX1": {"body": {"value": {"fontSize": "28"}}}, "$metadata": {"tokenSetOrder": ["L", "AX1"]}}"#
        CheckRow(
            "", sets
        ) {
            $0.levels[.missingCategory] = .off
            try? $0.mirror("*.body", .body)
        }.expect()
    }

    @Test func setsMayBePlatforms() {
        CheckRow(
            "",
            #"{"macOS": {"body": {"value": {"fontSize": "13"}}}, "$metadata": {"tokenSetOrder": ["macOS"]}}"#
        ) { try? $0.mirror("*.body", .body) }.expect()
    }
}
