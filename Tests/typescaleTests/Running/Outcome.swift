@testable import typescale

/// The exit status and output of a process.
struct Outcome: Equatable {
    /// The way in which it ended.
    enum Ending: Equatable {
        case status(Int32)
        case signal(Int32)
    }

    let ending: Ending
    let output: [UInt8]
    let errors: [UInt8]

    /// The exit status; `nil` if a signal ended the process.
    var status: Int32? { if case .status(let status) = ending { status } else { nil } }

    /// Standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Standard error as text.
    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// The lines of standard output without their line feeds.
    var lines: [String] { text.split(separator: "\n").map(String.init) }
}

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
