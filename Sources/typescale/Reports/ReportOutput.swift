import JSONText

/// Takes a report piece by piece, so that a report on many findings never is in memory as a whole.
struct ReportOutput<Failure: Error> {
    /// How many bytes are collected before they are handed on.
    private static var pieceSize: Int { 1 << 16 }

    private let take: ([UInt8]) throws(Failure) -> Void
    private var bytes: [UInt8] = []

    /// Makes an output that hands its pieces to a function.
    init(_ take: @escaping ([UInt8]) throws(Failure) -> Void) { self.take = take }

    /// Adds a text.
    mutating func append(_ text: String) throws(Failure) {
        bytes.append(contentsOf: text.utf8)
        if bytes.count >= Self.pieceSize { try finish() }
    }

    /// Adds what a writer has written since the last time, once that is enough.
    mutating func append(_ writer: inout JSONWriter, all: Bool = false) throws(Failure) {
        guard all || writer.bytes.count >= Self.pieceSize else { return }
        try take(writer.takeBytes())
    }

    /// Hands on what is left.
    mutating func finish() throws(Failure) {
        guard !bytes.isEmpty else { return }
        try take(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
