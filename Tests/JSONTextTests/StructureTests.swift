import JSONText
import Testing

/// RFC 8259, sections 4 and 5: objects and arrays.
@Suite("Structure") struct StructureTests {
    @Test(arguments: [
        AcceptedRow("one element", "[1]", .array([.number("1")])),
        AcceptedRow(
            "elements keep their order", "[3,1,2]", .array([.number("3"), .number("1"), .number("2")])),
        AcceptedRow(
            "arrays in arrays", "[[],[[]],[]]", .array([.array([]), .array([.array([])]), .array([])])),
        AcceptedRow("an empty name", #"{"":null}"#, .object([.init("", .null)])),
        AcceptedRow(
            "members keep their order", #"{"z":1,"a":2,"m":3}"#,
            .object([.init("z", .number("1")), .init("a", .number("2")), .init("m", .number("3"))])),
        AcceptedRow(
            "duplicates stay", #"{"a":1,"b":2,"a":3}"#,
            .object([.init("a", .number("1")), .init("b", .number("2")), .init("a", .number("3"))])),
        AcceptedRow(
            "objects in arrays in objects", #"{"a":[{"b":{}},[]],"c":[{}]}"#,
            .object([
                .init("a", .array([.object([.init("b", .object([]))]), .array([])])),
                .init("c", .array([.object([])])),
            ])),
    ])
    func accepts(row: AcceptedRow) throws { try row.check() }

    @Test(arguments: [
        RefusedRow("an array that is open", "[", .unexpectedEnd, (1, 1, 2)),
        RefusedRow("an array that is open after an element", "[1", .unexpectedEnd, (2, 1, 3)),
        RefusedRow("an array that is open after a comma", "[1,", .unexpectedEnd, (3, 1, 4)),
        RefusedRow("an array that is open on the next line", "[1,\n  2\n", .unexpectedEnd, (8, 3, 1)),
        RefusedRow("a comma at the end", "[1,]", .expectedValue, (3, 1, 4)),
        RefusedRow("a comma at the start", "[,1]", .expectedValue, (1, 1, 2)),
        RefusedRow("two commas", "[1,,2]", .expectedValue, (3, 1, 4)),
        RefusedRow("no comma between strings", #"["a" "b"]"#, .expectedCommaOrEnd, (5, 1, 6)),
        RefusedRow("no comma between arrays", "[[][]]", .expectedCommaOrEnd, (3, 1, 4)),
        RefusedRow("a colon in an array", #"["a":1]"#, .expectedCommaOrEnd, (4, 1, 5)),
        RefusedRow("a semicolon", "[1;2]", .expectedCommaOrEnd, (2, 1, 3)),
        RefusedRow("the wrong end of an array", "[1}", .expectedCommaOrEnd, (2, 1, 3)),
        RefusedRow("the wrong end of an empty array", "[}", .expectedValue, (1, 1, 2)),
        RefusedRow("ends that cross", #"{"a":[}]"#, .expectedValue, (6, 1, 7)),
    ])
    func refusesArray(row: RefusedRow) { row.check() }

    @Test(arguments: [
        RefusedRow("an object that is open", "{", .unexpectedEnd, (1, 1, 2)),
        RefusedRow("cut off after a name", #"{"a""#, .unexpectedEnd, (4, 1, 5)),
        RefusedRow("cut off after a colon", #"{"a": "#, .unexpectedEnd, (6, 1, 7)),
        RefusedRow("cut off after a value", #"{"a":1"#, .unexpectedEnd, (6, 1, 7)),
        RefusedRow("cut off after a comma", #"{"a":1,"#, .unexpectedEnd, (7, 1, 8)),
        RefusedRow("a comma at the end", #"{"a":1,}"#, .expectedName, (7, 1, 8)),
        RefusedRow("a comma alone", "{,}", .expectedName, (1, 1, 2)),
        RefusedRow("two commas", #"{"a":1,,"b":2}"#, .expectedName, (7, 1, 8)),
        RefusedRow("a name without marks", "{a:1}", .expectedName, (1, 1, 2)),
        RefusedRow("a name in single marks", "{'a':1}", .expectedName, (1, 1, 2)),
        RefusedRow("a number for a name", "{1:1}", .expectedName, (1, 1, 2)),
        RefusedRow("null for a name", "{null:1}", .expectedName, (1, 1, 2)),
        RefusedRow("a name only", #"{"a"}"#, .expectedColon, (4, 1, 5)),
        RefusedRow("a comma for a colon", #"{"a",1}"#, .expectedColon, (4, 1, 5)),
        RefusedRow("an equals sign for a colon", #"{"a"=1}"#, .expectedColon, (4, 1, 5)),
        RefusedRow("two colons", #"{"a"::1}"#, .expectedValue, (5, 1, 6)),
        RefusedRow("no value", #"{"a":}"#, .expectedValue, (5, 1, 6)),
        RefusedRow("no comma", "{\n  \"a\": 1\n  \"b\": 2\n}", .expectedCommaOrEnd, (13, 3, 3)),
        RefusedRow("no comma after CRLF", "{\r\n \"é\": 1\r\n \"b\": 2}", .expectedCommaOrEnd, (14, 3, 2)),
        RefusedRow("the wrong end", #"{"a":1]"#, .expectedCommaOrEnd, (6, 1, 7)),
        RefusedRow("the wrong end of an empty object", "{]", .expectedName, (1, 1, 2)),
        RefusedRow("a value too many", #"{"a":1 2}"#, .expectedCommaOrEnd, (7, 1, 8)),
    ])
    func refusesObject(row: RefusedRow) { row.check() }
}
