import DynamicType
import Testing

@testable import DesignTokens

private func rows(_ text: String, _ change: (inout TokenScaling) -> Void = { _ in }) -> [ScaledToken] {
    var scaling = TokenScaling()
    change(&scaling)
    return TokenChecker(TokenOptions()).scale([MarkedText(text, name: "f.json").source], scaling).rows
}

private func relative(_ more: String = "", _ values: String = "") -> String {
    one(#""relativeTo": "body"\#(more)"#, #""fontSize": \#(px(17))\#(values)"#)
}

@Suite struct ScaleTests {
    @Test func aRelativeTokenFollowsItsStyle() {
        let rows = rows(relative())
        #expect(rows.map(\.pointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
        #expect(rows.map(\.category) == ContentSizeCategory.allCases)
        #expect(rows.allSatisfy { $0.baseSize == 17 && $0.textStyle == .body && $0.lineHeight == nil })
        #expect(rows.allSatisfy { $0.token == "t" && $0.file == "f.json" && $0.line == 1 })
    }

    @Test(arguments: [
        (Platform.macOS, true, ["text.large.body"]), (.macOS, false, ["text.large.body"]),
        (.iOS, true, ["text.large.body", "text.xLarge.body"]),
        (.iOS, false, ["text.large.body", "text.xLarge.body"]),
    ])
    func aTokenForACategoryThatThePlatformLacksIsAnError(
        platform: Platform, isRelative: Bool, rows: [String]
    ) throws {
        let text = MarkedText(
            #"{"text": {"large": {"body": {"$value": {"fontSize": "17px"}}},"#
                + #" "xLarge": {"body": {"$value": {"fontSize": "19px"}}}}}"#, name: "f.json")
        var options = TokenOptions()
        options.platform = platform
        let pattern = try #require(PathPattern("text.{category}.{style}"))
        let binding = TokenBinding(
            pattern, style: nil, kind: isRelative ? .relative(maximum: nil, minimum: nil) : .mirror)
        options.bindings = [try #require(binding)]
        let scaled = TokenChecker(options).scale([text.source], TokenScaling())
        var tokens: [String] = []
        for row in scaled.rows where tokens.last != row.token { tokens.append(row.token) }
        #expect(tokens == rows)
        #expect(
            scaled.findings.map(\.message)
                == (platform == .macOS ? ["Apple publishes no size for body at XL on macOS"] : []))
        let checked = TokenChecker(options).check([text.source]).result.findings.filter { $0.level == .error }
        #expect(checked.contains { $0.rule == .unknownName } == (platform == .macOS))
    }

    @Test func limitsHold() throws {
        let row = try #require(
            rows(relative(#", "maximum": 28, "minimum": 16"#)) { $0.categories = [.accessibilityExtraLarge] }
                .first)
        #expect((row.pointSize, row.unclampedPointSize) == (28, 37))
        #expect(row.limits == PointSizeLimits(minimum: 16, maximum: 28))
        let low = try #require(rows(relative(#", "minimum": 16"#)) { $0.categories = [.extraSmall] }.first)
        #expect((low.pointSize, low.unclampedPointSize) == (16, 15))
    }

    @Test func lineHeightsFollowTheSize() throws {
        let text = relative(#", "maximum": 34"#, #", "lineHeight": \#(px(34))"#)
        let scaled = rows(text) { $0.categories = [.large, .accessibilityExtraExtraExtraLarge] }
        #expect(scaled.first?.lineHeight == 34)
        #expect(scaled.last?.pointSize == 34)
        #expect(scaled.last?.lineHeight == 68)
        #expect(rows(relative("", #", "lineHeight": 2"#)).first { $0.category == .large }?.lineHeight == 34)
    }

    @Test func mirrorsHaveApplesFigures() throws {
        let text = one(#""mirrors": "body""#, #""fontSize": \#(px(18)), "lineHeight": 9"#)
        let rows = rows(text)
        #expect(rows.map(\.pointSize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(rows.map(\.lineHeight) == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
        #expect(rows.allSatisfy { $0.baseSize == 18 })
    }

    @Test func categoryLimitsHoldTheCategory() throws {
        let rows = rows(relative()) {
            $0.categories = [.extraSmall, .accessibilityExtraLarge]
            $0.categoryLimits = ContentSizeCategoryRange(minimum: .large, maximum: .extraLarge)
        }
        #expect(rows.map(\.effectiveCategory) == [.large, .extraLarge])
        #expect(rows.map(\.pointSize) == [17, 19])
    }

    @Test func platformsHaveTheirOwnCategories() {
        #expect(rows(relative(#", "platform": "watchOS""#)).count == 9)
        #expect(rows(relative(#", "platform": "macOS""#)).map(\.pointSize) == [17])
        #expect(rows(relative(#", "platform": "watchOS""#)) { $0.categories = [.medium] }.isEmpty)
    }

    @Test func tokensWithoutASizeHaveNoRow() {
        #expect(rows(one(#""relativeTo": "body""#, #""fontSize": 0"#)).isEmpty)
        #expect(rows(#"{"t": {"$type": "typography", "$value": {"fontSize": 17}}}"#).isEmpty)
    }

    @Test(arguments: [
        ("a size of zero", one(#""relativeTo": "body""#, #""fontSize": 0"#), 0, "unreadable-value 1:108"),
        ("no size", one(#""relativeTo": "body""#, #""lineHeight": 20"#), 0, "unreadable-value 1:2"),
        (
            "a dead alias", one(#""relativeTo": "body""#, #""fontSize": "{gone}""#), 0,
            "unresolved-alias 1:108"
        ),
        (
            "a dead alias that is silenced",
            one(#""relativeTo": "body", "ignore": ["unresolved-alias"]"#, #""fontSize": "{gone}""#), 0,
            "unresolved-alias 1:140"
        ),
        (
            "an alias to itself", one(#""relativeTo": "body""#, #""fontSize": "{t}""#), 0,
            "unreadable-value 1:108"
        ),
        (
            "an unknown style", one(#""relativeTo": "boddy""#, #""fontSize": 17"#), 0, "unknown-name 1:75"
        ),
        (
            "a maximum that cannot be read",
            one(#""relativeTo": "body", "maximum": "big""#, #""fontSize": 17"#),
            0, "unreadable-value 1:94"
        ),
        (
            "a line height that cannot be read",
            one(#""relativeTo": "body""#, #""fontSize": 17, "lineHeight": "wide""#), 12,
            "unreadable-value 1:126"
        ),
        (
            "a line height's dead alias",
            one(#""relativeTo": "body""#, #""fontSize": 17, "lineHeight": "{gone}""#), 12,
            "unresolved-alias 1:126"
        ),
        (
            "a weight's dead alias",
            one(#""relativeTo": "body""#, #""fontSize": 17, "fontWeight": "{gone}""#), 12,
            ""
        ),
        ("all right", one(#""relativeTo": "body""#, #""fontSize": 17, "lineHeight": 22"#), 12, ""),
    ])
    func aBoundTokenHasARowOrAnError(name: String, text: String, count: Int, error: String) {
        let source = MarkedText(text, name: "f.json").source
        let (rows, findings, _, _) = TokenChecker(TokenOptions()).scale([source], TokenScaling())
        #expect(rows.count == count)
        let errors = findings.filter { $0.level == .error }.map {
            "\($0.rule.rawValue) \($0.place.map { "\($0.location.line):\($0.location.column)" } ?? "")"
        }
        #expect(errors == (error.isEmpty ? [] : [error]))
        if count > 0, !error.isEmpty { #expect(rows.allSatisfy { $0.lineHeight == nil }) }
    }

    @Test func aLimitThatANearerOneReplacesDoesNotCount() {
        let text = #"""
            {"g": {"$extensions": {"typescale": {"maximum": "big"}}, "t": {"$type": "typography",
            "$extensions": {"typescale": {"relativeTo": "body", "maximum": 28}}, "$value": {"fontSize": 17}}}}
            """#
        #expect(rows(text).count == 12)
        #expect(rows(text).allSatisfy { $0.limits.maximum == 28 })
    }

    @Test func aCategoryThatThePlatformOfATokenLacksIsAnError() {
        var scaling = TokenScaling()
        scaling.categories = [.medium, .large]
        let source = MarkedText(relative(#", "platform": "watchOS""#), name: "f.json").source
        let (rows, findings, _, _) = TokenChecker(TokenOptions()).scale([source], scaling)
        #expect(rows.map(\.category) == [.large])
        #expect(findings.map(\.mark) == ["unreadable-value:error"])
    }

    @Test func sizesBelowOnePointHaveNoRow() {
        let text = one(#""relativeTo": "body""#, #""fontSize": \#(px("0.5"))"#)
        let all = TokenChecker(TokenOptions()).scale(
            [MarkedText(text, name: "f.json").source], TokenScaling())
        #expect(!all.rows.contains { $0.category == .extraSmall })
        #expect(all.findings.map(\.rule) == [.unreadableValue])
        // At the categories that are asked for it has one.
        var scaling = TokenScaling()
        scaling.categories = [.large]
        let large = TokenChecker(TokenOptions()).scale([MarkedText(text, name: "f.json").source], scaling)
        #expect(large.rows.map(\.pointSize) == [1])
        #expect(large.findings.isEmpty)
    }

    @Test func aMultipleIsOneOfTheEffectiveSize() {
        let text = relative("", #", "lineHeight": 1.5"#)
        let scaled = rows(text) { $0.categories = [.large, .accessibilityExtraExtraExtraLarge] }
        // 1.5 × 48; points would be 25.5 × 62 ÷ 22 = 71.86.
        #expect(scaled.map(\.lineHeight) == [77.0 / 3, 72])
    }

    @Test func aTokenWhoseLimitCannotBeReadHasNoRow() {
        for limit in [#""2X""#, "0", "null", #""M""#] {
            let text = one(
                #""relativeTo": "body", "platform": "watchOS", "maximum": \#(limit)"#, #""fontSize": 17"#)
            let result = TokenChecker(TokenOptions())
                .scale([MarkedText(text, name: "f.json").source], TokenScaling())
            #expect(result.rows.isEmpty)
            #expect(result.findings.map(\.rule) == [.unreadableValue], "\(limit)")
        }
    }

    @Test func aNearerLimitGoesBeforeOneThatCannotBeRead() {
        let text =
            #"{"g": {"$extensions": {"typescale": {"relativeTo": "body", "maximum": "2X"}}, "#
            + #""t": {"$type": "typography", "$extensions": {"typescale": {"maximum": 20}}, "$value": {"fontSize": 17}}}}"#
        #expect(rows(text) { $0.categories = [.accessibilityLarge] }.map(\.pointSize) == [20])
    }

    @Test func wordsOfLimitsFollowThePlatform() {
        let text = one(
            #""relativeTo": "body", "platform": "watchOS", "maximum": "largest", "minimum": "smallest""#,
            #""fontSize": 60"#)
        let scaled = rows(text)
        #expect(scaled.allSatisfy { $0.limits == PointSizeLimits(minimum: 14, maximum: 23) })
    }

    @Test func tokensOfTwoFilesStandInTheirOrder() {
        let files = [MarkedText(relative(), name: "b.json"), MarkedText("\n" + relative(), name: "a.json")]
        var scaling = TokenScaling()
        scaling.categories = [.large]
        let rows = TokenChecker(TokenOptions()).scale(files.map(\.source), scaling).rows
        #expect(rows.map(\.file) == ["b.json", "a.json"])
        #expect(rows.map(\.line) == [1, 2])
    }

    /// A resolver whose contexts are categories, with body in each; the sizes are its own.
    private func cells(
        _ sizes: KeyValuePairs<String, Int>, _ binding: String = #""relativeTo": "body", "maximum": 40"#,
        _ change: (inout TokenScaling) -> Void = { _ in }
    ) -> (rows: [ScaledToken], findings: [Finding]) {
        let contexts = sizes.map { name, size in
            let value = #"{"fontSize": \#(px(size)), "lineHeight": 1.5}"#
            return
                #""\#(name)": [{"body": {"$type": "typography", "$extensions": {"typescale": {\#(binding)}}, "$value": \#(value)}}]"#
        }
        let text =
            ##"{"modifiers": {"size": {"contexts": {\##(contexts.joined(separator: ", "))}}}, "resolutionOrder": [{"$ref": "#/modifiers/size"}]}"##
        var scaling = TokenScaling()
        change(&scaling)
        let source = TokenSource(name: "r.json", bytes: Array(text.utf8))
        let result = TokenChecker(TokenOptions()).scale([source], scaling)
        #expect(result.errors.isEmpty)
        return (result.rows, result.findings)
    }

    @Test("A token in a context that is a category is one cell, and is not scaled") func oneCell() {
        let (rows, findings) = cells(["XS": 14, "L": 17, "AX5": 53])
        #expect(findings.isEmpty)
        #expect(rows.map(\.category) == [.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
        #expect(rows.map(\.baseSize) == [14, 17, 53])
        #expect(rows.map(\.pointSize) == [14, 17, 40])
        #expect(rows.map(\.lineHeight) == [21, 25.5, 60])
        let mirrors = cells(["XS": 15, "L": 17, "AX5": 53], #""mirrors": "body""#).rows
        #expect(mirrors.map(\.pointSize) == [15, 17, 53])
    }

    @Test("-c selects among the existing cells") func chosenCells() {
        let (rows, findings) = cells(["XS": 14, "L": 17, "AX5": 53]) { $0.categories = [.large, .medium] }
        #expect(rows.map(\.category) == [.large])
        #expect(findings.map(\.mark) == ["missing-category:note"])
        #expect(findings.first?.message == "'body' has no value at M, only at XS, L, accessibilityXXXL")
    }

    @Test("A limit of categories leads to the cell that it allows") func limitedCells() {
        let rows = cells(["L": 17, "AX5": 53]) {
            $0.categoryLimits = ContentSizeCategoryRange(maximum: .large)
        }.rows
        #expect(rows.allSatisfy { $0.effectiveCategory == .large && $0.pointSize == 17 })
        #expect(rows.map(\.category).contains(.accessibilityExtraExtraExtraLarge))
    }

    @Test("A token in a group of categories is one cell as well") func otherCells() {
        let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
        let sizes = [14, 15, 16, 17, 19, 21, 23]
        let members = zip(names, sizes).map { #""\#($0)": \#(sized($1))"# }.joined(separator: ", ")
        let text =
            #"{"body": {"$type": "typography", \#(members), "$extensions": {"typescale": {"relativeTo": "body"}}}}"#
        let source = TokenSource(name: "t.json", bytes: Array(text.utf8))
        let rows = TokenChecker(TokenOptions()).scale([source], TokenScaling()).rows
        #expect(rows.map(\.pointSize) == sizes.map(Double.init))
    }

    @Test(
        "The rules about growth do not scale a cell; its own size has a minimum",
        arguments: [
            ("AX1", 28, []), ("L", 10, ["minimum-size:warning"]), ("XS", 10, ["minimum-size:note"]),
            ("AX5", 11, []),
        ] as [(String, Int, [String])])
    func rulesOfCells(category: String, size: Int, findings: [String]) {
        let value = one(#""relativeTo": "body", "maximum": 28"#, #""fontSize": "\#(size)px""#)
        let contexts = #"{"\#(category)": [\#(value)], "AX2": []}"#
        let text =
            ##"{"modifiers": {"size": {"contexts": \##(contexts)}}, "resolutionOrder": [{"$ref": "#/modifiers/size"}]}"##
        let source = TokenSource(name: "r.json", bytes: Array(text.utf8))
        #expect(TokenChecker(TokenOptions()).check([source]).result.findings.map(\.mark) == findings)
    }

    @Test("On macOS text does not grow, so that no limit keeps it from growing") func macOS() {
        let token = { (name: String, size: Int, maximum: Int) in
            #""\#(name)": {"$extensions": {"typescale": {"relativeTo": "body", "maximum": \#(maximum)}}, "$value": {"fontSize": "\#(size)px"}}"#
        }
        let text = #"{"$type": "typography", \#(token("a", 30, 13)), \#(token("b", 20, 20))}"#
        let findings = { (platform: Platform) in
            var options = TokenOptions()
            options.platform = platform
            let source = TokenSource(name: "t.json", bytes: Array(text.utf8))
            return Set(TokenChecker(options).check([source]).result.findings.map(\.rule))
        }
        #expect(findings(.macOS).isEmpty)
        #expect(findings(.iOS) == [.enlargement, .hierarchy])
    }
}
