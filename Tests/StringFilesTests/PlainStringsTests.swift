import Testing

/// Texts a line each.
@Suite struct PlainStringsTests {
    @Test(arguments: [
        StringFileRow("nothing", "a", "", []),
        StringFileRow("no line feed at the end", "a", "One", ["1|-|-|-|-|One"]),
        StringFileRow("LF and CRLF", "a.txt", "One\nTwo\r\n", ["1|-|-|-|-|One", "2|-|-|-|-|Two"]),
        StringFileRow("empty lines count", "a", "\n\r\nOne\n\n", ["3|-|-|-|-|One"]),
        StringFileRow("space is text", "a", " One \n", ["1|-|-|-|-| One "]),
        StringFileRow("CR alone is text", "a", "One\rTwo\r", ["1|-|-|-|-|One\rTwo\r"]),
        StringFileRow("a byte order mark is none", "a", "\u{FEFF}One\n", ["1|-|-|-|-|One"]),
        StringFileRow("percent signs are text", "a", "100%% %@", ["1|-|-|-|-|100%% %@"]),
        StringFileRow("standard input", "-", "One", ["1|-|-|-|-|One"]),
        StringFileRow("a name like an ending", "strings", "One", ["1|-|-|-|-|One"]),
        StringFileRow("a hidden name without an ending", "x/.labels", "One", ["1|-|-|-|-|One"]),
        StringFileRow("a point in the folder", "x.y/labels", "One", ["1|-|-|-|-|One"]),
        StringFileRow("a point at the end", "labels.", "One", ["1|-|-|-|-|One"]),
        StringFileRow("any case", "a.TXT", "One", ["1|-|-|-|-|One"]),
        StringFileRow("two byte order marks", "a", "\u{FEFF}\u{FEFF}One\n", ["1|-|-|-|-|One"]),
        StringFileRow("braces that are no JSON", "a", "{n} files", ["1|-|-|-|-|{n} files"]),
        StringFileRow("a bracket", "a", "[x]", ["1|-|-|-|-|[x]"]),
        StringFileRow("a mark that is no XML", "a", "<3", ["1|-|-|-|-|<3"]),
        StringFileRow("a semicolon", "a", "Save;\n", ["1|-|-|-|-|Save;"]),
        StringFileRow("an equals sign", "a", "a = b", ["1|-|-|-|-|a = b"]),
        StringFileRow("half of gettext", "a", "msgid \"a\"", ["1|-|-|-|-|msgid \"a\""]),
        StringFileRow("letters of many bytes", "a", "日本\n😀\n", ["1|-|-|-|-|日本", "2|-|-|-|-|😀"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow("an unknown ending", "a.yaml", "One", "a.yaml: \(unknown)"),
        BadStringFileRow("two endings", "a.strings.bak", "One", "a.strings.bak: \(unknown)"),
        BadStringFileRow("a version", "labels-1.2", "One", "labels-1.2: \(unknown)"),
        BadStringFileRow("a hidden name with an ending", ".labels.csv", "One", ".labels.csv: \(unknown)"),
        BadStringFileRow(
            "XML under a plain name", "-", "\n<?xml version=\"1.0\"?>",
            "standard input: this is XML, not one text per line; it is not read"),
        BadStringFileRow(
            "resources under a plain name", "a.txt", "<resources/>",
            "a.txt: this is XML, not one text per line; give it as a file whose name ends in .xml"),
        BadStringFileRow(
            "JSON under a plain name", "-", "\u{FEFF} {\"a\":\n\"b\"}",
            "standard input: this is JSON, not one text per line; give it as a file whose name ends in .json"),
        BadStringFileRow(
            "a catalog under a plain name", "-", #"{"sourceLanguage": "en", "strings": {}}"#,
            "standard input: this is JSON, not one text per line; give it as a file whose name ends in .xcstrings"
        ),
        BadStringFileRow(
            "strings under a plain name", "strings", "/* a */\n\"a\" = \"b\";",
            "strings: this is a .strings file, not one text per line; give it as a file whose name ends in .strings"
        ),
        BadStringFileRow(
            "gettext under a plain name", "a", "msgid \"a\"\nmsgstr \"b\"\n",
            "a: this is a gettext file, not one text per line; give it as a file whose name ends in .po"),
        BadStringFileRow(
            "a binary property list", "a", "bplist00",
            "a: this is a binary property list, not one text per line; it is not read"),
        BadStringFileRow(
            "no UTF-8", "a.txt", bytes: [0x61, 0x0A, 0xC3, 0xA9, 0xFF, 0x61],
            "a.txt:2:2: the bytes here are not valid UTF-8"),
        BadStringFileRow(
            "a letter cut off", "-", bytes: [0x61, 0xE6, 0x97],
            "standard input:1:2: the bytes here are not valid UTF-8"),
        BadStringFileRow(
            "UTF-16", "a", bytes: [0xFF, 0xFE, 0x61, 0],
            "a:1:1: the file is not in UTF-8, by its first bytes; save it as UTF-8"),
        BadStringFileRow(
            "UTF-16 without a mark", "a", bytes: [0x61, 0, 0x62, 0],
            "a:1:1: the file is not in UTF-8, by its first bytes; save it as UTF-8"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }

    private static let unknown =
        "unknown kind of string file; these endings are read: .xcstrings, .strings, .stringsdict, .arb, .xml, .xliff, "
        + ".xlf, .po, .pot, .json, and .txt or none for one text per line"
}
