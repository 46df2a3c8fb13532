import JSONText
import Testing

/// RFC 8259, section 7: escapes.
@Suite("Escapes") struct EscapeTests {
    @Test(arguments: [
        AcceptedRow("a quotation mark", #""\"""#, .string("\"")),
        AcceptedRow("a backslash", #""\\""#, .string("\\")),
        AcceptedRow("a slash", #""\/""#, .string("/")),
        AcceptedRow("a backspace", #""\b""#, .string("\u{8}")),
        AcceptedRow("a form feed", #""\f""#, .string("\u{C}")),
        AcceptedRow("a line feed", #""\n""#, .string("\n")),
        AcceptedRow("a carriage return", #""\r""#, .string("\r")),
        AcceptedRow("a tab", #""\t""#, .string("\t")),
        AcceptedRow("all in a row", #""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{C}\n\r\tz")),
        AcceptedRow("NUL", #""\u0000""#, .string("\0")),
        AcceptedRow("a letter", #""\u0041""#, .string("A")),
        AcceptedRow("digits in both cases", #""\uabCD\uABcd""#, .string("\u{ABCD}\u{ABCD}")),
        AcceptedRow("more digits than four", #""\u00411""#, .string("A1")),
        AcceptedRow("no escape after a backslash", #""\\u0041""#, .string(#"\u0041"#)),
        AcceptedRow("a letter of two bytes", #""\u00e9""#, .string("\u{E9}")),
        AcceptedRow("a combining mark", #""e\u0301""#, .string("e\u{301}")),
        AcceptedRow("before the surrogates", #""\uD7FF""#, .string("\u{D7FF}")),
        AcceptedRow("after the surrogates", #""\uE000""#, .string("\u{E000}")),
        AcceptedRow("the last of one escape", #""\uFFFF""#, .string("\u{FFFF}")),
        AcceptedRow("among letters beyond ASCII", #""日\n本""#, .string("日\n本")),
        AcceptedRow("the first pair", #""\uD800\uDC00""#, .string("\u{10000}")),
        AcceptedRow("a pair", #""\ud83d\ude00""#, .string("😀")),
        AcceptedRow("the last pair", #""\uDBFF\uDFFF""#, .string("\u{10FFFF}")),
        AcceptedRow("two pairs", #""\uD83D\uDE00\uD834\uDD1E""#, .string("😀𝄞")),
        AcceptedRow("the first half alone", #""\uD800""#, .string("\u{FFFD}")),
        AcceptedRow("the second half alone", #""\uDC00""#, .string("\u{FFFD}")),
        AcceptedRow("the first half, then a letter", #""\uD83Dx""#, .string("\u{FFFD}x")),
        AcceptedRow("the first half, then an escape", #""\uD83D\n""#, .string("\u{FFFD}\n")),
        AcceptedRow("the first half, then no half", #""\uD83D\u0041""#, .string("\u{FFFD}A")),
        AcceptedRow("the first half, then a pair", #""\uD83D\uD83D\uDE00""#, .string("\u{FFFD}😀")),
        AcceptedRow("halves the wrong way round", #""\uDE00\uD83D""#, .string("\u{FFFD}\u{FFFD}")),
        AcceptedRow("a half after a pair", #""\uD83D\uDE00\uDE00""#, .string("😀\u{FFFD}")),
        AcceptedRow("a name", #"{"\u0061\n":1}"#, .object([.init("a\n", .number("1"))])),
    ])
    func accepts(row: AcceptedRow) throws { try row.check() }

    @Test(arguments: [
        RefusedRow("an unknown letter", #"["\a"]"#, .invalidEscape, (3, 1, 4)),
        RefusedRow("a capital", #"["\N"]"#, .invalidEscape, (3, 1, 4)),
        RefusedRow("a single mark", #"["\'"]"#, .invalidEscape, (3, 1, 4)),
        RefusedRow("a digit", #"["\0"]"#, .invalidEscape, (3, 1, 4)),
        RefusedRow("hexadecimal", #"["\x41"]"#, .invalidEscape, (3, 1, 4)),
        RefusedRow("a capital U", #"["\U0041"]"#, .invalidEscape, (3, 1, 4)),
        RefusedRow("the end of the line", "[\"a\\\nb\"]", .invalidEscape, (4, 1, 5)),
        RefusedRow("a letter beyond ASCII", #"["é\é"]"#, .invalidEscape, (5, 1, 5)),
        RefusedRow("NUL", "[\"\\\0\"]", .invalidEscape, (3, 1, 4)),
        RefusedRow("no digits", #"["\u"]"#, .invalidEscape, (4, 1, 5)),
        RefusedRow("three digits", #"["\u004"]"#, .invalidEscape, (7, 1, 8)),
        RefusedRow("a letter after f", #"["\u00fg"]"#, .invalidEscape, (7, 1, 8)),
        RefusedRow("a sign among the digits", #"["\u+041"]"#, .invalidEscape, (4, 1, 5)),
        RefusedRow("braces", #"["\u{41}"]"#, .invalidEscape, (4, 1, 5)),
        RefusedRow("the second of a pair cut short", #"["\uD83D\u12"]"#, .invalidEscape, (12, 1, 13)),
        RefusedRow("cut off after the backslash", #"["\"#, .unexpectedEnd, (3, 1, 4)),
        RefusedRow("cut off after u", #"["\u"#, .unexpectedEnd, (4, 1, 5)),
        RefusedRow("cut off among the digits", #"["\u00"#, .unexpectedEnd, (6, 1, 7)),
        RefusedRow("a closing mark that is escaped", #"["a\"]"#, .unexpectedEnd, (6, 1, 7)),
        RefusedRow("outside of a string", #"[\n]"#, .expectedValue, (1, 1, 2)),
    ])
    func refuses(row: RefusedRow) { row.check() }
}
