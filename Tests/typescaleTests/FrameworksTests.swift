import Testing

/// Sizes in other frameworks, on the scale and side by side.
@Suite("Frameworks") struct FrameworksTests {
    /// The values of a field in CSV, of the rows whose framework or style is named; of all without a name.
    private static func values(_ words: [String], _ field: String, _ name: String?) throws -> [String] {
        let outcome = try ProgramUnderTest.run(words + ["--format", "csv"])
        #expect(outcome.status == 0, "\(outcome.errorText)")
        let lines = outcome.text.split(separator: "\r\n").map { line in
            line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let header = try #require(lines.first)
        let column = try #require(header.firstIndex(of: field))
        return lines.dropFirst().filter { line in name.map { line[0] == $0 || line[2] == $0 } ?? true }
            .map { $0[column] }
    }

    @Test(
        "Values",
        arguments: [
            (
                ["body", "--size", "17", "--framework", "react-native", "-c", "AX5"], "pointSize", nil,
                ["60.707"]
            ),
            (["body", "--size", "17", "--framework", "flutter", "-c", "AX5"], "pointSize", nil, ["53"]),
            (["body", "--size", "17", "--framework", "maui", "-c", "AX5"], "pointSize", nil, ["48"]),
            (["body", "--size", "17", "--framework", "ionic", "-c", "AX5"], "pointSize", nil, ["56.3125"]),
            (
                ["body", "--size", "17", "--framework", "compose-multiplatform", "-c", "AX5"], "pointSize",
                nil, ["30.6"]
            ),
            (["body", "--size", "17", "--framework", "nativescript", "-c", "AX5"], "pointSize", nil, ["68"]),
            (
                ["body", "--size", "14", "--framework", "react-native", "-c", "M"], "pointSize", nil,
                ["13.174"]
            ),
            (["body", "--size", "14", "--framework", "flutter", "-c", "M"], "pointSize", nil, ["13.176471"]),
            (["body", "--size", "14", "--framework", "maui", "-c", "M"], "pointSize", nil, ["13"]),
            (["body", "--size", "14", "--framework", "ionic", "-c", "M"], "pointSize", nil, ["14"]),
            (
                ["body", "--size", "14", "--framework", "compose-multiplatform", "-c", "M"], "pointSize", nil,
                ["12.6"]
            ),
            (["body", "--size", "14", "--framework", "nativescript", "-c", "M"], "pointSize", nil, ["11.9"]),
            (
                ["body", "--size", "28", "--framework", "react-native", "-c", "AX2"], "pointSize", nil,
                ["60.004"]
            ),
            (
                ["body", "--size", "28", "--framework", "flutter", "-c", "AX2"], "pointSize", nil,
                ["54.352941"]
            ),
            (["body", "--size", "28", "--framework", "maui", "-c", "AX2"], "pointSize", nil, ["51"]),
            (["body", "--size", "28", "--framework", "ionic", "-c", "AX2"], "pointSize", nil, ["57.75"]),
            (
                ["body", "--size", "28", "--framework", "compose-multiplatform", "-c", "AX2"], "pointSize",
                nil, ["42"]
            ),
            (["body", "--size", "28", "--framework", "nativescript", "-c", "AX2"], "pointSize", nil, ["70"]),
            (
                ["body", "--size", "17", "--framework", "react-native-ramp", "-c", "AX5"], "pointSize", nil,
                ["48"]
            ),
            (
                ["title1", "--size", "28", "--framework", "react-native-ramp", "-c", "XL"], "pointSize", nil,
                ["29.666667"]
            ),
            (
                [
                    "body", "--size", "17", "--framework", "react-native-ramp", "-c", "AX5",
                    "--display-scale", "2",
                ], "pointSize", nil, ["48"]
            ),
            (["body", "--size", "17", "--framework", "webkit", "-c", "AX3"], "pointSize", nil, ["40"]),
            (
                ["subheadline", "--size", "17", "--framework", "webkit", "-c", "AX5"], "pointSize", nil,
                ["49"]
            ),
            (
                ["title1", "--size", "28", "--framework", "flutter", "-c", "AX5"], "pointSize", nil,
                ["87.294118"]
            ),
            (["largeTitle", "--size", "34", "--framework", "maui", "-c", "AX5"], "pointSize", nil, ["96"]),
            (
                ["body", "--size", "15", "--framework", "react-native", "-c", "AX3", "--max", "1.5x"],
                "pointSize", nil, ["22.5"]
            ),
            (
                ["body", "--size", "17", "--framework", "react-native", "-c", "AX5", "--max", "0.5x"],
                "pointSize", nil, ["60.707"]
            ),
            (
                ["body", "--size", "14", "--framework", "flutter", "-c", "AX5", "--max", "2x"], "pointSize",
                nil, ["28"]
            ),
            (
                ["body", "--size", "12", "--framework", "flutter", "-c", "XS", "--min", "1x"], "pointSize",
                nil, ["12"]
            ),
            (
                ["body", "--size", "26", "--framework", "ionic", "-c", "AX3", "--max", "2x"], "pointSize",
                nil, ["52"]
            ),
            (
                [
                    "largeTitle", "--size", "34", "--framework", "react-native-ramp", "-c", "AX5", "--max",
                    "1.5x",
                ], "pointSize", nil, ["51"]
            ),
            (["frameworks", "17", "-c", "AX5"], "pointSize", "uikit", ["48"]),
            (["frameworks", "17", "-c", "AX5"], "pointSize", "react-native", ["60.707"]),
            (["frameworks", "17", "-c", "AX5"], "pointSize", "maui", ["48"]),
            (["frameworks", "17", "-c", "AX5"], "pointSize", "ionic", ["56.3125"]),
            (["frameworks", "17", "-c", "XS"], "pointSize", "uikit", ["15"]),
            (["frameworks", "17", "-c", "XS"], "pointSize", "react-native", ["13.991"]),
            (["frameworks", "17", "-c", "XS"], "pointSize", "maui", ["15"]),
            (["frameworks", "17", "-c", "XS"], "pointSize", "ionic", ["14.875"]),
            (
                ["body", "--size", "17", "--framework", "react-native", "-c", "AX5"], "pointSize", nil,
                ["60.707"]
            ),
            (["frameworks", "17", "-c", "AX5"], "scaleFactor", "react-native", ["3.571"]),
            (["frameworks", "17", "-c", "AX5"], "unit", "uikit", ["pt"]),
            (["frameworks", "17", "-c", "AX5"], "unit", "ionic", ["px"]),
            (["frameworks", "28", "--style", "title1", "-c", "XL"], "pointSize", "uikit", ["30"]),
            (
                ["frameworks", "17", "-p", "android"], "pointSize", "android",
                ["14.45", "17", "18.95", "20.9", "23.5", "26.8", "29"]
            ),
            (
                ["frameworks", "30", "-p", "android"], "pointSize", "android",
                ["25.5", "30", "30", "30", "30", "34.8", "38"]
            ),
            (["frameworks", "24", "-p", "android", "--font-scale", "1.1"], "pointSize", "android", ["24.8"]),
            (["frameworks", "120", "-p", "android", "--font-scale", "2"], "pointSize", "android", ["120"]),
            (["frameworks", "16", "-p", "android", "--font-scale", "2.5"], "pointSize", "android", ["40"]),
            (["frameworks", "6", "-p", "android", "--font-scale", "1.5"], "pointSize", "android", ["9"]),
            (
                ["frameworks", "16", "-p", "android", "--font-scale", "1.02"], "pointSize", "android",
                ["16.32"]
            ),
            (
                ["frameworks", "14.5", "-p", "android", "--font-scale", "1.3"], "pointSize", "flutter",
                ["19.15"]
            ),
            (
                ["frameworks", "17", "-p", "android", "--font-scale", "1.3", "--display-scale", "3"],
                "pointSize", "react-native", ["21"]
            ),
            (
                [
                    "frameworks", "16", "-p", "android", "--font-scale", "2", "--display-scale", "3", "--max",
                    "1.5x",
                ], "pointSize", "react-native", ["24"]
            ),
            (["frameworks", "-p", "android", "--font-scale", "2"], "pointSize", "bodyLarge", ["28"]),
            (["frameworks", "-p", "android", "--font-scale", "1.3"], "pointSize", "displayLarge", ["57"]),
            (["frameworks", "-p", "android", "--font-scale", "1.5"], "pointSize", "labelSmall", ["16.5"]),
            (["frameworks", "-p", "android", "--font-scale", "2"], "lineHeight", "bodyLarge", ["42"]),
        ] as [([String], String, String?, [String])])
    func values(words: [String], field: String, name: String?, expected: [String]) throws {
        let values = try Self.values(words, field, name)
        try #require(values.count == expected.count)
        for (value, other) in zip(values, expected) {
            if let number = Double(value), let figure = Double(other) {
                #expect(abs(number - figure) < 1e-6 * max(1, figure))
            } else {
                #expect(value == other)
            }
        }
    }

    @Test(
        "Errors",
        arguments: [
            (["callout", "--size", "16", "--framework", "webkit", "-c", "L"], "callout"),
            (["frameworks", "17", "-p", "android", "-c", "AX5"], "--font-scale"),
            (["frameworks", "17", "--font-scale", "1.3"], "android"),
            (["body", "--size", "17", "--framework", "reactnative"], "react-native"),
            (["frameworks"], "typescale frameworks 17"), (["frameworks", "x"], "'x'"),
            (["frameworks", "17", "18"], "'18'"),
            (["frameworks", "17", "-p", "macos"], "android"),
            (["frameworks", "17", "--framework", "maui", "--max", "2x"], "maui has no maximum"),
            (["frameworks", "17", "--framework", "react-native", "--min", "1x"], "no minimum"),
            (["frameworks", "16", "--framework", "webkit", "--style", "callout"], "callout"),
            (["frameworks", "17", "--framework", "flutter,qt"], "'qt'"),
            (["frameworks", "-p", "android", "--max", "2x"], "--max"),
            (["frameworks", "17", "-p", "android", "--style", "body"], "--font-scale"),
            (["frameworks", "17", "-p", "android", "--font-scale", "0"], "'0'"),
            (["frameworks", "17", "--list"], "'17'"),
            (["body", "--framework", "flutter", "-p", "watchos"], "ipados"),
            (["body", "--framework", "maui", "--size", "17", "--max", "2x"], "no maximum"),
            (["body", "--framework", "flutter", "--value", "8"], "--value"),
            (["callout", "--framework", "webkit"], "callout"),
            (["body", "-p", "android"], "typescale frameworks --platform android"),
        ] as [([String], String)])
    func errors(words: [String], part: String) throws {
        let outcome = try ProgramUnderTest.run(words)
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errorText.contains(part), "\(outcome.errorText)")
    }

