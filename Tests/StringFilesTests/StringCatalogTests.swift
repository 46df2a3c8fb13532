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
            "a substitution, by its argument's number",
            #""a": {"localizations": {"en": {"stringUnit": {"value": "%@ has %#@n@"}, "substitutions": {"#
                + #""n": {"argNum": 2, "variations": {"plural": {"one": \#(unit("%arg file")), "#
                + #""other": \#(unit("%arg files"))}}}}}}}"#,
            ["3|en|a|n.one|2|A has B file", "3|en|a|n.other|2|A has B files"]),
        row(
            "a substitution without a number takes the next argument",
            #""a": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"#
                + #""n": {"variations": {"plural": {"other": \#(unit("%arg of %@"))}}}}}}}"#,
            ["3|en|a|n.other|2|A of B"]),
        row(
            "what follows a substitution takes the argument after its own",
            #""a": {"localizations": {"en": {"stringUnit": {"value": "%#@n@ by %@"}, "substitutions": {"#
                + #""n": {"argNum": 1, "variations": {"plural": {"other": \#(unit("%arg files"))}}}}}}}"#,
            ["3|en|a|n.other|2|A files by B"]),
        row(
            "a text of its own plural with a substitution",
            #""a": {"localizations": {"en": {"variations": {"plural": {"one": \#(unit("%lld in %#@m@"))}}, "#
                + #""substitutions": {"m": {"argNum": 2, "variations": {"plural": {"other": \#(unit("all"))}}}}}}}"#,
            ["3|en|a|plural.one+m.other|1|A in all"]),
        row(
            "devices with a substitution",
            #""a": {"localizations": {"en": {"variations": {"device": {"ipad": \#(unit("Tap %#@m@")), "#
                + #""other": \#(unit("Pick %#@m@"))}}, "substitutions": {"m": {"variations": {"plural": "#
                + #"{"one": \#(unit("a")), "other": \#(unit("b"))}}}}}}}"#,
            [
                "3|en|a|device.ipad+m.one|0|Tap a", "3|en|a|device.ipad+m.other|0|Tap b",
                "3|en|a|device.other+m.one|0|Pick a", "3|en|a|device.other+m.other|0|Pick b",
            ]),
        row(
            "a key with a substitution",
            #""In %#@m@": {"localizations": {"en": {"substitutions": {"m": {"variations": {"plural": "#
                + #"{"other": \#(unit("all"))}}}}}}}"#,
            ["3|en|In %#@m@|m.other|0|In all"]),
        row("a key that names what nothing defines", #""In %#@m@": {}"#, ["3|en|In %#@m@|-|1|In A"]),
        row(
            "a substitution that is not named is no text",
            #""a": {"localizations": {"en": {"stringUnit": {"value": "b"}, "substitutions": {"m": \#(unit("c"))}}}}"#,
            ["3|en|a|-|0|b"]),
        row(
            "a string twice, a language twice and a form twice: the last one",
            #""a": {}, "a": {"localizations": {"en": \#(unit("b")), "en": {"variations": {"plural": {"#
                + #""one": \#(unit("c")), "one": \#(unit("d"))}}}}}"#,
            ["3|en|a|plural.one|0|d"]),
        row(
            "a language with an underscore",
            #""a": {"localizations": {"pt_BR": \#(unit("b"))}}"#, ["3|en|a|-|0|a", "3|pt-BR|a|-|0|b"]),
        row(
            "a set of phrases", #""a": {"localizations": {"en": {"stringSet": {"values": ["b", "c"]}}}}"#, []),
        row("a percent sign", #""5%%": {}"#, ["3|en|5%%|-|0|5%"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow(
            "a list", "a.xcstrings", "[]", "a.xcstrings:1:1: the file's value must be an object"),
        BadStringFileRow(
            "no source language", "a.xcstrings", "{}", "a.xcstrings:1:1: this object lacks 'sourceLanguage'"),
        BadStringFileRow(
            "no strings", "a.xcstrings", #"{"sourceLanguage": "en"}"#,
            "a.xcstrings:1:1: this object lacks 'strings'"),
        BadStringFileRow(
            "a source language that is none", "a.xcstrings", #"{"sourceLanguage": 1, "strings": {}}"#,
            "a.xcstrings:1:20: 'sourceLanguage' must be a string"),
        bad(
            "a state in a list", #"{"localizations": {"en": {"stringUnit": {"state": [], "value": "a"}}}}"#,
            "'state' must be a string", 56),
        bad("strings in a list", "1", "a string must be an object", 6),
        bad(
            "localizations in a list", #"{"localizations": []}"#, "'localizations' must be an object",
            24),
        bad(
            "a text for a localization", #"{"localizations": {"en": "a"}}"#,
            "a localization must be an object", 31),
        bad(
            "a text for a unit", #"{"localizations": {"en": {"stringUnit": "a"}}}"#,
            "'stringUnit' must be an object", 46),
        bad(
            "a unit without a value", #"{"localizations": {"en": {"stringUnit": {}}}}"#,
            "this object lacks 'value'", 46),
        bad(
            "a value that is no text", #"{"localizations": {"en": {"stringUnit": {"value": 1}}}}"#,
            "'value' must be a string", 56),
        bad(
            "a text for a variation", #"{"localizations": {"en": {"variations": {"plural": {"one": "a"}}}}}"#,
            "a variation must be an object", 65),
        bad(
            "a text for variations", #"{"localizations": {"en": {"variations": "a"}}}"#,
            "'variations' must be an object", 46),
        bad(
            "a text for a kind", #"{"localizations": {"en": {"variations": {"plural": "a"}}}}"#,
            "a kind of variation must be an object", 57),
        bad(
            "a text for substitutions", #"{"localizations": {"en": {"substitutions": "a"}}}"#,
            "'substitutions' must be an object", 49),
        bad(
            "a substitution that is not defined", #"{"localizations": {"de": \#(unit("%#@n@"))}}"#,
            "'a': the substitution 'n' is not defined", 79),
        bad(
            "a substitution that contains itself",
            #"{"localizations": {"de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": \#(unit("%#@n@"))}}}}"#,
            "'a': the substitution 'n' contains itself", 137),
        bad(
            "a substitution without a form",
            #"{"localizations": {"de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"#
                + #""variations": {"plural": {}}}}}}}"#,
            "a variation must have a form, such as 'other'", 115),
        bad(
            "a substitution of two kinds",
            #"{"localizations": {"de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"#
                + #""variations": {"plural": {}, "device": {}}}}}}}"#,
            "a substitution varies in one way: by plural or by device", 104),
        bad(
            "a substitution of a text and variations",
            #"{"localizations": {"de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"#
                + #""stringUnit": {"value": "b"}, "variations": {"plural": {}}}}}}}"#,
            "a substitution has 'stringUnit' or 'variations', not both", 89),
        bad(
            "an argument's position that is a text", position("\"1\""), badPosition, 66),
        bad("an argument's position of 0", position("0"), badPosition, 66),
        bad("an argument's position below 0", position("-1"), badPosition, 66),
        bad("an argument's position that is not whole", position("1.5"), badPosition, 66),
        bad("an argument's position beyond all", position("10000"), badPosition, 66),
        bad(
            "a word for whether to translate", #"{"shouldTranslate": "no"}"#,
            "'shouldTranslate' must be true or false", 26),
        bad("a number for a state", #"{"extractionState": 1}"#, "'extractionState' must be a string", 26),
        bad(
            "a substitution without variations",
            #"{"localizations": {"de": {"substitutions": {"n": {}}, "stringUnit": {"value": "a"}}}}"#,
            "this object lacks 'variations'", 55),
        BadStringFileRow(
            "no JSON", "a.xcstrings", "{", "a.xcstrings:1:2: the file ends in the middle of a value"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }

    private static let badPosition =
        "'argNum' must be the position of an argument: a whole number from 1 to 9999"

    /// A string with a substitution of an argument.
    private static func position(_ argument: String) -> String {
        #"{"localizations": {"en": {"substitutions": {"n": {"argNum": \#(argument)}}}}}"#
    }

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
