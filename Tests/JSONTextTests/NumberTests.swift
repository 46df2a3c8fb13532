import JSONText
import Testing

/// RFC 8259, section 6: `[minus] int [frac] [exp]`.
@Suite("Numbers") struct NumberTests {
    /// A number's text, which is kept, and its value; `nil` if it is too large.
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let value: Double?
        var testDescription: String { text.count < 40 ? text : "\(text.prefix(40))…" }

        init(_ text: String, _ value: Double?) {
            self.text = text
            self.value = value
        }
    }

    @Test(arguments: [
        Row("0", 0), Row("-0", -0.0), Row("7", 7), Row("-17", -17), Row("1234567890", 1_234_567_890),
        Row("0.5", 0.5), Row("-0.005", -0.005), Row("17.00", 17), Row("1.25", 1.25),
        Row("1e2", 100), Row("1E2", 100), Row("1e+2", 100), Row("25e-2", 0.25), Row("0e0", 0),
        Row("1.5E-3", 0.0015), Row("1e007", 10_000_000), Row("0.1e1", 1),
        Row("9007199254740993", 9_007_199_254_740_992),
        Row("1.7976931348623157e308", .greatestFiniteMagnitude), Row("5e-324", .leastNonzeroMagnitude),
        Row("1e-400", 0), Row("1e309", nil), Row("-1e309", nil), Row("1e999", nil),
        Row("1e99999999999999999999", nil), Row(String(repeating: "9", count: 400), nil),
        Row(String(repeating: "9", count: 100_000), nil),
        Row("0." + String(repeating: "0", count: 100_000) + "1", 0),
    ])
    func keepsTextAndValue(row: Row) throws {
        for (before, after) in [("", ""), (" ", "\n"), ("[", "]"), ("[0,", ",0]"), (#"{"a":"#, "}")] {
            let document = try JSONDocument(Array((before + row.text + after).utf8))
            let root = document.root
            let nodes =
                [root] + Array(document.elements(of: root)) + document.members(of: root).map { $0.value }
            let node = try #require(nodes.last { document.offset(of: $0) == before.utf8.count })
            #expect(document.endOffset(of: node) == before.utf8.count + row.text.utf8.count)
            #expect(document.kind(of: node) == .number)
            #expect(document.text(of: node) == row.text)
            #expect(document.number(of: node) == row.value)
            #expect(document.number(of: node)?.sign == row.value?.sign)
        }
    }

    @Test(arguments: ["null", "true", "false", #""17""#, "[17]", #"{"a":17}"#])
    func noOtherValueHasANumber(text: String) throws {
        let document = try JSONDocument(Array(text.utf8))
        #expect(document.number(of: document.root) == nil)
    }

    @Test(arguments: [
        RefusedRow("a zero before", "01", .invalidNumber, (1, 1, 2)),
        RefusedRow("a zero before, negative", "[-012]", .invalidNumber, (3, 1, 4)),
        RefusedRow("two zeros", "[00]", .invalidNumber, (2, 1, 3)),
        RefusedRow("a minus alone", "-", .unexpectedEnd, (1, 1, 2)),
        RefusedRow("a minus alone in an array", "[-]", .invalidNumber, (2, 1, 3)),
        RefusedRow("two minuses", "[--1]", .invalidNumber, (2, 1, 3)),
        RefusedRow("a plus", "[+1]", .expectedValue, (1, 1, 2)),
        RefusedRow("no digit before the point", "[.5]", .expectedValue, (1, 1, 2)),
        RefusedRow("no digit before the point, negative", "[-.5]", .invalidNumber, (2, 1, 3)),
        RefusedRow("no digit after the point", "[1.]", .invalidNumber, (3, 1, 4)),
        RefusedRow("no digit after the point at the end", "1.", .unexpectedEnd, (2, 1, 3)),
        RefusedRow("an exponent after the point", "[1.e5]", .invalidNumber, (3, 1, 4)),
        RefusedRow("two points", "[1.2.3]", .expectedCommaOrEnd, (4, 1, 5)),
        RefusedRow("an exponent without digits", "[1e]", .invalidNumber, (3, 1, 4)),
        RefusedRow("an exponent with a sign only", "[1e+]", .invalidNumber, (4, 1, 5)),
        RefusedRow("an exponent cut off", "1E-", .unexpectedEnd, (3, 1, 4)),
        RefusedRow("an exponent with two signs", "[1e+-1]", .invalidNumber, (4, 1, 5)),
        RefusedRow("an exponent with a point", "[1e1.5]", .expectedCommaOrEnd, (4, 1, 5)),
        RefusedRow("hexadecimal", "[0x11]", .expectedCommaOrEnd, (2, 1, 3)),
        RefusedRow("a unit", "[17px]", .expectedCommaOrEnd, (3, 1, 4)),
        RefusedRow("a decimal comma", "1,5", .unexpectedContent, (1, 1, 2)),
        RefusedRow("grouped digits", "[1_000]", .expectedCommaOrEnd, (2, 1, 3)),
        RefusedRow("a space after the minus", "[- 1]", .invalidNumber, (2, 1, 3)),
        RefusedRow("digits of another script", "[٣]", .expectedValue, (1, 1, 2)),
        RefusedRow("wide digits after the point", "[1.５]", .invalidNumber, (3, 1, 4)),
    ])
    func refuses(row: RefusedRow) { row.check() }
}
