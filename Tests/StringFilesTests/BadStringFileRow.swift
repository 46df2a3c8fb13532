import Testing

@testable import StringFiles
@testable import typescale

/// A file of strings that cannot be read, and the message about it.
struct BadStringFileRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let bytes: [UInt8]
    let message: String

    init(_ name: String, _ file: String, _ text: String, _ message: String) {
        self.init(name, file, bytes: Array(text.utf8), message)
    }

    init(_ name: String, _ file: String, bytes: [UInt8], _ message: String) {
        testDescription = name
        self.file = file
        self.bytes = bytes
        self.message = message
    }

    /// The message that the file gets; `nil` if it is read.
    var found: String? {
        do throws(StringFileError) {
            _ = try StringFile.contents(of: bytes, in: file, StringReading())
            return nil
        } catch {
            return error.message
        }
    }
}
