import Testing

/// The string catalogs of Xcode.
@Suite struct StringCatalogTests {
    @Test(arguments: [
        row("nothing", "", []),
        row("a key that is its text", #""Hello %@": {}"#, ["3|en|Hello %@|-|1|Hello A"]),
        row(
            "the key where the source language has no unit",
            #""a": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "eins"}}}}"#,
            ["3|en|a|-|0|a", "3|de|a|-|0|eins"]),
        row(
            "every state",
            """
            "a": {"localizations": {
              "de": {"stringUnit": {"state": "needs_review", "value": "eins"}},
              "en": {"stringUnit": {"state": "translated", "value": "One"}},
              "fr": {"stringUnit": {"value": ""}}}}
            """,
            ["4|de|a|-|0|eins", "5|en|a|-|0|One", "6|fr|a|-|0|"]),
        row(
            "stale strings are left out",
            #""a": {"extractionState": "stale"}, "b": {"extractionState": "manual"}"#, ["3|en|b|-|0|b"]),
        row(
            "what is not translated is in the source language alone",
            #""a": {"shouldTranslate": false, "localizations": {"de": \#(unit("eins")), "en": \#(unit("One"))}}"#,
            ["3|en|a|-|0|One"]),
        row(
            "what is not translated and has no unit",
            #""a": {"shouldTranslate": false, "localizations": {"de": \#(unit("eins"))}}"#, ["3|en|a|-|0|a"]),
        row(
            "what is translated, said aloud", #""a": {"shouldTranslate": true}"#, ["3|en|a|-|0|a"]),
        row(
            "plurals",
            #""a": {"localizations": {"en": {"variations": {"plural": {"#
                + #""one": \#(unit("%lld file")), "other": \#(unit("%lld files"))}}}}}"#,
            ["3|en|a|plural.one|1|A file", "3|en|a|plural.other|1|A files"]),
        row(
            "devices, and plurals in them",
            #""a": {"localizations": {"en": {"variations": {"device": {"ipad": \#(unit("Tap")), "other": "#
                + #"{"variations": {"plural": {"one": \#(unit("Click"))}}}}}}}}"#,
            ["3|en|a|device.ipad|0|Tap", "3|en|a|device.other.plural.one|0|Click"]),
        row(
            "substitutions, by their arguments' numbers",
            #""a": {"localizations": {"en": {"stringUnit": {"value": "%#@n@ in %#@m@"}, "substitutions": {"#
                + #""n": {"argNum": 2, "variations": {"plural": {"other": \#(unit("%arg files"))}}}, "#
                + #""m": {"argNum": 1, "variations": {"plural": {"one": \#(unit("%arg folder"))}}}}}}}"#,
            [
                "3|en|a|-|2|B in A", "3|en|a|substitutions.n.plural.other|1|B files",
                "3|en|a|substitutions.m.plural.one|1|A folder",
            ]),
        row(
            "a substitution without a number",
            #""a": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"#
                + #""n": {"variations": {"plural": {"other": \#(unit("%arg of %@"))}}}}}}}"#,
            ["3|en|a|-|1|A", "3|en|a|substitutions.n.plural.other|2|A of B"]),
        row("a percent sign", #""5%%": {}"#, ["3|en|5%%|-|0|5%"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow(
            "a list", "a.xcstrings", "[]", "a.xcstrings:1:1: the file's value is to be an object here"),
        BadStringFileRow(
            "no source language", "a.xcstrings", "{}", "a.xcstrings:1:1: this object lacks 'sourceLanguage'"),
        BadStringFileRow(
            "no strings", "a.xcstrings", #"{"sourceLanguage": "en"}"#,
            "a.xcstrings:1:1: this object lacks 'strings'"),
        BadStringFileRow(
            "a source language that is none", "a.xcstrings", #"{"sourceLanguage": 1, "strings": {}}"#,
            "a.xcstrings:1:20: 'sourceLanguage' is to be a string here"),
        bad("strings in a list", "1", "a string is to be an object here", 6),
        bad(
            "localizations in a list", #"{"localizations": []}"#, "'localizations' is to be an object here",
            24),
        bad(
            "a text for a localization", #"{"localizations": {"en": "a"}}"#,
            "a localization is to be an object here", 31),
        bad(
            "a text for a unit", #"{"localizations": {"en": {"stringUnit": "a"}}}"#,
            "'stringUnit' is to be an object here", 46),
        bad(
            "a unit without a value", #"{"localizations": {"en": {"stringUnit": {}}}}"#,
            "this object lacks 'value'", 46),
        bad(
            "a value that is no text", #"{"localizations": {"en": {"stringUnit": {"value": 1}}}}"#,
            "'value' is to be a string here", 56),
        bad(
            "a text for a variation", #"{"localizations": {"en": {"variations": {"plural": {"one": "a"}}}}}"#,
            "a variation is to be an object here", 65),
        bad(
            "a text for variations", #"{"localizations": {"en": {"variations": "a"}}}"#,
            "'variations' is to be an object here", 46),
        bad(
            "a text for a kind", #"{"localizations": {"en": {"variations": {"plural": "a"}}}}"#,
            "a kind of variation is to be an object here", 57),
        bad(
            "a text for substitutions", #"{"localizations": {"en": {"substitutions": "a"}}}"#,
            "'substitutions' is to be an object here", 49),
        BadStringFileRow(
            "no JSON", "a.xcstrings", "{", "a.xcstrings:1:2: the file ends in the middle of a value"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }

    private static func unit(_ text: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }

    /// A catalog in English, its strings from line 3 on, and the arguments A and B.
    private static func row(_ name: String, _ strings: String, _ lines: [String]) -> StringFileRow {
        let text = "{\n\"sourceLanguage\": \"en\", \"strings\": {\n\(strings)\n}, \"version\": \"1.0\"}"
        return StringFileRow(name, "a.xcstrings", text, lines, arguments: ["A", "B"])
    }

    /// A catalog whose one string is wrong at a column of its second line.
    private static func bad(_ name: String, _ string: String, _ message: String, _ column: Int)
        -> BadStringFileRow
    {
        let text = "{\"sourceLanguage\": \"en\", \"strings\": {\n\"a\": \(string)}}"
        return BadStringFileRow(name, "a.xcstrings", text, "a.xcstrings:2:\(column): \(message)")
    }
}
