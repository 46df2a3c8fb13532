import JSONText
import Testing

/// A text that is JSON, and what it says.
struct AcceptedRow: Sendable {
    let name: String
    let bytes: [UInt8]
    let tree: JSONTree

    init(_ name: String, _ bytes: [UInt8], _ tree: JSONTree) {
        self.name = name
        self.bytes = bytes
        self.tree = tree
    }

    init(_ name: String, _ text: String, _ tree: JSONTree) {
        self.init(name, Array(text.utf8), tree)
    }

    /// Expects the text to say exactly this.
    func check() throws {
        #expect(try JSONTree(reading: bytes) == tree)
    }
}

extension AcceptedRow: CustomTestStringConvertible {
    var testDescription: String { name }
}
