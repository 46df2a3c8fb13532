import Testing

@testable import typescale

/// The quotation of outside texts in messages.
@Suite struct MessageTextTests {
    @Test(arguments: [
        ("nothing", 0, 0, false), ("as long as is quoted", 100, 100, false), ("one more", 101, 100, true),
        ("very long", 5_000_000, 100, true),
    ])
    func quotesTheBeginning(name: String, length: Int, quotedLength: Int, isShortened: Bool) {
        let expected = String(repeating: "é", count: quotedLength) + (isShortened ? "…" : "")
        #expect(quoted(String(repeating: "é", count: length)) == "'\(expected)'")
    }

    @Test func marksOfOneLetterAreManyCharacters() {
        let text = "e" + String(repeating: "\u{301}", count: 1000)
        #expect(MessageText.shortened(text).unicodeScalars.count == 101)
    }

    @Test(arguments: [
        ("none", 0, "", false), ("all", 40, "39", false), ("one more", 41, "39 and 1 more", true),
        ("very many", 65_535, "39 and 65495 more", true),
    ])
    func listsTheFirst(name: String, count: Int, end: String, isCut: Bool) {
        let listed = MessageText.listed((0..<count).map(String.init))
        #expect(listed.hasSuffix(end))
        #expect(listed.contains("more") == isCut)
    }

    @Test(arguments: [("short", 1000, 1000), ("one more", 1001, 1001), ("very long", 100_000, 1001)])
    func leavesTheMiddleOut(name: String, length: Int, shown: Int) {
        let text = String(repeating: "a", count: length - 1) + "z"
        let message = MessageText.withoutMiddle(text)
        #expect(message.unicodeScalars.count == shown)
        #expect(message.hasSuffix("az"))
        #expect(message.contains("…") == (length > 1000))
    }
}
