import Testing

/// The words that people use for styles, categories, devices and options.
@Suite("Words") struct WordTests {
    @Test(
        "Words with one meaning are understood",
        arguments: [
            (["body", "-c", "80%", "--get", "category"], ["XS"]),
            (["body", "-c", "100%", "--get", "category"], ["L"]),
            (["body", "-c", "110%", "--get", "category"], ["XL"]),
            (["body", "-c", "135%", "--get", "category"], ["XXXL"]),
            (["body", "-c", "160%", "--get", "category"], ["accessibilityM"]),
            (["body", "-c", "310%", "--get", "category"], ["accessibilityXXXL"]),
            (["body", "--size", "17", "--max", "160%", "-c", "AX5", "--get", "pointSize"], ["27.2"]),
            (["body", "-c", "default", "--get", "category"], ["L"]),
            (["body", "-c", "largest", "--get", "category"], ["accessibilityXXXL"]),
            (["body", "-c", "smallest", "--get", "category"], ["XS"]),
            (["body", "-p", "watchos", "-c", "largest", "--get", "category"], ["accessibilityXL"]),
            (["body", "-c", "default,largest", "--get", "pointSize"], ["17", "53"]),
            (["body", "-c", "accessibilityXLarge", "--get", "category"], ["accessibilityXL"]),
            (["body", "-c", "3XL", "--get", "category"], ["XXXL"]),
            (["body", "-c", "2XL", "--get", "category"], ["XXL"]),
            (
                ["names", "--as", "control-center"],
                ["80%", "85%", "90%", "100%", "110%", "120%", "135%", "160%", "190%", "235%", "275%", "310%"]
            ),
            (["body", "AX5", "--get", "pointSize"], ["53"]),
            (
                ["AX5", "--get", "pointSize"],
                ["60", "58", "56", "55", "53", "53", "51", "49", "44", "43", "40"]
            ),
            (["Title 1 / Bold", "-c", "L", "--get", "weight"], ["bold"]),
            (["body.bold", "-c", "L", "--get", "weight"], ["semibold"]),
            (["body", "-p", "iphone", "-c", "L", "--get", "platform"], ["iOS"]),
            (["body", "-p", "mac", "-c", "L", "--get", "platform"], ["macOS"]),
            (["body", "-p", "watch", "-c", "L", "--get", "platform"], ["watchOS"]),
            (["body", "--size", "17", "--max", "28", "-c", "AX5", "--get", "pointSize"], ["28"]),
            (["body", "--size", "17", "--max", "AX1", "-c", "AX5", "--get", "pointSize"], ["28"]),
            (["body", "--size", "17", "--max", "2x", "-c", "AX5", "--get", "pointSize"], ["34"]),
            (["body", "--size", "17", "--max", "200%", "-c", "AX5", "--get", "pointSize"], ["34"]),
            (["body", "--category", "XS\u{2026}L", "--get", "category"], ["XS", "S", "M", "L"]),
            (["body", "AX1", "AX3...", "--get", "pointSize"], ["28", "40", "47", "53"]),
            (["body", "standard", "--get", "pointSize"], ["14", "15", "16", "17", "19", "21", "23"]),
            (["body", "310%", "--get", "pointSize"], ["53"]),
            (["body", "default", "-p", "watchos", "--watch-size", "45", "--get", "category"], ["XL"]),
            (["Body/Regular", "L", "--get", "weight"], ["regular"]),
            (["body / emphasized", "L", "--get", "weight"], ["semibold"]),
            (["headline.semibold", "L", "--get", "weight"], ["semibold"]),
            (["body", "body.bold", "L", "--get", "weight"], ["regular", "semibold"]),
            (["body", "L", "-p", "apple-tv", "--get", "pointSize"], ["29"]),
            (["body", "--max", "3XL", "--size", "17", "-c", "AX5", "--get", "pointSize"], ["23"]),
        ] as [([String], [String])])
    func understood(words: [String], values: [String]) throws {
        let outcome = try ProgramUnderTest.run(words)
        #expect(outcome.status == 0)
        #expect(outcome.lines == values)
    }

