import DynamicType
import Testing

@testable import DesignTokens

/// Whether the bound tokens of a file are mirrors.
private func mirrors(_ text: String, _ change: (inout TokenOptions) -> Void = { _ in }) -> [Bool] {
    var options = TokenOptions()
    change(&options)
    let binder = TokenChecker(options).bind([MarkedText(text).source], with: []).0
    return binder.bound.map { if case .mirror = $0.kind { true } else { false } }
}

@Suite struct NameTests {
    @Test func eightStylesAreASet() {
        #expect(mirrors(set(8)).count == 8)
        #expect(mirrors(set(7)).isEmpty)
    }

    @Test func aStyleCountsOnce() {
        let more = #""Title": \#(sized(28)), "title-1": \#(sized(28))"#
        #expect(mirrors(set(7, more)).isEmpty)
    }

    @Test func onlyStylesOfThePlatformCount() {
        #expect(mirrors(set(7, #""subtitle1": \#(sized(38))"#)).isEmpty)
    }

    @Test func vocabulariesMayBeMixed() {
        let names: KeyValuePairs<String, Any> = [
            "large-title": 34, "Title 1": 28, "UICTFontTextStyleTitle2": 22, "title_3": 20, "Headline": 17,
            "BODY": 17, "-apple-system-subheadline": 15, "Footnote": "«point-size:error»14",
        ]
        CheckRow("", group(names)).expect()
    }

    @Test func eachGroupIsItsOwn() {
        let text = #"{"a": \#(set(8)), "b": \#(group(["body": 17]))}"#
        #expect(mirrors(text).count == 8)
    }

    @Test(arguments: [
        ("SF Pro", true), ("SF Pro Text", true), ("SFProDisplay-Bold", true), ("SF Compact", true),
        ("New York", true), ("-apple-system", true), ("system-ui", true), ("SF", true), ("SF Mono", true),
        ("-apple-system, Helvetica", true), ("Inter", false), ("Helvetica Neue", false),
        ("Systematica", false), ("San Francisco", true), ("SanFrancisco", true), ("System", true),
        ("San Francisco Display", true), ("ui-rounded", true), ("ui-serif", true), ("ui-monospace", true),
        ("ui-sans-serif", true), (".SFNSText", true), ("SF Arabic", true), ("System, Helvetica", true),
        ("sans-serif", false), ("serif", false), ("monospace", false), ("cursive", false), ("SFX", false),
        ("Sanford", false), ("ui", false), ("Inter, San Francisco", false), ("Saint Francisco", false),
        ("Inter, -apple-system", false), ("Frutiger", false), ("", false),
    ])
    func families(name: String, isApple: Bool) {
        let found = mirrors(set(8, family: "\"\(name)\""))
        #expect(found == Array(repeating: isApple, count: 8))
    }

    @Test(arguments: [
        (#"["SF Pro", "Inter"]"#, true), (#"["Inter", "SF Pro"]"#, false), (#""{gone}""#, true),
        ("null", true),
        ("[]", true), (#""{brand}""#, false), (#"["{brand}"]"#, false), (#""{apple}""#, true),
        (#"["{brands}"]"#, false), (#"["{apple}", "Inter"]"#, true),
        (#"["{link}"]"#, false), (#"["{circle}"]"#, true), (#"["{gone}"]"#, true),
    ])
    func familiesOfLists(value: String, isApple: Bool) {
        let text =
            #"""
            {"brand": {"$type": "fontFamily", "$value": "Inter"},
            "brands": {"$type": "fontFamily", "$value": ["Inter", "SF Pro"]},
            "link": {"$type": "fontFamily", "$value": ["{brands}"]},
            "circle": {"$type": "fontFamily", "$value": ["{circle}"]},
            "apple": {"$type": "fontFamily", "$value": ["SF Pro"]}, "g": \#(set(8, family: value))}
            """#
        #expect(mirrors(text) == Array(repeating: isApple, count: 8))
    }

    @Test func noFamilyIsApples() {
        let text =
            #"{"$type": "typography", "#
            + ["largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "footnote"]
            .map { "\"\($0)\": \(sized(17))" }.joined(separator: ", ") + "}"
        #expect(mirrors(text) == Array(repeating: true, count: 8))
    }

    @Test func namesMayBeSwitched() {
        #expect(mirrors(set(11)) { $0.names = .off }.isEmpty)
        #expect(
            mirrors(set(8, family: #""Inter""#)) { $0.names = .mirror } == Array(repeating: true, count: 8))
        #expect(mirrors(set(8)) { $0.names = .relative } == Array(repeating: false, count: 8))
        let single = group(["body": 17, "text": 17])
        #expect(mirrors(single).isEmpty)
        #expect(mirrors(single) { $0.names = .mirror } == [true])
        #expect(mirrors(single) { $0.names = .relative } == [false])
    }

    @Test(arguments: [
        CheckRow("a wrong one of a set", set(8, #""footnote": \#(sized("«point-size:error»14"))"#)),
        CheckRow(
            "other platforms",
            #"{"tvOS": {"$type": "typography", "title1": \#(sized(76)), "title2": \#(sized(57)), "title3": \#(sized(48)), "headline": \#(sized(38)), "subtitle1": \#(sized("«point-size:error»39")), "callout": \#(sized(31)), "body": \#(sized(29)), "caption1": \#(sized(25))}}"#
        ),
    ])
    func sets(row: CheckRow) { row.expect() }
}
