import JSONText
import Testing

/// RFC 8259, section 2: only four characters are allowed between tokens.
@Suite("White space") struct WhitespaceTests {
    @Test("Between any two tokens", arguments: [" ", "\t", "\n", "\r", "\r\n", " \t\r\n \n\n"])
    func between(space: String) throws {
        let tokens = [
            "", "{", #""a""#, ":", "[", "1", ",", "true", ",", "[", "]", "]", ",", #""b""#, ":", "{", "}",
            "}", "",
        ]
        let tree = JSONTree.object([
            .init("a", .array([.number("1"), .bool(true), .array([])])), .init("b", .object([])),
        ])
        try AcceptedRow("", tokens.joined(separator: space), tree).check()
    }

    @Test(
        "No other character is white space",
        arguments: [
            0x00, 0x07, 0x08, 0x0B, 0x0C, 0x0E, 0x1F, 0x7F, 0x85, 0xA0, 0x1680, 0x2003, 0x2028, 0x2029,
            0x200B,
            0x3000, 0xFEFF,
        ] as [UInt32])
    func noOther(value: UInt32) throws {
        let space = String(try #require(Unicode.Scalar(value)))
        RefusedRow("", "[1" + space + "]", .expectedCommaOrEnd, (2, 1, 3)).check()
        RefusedRow("", "[\n" + space + "1]", .expectedValue, (2, 2, 1)).check()
        RefusedRow("", "[]" + space, .unexpectedContent, (2, 1, 3)).check()
        RefusedRow("", "[\"\u{E9}\"" + space + "]", .expectedCommaOrEnd, (5, 1, 5)).check()
    }

    @Test(arguments: [
        RefusedRow("a comment to the end of the line", "[1, // one\n2]", .expectedValue, (4, 1, 5)),
        RefusedRow("a comment between", "{/* a */}", .expectedName, (1, 1, 2)),
        RefusedRow("a comment at the end", "[]\n# end", .unexpectedContent, (3, 2, 1)),
        RefusedRow("space in a number", "[1 2]", .expectedCommaOrEnd, (3, 1, 4)),
        RefusedRow("space in a word", "[tr ue]", .expectedValue, (3, 1, 4)),
    ])
    func refuses(row: RefusedRow) { row.check() }
}
