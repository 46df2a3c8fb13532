import JSONText
import Testing

/// Lines and columns of offsets.
@Suite("Lines") struct LinesTests {
    /// A text, and the line and column at each of its offsets, the end included.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let places: [JSONPosition]

        init(_ name: String, _ bytes: [UInt8], _ places: [(Int, Int)]) {
            testDescription = name
            self.bytes = bytes
            self.places = places.map { JSONPosition(line: $0.0, column: $0.1) }
        }

        init(_ name: String, _ text: String, _ places: [(Int, Int)]) {
            self.init(name, Array(text.utf8), places)
        }
    }

    @Test(arguments: [
        Row("nothing", "", [(1, 1)]),
        Row("one line", "ab", [(1, 1), (1, 2), (1, 3)]),
        Row("LF", "a\nb\n", [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1)]),
        Row("LF alone", "\n\n", [(1, 1), (2, 1), (3, 1)]),
        Row("CRLF", "a\r\nb", [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2)]),
        Row("CR is no end of a line", "a\rb", [(1, 1), (1, 2), (1, 3), (1, 4)]),
        Row("CR twice, then LF", "\r\r\nb", [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2)]),
        Row("LF, then CR", "\n\rb", [(1, 1), (2, 1), (2, 2), (2, 3)]),
        Row(
            "a mark of byte order", "\u{FEFF}a\nb", [(1, 1), (1, 1), (1, 1), (1, 1), (1, 2), (2, 1), (2, 2)]),
        Row("a mark alone", "\u{FEFF}", [(1, 1), (1, 1), (1, 1), (1, 1)]),
        Row("ends of lines of other scripts", "\u{85}\u{C}", [(1, 1), (1, 2), (1, 2), (1, 3)]),
    ])
    func positions(row: Row) {
        let lines = JSONLines(row.bytes)
        #expect(row.places.count == row.bytes.count + 1)
        for (offset, place) in row.places.enumerated() {
            #expect(lines.position(of: offset) == place, "at \(offset)")
            #expect(lines.lineNumber(at: offset) == place.line, "at \(offset)")
        }
    }

    @Test("A scalar of several bytes is one column", arguments: ["é", "日", "😀", "e\u{301}"])
    func scalars(text: String) {
        let lines = JSONLines(Array("a\(text)b\n\(text)c".utf8))
        let (bytes, columns) = (text.utf8.count, text.unicodeScalars.count)
        #expect(lines.position(of: 1) == JSONPosition(line: 1, column: 2))
        #expect(lines.position(of: 1 + bytes) == JSONPosition(line: 1, column: 2 + columns))
        #expect(lines.position(of: 3 + bytes) == JSONPosition(line: 2, column: 1))
        #expect(lines.position(of: 3 + 2 * bytes) == JSONPosition(line: 2, column: 1 + columns))
    }

    @Test("Offsets beyond the end are at the end, and offsets before the start at the start")
    func beyond() {
        let lines = JSONLines(Array("ab\ncd".utf8))
        for offset in [5, 6, 100, Int.max] {
            #expect(lines.position(of: offset) == JSONPosition(line: 2, column: 3))
            #expect(lines.line(at: offset).elementsEqual("cd".utf8))
        }
        for offset in [-1, Int.min] {
            #expect(lines.position(of: offset) == JSONPosition(line: 1, column: 1))
            #expect(lines.line(at: offset).elementsEqual("ab".utf8))
        }
    }

    @Test(
        "The line at every offset",
        arguments: [
            ("", [""]), ("ab", ["ab", "ab", "ab"]), ("a\nb", ["a", "a", "b", "b"]),
            ("a\n", ["a", "a", ""]), ("a\r\nb", ["a", "a", "a", "b", "b"]), ("\n\n", ["", "", ""]),
            ("\r\n", ["", "", ""]), ("a\rb", ["a\rb", "a\rb", "a\rb", "a\rb"]),
            ("\r\r\n", ["\r", "\r", "\r", ""]), ("é\n", ["é", "é", "é", ""]),
            ("\u{FEFF}a\nb", ["a", "a", "a", "a", "a", "b", "b"]),
        ])
    func line(text: String, expected: [String]) {
        let lines = JSONLines(Array(text.utf8))
        #expect(expected.count == text.utf8.count + 1)
        for (offset, line) in expected.enumerated() {
            #expect(String(decoding: lines.line(at: offset), as: UTF8.self) == line, "at \(offset)")
        }
    }

    @Test("Positions are ordered by line, then by column") func order() {
        let positions = [(1, 1), (1, 2), (1, 10), (2, 1), (10, 1)].map {
            JSONPosition(line: $0.0, column: $0.1)
        }
        for (index, position) in positions.enumerated() {
            for (other, second) in positions.enumerated() { #expect((position < second) == (index < other)) }
        }
    }
}
