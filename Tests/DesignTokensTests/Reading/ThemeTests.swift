import DesignTokens
import JSONText
import Testing

/// A file with three sets, each with a text, and themes.
private func file(_ themes: String, a: String = "18", b: String = "17", c: String = "16") -> String {
    #"""
    {"$themes": [\#(themes)],
    "a": {"k": {"ba": {"type": "typography", "value": {"fontSize": "\#(a)"}}}},
    "b": {"k": {"bb": {"type": "typography", "value": {"fontSize": "\#(b)"}}}},
    "c": {"k": {"bc": {"type": "typography", "value": {"fontSize": "\#(c)"}}}}}
    """#
}

private func theme(_ name: String, _ group: String? = nil, _ sets: String) -> String {
    let group = group.map { #""group": "\#($0)", "# } ?? #""group": null, "#
    return #"{"name": "\#(name)", \#(group)"selectedTokenSets": {\#(sets)}}"#
}

private let groups = [
    theme("Default", "brand", #""a": "enabled""#), theme("Default", "mode", #""b": "enabled""#),
    theme("Other", "mode", #""c": "enabled", "b": "source""#), theme("Plain", nil, #""b": "enabled""#),
    theme("None", "", #""b": "enabled", "a": "disabled""#),
].joined(separator: ",")

private func row(_ name: String, _ themes: [String], bound: [String], text: String = file(groups)) -> CheckRow
{
    CheckRow(name, text, bound: bound) {
        $0.themes = themes
        $0.levels[.pointSize] = .off
        try? $0.mirror("*.k.*", .body)
    }
}

@Suite struct ThemeTests {
    @Test(arguments: [
        row("a name in two groups", ["Default"], bound: ["a.k.ba", "b.k.bb"]),
        row("one of them", ["mode/Default"], bound: ["b.k.bb"]),
        row("both by group", ["mode/Default", "brand/Default"], bound: ["a.k.ba", "b.k.bb"]),
        row("one twice", ["mode/Default", "mode/Default"], bound: ["b.k.bb"]),
        row("a group and a name", ["Other", "brand/Default"], bound: ["a.k.ba", "c.k.bc"]),
        row("enabled goes before source", ["Other", "mode/Default"], bound: ["b.k.bb", "c.k.bc"]),
        row(
            "enabled goes before source the other way", ["mode/Default", "Other"],
            bound: ["b.k.bb", "c.k.bc"]),
        row("enabled goes before disabled", ["None", "brand/Default"], bound: ["a.k.ba", "b.k.bb"]),
        row("no group", ["Plain"], bound: ["b.k.bb"]),
        row("an empty group", ["None"], bound: ["b.k.bb"]),
        row("none asked for", [], bound: ["a.k.ba", "b.k.bb", "c.k.bc"]),
        row(
            "a name with a slash", ["x/y"], bound: ["b.k.bb"],
            text: file(theme("x/y", nil, #""b": "enabled""#) + "," + theme("z", "x", #""a": "enabled""#))),
        row(
            "a disabled set that is not there", ["T"], bound: ["b.k.bb"],
            text: file(theme("T", nil, #""b": "enabled", "old": "disabled""#))),
        row(
            "faults of themes that were not asked for", ["T"], bound: ["b.k.bb"],
            text: file(
                theme("T", nil, #""b": "enabled""#) + "," + theme("U", nil, #""old": "enabled", "b": "on""#))),
    ])
    func choice(row: CheckRow) {
        row.expect()
        #expect(row.run().result.unchosenThemes.isEmpty)
    }

    @Test("Without an order of sets, that of the theme decides which wins") func orderOfTheTheme() {
        let text = { (sets: String) in
            #"""
            {"$themes": [{"name": "T", "selectedTokenSets": {\#(sets)}}],
            "one": {"s": {"value": "17"}}, "two": {"s": {"value": "18"}},
            "t": {"body": {"type": "typography", "value": {"fontSize": "{s}"}}}}
            """#
        }
        let expect = { (sets: String, size: Double) in
            var options = TokenOptions()
            options.themes = ["T"]
            try? options.mirror("t.body", .body)
            let source = TokenSource(name: "t.json", bytes: Array(text(sets).utf8))
            #expect(TokenChecker(options).scale([source], TokenScaling()).rows.first?.baseSize == size)
        }
        expect(#""one": "source", "two": "source", "t": "enabled""#, 18)
        expect(#""two": "source", "one": "source", "t": "enabled""#, 17)
    }

    /// The place and kind of each error about a theme.
    private func faults(_ text: String, _ themes: [String]) -> [String] {
        row("", themes, bound: [], text: text).run().errors.map { error in
            switch error {
            case .theme(let position, .missingSet(let theme, let set, let sets)):
                "\(position.line):\(position.column) \(theme) \(set) \(sets.joined(separator: ","))"
            case .theme(let position, .unknownStatus(let theme, let set, let word)):
                "\(position.line):\(position.column) \(theme) \(set) \(word)"
            case .unknownTheme(let theme, let themes): "\(theme) \(themes.joined(separator: ","))"
            default: "\(error)"
            }
        }
    }

    @Test func faultsOfThemes() {
        let missing = theme("T", "g", #""b": "enabled", "old": "enabled""#)
        #expect(faults(file(missing), ["T"]) == ["1:80 g/T old a,b,c"])
        #expect(
            faults(file(missing.replacing(#""old": "enabled""#, with: #""old": "source""#)), ["g/T"])
                == ["1:80 g/T old a,b,c"])
        for word in [#""on""#, #""Enabled""#, #""""#, "true", "null"] {
            let text = file(theme("T", nil, #""a": \#(word)"#))
            let shown = word.replacing("\"", with: "")
            #expect(faults(text, ["T"]) == ["1:70 T a \(shown)"], "\(word)")
        }
        #expect(faults(file(missing), []).isEmpty)
    }

    @Test("A theme that no file has ends the run") func unknownThemes() {
        let run = row("", ["mode/Other", "dark", "brand/Other"], bound: []).run()
        #expect(run.result.bound.isEmpty && run.result.unchosenThemes.isEmpty)
        let known = "brand/Default,mode/Default,mode/Other,Plain,None"
        #expect(
            faults(file(groups), ["mode/Other", "dark", "brand/Other"]) == [
                "dark \(known)", "brand/Other \(known)",
            ])
    }

    @Test(
        "Themes that choose between sets which differ are said where none was asked for",
        arguments: [
            (#""fontSize": "17""#, #""fontSize": "18""#, "typography", true),
            (#""fontSize": "17""#, #""fontSize": "17""#, "typography", false),
            (#""fontSize": "17""#, #""fontSize": "18""#, "color", false),
            (#""fontSize": "17""#, #""fontSize": "18""#, "fontSizes", true),
        ])
    func unchosenThemes(one: String, other: String, type: String, isSaid: Bool) {
        let set = { (value: String) in #"{"k": {"body": {"type": "\#(type)", "value": {\#(value)}}}}"# }
        let themes = [theme("A", "g", #""a": "enabled""#), theme("B", "g", #""b": "enabled""#)]
        let text = { (themes: [String]) in
            #"{"$themes": [\#(themes.joined(separator: ","))], "a": \#(set(one)), "b": \#(set(other))}"#
        }
        let unchosen = { (themes: [String], asked: [String]) in
            row("", asked, bound: [], text: text(themes)).run().result.unchosenThemes.map(\.count)
        }
        #expect(unchosen(themes, []) == (isSaid ? [2] : []))
        #expect(unchosen(themes, ["A"]).isEmpty)
        #expect(unchosen(Array(themes.prefix(1)), []).isEmpty)
    }
}
