import JSONText
import Testing

/// RFC 8259, section 9: a limit of depth, so that nesting ends in an error and not in a crash.
@Suite("Depth") struct DepthTests {
    @Test("The limit is the documented one") func limit() {
        #expect(JSONDocument.maximumDepth == 512)
    }

    @Test("Exactly as deep as is allowed", arguments: ["[]", #"{"":}"#])
    func deepest(pair: String) throws {
        let open = String(pair.dropLast()), close = String(pair.suffix(1))
        let text =
            String(repeating: open, count: 511) + pair.prefix(1) + close
            + String(repeating: close, count: 511)
        let document = try JSONDocument(Array(text.utf8))
        var depth = 1
        var node = document.root
        while let inner = document.elements(of: node).first(where: { _ in true })
            ?? document.member("", of: node)
        {
            node = inner
            depth += 1
        }
        #expect(depth == 512)
    }

    @Test("One deeper", arguments: ["[", #"{"":"#])
    func tooDeep(open: String) {
        let offset = open.utf8.count * 512
        let text = String(repeating: open, count: 513)
        RefusedRow("", text, .tooDeep(limit: 512), (offset, 1, offset + 1)).check()
    }

    @Test("A hundred thousand brackets", arguments: ["[", #"{"":"#, "[\n"])
    func manyBrackets(open: String) {
        let offset = open.utf8.count * 512
        let text = String(repeating: open, count: 100_000)
        let place = open.hasSuffix("\n") ? (offset, 513, 1) : (offset, 1, offset + 1)
        RefusedRow("", text, .tooDeep(limit: 512), place).check()
    }

    @Test("Depth is nesting, not number") func siblings() throws {
        let text = "[" + Array(repeating: "[[]]", count: 100_000).joined(separator: ",") + "]"
        let document = try JSONDocument(Array(text.utf8), maximumDepth: 3)
        #expect(document.elements(of: document.root).reduce(0) { count, _ in count + 1 } == 100_000)
    }

    @Test("A limit of one's own", arguments: [0, 1, 2, 5])
    func ownLimit(limit: Int) throws {
        let allowed = String(repeating: "[", count: limit) + "1" + String(repeating: "]", count: limit)
        _ = try JSONDocument(Array(allowed.utf8), maximumDepth: limit)
        RefusedRow("", "[\(allowed)]", .tooDeep(limit: limit), (limit, 1, limit + 1)).check(
            maximumDepth: limit)
    }

    @Test("A limit far above the usual does not overflow") func farAbove() throws {
        let count = 100_000
        let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
        let document = try JSONDocument(Array(text.utf8), maximumDepth: count)
        #expect(document.endOffset(of: document.root) == 2 * count)
    }
}
