import JSONText
import Testing

/// RFC 8259, section 3: a value is an object, array, number, string or one of three words.
@Suite("Values") struct ValueTests {
    @Test(arguments: [
        AcceptedRow("null", "null", .null),
        AcceptedRow("true", "true", .bool(true)),
        AcceptedRow("false", "false", .bool(false)),
        AcceptedRow("a number alone", "17", .number("17")),
        AcceptedRow("a string alone", #""body""#, .string("body")),
        AcceptedRow("an empty array", "[]", .array([])),
        AcceptedRow("an empty object", "{}", .object([])),
        AcceptedRow(
            "words in an array", "[null,true,false]", .array([.null, .bool(true), .bool(false)])),
    ])
    func accepts(row: AcceptedRow) throws { try row.check() }

    @Test(arguments: [
        RefusedRow("nothing", "", .empty, (0, 1, 1)),
        RefusedRow("white space only", " \n\t\r\n  ", .empty, (7, 3, 3)),
        RefusedRow("a word in capitals", "True", .expectedValue, (0, 1, 1)),
        RefusedRow("a capital in a word", "nUll", .expectedValue, (1, 1, 2)),
        RefusedRow("another letter in a word", "trux", .expectedValue, (3, 1, 4)),
        RefusedRow("a word cut off", "fals", .unexpectedEnd, (4, 1, 5)),
        RefusedRow("a word cut off in an array", "[nul]", .expectedValue, (4, 1, 5)),
        RefusedRow("a word with more letters", "truee", .unexpectedContent, (4, 1, 5)),
        RefusedRow("an unknown word", "[undefined]", .expectedValue, (1, 1, 2)),
        RefusedRow("not a number", "NaN", .expectedValue, (0, 1, 1)),
        RefusedRow("infinity", "[Infinity]", .expectedValue, (1, 1, 2)),
        RefusedRow("minus infinity", "[-Infinity]", .invalidNumber, (2, 1, 3)),
        RefusedRow("a text in single marks", "['a']", .expectedValue, (1, 1, 2)),
        RefusedRow("a letter beyond ASCII", "é", .expectedValue, (0, 1, 1)),
        RefusedRow("two values", "1 2", .unexpectedContent, (2, 1, 3)),
        RefusedRow("two values on two lines", "{}\n{}", .unexpectedContent, (3, 2, 1)),
        RefusedRow("two values without space", "[][]", .unexpectedContent, (2, 1, 3)),
        RefusedRow("a comma after the value", "1,", .unexpectedContent, (1, 1, 2)),
        RefusedRow("a bracket after the value", "[1]]", .unexpectedContent, (3, 1, 4)),
        RefusedRow("a comma alone", ",", .expectedValue, (0, 1, 1)),
        RefusedRow("a colon alone", ":", .expectedValue, (0, 1, 1)),
        RefusedRow("the end of an array alone", "]", .expectedValue, (0, 1, 1)),
        RefusedRow("NUL alone", "\0", .expectedValue, (0, 1, 1)),
        RefusedRow("NUL after a value", "[1]\0", .unexpectedContent, (3, 1, 4)),
        RefusedRow("NUL in an array", "[1,\0]", .expectedValue, (3, 1, 4)),
    ])
    func refuses(row: RefusedRow) { row.check() }
}
