import JSONText
import Testing

/// RFC 8259, section 7: what a string may hold without an escape.
@Suite("Strings") struct StringTests {
    @Test(arguments: [
        AcceptedRow("empty", #""""#, .string("")),
        AcceptedRow("a space", #"" ""#, .string(" ")),
        AcceptedRow("all that ASCII prints", "\"\(ascii)\"", .string(ExactText(ascii))),
        AcceptedRow("a slash", #""a/b""#, .string("a/b")),
        AcceptedRow("DEL", "\"\u{7F}\"", .string("\u{7F}")),
        AcceptedRow("the first of two bytes", "\"\u{80}\"", .string("\u{80}")),
        AcceptedRow("the last of two bytes", "\"\u{7FF}\"", .string("\u{7FF}")),
        AcceptedRow("the first of three bytes", "\"\u{800}\"", .string("\u{800}")),
        AcceptedRow("before the surrogates", "\"\u{D7FF}\"", .string("\u{D7FF}")),
        AcceptedRow("after the surrogates", "\"\u{E000}\"", .string("\u{E000}")),
        AcceptedRow("no character", "\"\u{FFFF}\"", .string("\u{FFFF}")),
        AcceptedRow("the first of four bytes", "\"\u{10000}\"", .string("\u{10000}")),
        AcceptedRow("the last scalar", "\"\u{10FFFF}\"", .string("\u{10FFFF}")),
        AcceptedRow(
            "ends of lines that JSON allows", "\"\u{2028}\u{2029}\u{85}\"", .string("\u{2028}\u{2029}\u{85}")),
        AcceptedRow("a mark of byte order inside", "\"\u{FEFF}\"", .string("\u{FEFF}")),
        AcceptedRow("composed", "\"\u{E9}\"", .string("\u{E9}")),
        AcceptedRow("decomposed", "\"e\u{301}\"", .string("e\u{301}")),
    ])
    func accepts(row: AcceptedRow) throws { try row.check() }

    /// From the space to the tilde, without the two that need an escape.
    private static let ascii = String(
        String.UnicodeScalarView(
            (UInt8(0x20)...0x7E).filter { $0 != 0x22 && $0 != 0x5C }.map { Unicode.Scalar($0) }))

    @Test(arguments: [
        RefusedRow("a mark alone", #"""#, .unexpectedEnd, (1, 1, 2)),
        RefusedRow("no closing mark", #"["ab"#, .unexpectedEnd, (4, 1, 5)),
        RefusedRow("no closing mark before the bracket", #"["ab]"#, .unexpectedEnd, (5, 1, 6)),
        RefusedRow("a mark inside", #"["a"b"]"#, .expectedCommaOrEnd, (4, 1, 5)),
        RefusedRow("a line feed", "[\"a\nb\"]", .controlCharacter, (3, 1, 4)),
        RefusedRow("a carriage return", "[\"a\r\nb\"]", .controlCharacter, (3, 1, 4)),
        RefusedRow("a tab in a name", "{\"a\tb\":1}", .controlCharacter, (3, 1, 4)),
        RefusedRow("a tab after wide letters", "[\n \"日本😀\t\"]", .controlCharacter, (14, 2, 6)),
    ])
    func refuses(row: RefusedRow) { row.check() }

    @Test("A control character is refused with its place", arguments: UInt8(0)..<0x20)
    func controlCharacter(byte: UInt8) {
        let text = Array(#"["é"#.utf8) + [byte] + Array(#""]"#.utf8)
        RefusedRow("", text, .controlCharacter, (4, 1, 4)).check()
    }

    /// Strings are looked at eight bytes at a time: every place of a byte in such a word, and in the one after it.
    @Test("A control character among plain bytes is refused wherever it is", arguments: UInt8(0)..<0x20)
    func controlCharacterInAWord(byte: UInt8) {
        for offset in 0..<16 {
            var text = Array(#"["abcdefghijklmnopqrstuvwx"]"#.utf8)
            text[2 + offset] = byte
            RefusedRow("", text, .controlCharacter, (2 + offset, 1, 3 + offset)).check()
        }
    }

    @Test(
        "The characters around the limits of plain ones are accepted wherever they are",
        arguments: [
            (" ", " "), ("!", "!"), ("#", "#"), ("[", "["), ("]", "]"), ("~", "~"), ("\u{7F}", "\u{7F}"),
            ("\u{80}", "\u{80}"), (#"\\"#, "\\"), (#"\""#, "\""),
        ])
    func charactersInAWord(written: String, meant: String) throws {
        for offset in 0..<16 {
            let (before, after) = (
                String(repeating: "a", count: offset), String(repeating: "b", count: 16 - offset)
            )
            try AcceptedRow(
                "", "\"\(before)\(written)\(after)\"", .string(ExactText(before + meant + after))
            ).check()
        }
    }

    @Test("A control character as the last byte is one too", arguments: UInt8(0)..<0x20)
    func lastByte(byte: UInt8) {
        RefusedRow("", Array(#"["a"#.utf8) + [byte], .controlCharacter, (3, 1, 4)).check()
    }
}

/// `isString` answers as a comparison of the text does.
@Suite("Comparing strings") struct StringComparisonTests {
    @Test(arguments: [
        (#""body""#, "body", true), (#""body""#, "bodY", false), (#""body""#, "bod", false),
        (#""body""#, "body ", false), (#""""#, "", true), (#""""#, "a", false), (#"" ""#, "", false),
        (#""b\u006fdy""#, "body", true), (#""b\u006fdy""#, #"b\u006fdy"#, false), (#""\n""#, "\n", true),
        (#""日本""#, "日本", true), (#""日本""#, "日", false), (#""\ud83d\ude00""#, "😀", true),
        (#""\uD800""#, "\u{FFFD}", true), (#""\u0000""#, "\0", true),
        ("17", "17", false), ("null", "null", false), ("[]", "[]", false), ("{}", "{}", false),
    ])
    func isString(source: String, text: String, expected: Bool) throws {
        let document = try JSONDocument(Array(source.utf8))
        let isString = Array(text.utf8).withUnsafeBufferPointer { document.isString(document.root, $0) }
        #expect(isString == expected)
    }
}
