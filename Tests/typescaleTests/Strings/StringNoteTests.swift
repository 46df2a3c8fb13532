import Testing

@testable import StringFiles
@testable import typescale

/// The notes about string files.
@Suite struct StringNoteTests {
    /// A file, and its notes: `kind line key language`, with `-` for what there is not.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let file: String
        let text: String
        var includesStale = false
        let notes: [String]

        init(
            _ name: String, _ file: String, _ text: String, includesStale: Bool = false, _ notes: [String]
        ) {
            testDescription = name
            self.file = file
            self.text = text
            self.includesStale = includesStale
            self.notes = notes
        }
    }

    @Test(arguments: [
        ("app.json", "1 .json file without a language in the name")
    ])
    func fileOfAFolderThatIsNotRead(name: String, expected: String) throws {
        let files = try TokenFolder()
        try files.write("{}", to: "texts/\(name)")
        try files.write("{}", to: "texts/de.json")
        let list = try StringFileList([files.folder.path + "/texts"], operands: [])
        #expect(list.messages == ["note: not read in folders: " + expected])
    }

    @Test(arguments: [
        "a.stringsdict", "a.arb", "a.xliff", "a.XLF", "a.po", "a.pot", "values-de/strings.xml", "a.xcstrings",
    ])
    func fileOfAFolder(name: String) throws {
        let files = try TokenFolder()
        try files.write("{}", to: "texts/\(name)")
        let list = try StringFileList([files.folder.path + "/texts"], operands: [])
        #expect(list.paths == [files.folder.path + "/texts/" + name])
        #expect(list.messages == [])
    }

    @Test(arguments: ["AndroidManifest.xml", "values/colors.xml", "strings/strings.xml", "a.txt", "po"])
    func fileOfAFolderThatIsOfNoInterest(name: String) throws {
        let files = try TokenFolder()
        try files.write("", to: "texts/\(name)")
        try files.write("{}", to: "texts/de.json")
        #expect(try StringFileList([files.folder.path + "/texts"], operands: []).messages == [])
    }

    @Test(arguments: [
        Row("a plain file", "a.txt", "a\na\n", []),
        Row("strings without a fault", "a.strings", "a = b; c = b;", []),
        Row(
            "a key three times", "de.lproj/a.strings", "a = b;\na = c;\na = d;",
            ["duplicate 1 a de", "duplicate 2 a de"]),
        Row("a member twice", "de.json", "{\"a\": \"b\",\n\"a\": \"c\"}", ["duplicate 1 a de"]),
        Row(
            "an object twice", "a.json", "{\"a\": {\"b\": \"c\"},\n\"a\": {\"d\": \"e\"}}",
            ["duplicate 1 a -"]),
        Row(
            "a nested member twice", "a.json", "{\"a\": {\"b\": \"c\",\n\"b\": \"d\"}}", ["duplicate 1 a.b -"]
        ),
        Row(
            "a key that members spell", "a.json", "{\"a.b\": \"c\",\n\"a\": {\"b\": \"d\"}}",
            ["duplicate 1 a.b -"]),
        Row("an escaped member twice", "a.json", #"{"a": "b", "\u0061": "c"}"#, ["duplicate 1 a -"]),
        Row(
            "one of many members twice", "a.json",
            "{" + (0..<20).map { "\"k\($0)\": \"a\",\n" }.joined() + "\"k3\": \"b\"}", ["duplicate 4 k3 -"]),
        Row("two byte order marks", "a.txt", "\u{FEFF}\u{FEFF}a", ["secondMark 1 - -"]),
        catalog("a stale string", #""a": {"extractionState": "stale"}"#, ["stale 2 a -"]),
        catalog(
            "a stale string that is asked for", #""a": {"extractionState": "stale"}"#, includesStale: true, []
        ),
        catalog("a string twice", #""a": {}, "a": {}"#, ["duplicate 2 a -"]),
        catalog(
            "localizations twice",
            #""a": {"localizations": {"de": \#(unit)}, "localizations": {"fr": \#(unit)}}"#,
            ["duplicate 2 a -"]),
        catalog(
            "a unit twice",
            #""a": {"localizations": {"de": {"stringUnit": {"value": "b"}, "stringUnit": {"value": "c"}}}}"#,
            ["duplicate 2 a de"]),
        catalog(
            "a value twice", #""a": {"localizations": {"de": {"stringUnit": {"value": "b", "value": "c"}}}}"#,
            ["duplicate 2 a de"]),
        catalog(
            "a form twice",
            #""a": {"localizations": {"de": {"variations": {"plural": {"one": \#(unit), "one": \#(unit)}}}}}"#,
            ["duplicate 2 a de"]),
        Row(
            "strings twice", "a.xcstrings",
            #"{"sourceLanguage": "en", "strings": {"a": {}},"# + "\n" + #""strings": {}}"#,
            ["duplicate 1 strings -"]),
        catalog(
            "a set of phrases", #""a": {"localizations": {"de": {"stringSet": {"values": []}}}}"#,
            ["stringSet 2 a de"]),
        catalog("a localization without a text", #""a": {"localizations": {"de": {}}}"#, ["noText 2 a de"]),
        catalog(
            "variations of no kind", #""a": {"localizations": {"de": {"variations": {}}}}"#, ["noText 2 a de"]
        ),
        catalog(
            "a kind without a form", #""a": {"localizations": {"de": {"variations": {"plural": {}}}}}"#,
            ["noText 2 a de"]),
        catalog(
            "a form without a text",
            #""a": {"localizations": {"de": {"variations": {"plural": {"one": {}}}}}}"#,
            ["noText 2 a de"]),
        catalog("a source without a text shows its key", #""a": {"localizations": {"en": {}}}"#, []),
        catalog(
            "a translation that is not to be",
            #""a": {"shouldTranslate": false, "localizations": {"pt_BR": \#(unit)}}"#,
            ["untranslatable 2 a pt-BR"]),
        catalog(
            "a substitution that is not named",
            #""a": {"localizations": {"de": {"stringUnit": {"value": "b"}, "substitutions": {"n": \#(unit)}}}}"#,
            ["unnamedSubstitution 2 a de"]),
        Row(
            "an unknown member of the file", "a.xcstrings",
            #"{"sourceLanguage": "en", "version": "1.1", "string": {},"# + "\n" + #""strings": {"a": {}}}"#,
            ["unknownMember 1 - -"]),
        Row(
            "an unknown version", "a.xcstrings",
            #"{"sourceLanguage": "en", "strings": {"a": {}},"# + "\n" + #""version": "2.0"}"#,
            ["unknownVersion 2 - -"]),
        catalog("a unit in a string", #""a": {"stringUnit": {"value": "b"}}"#, ["unknownMember 2 a -"]),
        catalog(
            "a misspelt member of a string", #""a": {"localization": {"de": \#(unit)}}"#,
            ["unknownMember 2 a -"]),
        catalog(
            "a misspelt unit", #""a": {"localizations": {"de": {"stringunit": {"value": "b"}}}}"#,
            ["unknownMember 2 a de", "noText 2 a de"]),
        catalog(
            "a misspelt unit of the source",
            #""a": {"localizations": {"en": {"stringunit": {"value": "b"}}}}"#,
            ["unknownMember 2 a en"]),
        catalog(
            "an unknown member of a unit",
            #""a": {"localizations": {"de": {"stringUnit": {"value": "b", "text": "c"}}}}"#,
            ["unknownMember 2 a de"]),
        catalog(
            "an unknown member of a form",
            #""a": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "b"}, "x": 1}}}}}}"#,
            ["unknownMember 2 a de"]),
        catalog(
            "an unknown member of a substitution",
            #""a": {"localizations": {"de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"stringUnit": "#
                + #"{"value": "b"}, "argnum": 2}}}}}"#,
            ["unknownMember 2 a de"]),
        catalog(
            "an unknown member of a substitution's form",
            #""a": {"localizations": {"de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"variations": "#
                + #"{"plural": {"other": {"stringUnit": {"value": "b"}, "x": 1}}}}}}}}"#,
            ["unknownMember 2 a de"]),
        catalog(
            "substitutions in a substitution's form",
            #""a": {"localizations": {"de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"variations": "#
                + #"{"plural": {"other": {"stringUnit": {"value": "b"}, "substitutions": {}}}}}}}}}"#,
            ["unknownMember 2 a de"]),
        catalog(
            "all members that Xcode writes",
            #""a": {"comment": "c", "commentGenerationVersion": 1, "extractionState": "manual", "generatesSymbol": true, "#
                + #""isCommentAutoGenerated": true, "shouldTranslate": true, "localizations": {"en": {"stringUnit": "#
                + #"{"state": "new", "value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "#
                + #""variations": {"plural": {"other": \#(unit)}}}}}}}"#, []),
        catalog(
            "a substitution that is named by another",
            #""a": {"localizations": {"de": {"stringUnit": {"value": "%#@m@"}, "substitutions": {"n": \#(unit), "#
                + #""m": {"stringUnit": {"value": "%#@n@"}}}}}}"#, []),
        catalog(
            "a substitution that is named by one device alone",
            #""a": {"localizations": {"de": {"substitutions": {"n": \#(unit)}, "variations": {"device": {"#
                + #""ipad": \#(unit), "other": {"stringUnit": {"value": "%#@n@"}}}}}}}"#, []),
    ])
    func notes(row: Row) throws {
        let reading = StringReading(includesStale: row.includesStale)
        let notes = try StringFile.contents(of: Array(row.text.utf8), in: row.file, reading).notes
        #expect(notes.map { "\($0.kind) \($0.line) \($0.key ?? "-") \($0.language ?? "-")" } == row.notes)
        #expect(notes.allSatisfy { $0.file == row.file })
    }

    private static let unit = #"{"stringUnit": {"value": "b"}}"#

    /// A catalog in English whose strings are in line 2.
    private static func catalog(
        _ name: String, _ strings: String, includesStale: Bool = false, _ notes: [String]
    ) -> Row {
        Row(
            name, "a.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {\n\(strings)}}",
            includesStale: includesStale,
            notes)
    }
}
