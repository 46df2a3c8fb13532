import JSONText
import Testing

/// The facts that a document gives about its values.
@Suite("Documents") struct DocumentTests {
    private let document: JSONDocument

    init() throws {
        document = try JSONDocument(Array(Self.text.utf8))
    }

    private static let text = """
        {
          "é": [1, -2.50],
          "b\\n": "😀\\t",
          "é": {"x": null},
          "\\u0062\\n": [ ]
        }

        """

    /// One value or name: its kind, place and text.
    struct Row: Equatable {
        let kind: JSONKind
        let range: Range<Int>
        let text: String
    }

    private func row(_ node: JSONNode) -> Row {
        Row(
            kind: document.kind(of: node), range: document.offset(of: node)..<document.endOffset(of: node),
            text: document.text(of: node))
    }

    @Test("The root reaches from the first to the last byte") func root() {
        #expect(row(document.root).range == 0..<81)
        #expect(row(document.root).kind == .object)
        #expect(row(document.root).text + "\n" == Self.text)
    }

    @Test("Each value knows its name and what it is in")
    func namesAndContainers() throws {
        let text = #"{"a": "b", "c" : ["d", 1, {"e": ["f"]}, "g", [2]], "h":{}, "h""# + "\n:\t3}"
        let document = try JSONDocument(Array(text.utf8))
        var found: [String] = []
        func visit(_ value: JSONNode, in container: JSONNode?) {
            let name = document.name(of: value).map { document.text(of: $0) }
            found.append((name.map { "\($0) " } ?? "") + "\(document.kind(of: value))")
            #expect(document.container(of: value) == container, "\(document.text(of: value))")
            for member in document.members(of: value) {
                #expect(document.container(of: member.name) == value)
                visit(member.value, in: value)
            }
            for element in document.elements(of: value) { visit(element, in: value) }
        }
        visit(document.root, in: nil)
        #expect(
            found == [
                "object", "a string", "c array", "string", "number", "object", "e array", "string", "string",
                "array", "number", "h object", "h number",
            ])
    }

    @Test("Members keep their order, their duplicates and their places") func members() {
        let members = document.members(of: document.root).map { [row($0.name), row($0.value)] }
        #expect(
            members == [
                [
                    Row(kind: .string, range: 4..<8, text: "é"),
                    Row(kind: .array, range: 10..<20, text: "[1, -2.50]"),
                ],
                [
                    Row(kind: .string, range: 24..<29, text: "b\n"),
                    Row(kind: .string, range: 31..<39, text: "😀\t"),
                ],
                [
                    Row(kind: .string, range: 43..<47, text: "é"),
                    Row(kind: .object, range: 49..<60, text: #"{"x": null}"#),
                ],
                [
                    Row(kind: .string, range: 64..<74, text: "b\n"),
                    Row(kind: .array, range: 76..<79, text: "[ ]"),
                ],
            ])
    }

    @Test("Elements keep their order and their places") func elements() throws {
        let array = try #require(document.members(of: document.root).first { _ in true }).value
        #expect(
            document.elements(of: array).map(row) == [
                Row(kind: .number, range: 11..<12, text: "1"),
                Row(kind: .number, range: 14..<19, text: "-2.50"),
            ])
    }

    @Test("Of several members of one name, the last; an escape makes no other name") func lastMember() throws
    {
        #expect(row(try #require(document.member("é", of: document.root))).range == 49..<60)
        #expect(row(try #require(document.member("b\n", of: document.root))).range == 76..<79)
        #expect(document.member("b", of: document.root) == nil)
        #expect(document.member("B\n", of: document.root) == nil)
        #expect(document.member("x", of: document.root) == nil)
        #expect(document.member("", of: document.root) == nil)
    }

    @Test("Only objects have members, and only arrays elements") func otherKinds() throws {
        let object = document.root
        let array = try #require(document.member("b\n", of: object))
        #expect(Array(document.elements(of: object)).isEmpty)
        #expect(Array(document.members(of: array)).isEmpty)
        #expect(document.member("é", of: array) == nil)
        for text in ["null", "true", "17", #""a""#] {
            let scalar = try JSONDocument(Array(text.utf8))
            #expect(Array(scalar.elements(of: scalar.root)).isEmpty)
            #expect(Array(scalar.members(of: scalar.root)).isEmpty)
            #expect(scalar.member("a", of: scalar.root) == nil)
        }
    }

    @Test("The bytes include the byte order mark and surrounding space") func bytes() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array(" 1\n".utf8)
        let document = try JSONDocument(bytes)
        #expect(document.bytes == bytes)
        #expect(document.offset(of: document.root) == 4)
        #expect(document.endOffset(of: document.root) == 5)
    }
}
