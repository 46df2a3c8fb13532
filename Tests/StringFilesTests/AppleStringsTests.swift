import Testing

/// The `.strings` files of apps.
@Suite struct AppleStringsTests {
    @Test(arguments: [
        StringFileRow("nothing", "a.strings", " \n", []),
        StringFileRow("a string", "a.strings", #""a" = "One";"#, ["1|-|a|-|0|One"]),
        StringFileRow(
            "no space", "a.strings", #""a"="One";"b"="Two";"#, ["1|-|a|-|0|One", "1|-|b|-|0|Two"]),
        StringFileRow(
            "lines of CRLF", "a.strings", "\r\n\"a\" =\r\n\"One\"\r\n;", ["3|-|a|-|0|One"]),
        StringFileRow(
            "a text of several lines", "a.strings", "a = \"One\nTwo\";\nb = c;",
            ["1|-|a|-|0|One\nTwo", "3|-|b|-|0|c"]),
        StringFileRow(
            "comments", "a.strings", "// a = b;\n/* \"c\"\n * = **/ a /**/ = /* ; */ One // d\n; // e",
            ["3|-|a|-|0|One"]),
        StringFileRow(
            "unquoted keys and texts", "a.strings", "a_$/:.-9 = http://a;", ["1|-|a_$/:.-9|-|0|http://a"]),
        StringFileRow("apostrophes", "a.strings", "'a\"' = 'b\\'c';", ["1|-|a\"|-|0|b'c"]),
        StringFileRow(
            "a key that is its text", "a.strings", "\n\"One\"; b;", ["2|-|One|-|0|One", "2|-|b|-|0|b"]),
        StringFileRow(
            "escapes", "a.strings", #""a" = "\"\\\n\t\r\a\b\f\v\q\'\101\60\U00e9\U00E9\UD83D\UDE00";"#,
            ["1|-|a|-|0|\"\\\n\t\r\u{7}\u{8}\u{C}\u{B}q'A0éé😀"]),
        StringFileRow(
            "an escaped end of a line", "a.strings", "a = \"b\\\nc\";\nd = e;",
            ["1|-|a|-|0|b\nc", "3|-|d|-|0|e"]),
        StringFileRow(
            "half a pair", "a.strings", #"a = "\UD83Dx\UDE00\UD83D\U0041";"#,
            ["1|-|a|-|0|\u{FFFD}x\u{FFFD}\u{FFFD}A"]),
        StringFileRow("a key twice", "a.strings", "a = b; a = c;", ["1|-|a|-|0|c"]),
        StringFileRow("a byte order mark", "a.strings", "\u{FEFF}a = b;", ["1|-|a|-|0|b"]),
        StringFileRow(
            "the language of the folder", "App/zh-Hans.lproj/Main.STRINGS", "a = b;", ["1|zh-Hans|a|-|0|b"]),
        StringFileRow(
            "the innermost folder", "de.lproj/pt_BR.lproj/x/a.strings", "a = b;", ["1|pt-BR|a|-|0|b"]),
        StringFileRow("a folder without a language", "Base.lproj/a.strings", "a = b;", ["1|-|a|-|0|b"]),
        StringFileRow(
            "placeholders", "a.strings", #"a = "%lld of %@, 5%%";"#, ["1|-|a|-|2|7 of %@, 5%"],
            arguments: ["7"]),
        StringFileRow(
            "UTF-16, the higher byte first", "a.strings",
            bytes: [0xFE, 0xFF] + utf16("a = \"é😀\";").flatMap { $0 },
            ["1|-|a|-|0|é😀"]),
        StringFileRow(
            "UTF-16, the lower byte first", "a.strings",
            bytes: [0xFF, 0xFE] + utf16("\na = \"é😀\";").flatMap { $0.reversed() }, ["2|-|a|-|0|é😀"]),
        StringFileRow("two byte order marks", "a.strings", "\u{FEFF}\u{FEFF}a = b;", ["1|-|a|-|0|b"]),
        StringFileRow(
            "two byte order marks of UTF-16, the lower byte first", "a.strings",
            bytes: [0xFF, 0xFE, 0xFF, 0xFE] + utf16("a = b;").flatMap { $0.reversed() }, ["1|-|a|-|0|b"]),
        StringFileRow(
            "two byte order marks of UTF-16, the higher byte first", "a.strings",
            bytes: [0xFE, 0xFF, 0xFE, 0xFF] + utf16("a = b;").flatMap { $0 }, ["1|-|a|-|0|b"]),
        StringFileRow(
            "keys that are only canonically equivalent", "a.strings", "\"é\" = a; \"e\u{301}\" = b;",
            ["1|-|é|-|0|a", "1|-|e\u{301}|-|0|b"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow("no key", "a.strings", "\n = b;", "a.strings:2:2: a key is expected here"),
        BadStringFileRow(
            "three byte order marks", "a.strings", "\u{FEFF}\u{FEFF}\u{FEFF}a = b;",
            "a.strings:1:1: a key is expected here"),
        BadStringFileRow("a dictionary", "a.strings", "{ a = b; }", "a.strings:1:1: a key is expected here"),
        BadStringFileRow(
            "no equals sign", "a.strings", "a b;", "a.strings:1:3: an equals sign is expected after the key"),
        BadStringFileRow(
            "a key alone", "a.strings", "a", "a.strings:1:2: an equals sign is expected after the key"),
        BadStringFileRow(
            "no text", "a.strings", "a = ;", "a.strings:1:5: a string is expected after the equals sign"),
        BadStringFileRow(
            "a list", "a.strings", "a = (b);", "a.strings:1:5: a string is expected after the equals sign"),
        BadStringFileRow(
            "no semicolon", "a.strings", "\"é\" = \"b\"\n\"c\" = d;",
            "a.strings:2:1: a semicolon is expected here, after the string"),
        BadStringFileRow(
            "no semicolon at the end", "a.strings", "a = b",
            "a.strings:1:6: a semicolon is expected here, after the string"),
        BadStringFileRow(
            "an open string", "a.strings", "a = \"b;\nc",
            "a.strings:1:5: the string that begins here has no end"),
        BadStringFileRow(
            "an open comment", "a.strings", "a = b;\n/* c",
            "a.strings:2:1: the comment that begins here has no end"),
        BadStringFileRow(
            "an escape at the end", "a.strings", "a = \"\\",
            "a.strings:1:5: the string that begins here has no end"),
        BadStringFileRow(
            "an octal escape beyond ASCII", "a.strings", #"a = "\341";"#,
            "a.strings:1:6: an octal escape above \\177 is not read; write the letter itself, or \\U and its code"
        ),
        BadStringFileRow(
            "a binary property list", "a.strings", "bplist00\u{1}",
            "a.strings: a binary property list, which is not read; give the .strings file that it was made from"
        ),
        BadStringFileRow(
            "an XML property list", "a.strings", "<?xml version=\"1.0\"?>",
            "a.strings: an XML property list, which is not read; give the .strings file that it was made from"
        ),
        BadStringFileRow(
            "no UTF-8", "a.strings", bytes: Array("a = ".utf8) + [0xE9],
            "a.strings:1:5: the bytes here are not valid UTF-8"),
        BadStringFileRow(
            "half a pair in UTF-16", "a.strings", bytes: [0xFE, 0xFF, 0, 0x0A, 0xD8, 0x3D, 0, 0x61],
            "a.strings:2:1: the bytes here are not valid UTF-16, although the file has a UTF-16 byte order mark"
        ),
        BadStringFileRow(
            "half a unit in UTF-16", "a.strings", bytes: [0xFF, 0xFE, 0x61, 0, 0x62],
            "a.strings:1:2: the bytes here are not valid UTF-16, although the file has a UTF-16 byte order mark"
        ),
        BadStringFileRow(
            "UTF-16 without a mark", "a.strings", bytes: utf16("a = b;").flatMap { $0 },
            "a.strings:1:1: the file is not in UTF-8, by its first bytes; save it as UTF-8"),
        BadStringFileRow(
            "UTF-32", "a.strings", bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
            "a.strings:1:1: the file is not in UTF-8, by its first bytes; save it as UTF-8"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }

    /// The units of a text in UTF-16, the higher byte of each first.
    private static func utf16(_ text: String) -> [[UInt8]] {
        text.utf16.map { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
}
