import Testing

/// Keys and their texts in JSON.
@Suite struct JSONStringsTests {
    @Test(arguments: [
        StringFileRow("nothing", "a.json", "{}", []),
        StringFileRow(
            "keys in their order", "a.json", "{\n  \"b\": \"One\",\n  \"a\": \"Two\"\n}",
            ["2|-|b|-|0|One", "3|-|a|-|0|Two"]),
        StringFileRow(
            "nested keys", "en.JSON", #"{"a": {"b": {"c": "One"}, "d": "Two"}, "e": {}}"#,
            ["1|en|a.b.c|-|0|One", "1|en|a.d|-|0|Two"]),
        StringFileRow(
            "escapes, and percent signs as they are", "a.json", #"{"\u0061": "5%%\n%@"}"#,
            ["1|-|a|-|0|5%%\n%@"]),
        StringFileRow(
            "a key twice", "a.json", #"{"a": "One", "a": "Two"}"#, ["1|-|a|-|0|Two"]),
        StringFileRow("the line of the text", "a.json", "{\"a\":\n\"One\"}", ["2|-|a|-|0|One"]),
        StringFileRow(
            "a key that another one's members spell", "a.json",
            #"{"a.b": "One", "c": "Two", "a": {"b": "Three"}}"#,
            ["1|-|c|-|0|Two", "1|-|a.b|-|0|Three"]),
        StringFileRow("the language of the name", "x/pt_BR.json", #"{"a": "b"}"#, ["1|pt-BR|a|-|0|b"]),
        StringFileRow(
            "the language of the folder", "x/zh-Hans/a.json", #"{"a": "b"}"#, ["1|zh-Hans|a|-|0|b"]),
        StringFileRow(
            "the name before the folder", "de/fr.json", #"{"a": "b"}"#, ["1|fr|a|-|0|b"]),
        StringFileRow("a folder further up", "de/x/a.json", #"{"a": "b"}"#, ["1|-|a|-|0|b"]),
        StringFileRow(
            "placeholders", "a.json", #"{"a": "{n} {{ n }} ${n} {{n, number}} {{- n}} {m}"}"#,
            ["1|-|a|-|6|1 2 3 2 2 {m}"], arguments: ["{n}=1", "{{n}}=2", "${n}=3"]),
        StringFileRow(
            "lists", "a.json", #"{"a": ["One", {"b": "Two"}, ["Three", []]]}"#,
            ["1|-|a.0|-|0|One", "1|-|a.1.b|-|0|Two", "1|-|a.2.0|-|0|Three"]),
        StringFileRow(
            "values that are not displayed", "a.json", #"{"a": null, "b": "", "c": "One"}"#, ["1|-|c|-|0|One"]
        ),
        StringFileRow("two byte order marks", "a.json", "\u{FEFF}\u{FEFF}{\"a\": \"b\"}", ["1|-|a|-|0|b"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow(
            "a list", "a.json", #"["One"]"#, "a.json:1:1: the file's value must be an object"),
        BadStringFileRow(
            "a text", "a.json", #""One""#, "a.json:1:1: the file's value must be an object"),
        BadStringFileRow(
            "a number", "a.json", "{\"a\": {\n \"b\": 1}}",
            "a.json:2:7: the text of a key must be a string"),
        BadStringFileRow(
            "true in a list", "a.json", #"{"a": ["One", true]}"#,
            "a.json:1:15: the text of a key must be a string"),
        BadStringFileRow(
            "no JSON", "a.json", "{\"a\":\n}", "a.json:2:1: a value is expected here"),
        BadStringFileRow("nothing at all", "a.json", "", "a.json:1:1: the file is empty"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }
}
