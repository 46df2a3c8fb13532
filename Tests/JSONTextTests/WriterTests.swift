import JSONText
import Testing

/// The exact bytes that the writer writes.
@Suite("Writer") struct WriterTests {
    /// A value and the text that it is written as.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let tree: JSONTree
        let text: String

        init(_ name: String, _ tree: JSONTree, _ text: String) {
            testDescription = name
            self.tree = tree
            self.text = text
        }
    }

    @Test(arguments: [
        Row("null", .null, "null"),
        Row("a number as it is given", .number("-1.50e+2"), "-1.50e+2"),
        Row("a string", .string("body"), #""body""#),
        Row("an empty string", .string(""), #""""#),
        Row("an empty array", .array([]), "[]"),
        Row("an empty object", .object([]), "{}"),
        Row("one element", .array([.bool(true)]), "[\n  true\n]"),
        Row("two elements", .array([.bool(false), .null]), "[\n  false,\n  null\n]"),
        Row("one member", .object([.init("a", .number("1"))]), "{\n  \"a\": 1\n}"),
        Row(
            "members in their order, with duplicates",
            .object([.init("b", .null), .init("a", .null), .init("b", .null)]),
            "{\n  \"b\": null,\n  \"a\": null,\n  \"b\": null\n}"),
        Row(
            "empty ones inside", .array([.array([]), .object([]), .array([])]),
            "[\n  [],\n  {},\n  []\n]"),
        Row(
            "nested",
            .object([
                .init("a", .array([.object([.init("b", .array([.null]))]), .null])), .init("c", .object([])),
            ]),
            """
            {
              "a": [
                {
                  "b": [
                    null
                  ]
                },
                null
              ],
              "c": {}
            }
            """),
        Row("a name with escapes", .object([.init("\"\n", .null)]), "{\n  \"\\\"\\n\": null\n}"),
    ])
    func writes(row: Row) {
        #expect(String(decoding: row.tree.written, as: UTF8.self) == row.text)
    }

    @Test(
        "Whole numbers have no point; from 10^16 on there is an exponent",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (17, "17"), (17.5, "17.5"), (9_999_999_999_999_998, "9999999999999998"),
            (1e16, "1e+16"), (-1e16, "-1e+16"), (1e17, "1e+17"),
        ] as [(Double, String)])
    func numbers(number: Double, text: String) {
        var writer = JSONWriter(capacity: 8)
        writer.number(number)
        #expect(writer.text == text)
        #expect(JSONNumber.text(of: number) == text)
    }

    @Test("The text is the bytes, and ends with a line feed when that is asked for") func end() {
        var writer = JSONWriter(capacity: 1)
        #expect(writer.bytes.isEmpty && writer.text.isEmpty)
        writer.beginArray()
        writer.endArray()
        #expect(writer.text == "[]")
        writer.endLine()
        #expect(writer.text == "[]\n")
        #expect(writer.bytes == Array("[]\n".utf8))
    }

    @Test("The capacity changes no byte", arguments: [0, 1, 10_000]) func capacity(count: Int) {
        var writer = JSONWriter(capacity: count)
        JSONTree.array([.string("a"), .null]).write(to: &writer)
        #expect(writer.text == "[\n  \"a\",\n  null\n]")
    }

    @Test(
        "A text with one letter that needs an escape",
        arguments: [
            ("\"", #"\""#), ("\\", #"\\"#), ("/", "/"), ("\u{7F}", #"\u007f"#), ("\u{85}", #"\u0085"#),
            ("\u{202E}", #"\u202e"#), ("é", "é"), ("😀", "😀"),
            ("\u{2028}", "\u{2028}"), ("\u{FEFF}", "\u{FEFF}"), ("\u{10FFFF}", "\u{10FFFF}"),
            ("\0", #"\u0000"#), ("\u{1}", #"\u0001"#), ("\u{2}", #"\u0002"#), ("\u{3}", #"\u0003"#),
            ("\u{4}", #"\u0004"#), ("\u{5}", #"\u0005"#), ("\u{6}", #"\u0006"#), ("\u{7}", #"\u0007"#),
            ("\u{8}", #"\u0008"#), ("\t", #"\t"#), ("\n", #"\n"#), ("\u{B}", #"\u000b"#),
            ("\u{C}", #"\u000c"#),
            ("\r", #"\r"#), ("\u{E}", #"\u000e"#), ("\u{F}", #"\u000f"#), ("\u{10}", #"\u0010"#),
            ("\u{11}", #"\u0011"#), ("\u{12}", #"\u0012"#), ("\u{13}", #"\u0013"#), ("\u{14}", #"\u0014"#),
            ("\u{15}", #"\u0015"#), ("\u{16}", #"\u0016"#), ("\u{17}", #"\u0017"#), ("\u{18}", #"\u0018"#),
            ("\u{19}", #"\u0019"#), ("\u{1A}", #"\u001a"#), ("\u{1B}", #"\u001b"#), ("\u{1C}", #"\u001c"#),
            ("\u{1D}", #"\u001d"#), ("\u{1E}", #"\u001e"#), ("\u{1F}", #"\u001f"#), ("\r\n", #"\r\n"#),
        ])
    func escapes(letter: String, escape: String) {
        let written = JSONTree.string(ExactText("日" + letter + "x")).written
        #expect(written == Array("\"日\(escape)x\"".utf8))
    }

    @Test("A text that is taken in pieces is the whole text, and is not kept") func pieces() {
        var (writer, whole, pieces) = (JSONWriter(), JSONWriter(), [[UInt8]]())
        func write(_ writer: inout JSONWriter, _ number: Int) {
            writer.beginObject()
            writer.name("n")
            writer.literal("\(number)")
            writer.endObject()
        }
        writer.beginArray()
        whole.beginArray()
        for number in 0..<3 {
            write(&writer, number)
            write(&whole, number)
            pieces.append(writer.takeBytes())
            #expect(writer.bytes.isEmpty)
        }
        writer.endArray()
        whole.endArray()
        #expect(pieces.flatMap { $0 } + writer.takeBytes() == whole.bytes)
        #expect(pieces.allSatisfy { !$0.isEmpty })
    }
}
