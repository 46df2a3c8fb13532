import JSONText
import Testing

/// A text that is not JSON, and where it stops being so.
struct RefusedRow: Sendable {
    let name: String
    let bytes: [UInt8]
    let reason: JSONError.Reason
    let offset: Int
    let position: JSONPosition

    /// The place is the offset, the line and the column.
    init(_ name: String, _ bytes: [UInt8], _ reason: JSONError.Reason, _ place: (Int, Int, Int)) {
        self.name = name
        self.bytes = bytes
        self.reason = reason
        offset = place.0
        position = JSONPosition(line: place.1, column: place.2)
    }

    init(_ name: String, _ text: String, _ reason: JSONError.Reason, _ place: (Int, Int, Int)) {
        self.init(name, Array(text.utf8), reason, place)
    }

    /// Expects exactly this refusal.
    func check(maximumDepth: Int = JSONDocument.maximumDepth) {
        let error = #expect(throws: JSONError.self) { try JSONDocument(bytes, maximumDepth: maximumDepth) }
        #expect(error?.reason == reason)
        #expect(error?.offset == offset)
        #expect(error?.position == position)
    }
}

extension RefusedRow: CustomTestStringConvertible {
    var testDescription: String { name }
}