    @Test("The matrix has a line per framework, the system font first")
    func matrix() throws {
        let lines = try ProgramUnderTest.run(["frameworks", "17"]).lines
        #expect(
            lines.map { $0.prefix { $0 != " " } } == [
                "framework", "system", "uikit", "swiftui", "react-native", "react-native-ramp", "flutter",
                "maui", "ionic",
                "webkit", "compose-multiplatform", "nativescript",
            ])
        #expect(lines.first { $0.hasPrefix("react-native ") }?.hasSuffix("60.71") == true)
    }

    @Test("Frameworks without a limit say so beside those that have one")
    func notes() throws {
        let outcome = try ProgramUnderTest.run(["frameworks", "17", "--max", "2x"])
        #expect(outcome.errorText.contains("maui, webkit, compose-multiplatform, nativescript: no maximum"))
        #expect(
            try Self.values(["frameworks", "17", "-c", "AX5", "--max", "2x"], "pointSize", "uikit") == ["34"])
    }

    @Test("Each rule has its source, and the year in which it was read")
    func list() throws {
        let lines = try ProgramUnderTest.run(["frameworks", "--list", "--format", "csv"]).text.split(
            separator: "\r\n")
        #expect(lines.count == 14)
        #expect(lines.dropFirst().allSatisfy { $0.hasSuffix(",2026") })
        #expect(lines.contains { $0.contains("RCTUtils.mm @06d3e7e") })
    }

    @Test("Without a size, a framework scales the style's own")
    func ownSize() throws {
        #expect(
            try ProgramUnderTest.run(["title1", "AX5", "--framework", "flutter", "--get", "pointSize"]).lines
                .first?.hasPrefix("87.29") == true)
    }

    @Test(
        "The limit of a framework holds the size in tokens and labels",
        .enabled(if: Inter.isInstalled, "Inter is not installed"))
    func labels() throws {
        let fit = [
            "fit", "Off", "--font", Inter.path, "--size", "14", "--width", "400", "-c", "AX5", "--get",
            "pointSize",
        ]
        #expect(try ProgramUnderTest.run(fit + ["--framework", "flutter", "--max", "2x"]).lines == ["28"])
        #expect(try ProgramUnderTest.run(fit + ["--framework", "react-native"]).lines == ["49.994"])
        let tokens = [
            "tokens",
            Package.root.appendingPathComponent("Tests/typescaleTests/Fixtures/brand.tokens.json").path, "-c",
            "AX5", "--get", "pointSize",
        ]
        let uikit = try ProgramUnderTest.run(tokens).lines
        let native = try ProgramUnderTest.run(tokens + ["--framework", "nativescript"]).lines
        #expect(uikit.count == native.count && uikit != native)
    }
}
