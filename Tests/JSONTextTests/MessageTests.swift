import JSONText
import Testing

/// The words of a refusal, typed again.
@Suite("Messages") struct MessageTests {
    @Test(arguments: [
        ("", "the file is empty"),
        ("[}", "a value is expected here"),
        ("{a", "a name in quotation marks is expected here"),
        (#"{"a" 1}"#, "a colon is expected after the name"),
        ("[1 2]", "a comma or the end of the object or array is expected here"),
        ("[1", "the file ends in the middle of a value"),
        ("1 2", "nothing may follow the end of the value"),
        ("01", "this is not a number as JSON writes it"),
        (#"["\x"]"#, "this is not an escape that JSON knows"),
        ("[\"\t\"]", "a control character must be escaped in a string"),
        ("1\0", "the file is not in UTF-8, by its first bytes; save it as UTF-8"),
        ("[[[1]]]", "objects and arrays are nested more than 2 deep"),
    ])
    func message(text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try JSONDocument(Array(text.utf8), maximumDepth: 2) }
        #expect(error?.message == message)
    }

    @Test func messageOfInvalidUTF8() {
        let error = #expect(throws: JSONError.self) { try JSONDocument([0x22, 0xFF, 0x22]) }
        #expect(error?.message == "the bytes here are not valid UTF-8")
    }
}
