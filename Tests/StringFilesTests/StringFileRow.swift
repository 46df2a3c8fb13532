import Testing

@testable import StringFiles

/// A file of strings and what must be read in it, a line for each string:
/// `line|language|key|variation|placeholders|text`, with `-` for what there is not.
struct StringFileRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let bytes: [UInt8]
    let arguments: [String]
    let lines: [String]

    init(_ name: String, _ file: String, _ text: String, _ lines: [String], arguments: [String] = []) {
        self.init(name, file, bytes: Array(text.utf8), lines, arguments: arguments)
    }

    init(_ name: String, _ file: String, bytes: [UInt8], _ lines: [String], arguments: [String] = []) {
        testDescription = name
        self.file = file
        self.bytes = bytes
        self.lines = lines
        self.arguments = arguments
    }

    /// The texts that are read.
    var found: [String] {
        get throws {
            var filler = try PlaceholderArguments(arguments)
            return try StringFile.contents(of: bytes, in: file, StringReading()).texts.map { read in
                var text = read
                _ = text.fill(&filler)
                #expect(text.file == file)
                return [
                    text.line.map(String.init), text.language, text.key, text.variation,
                    read.template.map { String($0.placeholderCount) }, text.text,
                ].map { $0 ?? "-" }.joined(separator: "|")
            }
        }
    }
}
