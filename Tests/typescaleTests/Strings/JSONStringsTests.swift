import Testing

/// Keys and their texts in JSON.
@Suite struct JSONStringsTests {
    @Test(arguments: [
        StringFileRow("nothing", "a.json", "{}", []),
        StringFileRow(
            "keys in their order", "a.json", "{\n  \"b\": \"One\",\n  \"a\": \"Two\"\n}",
            ["2|-|b|-|-|One", "3|-|a|-|-|Two"]),
        StringFileRow(
            "nested keys", "en.JSON", #"{"a": {"b": {"c": "One"}, "d": "Two"}, "e": {}}"#,
            ["1|-|a.b.c|-|-|One", "1|-|a.d|-|-|Two"]),
        StringFileRow(
            "escapes, and percent signs as they are", "a.json", #"{"\u0061": "5%%\n%@"}"#,
            ["1|-|a|-|-|5%%\n%@"]),
        StringFileRow(
            "a key twice", "a.json", #"{"a": "One", "a": "Two"}"#, ["1|-|a|-|-|One", "1|-|a|-|-|Two"]),
        StringFileRow("the line of the text", "a.json", "{\"a\":\n\"One\"}", ["2|-|a|-|-|One"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow(
            "a list", "a.json", #"["One"]"#, "a.json:1:1: the file's value is to be an object here"),
        BadStringFileRow(
            "a text", "a.json", #""One""#, "a.json:1:1: the file's value is to be an object here"),
        BadStringFileRow(
            "a number", "a.json", "{\"a\": {\n \"b\": 1}}",
            "a.json:2:7: the text of a key is to be a string here"),
        BadStringFileRow(
            "a list of texts", "a.json", #"{"a": ["One"]}"#,
            "a.json:1:7: the text of a key is to be a string here"),
        BadStringFileRow(
            "null", "a.json", #"{"a": null}"#, "a.json:1:7: the text of a key is to be a string here"),
        BadStringFileRow(
            "no JSON", "a.json", "{\"a\":\n}", "a.json:2:1: a value is expected here"),
        BadStringFileRow("nothing at all", "a.json", "", "a.json:1:1: the file is empty"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }
}
