import DynamicType
import Testing

@testable import DesignTokens

private func body(_ size: Any, _ name: String) -> MarkedText {
    MarkedText(#"{"t": {"$type": "typography", "$value": {"fontSize": \#(px(size))}}}"#, name: name)
}

private func resolver(_ parts: String, order: String...) -> String {
    let references = order.map { ##"{"$ref": "#/\##($0)"}"## }.joined(separator: ", ")
    return #"{"version": "2025.10", \#(parts), "resolutionOrder": [\#(references)]}"#
}

private func sets(_ sources: String) -> String { #""sets": {"s": {"sources": [\#(sources)]}}"# }

private func modifier(_ contexts: KeyValuePairs<String, String>, _ more: String = "") -> String {
    let texts = contexts.map { #""\#($0)": [{"$ref": "\#($1)"}]"# }.joined(separator: ", ")
    return #""modifiers": {"m": {"contexts": {\#(texts)}\#(more)}}"#
}

private func row(
    _ name: String, _ text: String, file: String = "r.json", _ references: [MarkedText] = [],
    unplaced: [String] = [], contexts: [String: String] = [:]
) -> CheckRow {
    CheckRow(name, text, file: file, references: references, unplaced: unplaced) {
        $0.contexts = contexts
        $0.levels[.missingCategory] = .off
        try? $0.mirror("t", .body)
    }
}

@Suite struct ResolverTests {
    @Test(arguments: [
        row(
            "a set", resolver(sets(#"{"$ref": "a.json"}"#), order: "sets/s"),
            [body("«point-size:error»18", "a.json")]),
        row(
            "with ./", resolver(sets(#"{"$ref": "./a.json"}"#), order: "sets/s"),
            [body("«point-size:error»18", "a.json")]),
        row(
            "in its folder", resolver(sets(#"{"$ref": "a.json"}"#), order: "sets/s"), file: "d/r.json",
            [body("«point-size:error»18", "d/a.json")]),
        row(
            "on the spot",
            resolver(
                sets(#"{"t": {"$type": "typography", "$value": {"fontSize": «point-size:error»18}}}"#),
                order: "sets/s")),
        row(
            "a later source wins",
            resolver(sets(#"{"$ref": "a.json"}, {"$ref": "b.json"}"#), order: "sets/s"),
            [body(18, "a.json"), body(17, "b.json")]),
        row(
            "a source that is named twice counts where it is named last",
            resolver(sets(#"{"$ref": "a.json"}, {"$ref": "b.json"}, {"$ref": "a.json"}"#), order: "sets/s"),
            [body("«point-size:error»18", "a.json"), body(17, "b.json")]),
        row(
            "a set that is named twice counts where it is named last",
            resolver(
                #""sets": {"a": {"sources": [{"$ref": "a.json"}]}, "b": {"sources": [{"$ref": "b.json"}]}}"#,
                order: "sets/a", "sets/b", "sets/a"),
            [body("«point-size:error»18", "a.json"), body(17, "b.json")]),
        row(
            "a set that names another set twice",
            resolver(
                ##""sets": {"a": {"sources": [{"$ref": "a.json"}]}, "s": {"sources": [{"$ref": "#/sets/a"}, {"$ref": "b.json"}, {"$ref": "#/sets/a"}]}}"##,
                order: "sets/s"),
            [body("«point-size:error»18", "a.json"), body(17, "b.json")]),
        row(
            "two sets of one source: the later one's place counts",
            resolver(
                #""sets": {"a": {"sources": [{"$ref": "a.json"}]}, "b": {"sources": [{"$ref": "b.json"}]}, "c": {"sources": [{"$ref": "a.json"}]}}"#,
                order: "sets/a", "sets/b", "sets/c"),
            [body("«point-size:error»18", "a.json"), body(17, "b.json")]),
        row(
            "categories",
            resolver(modifier(["L": "l.json", "AX3": "a.json"]), order: "modifiers/m"),
            [body(17, "l.json"), body(40, "a.json")]),
        row(
            "categories, one wrong",
            resolver(modifier(["L": "l.json", "AX3": "a.json"]), order: "modifiers/m"),
            [body(17, "l.json"), body("«point-size:error»17", "a.json")]),
        row(
            "sizes are no categories",
            resolver(
                modifier(["small": "a.json", "large": "b.json"], #", "default": "small""#),
                order: "modifiers/m"),
            [body(17, "a.json"), body(99, "b.json")]),
        row(
            "a default",
            resolver(
                modifier(["light": "a.json", "dark": "b.json"], #", "default": "dark""#), order: "modifiers/m"
            ),
            [body(17, "a.json"), body("«point-size:error»18", "b.json")]),
        row(
            "--context",
            resolver(
                modifier(["light": "a.json", "dark": "b.json"], #", "default": "dark""#), order: "modifiers/m"
            ),
            [body(17, "a.json"), body(18, "b.json")], contexts: ["m": "light"]),
        row(
            "--context of a category",
            resolver(modifier(["L": "l.json", "AX3": "a.json"]), order: "modifiers/m"),
            [body(17, "l.json"), body(40, "a.json")],
            contexts: ["m": "AX3"]),
        row(
            "a missing file",
            resolver(
                sets(#"{"$ref": «unresolved-alias:error»"gone.json"}, {"$ref": "a.json"}"#), order: "sets/s"
            ), [body(17, "a.json")]),
        row(
            "a URL",
            resolver(
                sets(#"{"$ref": «unresolved-alias:error»"https://a.b/c.json"}, {"$ref": "a.json"}"#),
                order: "sets/s"), [body(17, "a.json")]),
        row(
            "a missing set",
            resolver(
                sets(##"{"$ref": «unresolved-alias:error»"#/sets/gone"}, {"$ref": "a.json"}"##),
                order: "sets/s"), [body(17, "a.json")]),
        row(
            "an order that names nothing",
            ##"{"sets": {"s": {"sources": [{"$ref": "a.json"}]}}, "resolutionOrder": [{"$ref": «unresolved-alias:error»"#/sets/gone"}, {"$ref": "#/sets/s"}]}"##,
            [body(17, "a.json")]),
        row(
            "a set on the spot",
            #"{"resolutionOrder": [{"type": "set", "name": "x", "sources": [{"$ref": "a.json"}]}]}"#,
            [body("«point-size:error»18", "a.json")]),
        row(
            "a set in another set",
            ##"{"sets": {"s": {"sources": [{"$ref": "a.json"}]}, "u": {"sources": [{"$ref": "#/sets/s"}]}}, "resolutionOrder": [{"$ref": "#/sets/u"}]}"##,
            [body("«point-size:error»18", "a.json")]),
        row(
            "a part of a file", resolver(sets(#"{"$ref": "a.json#/x~1y/1"}"#), order: "sets/s"),
            [
                MarkedText(
                    #"{"t": {"$type": "typography", "$value": {"fontSize": "1px"}}, "x/y": {"1": {"t": {"$type": "typography", "$value": {"fontSize": «point-size:error»"18px"}}}}}"#,
                    name: "a.json")
            ]),
        row(
            "a part of a file in its folder", resolver(sets(#"{"$ref": "e/a.json#/x"}"#), order: "sets/s"),
            file: "d/r.json",
            [
                MarkedText(
                    ##"{"x": {"sources": [{"$ref": "b.json#/t"}, {"$ref": "#/y"}]}, "y": {"$type": "typography", "t": {"$value": {"fontSize": «point-size:error»"18px"}}}}"##,
                    name: "d/e/a.json"),
                MarkedText(
                    #"{"t": {"t": {"$type": "typography", "$value": {"fontSize": "19px"}}}}"#,
                    name: "d/e/b.json"),
            ]),
        row(
            "the whole by a pointer", resolver(sets(#"{"$ref": "a.json#"}"#), order: "sets/s"),
            [body("«point-size:error»18", "a.json")]),
        row(
            "an alias in a part into the rest of its file",
            resolver(sets(#"{"$ref": "a.json#/x"}"#), order: "sets/s"),
            [
                MarkedText(
                    #"{"s": {"$value": "18px"}, "x": {"t": {"$type": "typography", "$value": {"fontSize": «point-size:error»"{s}"}}}}"#,
                    name: "a.json")
            ]),
        row(
            "a missing part",
            resolver(
                sets(#"{"$ref": «unresolved-alias:error»"b.json#/gone"}, {"$ref": "a.json"}"#),
                order: "sets/s"), [body(17, "a.json"), body(1, "b.json")]),
        row(
            "a part that is no object",
            resolver(
                sets(#"{"$ref": «unresolved-alias:error»"b.json#/t/$type"}, {"$ref": "a.json"}"#),
                order: "sets/s"), [body(17, "a.json"), body(1, "b.json")]),
        row(
            "a part of a missing file",
            resolver(
                sets(#"{"$ref": «unresolved-alias:error»"gone.json#/t"}, {"$ref": "a.json"}"#),
                order: "sets/s"), [body(17, "a.json")]),
        row(
            "no JSON Pointer",
            resolver(
                sets(#"{"$ref": «unresolved-alias:error»"a.json#t"}, {"$ref": "a.json"}"#),
                order: "sets/s"), [body(17, "a.json")]),
        row(
            "a circle by way of another file",
            resolver(sets(#"{"$ref": "b.json#/x"}, {"$ref": "a.json"}"#), order: "sets/s"),
            [
                body(17, "a.json"),
                MarkedText(
                    ##"{"x": {"sources": [{"$ref": "b.json#/y"}]}, "y": {"sources": [{"$ref": «unresolved-alias:error»"#/x"}]}}"##,
                    name: "b.json"),
            ]),
        row(
            "a modifier after a set shadows it",
            resolver(
                sets(#"{"$ref": "base.json"}"#) + ", " + modifier(["L": "l.json", "AX3": "none.json"]),
                order: "sets/s", "modifiers/m"),
            [
                body("«point-size:error»17", "base.json"), body(17, "l.json"),
                MarkedText("{}", name: "none.json"),
            ]),
        row(
            "an alias into another source",
            resolver(
                modifier(["L": "l.json", "AX3": "a.json"]) + ", "
                    + sets(
                        #"{"t": {"$type": "typography", "$value": {"fontSize": «point-size:error»"{s}"}}}"#),
                order: "sets/s", "modifiers/m"),
            [
                MarkedText(#"{"s": {"$value": "17px"}}"#, name: "l.json"),
                MarkedText(#"{"s": {"$value": "41px"}}"#, name: "a.json"),
            ]),
        row(
            "equal findings of several contexts print once",
            resolver(
                modifier(["L": "l.json", "AX3": "a.json"]) + ", "
                    + sets(
                        #"{«unbound-file:note»"c": {"$type": "typography", "$value": {"fontSize": «unresolved-alias:warning»"{gone}"}}}"#
                    ),
                order: "sets/s",
                "modifiers/m"),
            [body(17, "l.json"), body(40, "a.json")]),
        row(
            "the file is given too",
            resolver(sets(#"{"$ref": "a.json"}"#), order: "sets/s"), [body("«point-size:error»18", "a.json")]
        ).alsoGivingReferences(),
    ])
    func resolvers(row: CheckRow) { row.expect() }

    @Test func aModifierWithoutADefaultIsAnError() {
        let text = resolver(modifier(["light": "a.json", "dark": "b.json"]), order: "modifiers/m")
        let errors = row("", text, [body(17, "a.json"), body(17, "b.json")]).run().errors
        guard case .noContext("r.json", "m", ["light", "dark"])? = errors.first, errors.count == 1 else {
            Issue.record("\(errors)")
            return
        }
    }

    @Test func aContextThatIsNotThereIsAnError() {
        let text = resolver(modifier(["light": "a.json"], #", "default": "light""#), order: "modifiers/m")
        let errors = row("", text, contexts: ["m": "dark", "n": "x"]).run().errors
        #expect(errors.count == 2)
        guard case .unknownContext(_, "m", "dark", ["light"])? = errors.first,
            case .unknownModifier("n", ["m"])? = errors.last
        else {
            Issue.record("\(errors)")
            return
        }
    }

    @Test(arguments: [
        ##"{"resolutionOrder": [{"$ref": "#"}]}"##,
        ##"{"resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]}"##,
        ##"{"sets": {"s": {"sources": [{"$ref": "r.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
        ##"{"sets": {"s": {"sources": [{"$ref": "#/sets/s"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
        ##"{"sets": {"s": {"sources": [{"$ref": "#/sets/s"}, {"$ref": "#/sets/s"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
        #"{"resolutionOrder": []}"#, #"{"resolutionOrder": [1, null, [], {}]}"#,
    ])
    func resolversThatReferToThemselvesEnd(text: String) {
        #expect(row("", text).run().result.bound.isEmpty)
    }
}

extension CheckRow {
    /// The same check with the files that the resolver refers to named beside it.
    fileprivate func alsoGivingReferences() -> CheckRow {
        var row = self
        (row.files, row.references) = (files + references, [])
        return row
    }
}

/// Resolvers of many sets, sources and contexts.
@Suite struct ResolverLayerTests {
    @Test(
        "A resolver of more than eight layers: the last one that has a token counts, whatever the others merge"
    )
    func manyLayers() {
        // Each set has a group of its own and a token in the group that all share; `base` comes first or last.
        let sets = (0..<12).map { number in
            let wrong = number == 11 ? "«point-size:error»18" : "16"
            let token = { (size: String) in #"{"$type": "typography", "$value": {"fontSize": \#(px(size))}}"#
            }
            return
                #""s\#(number)": {"sources": [{"t": {"shared": \#(token(wrong)), "own\#(number)": \#(token("«point-size:error»20"))}}]}"#
        }
        let order = (0..<12).map { "sets/s\($0)" }
        let references = order.map { ##"{"$ref": "#/\##($0)"}"## }.joined(separator: ", ")
        let text =
            #"{"version": "2025.10", "sets": {\#(sets.joined(separator: ", "))}, "resolutionOrder": [\#(references)]}"#
        CheckRow("", text, file: "r.json", bound: (0..<11).map { "t.own\($0)" } + ["t.shared", "t.own11"]) {
            try? $0.mirror("t.*", .body)
        }.expect()
    }

    @Test("Aliases through more than eight layers lead to the last one that has the name")
    func aliasesThroughManyLayers() {
        let sources = (0..<12).map {
            #"{"core": {"s": {"$value": "\#($0 + 6)px"}, "n\#($0)": {"$value": "17px"}}}"#
        }
        let text = { (name: String) in
            #"{"t": {"$type": "typography", "$value": {"fontSize": "{core.\#(name)}"}}}"#
        }
        for (name, isRight) in [("s", true), ("n0", true), ("n11", true)] {
            let set = #""sets": {"s": {"sources": [\#((sources + [text(name)]).joined(separator: ", "))]}}"#
            let result = row("", resolver(set, order: "sets/s")).run().result
            #expect(result.findings.isEmpty == isRight, "\(name): \(result.findings.map(\.message))")
        }
        // A token hides what earlier layers have below its name; groups are merged.
        let hidden = sources + [#"{"core": {"n0": {"deep": {"$value": "18px"}}}}"#, text("n0.deep")]
        let found = row(
            "",
            resolver(#""sets": {"s": {"sources": [\#(hidden.joined(separator: ", "))]}}"#, order: "sets/s"))
        #expect(found.run().result.findings.map(\.rule) == [.pointSize])
        let shadowed = [#"{"core": {"n0": {"deep": {"$value": "18px"}}}}"#] + sources + [text("n0.deep")]
        let lost = row(
            "",
            resolver(#""sets": {"s": {"sources": [\#(shadowed.joined(separator: ", "))]}}"#, order: "sets/s"))
        #expect(lost.run().result.findings.map(\.rule) == [.unresolvedAlias])
    }

    @Test("More contexts than categories in any spelling are an error at the contexts") func tooManyContexts()
    {
        let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"] + (0..<60).map { "x\($0)" }
        let contexts = names.prefix(64).map { #""\#($0)": []"# }.joined(separator: ", ")
        let more = names.prefix(65).map { #""\#($0)": []"# }.joined(separator: ", ")
        let run = { (contexts: String) in
            row("", resolver(#""modifiers": {"m": {"contexts": {\#(contexts)}}}"#, order: "modifiers/m"))
                .run().errors
        }
        #expect(run(contexts).isEmpty)
        guard case .limit(let position, .contexts)? = run(more).first else {
            Issue.record("\(run(more))")
            return
        }
        #expect(position.file == "r.json" && position.column == 56)
    }

    @Test("Sets of sets that have too many layers together are an error at the source") func tooManyLayers() {
        let sets = (0..<600).map { number in
            let before = number > 0 ? ##"{"$ref": "#/sets/s\##(number - 1)"}, "## : ""
            return #""s\#(number)": {"sources": [\#(before){"t\#(number)": \#(sized(17))}]}"#
        }
        let text = resolver(#""sets": {\#(sets.joined(separator: ",\n"))}"#, order: "sets/s599")
        guard case .limit(let position, .sources)? = row("", text).run().errors.first else {
            Issue.record("\(row("", text).run().errors)")
            return
        }
        #expect(position.line > 1)
    }
}
