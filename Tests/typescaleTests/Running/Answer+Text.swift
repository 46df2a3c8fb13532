@testable import typescale

extension Answer {
    /// The text for standard output.
    var bytes: [UInt8] {
        let collected = CollectedBytes()
        try? contents.write { (piece) throws(System.Failure) in collected.bytes += piece }
        return collected.bytes
    }

    /// The text for standard output.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Bytes that a function collects.
final class CollectedBytes {
    var bytes: [UInt8] = []
}
