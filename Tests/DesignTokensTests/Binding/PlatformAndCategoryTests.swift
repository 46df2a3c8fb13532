import DynamicType
import Testing

@testable import DesignTokens

/// The figures with which a file's single mirror is compared.
private func place(
    _ text: String, file: String = "tokens.json", also: [MarkedText] = [],
    _ change: (inout TokenOptions) -> Void = { _ in }
) -> String? {
    var options = TokenOptions()
    change(&options)
    let texts = [MarkedText(text, name: file)] + also
    let bound = TokenChecker(options).bind(texts.map(\.source), with: []).0.bound
    guard let first = bound.first(where: { $0.path.hasSuffix("body") }) else { return nil }
    guard case .mirror(let category) = first.kind else { return "\(first.platform.rawValue) relative" }
    return "\(first.platform.rawValue) \(category.shortName)"
}

private func token(_ more: String = "") -> String {
    #"{"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"\#(more)}}, "$value": {"fontSize": 17}}"#
}

/// Groups side by side, the token in the first.
private func beside(_ names: String...) -> String {
    "{"
        + names.enumerated().map { #""\#($1)": {\#($0 == 0 ? #""body": \#(token())"# : "")}"# }
        .joined(separator: ", ") + "}"
}

@Suite struct PlatformAndCategoryTests {
    @Test func platforms() {
        let plain = #"{"body": \#(token())}"#
        #expect(place(plain) == "iOS L")
        #expect(place(plain) { $0.platform = .macOS } == "macOS L")
        #expect(
            place(#"{"body": \#(token(#", "platform": "watchOS""#))}"#) { $0.platform = .macOS }
                == "watchOS L")
        #expect(place(#"{"watchos": {"body": \#(token())}}"#) { $0.platform = .macOS } == "watchOS L")
        #expect(place(plain, file: "a/watchOS.tokens.json") { $0.platform = .macOS } == "watchOS L")
        #expect(place(plain, file: "watchOS/a.tokens.json") == "iOS L")
        #expect(place(#"{"tvOS": {"body": \#(token())}}"#, file: "watchOS.json") == "tvOS L")
        #expect(place(#"{"tvOS": {"iPadOS": {"body": \#(token())}}}"#) == "iPadOS L")
        #expect(place(#"{"tvOS": {"body": \#(token(#", "platform": "macOS""#))}}"#) == "macOS L")
    }

    @Test func sixCategoriesSideBySideAreSizes() {
        #expect(place(beside("xs", "s", "m", "l", "xl", "xxl")) == "iOS L")
        #expect(place(beside("xs", "s", "m", "l", "xl", "xxl", "xxxl")) == "iOS XS")
        #expect(place(beside("small", "medium", "large")) == "iOS L")
    }

    @Test func oneAccessibilityCategoryIsEnough() {
        #expect(place(beside("small", "AX1")) == "iOS S")
        #expect(place(beside("AX1")) == "iOS accessibilityM")
        #expect(place(beside("accessibility-extra-large")) == "iOS accessibilityXL")
    }

    @Test(arguments: [
        "XS", "xSmall", "extraSmall", "UICTContentSizeCategoryXS", "kCTFontContentSizeCategoryXS",
        "UIContentSizeCategory.extraSmall", ".extraSmall", "extra-small", "ContentSizeCategory.extraSmall",
    ])
    func vocabularies(name: String) {
        guard ContentSizeCategory(name) != nil else { return }
        #expect(place(beside(name, "AX1")) == "iOS XS")
    }

    @Test func namesOfCoreTextAloneCount() {
        #expect(
            place(beside("kCTFontContentSizeCategoryAccessibilityM", "kCTFontContentSizeCategoryL"))
                == "iOS accessibilityM")
        #expect(place(beside("kCTFontContentSizeCategoryAccessibilityM")) == "iOS accessibilityM")
        let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"].map { "kCTFontContentSizeCategory" + $0 }
        #expect(place(beside(sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], sizes[5])) == "iOS L")
        #expect(
            place(beside(sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], sizes[5], sizes[6])) == "iOS XS")
    }

    @Test func anEscapedNameOfACategoryCounts() {
        #expect(place(beside(#"\u0041X1"#)) == "iOS accessibilityM")
    }

    @Test func theNameOfATokenMayBeItsCategory() {
        let text = #"{"body": {"AX3": \#(token()), "L": \#(token())}}"#
        var options = TokenOptions()
        options.levels[.missingCategory] = .off
        let bound = TokenChecker(options).bind([MarkedText(text).source], with: []).0.bound
        let categories = bound.compactMap { token -> ContentSizeCategory? in
            if case .mirror(let category) = token.kind { category } else { nil }
        }
        #expect(categories == [.accessibilityExtraLarge, .large])
    }

    @Test func categoriesInTheirOrder() throws {
        let own = #", "category": "AX1""#
        let named = { (text: String) in #"{"AX2": {"body": \#(text)}}"# }
        #expect(place(named(token(own))) == "iOS accessibilityM")
        #expect(place(named(token())) == "iOS accessibilityL")
        #expect(place(named(token())) { try? $0.mirror("{category}.body", .body) } == "iOS accessibilityL")
        #expect(place(named(token(own))) { try? $0.mirror("{category}.body", .body) } == "iOS accessibilityM")
        let pair = #"{"AX2": {"AX4": {"body": \#(token())}}}"#
        #expect(place(pair) == "iOS accessibilityXXL")
        #expect(place(pair) { try? $0.mirror("{category}.*.body", .body) } == "iOS accessibilityL")
        #expect(
            place(named(token()), file: "AX5.tokens.json") { $0.category = .small } == "iOS accessibilityL")
        #expect(
            place(#"{"body": \#(token())}"#, file: "AX5.tokens.json") { $0.category = .small }
                == "iOS accessibilityXXXL")
        #expect(
            place(#"{"body": \#(token())}"#, file: "xLarge.tokens.json") { $0.category = .small } == "iOS S")
        #expect(place(#"{"body": \#(token())}"#) { $0.category = .small } == "iOS S")
        #expect(place(#"{"body": \#(token())}"#) == "iOS L")
    }

    @Test func aContextGoesBeforeASegment() {
        let file = MarkedText(#"{"AX2": {"body": \#(token())}}"#, name: "AX5.json")
        let resolver = MarkedText(
            ##"{"modifiers": {"m": {"contexts": {"AX3": [{"$ref": "AX5.json"}], "L": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
            name: "r.json")
        let checker = TokenChecker(TokenOptions()) {
            $0 == file.name ? .bytes(Array(file.text.utf8)) : .missing
        }
        let first = checker.bind([resolver.source], with: []).0.bound.first
        guard case .mirror(.accessibilityExtraLarge)? = first?.kind else {
            Issue.record("\(String(describing: first?.kind))")
            return
        }
    }

    @Test func aFilesNameCountsWhereAGroupIsASet() {
        #expect(place(set(8), file: "d/xLarge.tokens.json") == "iOS XL")
        #expect(place(set(8), file: "xLarge.json") == "iOS XL")
        #expect(place(set(8), file: "tokens.json") == "iOS L")
    }

    @Test func namesOfSevenFilesCount() {
        let plain = #"{"body": \#(token())}"#
        let others = ["s", "m", "l", "xl", "xxl", "xxxl"].map { MarkedText("{}", name: "\($0).json") }
        #expect(place(plain, file: "xs.json", also: others) == "iOS XS")
        #expect(place(plain, file: "xs.json", also: others.dropLast()) { $0.category = .small } == "iOS S")
    }

    @Test func theNameOfOneFileCountsForABindingThatSomebodyWrote() {
        let plain = #"{"body": \#(token())}"#
        #expect(place(plain, file: "XL.tokens.json") == "iOS XL")
        #expect(place(plain, file: "d/xLarge.ios.tokens.json") == "iOS XL")
        #expect(place(plain, file: "XL.tokens.json") { $0.category = .medium } == "iOS M")
        #expect(place(set(8), file: "XL.tokens.json") { $0.category = .medium } == "iOS M")
        let unbound = #"{"body": {"$type": "typography", "$value": {"fontSize": 17}}}"#
        #expect(place(unbound, file: "XL.json") { try? $0.mirror("{style}", nil) } == "iOS XL")
        #expect(place(unbound, file: "XL.json") { try? $0.mirror("body", .body) } == "iOS XL")
        // Part of a name may be a mere size.
        #expect(place(plain, file: "button.small.tokens.json") == "iOS L")
        #expect(place(plain, file: "XLarge-type.json") == "iOS L")
    }

    @Test(arguments: [
        ("XL.tokens.json", nil, ["XL.tokens.json XL"]), ("tokens.json", nil, []),
        ("XL.tokens.json", ContentSizeCategory.small, []), ("AX3.json", nil, []),
    ])
    func aReadingOfAFilesNameIsTold(file: String, category: ContentSizeCategory?, told: [String]) {
        var options = TokenOptions()
        options.category = category
        let source = MarkedText(#"{"body": \#(token())}"#, name: file).source
        let names = TokenChecker(options).check([source]).result.namedCategories
        #expect(names.map { "\($0.file) \($0.category.shortName)" } == told)
    }

    @Test func thePlatformOfASetByItsFilesName() {
        let names = ["title1", "title2", "title3", "headline", "subtitle1", "callout", "body", "caption1"]
        let members = names.map { "\"\($0)\": \(sized(1))" }.joined(separator: ", ")
        let set = #"{"$type": "typography", \#(members)}"#
        #expect(place(set) == nil)
        #expect(place(set) { $0.platform = .tvOS } == "tvOS L")
        #expect(place(#"{"tvOS": \#(set)}"#) == "tvOS L")
        #expect(place(set, file: "tvOS.tokens.json") == "tvOS L")
        let text =
            #"{"$type": "typography", "$extensions": {"typescale": {"platform": "tvOS"}}, \#(members)}"#
        #expect(place(text) == "tvOS L")
    }
}
