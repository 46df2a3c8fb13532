import Testing

@testable import StringFiles

/// Displayed texts with variables.
@Suite struct TextComposerTests {
    /// A text, its variables, and what is displayed: `variation: text`, a line each.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let variables: [TextVariable]
        var shared: [String: String] = [:]
        let lines: [String]

        init(
            _ name: String, _ text: String, _ variables: [TextVariable], shared: [String: String] = [:],
            _ lines: [String]
        ) {
            testDescription = name
            self.text = text
            self.variables = variables
            self.shared = shared
            self.lines = lines
        }
    }

    @Test(arguments: [
        Row("one form", "%#@a@!", [variable("a", ["other": "x"])], ["a.other: x!"]),
        Row("one text", "%#@a@!", [TextVariable(text("a", "x"))], ["-: x!"]),
        Row(
            "two variables, the last varying fastest", "%#@a@ in %#@b@",
            [variable("b", ["one": "1", "other": "2"]), variable("a", ["one": "3", "other": "4"])],
            [
                "a.one+b.one: 3 in 1", "a.one+b.other: 3 in 2", "a.other+b.one: 4 in 1",
                "a.other+b.other: 4 in 2",
            ]),
        Row(
            "a variable twice", "%#@a@ %#@a@", [variable("a", ["one": "x", "other": "y"])],
            ["a.one: x x", "a.other: y y"]),
        Row(
            "one argument", "%#@a@ %#@b@",
            [
                variable("a", at: 1, ["one": "1", "other": "2"]),
                variable("b", at: 1, ["one": "3", "other": "4"]),
            ],
            ["a.one+b.one: 1 3", "a.other+b.other: 2 4"]),
        Row(
            "one argument, by the text's numbers", "%2$#@a@ %2$#@b@ %1$#@c@",
            [
                variable("a", ["one": "1", "other": "2"]), variable("b", ["one": "3", "other": "4"]),
                variable("c", ["other": "5"]),
            ],
            ["a.one+b.one+c.other: 1 3 5", "a.other+b.other+c.other: 2 4 5"]),
        Row(
            "a category that one of them lacks", "%#@a@ %#@b@",
            [
                variable("a", at: 1, ["one": "1", "other": "2"]),
                variable("b", at: 1, ["zero": "0", "one": "3", "other": "4"]),
            ],
            ["a.one+b.one: 1 3", "a.other+b.other: 2 4", "a.other+b.zero: 2 0"]),
        Row(
            "a variable in a form", "%#@a@.",
            [
                variable("a", ["zero": "none", "other": "%arg with %#@b@"]),
                variable("b", ["one": "x", "other": "y"]),
            ],
            ["a.zero: none.", "a.other+b.one: %arg with x.", "a.other+b.other: %arg with y."]),
        Row(
            "a variable in a form, of the same argument", "%#@a@",
            [
                variable("a", at: 1, ["zero": "none", "other": "%#@b@"]),
                variable("b", at: 1, ["one": "x", "other": "y"]),
            ],
            ["a.zero: none", "a.other+b.other: y", "a.other+b.one: x"]),
        Row(
            "devices in a variable", "%#@a@",
            [device("a", ["ipad": ["one": "1", "other": "2"], "other": ["other": "3"]])],
            ["device.ipad+a.one: 1", "device.ipad+a.other: 2", "device.other+a.other: 3"]),
        Row(
            "one device for all", "%#@a@ %#@b@",
            [
                device("a", ["ipad": ["other": "1"], "other": ["other": "2"]]),
                device("b", ["mac": ["other": "3"], "other": ["other": "4"]]),
            ],
            [
                "device.ipad+a.other+b.other: 1 4", "device.other+a.other+b.other: 2 4",
                "device.mac+a.other+b.other: 2 3",
            ]),
        Row(
            "a device that the whole text gives", "%#@a@",
            [device("a", ["ipad": ["other": "1"], "other": ["other": "2"]])], shared: ["device": "ipad"],
            ["a.other: 1"]),
        Row(
            "a device of the whole text that the variable lacks", "%#@a@",
            [device("a", ["ipad": ["other": "1"], "other": ["other": "2"]])], shared: ["device": "mac"],
            ["a.other: 2"]),
        Row(
            "percent signs and conversions", "5%% %@ %#@a@", [variable("a", ["other": "%arg%%"])],
            ["a.other: 5% %@ %arg%"]),
    ])
    func composes(row: Row) throws {
        let (texts, areAll) = try composer(row.text, row.variables)
            .compositions(shared: row.shared) { Double($0.count) }
        #expect(texts.map { "\($0.variation ?? "-"): \($0.template.written)" } == row.lines)
        #expect(areAll)
    }

    /// A text that cannot be composed.
    struct BadRow: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let variables: [TextVariable]
        let fault: TextComposer.Fault

        init(_ name: String, _ text: String, _ variables: [TextVariable], _ fault: TextComposer.Fault) {
            testDescription = name
            self.text = text
            self.variables = variables
            self.fault = fault
        }
    }

    @Test(arguments: [
        BadRow("not defined", "%#@a@ %#@b@", [variable("a", ["other": "x"])], .undefined("b", offset: 7)),
        BadRow(
            "not defined in a form", "%#@a@", [variable("a", ["one": "x", "other": "%#@b@"])],
            .undefined("b", offset: 21)),
        BadRow("itself", "%#@a@", [variable("a", ["other": "%#@a@"])], .circular("a", offset: 20)),
        BadRow(
            "itself by another", "%#@a@",
            [variable("a", ["other": "%#@b@"]), variable("b", ["one": "x", "other": "%#@a@"])],
            .circular("a", offset: 21)),
        BadRow("seventeen deep", "%#@v0@", chain(17), .tooDeep(offset: 20)),
        BadRow("a text that doubles", "%#@v0@", chain(16, "%@ ", count: 2), .tooLong(offset: 7)),
        BadRow(
            "no other", "%#@a@ %#@b@",
            [variable("a", at: 1, ["one": "1"]), variable("b", at: 1, ["one": "3", "other": "4"])],
            .missingForm("a", category: "other", offset: 9)),
    ])
    func refuses(row: BadRow) {
        #expect(throws: row.fault) {
            try composer(row.text, row.variables).compositions(shared: [:]) { Double($0.count) }
        }
    }

    @Test(arguments: [(16384, true), (16385, false)])
    func limitsTheLengthOfATextWithVariables(length: Int, isRead: Bool) {
        let text = String(repeating: "a", count: length - 1) + "%#@a@"
        #expect(isComposed(text, [Self.variable("a", ["other": "b"])]) == isRead)
    }

    @Test(arguments: [(1024, true), (1025, false)])
    func limitsTheNumberOfVariables(count: Int, isRead: Bool) {
        let text = String(repeating: "%#@a@", count: count)
        #expect(isComposed(text, [Self.variable("a", ["other": "b"])]) == isRead)
    }

    @Test func aTextWithoutVariablesHasNoLimit() throws {
        let bytes = Array("\"a\" = \"\(String(repeating: "a", count: 20_000))\";".utf8)
        #expect(try StringFile.contents(of: bytes, in: "a.strings", StringReading()).texts.count == 1)
    }

    private func isComposed(_ text: String, _ variables: [TextVariable]) -> Bool {
        (try? composer(text, variables).compositions(shared: [:]) { _ in 0 }) != nil
    }

    @Test func sixteenDeepIsRead() throws {
        let (texts, _) = try composer("%#@v0@", Self.chain(16)).compositions(shared: [:]) { _ in 0 }
        #expect(texts.map(\.template.written) == ["end"])
    }

    @Test func sixtyFourAreAllInTheOrderOfTheFile() throws {
        let forms: KeyValuePairs = ["one": "b", "few": "dddd", "many": "ccc", "other": "a"]
        let (texts, areAll) = try composer(
            "%#@a@%#@b@%#@c@", ["a", "b", "c"].map { Self.variable($0, forms) }
        )
        .compositions(shared: [:]) { Double($0.count) }
        #expect(areAll)
        #expect(texts.count == 64)
        #expect(texts.first?.template.written == "bbb")
        #expect(texts[1].template.written == "bbdddd")
        #expect(Set(texts.map(\.variation)).count == 64)
    }

    @Test func ofMoreTheWidestFormsComeFirst() throws {
        let four: KeyValuePairs = ["one": "b", "few": "dddd", "many": "ccc", "other": "aa"]
        let five: KeyValuePairs = ["zero": "", "one": "b", "few": "dddd", "many": "ccc", "other": "aa"]
        let (texts, areAll) = try composer(
            "%#@a@%#@b@%#@c@", [Self.variable("a", five), Self.variable("b", four), Self.variable("c", four)]
        ).compositions(shared: [:]) { Double($0.count) }
        #expect(!areAll)
        #expect(texts.count == 64)
        #expect(texts.first?.variation == "a.few+b.few+c.few")
        #expect(texts[1].variation == "a.few+b.few+c.many")
        #expect(texts[63].variation == "a.one+b.one+c.one")
    }

    @Test func variablesOfOneArgumentAreWidestTogether() throws {
        let four: KeyValuePairs = ["one": "b", "few": "dddd", "many": "ccc", "other": "aa"]
        let variables = [
            Self.variable("a", at: 1, ["zero": "ddddd", "one": "dd", "few": "d", "many": "d", "other": "d"]),
            Self.variable("b", at: 1, ["zero": "", "one": "dddd", "few": "d", "other": "d"]),
            Self.variable("c", four), Self.variable("d", four),
        ]
        let (texts, areAll) = try composer("%#@a@%#@b@%#@c@%#@d@", variables)
            .compositions(shared: [:]) { Double($0.count) }
        #expect(!areAll)
        #expect(texts[0].variation == "a.one+b.one+c.few+d.few")
        #expect(texts[16].variation == "a.zero+b.zero+c.few+d.few")
        #expect(texts[32].variation == "a.few+b.few+c.few+d.few")
        #expect(texts[48].variation == "a.many+b.other+c.few+d.few")
    }

    @Test func aFormIsAsWideAsItsVariables() throws {
        let four: KeyValuePairs = ["one": "b", "few": "dddd", "many": "ccc", "other": "aa"]
        let variables = [
            Self.variable("a", ["zero": "%#@e@", "one": "dd", "few": "ddd", "many": "d", "other": ""]),
            Self.variable("c", four), Self.variable("d", four), Self.variable("e", ["other": "ddddd"]),
        ]
        let (texts, _) = try composer("%#@a@%#@c@%#@d@", variables).compositions(shared: [:]) {
            Double($0.count)
        }
        #expect(texts[0].variation == "a.zero+e.other+c.few+d.few")
        #expect(texts[16].variation == "a.few+c.few+d.few")
    }

    @Test func manyVariablesOfManyFormsEndSoon() throws {
        let forms: KeyValuePairs = ["one": "a", "two": "b", "few": "c", "many": "d", "other": "e"]
        let names = (0..<500).map { "v\($0)" }
        let text = names.map { "%#@\($0)@" }.joined()
        let (texts, areAll) = try composer(text, names.map { Self.variable($0, forms) })
            .compositions(shared: [:]) { Double($0.count) }
        #expect(texts.count == 64)
        #expect(!areAll)
    }

    private func composer(_ text: String, _ variables: [TextVariable]) throws -> TextComposer {
        try TextComposer(
            FormatText(text), at: 7,
            VariableScope(Dictionary(uniqueKeysWithValues: variables.map { ($0.name, $0) })))
    }

    /// A variable at offset 9 that varies by plural; its forms are at 20, 21 and so on.
    private static func variable(
        _ name: String, at position: Int? = nil, _ forms: KeyValuePairs<String, String>
    ) -> TextVariable {
        TextVariable(
            name: name, position: position, specifier: "lld", forms: plural(forms), offset: 9)
    }

    private static func device(
        _ name: String, _ devices: KeyValuePairs<String, KeyValuePairs<String, String>>
    ) -> TextVariable {
        TextVariable(
            name: name, position: nil, specifier: nil,
            forms: .choice(kind: "device", devices.map { ($0.key, plural($0.value)) }), offset: 9)
    }

    private static func text(_ name: String, _ text: String) -> (String, FormatText) {
        (name, FormatText(text, isForm: true))
    }

    private static func plural(_ forms: KeyValuePairs<String, String>) -> TextVariable.Forms {
        .choice(
            kind: "plural",
            forms.enumerated().map { index, form in
                (
                    form.key,
                    .form(TextVariable.Form(text: FormatText(form.value, isForm: true), offset: 20 + index))
                )
            })
    }

    /// A chain of variables, each with the next one in its form; the last one has a text.
    private static func chain(_ depth: Int, _ end: String = "end", count: Int = 1) -> [TextVariable] {
        (0..<depth).map { index in
            let form = String(repeating: "%#@v\(index + 1)@", count: count)
            return variable("v\(index)", ["other": index + 1 < depth ? form : end])
        }
    }
}

extension TextVariable {
    /// A variable that does not vary.
    fileprivate init(_ named: (name: String, text: FormatText)) {
        self.init(
            name: named.name, position: nil, specifier: nil, forms: .form(Form(text: named.text, offset: 20)),
            offset: 9
        )
    }
}