    @Test(
        "Other words get the remedy, and no hint to another size",
        arguments: [
            (["body", "-c", "200%"], [["310%"], ["110%"]]),
            (["body", "-c", "xs-ax5"], [["XS...AX5"]]),
            (["body", "-c", "AXXXL"], [["accessibilityXXXL", "AX5"], ["53"], ["47"]]),
            (["body", "-c", "XL+"], [["28", "33", "40"]]),
            (["body", "-c", "A1"], [["AX1", "accessibilityM"]]),
            (["body", "-c", "A5"], [["AX5", "accessibilityXXXL"]]),
            (["boddy", "-c", "L"], [["did you mean"], ["body"]]),
            (["headlin", "-c", "L"], [["did you mean"], ["headline"]]),
            (["footnoet", "-c", "L"], [["did you mean"], ["footnote"]]),
            (["body", "-c", "Meduim"], [["did you mean"], ["medium"]]),
            (["title4", "-c", "L"], [["largeTitle"], ["caption2"]]),
            (["body", "-c", "AX6"], [["XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"]]),
            (
                ["body", "-c", "huge"],
                [["XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"], ["default"], ["largest"]]
            ),
            (["body", "AX5", "-c", "L"], [["--category"], ["AX5"]]),
            (["body,title1", "-c", "L"], [["separate"], ["spaces"]]),
            (["body", "-v"], [["--version"]]),
            (["body", "--csv"], [["--format csv"]]),
            (["body", "--list"], [["names"]]),
            (["list"], [["names"]]),
            (["styles"], [["names"]]),
            (["lint"], [["check"]]),
            (["-p", "watchos", "--watch-size", "46"], [["published"], ["--default-category"]]),
            (["body", "21"], [["nearest 21"]]),
            (["body", "AXXL"], [["AX4"], ["47"], ["AX3"], ["40"]]),
            (["body", "a-xl"], [["AX3"], ["AX2"]]),
            (["-c", "XXXL+"], [["AX1"], ["28"], ["AX5"], ["53"]]),
            (["XS:AX5"], [["XS...AX5"]]),
            (["-c", "XS..AX5"], [["XS...AX5"]]),
            (["body.italic"], [["slope"], ["body.emphasized"]]),
            (["body/light"], [["regular and emphasized semibold"]]),
            (["-c", "larger"], [["XS S M L XL XXL XXXL"]]),
            (["-c", "XXXXL"], [["XS S M L XL XXL XXXL"]]),
            (["names", "AXXXL"], [["AX5"], ["AX4"]]),
            (["body", "M", "-p", "watchos"], [["no M for watchOS"]]),
            (["body", "--config", "x"], [["--options"]]),
            (["body", "--px"], [["points are the only unit"]]),
            (["validate"], [["check"]]),
            (["match"], [["nearest"]]),
        ] as [([String], [[String]])])
    func refused(words: [String], parts: [[String]]) throws {
        let outcome = try ProgramUnderTest.run(words)
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        for choices in parts {
            #expect(choices.contains { outcome.errorText.contains($0) }, "\(outcome.errorText)")
        }
    }

    @Test(
        "The same words in names",
        arguments: [("accessibilityXXXLarge", "AX5"), ("110%", "xLarge"), ("2XL", "xxLarge")])
    func names(word: String, name: String) throws {
        let outcome = try ProgramUnderTest.run(["names", word, "--as", "hig"])
        #expect(outcome.lines == [name])
    }

    @Test("A note says that Apple's bold body is semibold")
    func bold() throws {
        #expect(try ProgramUnderTest.run(["body.bold", "L"]).errorText.contains("bold body is semibold"))
        #expect(try ProgramUnderTest.run(["Title 1 / Bold", "L"]).errorText.isEmpty)
    }
}
