import JSONText
import Testing

/// RFC 8259, section 8.1: UTF-8; a byte order mark may be ignored, and here is.
@Suite("Encoding") struct EncodingTests {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    @Test(arguments: [
        AcceptedRow("a mark of byte order", mark + Array("[1]".utf8), .array([.number("1")])),
        AcceptedRow("a mark, then space", mark + Array("\n \"é\"".utf8), .string("é")),
    ])
    func accepts(row: AcceptedRow) throws { try row.check() }

    @Test(arguments: [
        RefusedRow("a mark alone", mark, .empty, (3, 1, 1)),
        RefusedRow("a mark and space", mark + [0x20], .empty, (4, 1, 2)),
        RefusedRow("two marks", mark + mark + Array("1".utf8), .expectedValue, (3, 1, 1)),
        RefusedRow("part of a mark", [0xEF, 0xBB], .expectedValue, (0, 1, 1)),
        RefusedRow("a mark after the value", Array("1".utf8) + mark, .unexpectedContent, (1, 1, 2)),
        RefusedRow("the mark is no column", mark + Array("[x]".utf8), .expectedValue, (4, 1, 2)),
        RefusedRow(
            "a fault two lines after the mark", mark + Array("[\n\nx]".utf8), .expectedValue, (6, 3, 1)),
        RefusedRow(
            "UTF-16, big end first, marked", [0xFE, 0xFF, 0, 0x5B, 0, 0x5D], .otherEncoding, (0, 1, 1)),
        RefusedRow(
            "UTF-16, small end first, marked", [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], .otherEncoding, (0, 1, 1)),
        RefusedRow("UTF-16, big end first", [0, 0x5B, 0, 0x5D], .otherEncoding, (0, 1, 1)),
        RefusedRow("UTF-16, small end first", [0x5B, 0, 0x5D, 0], .otherEncoding, (0, 1, 1)),
        RefusedRow(
            "UTF-32, big end first, marked", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], .otherEncoding, (0, 1, 1)),
        RefusedRow(
            "UTF-32, small end first, marked", [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0], .otherEncoding, (0, 1, 1)),
        RefusedRow("UTF-32, big end first", [0, 0, 0, 0x31], .otherEncoding, (0, 1, 1)),
        RefusedRow("UTF-32, small end first", [0x31, 0, 0, 0], .otherEncoding, (0, 1, 1)),
        RefusedRow("a mark of UTF-16 alone", [0xFF, 0xFE], .otherEncoding, (0, 1, 1)),
        RefusedRow("a byte of no encoding", [0xFF], .expectedValue, (0, 1, 1)),
    ])
    func refuses(row: RefusedRow) { row.check() }

    /// By Unicode, table 3-7; the place is that of the first byte of the sequence.
    @Test(
        "Bytes that are not UTF-8",
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xC3, 0xC3],
            [0xE0, 0x80, 0x80],
            [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80],
            [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
            [0xF0, 0x28, 0x8C, 0xBC], [0xF0, 0x90, 0x28, 0xBC], [0xF0, 0x9F, 0x98, 0x28],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE],
            [0xFF],
        ] as [[UInt8]])
    func notUTF8(sequence: [UInt8]) {
        let before = Array("[\n \"日".utf8)
        RefusedRow("", before + sequence + Array(#"abc"]"#.utf8), .invalidUTF8, (7, 2, 4)).check()
        RefusedRow("", before + sequence, .invalidUTF8, (7, 2, 4)).check()
        RefusedRow("", Array(#"{"a"#.utf8) + sequence + Array(#"":1}"#.utf8), .invalidUTF8, (3, 1, 4)).check()
    }

    @Test(
        "Every scalar stands for itself, alone and with a neighbour that continues",
        arguments: [
            0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000,
            0x3FFFF,
            0x40000, 0xFFFFF, 0x100000, 0x10FFFF,
        ] as [UInt32])
    func edges(value: UInt32) throws {
        let text = String(try #require(Unicode.Scalar(value)))
        try AcceptedRow("", "\"\(text)\(text)a\"", .string(ExactText(text + text + "a"))).check()
    }
}
