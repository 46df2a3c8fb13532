@testable import typescale

extension Answer {
    /// What goes to standard output.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
