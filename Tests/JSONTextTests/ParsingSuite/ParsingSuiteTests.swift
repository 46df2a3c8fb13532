import JSONText
import Testing

@Suite(
    "Public JSON parsing suite",
    .enabled(if: ParsingSuite.folder != nil, "JSON_TEST_SUITE does not name the folder of its files"))
struct ParsingSuiteTests {
    @Test("Valid texts are accepted") func accepted() throws {
        let names = try ParsingSuite.names("y")
        #expect(names.count >= 95)
        for name in names {
            let bytes = try ParsingSuite.bytes(name)
            #expect(throws: Never.self, "\(name)") { try JSONDocument(bytes) }
        }
    }

    @Test("Invalid texts are refused, with a place in the file or at its end") func refused() throws {
        let names = try ParsingSuite.names("n")
        #expect(names.count >= 188)
        for name in names { try expectRefusal(name) }
    }

    @Test("Every open case of the suite is decided") func decided() throws {
        let names = try ParsingSuite.names("i")
        #expect(names == ParsingDecision.all.map(\.name).sorted(), "every file is in the table, and no other")
        for decision in ParsingDecision.all where names.contains(decision.name) {
            switch decision.verdict {
            case .accepted:
                let bytes = try ParsingSuite.bytes(decision.name)
                #expect(throws: Never.self, "\(decision.name)") { try JSONDocument(bytes) }
            case .refused(let reason):
                let error = try expectRefusal(decision.name)
                #expect(error?.reason == reason, "\(decision.name)")
            }
        }
    }

    @discardableResult private func expectRefusal(_ name: String) throws -> JSONError? {
        let bytes = try ParsingSuite.bytes(name)
        let error = #expect(throws: JSONError.self, "\(name)") { try JSONDocument(bytes) }
        guard let error else { return nil }
        #expect((0...bytes.count).contains(error.offset), "\(name)")
        let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        #expect((1...lines).contains(error.position.line), "\(name)")
        #expect((1...bytes.count + 1).contains(error.position.column), "\(name)")
        return error
    }
}
