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
        StringFileRow("any other name", "strings", "\"a\" = \"b\";", ["1|-|-|-|-|\"a\" = \"b\";"]),
        StringFileRow("letters of many bytes", "a", "日本\n😀\n", ["1|-|-|-|-|日本", "2|-|-|-|-|😀"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow(
            "no UTF-8", "a.txt", bytes: [0x61, 0x0A, 0xC3, 0xA9, 0xFF, 0x61],
            "a.txt:2:2: these bytes are not valid UTF-8"),
        BadStringFileRow(
            "a letter cut off", "-", bytes: [0x61, 0xE6, 0x97],
            "standard input:1:2: these bytes are not valid UTF-8"),
        BadStringFileRow(
            "UTF-16", "a", bytes: [0xFF, 0xFE, 0x61, 0],
            "a:1:1: the file is not in UTF-8, by its first bytes; save it as UTF-8"),
        BadStringFileRow(
            "UTF-16 without a mark", "a", bytes: [0x61, 0, 0x62, 0],
            "a:1:1: the file is not in UTF-8, by its first bytes; save it as UTF-8"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }
}
