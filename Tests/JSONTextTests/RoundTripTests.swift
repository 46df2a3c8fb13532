import JSONText
import Testing

/// The reader reads the writer's output.
@Suite("Round trip") struct RoundTripTests {
    @Test("The same values, and the same bytes again", arguments: 1...10 as ClosedRange<UInt64>)
    func returns(seed: UInt64) throws {
        var trees = RandomTrees(seed: seed)
        var again = RandomTrees(seed: seed)
        for _ in 0..<200 {
            let tree = trees.next()
            let written = tree.written
            let read = try JSONTree(reading: written)
            #expect(read == tree)
            #expect(read.written == written)
            #expect(again.next().written == written)
        }
    }

    @Test("The offsets of a value enclose a text that reads as the same value") func places() throws {
        var trees = RandomTrees(seed: 2026)
        for _ in 0..<200 {
            let document = try JSONDocument(trees.next().written)
            for element in document.elements(of: document.root) {
                let range = document.offset(of: element)..<document.endOffset(of: element)
                #expect(try JSONTree(reading: Array(document.bytes[range])) == JSONTree(document, element))
            }
        }
    }

    @Test("No text is whole that is cut off, but a number", arguments: 1...5 as ClosedRange<UInt64>)
    func cutOff(seed: UInt64) throws {
        var trees = RandomTrees(seed: seed)
        for _ in 0..<20 {
            let tree = JSONTree.array([trees.next(depth: 3)])
            let written = tree.written
            for count in 0..<written.count {
                let error = #expect(throws: JSONError.self) { try JSONDocument(Array(written[..<count])) }
                #expect(error.map { $0.offset <= count } ?? false)
                let isEnd = error?.reason == .unexpectedEnd || error?.reason == .empty
                #expect(isEnd || error?.reason == .invalidUTF8)
            }
        }
    }
}
