import JSONText

/// A JSON file whose members are strings, or objects of such members; the keys of nested ones are joined by
/// dots.
struct JSONStrings {
    private let document: JSONDocument
    private let lines: JSONLines
    private let file: String
    private var texts: [LocalizedText] = []

    /// The strings of a file.
    static func texts(of bytes: [UInt8], file: String) throws(StringFileError) -> [LocalizedText] {
        var reader = try JSONStrings(bytes, file: file)
        try reader.append(reader.document.root, key: nil)
        return reader.texts
    }

    private init(_ bytes: [UInt8], file: String) throws(StringFileError) {
        do throws(JSONError) {
            document = try JSONDocument(bytes)
        } catch {
            throw StringFileError(error, in: file)
        }
        lines = JSONLines(bytes)
        self.file = file
    }

    // The depth of the document bounds that of the calls.
    private mutating func append(_ node: JSONNode, key: String?) throws(StringFileError) {
        let offset = document.offset(of: node)
        switch (document.kind(of: node), key) {
        case (.object, _):
            for member in document.members(of: node) {
                let name = document.text(of: member.name)
                try append(member.value, key: key.map { "\($0).\(name)" } ?? name)
            }
        case (.string, let key?):
            texts.append(
                LocalizedText(
                    text: document.text(of: node), key: key, file: file,
                    line: lines.lineNumber(at: offset)))
        case (_, let key):
            let fault: StringFileError.Fault =
                key == nil ? .expectedObject("the file's value") : .expectedString("the text of a key")
            throw StringFileError(fault, in: file, at: offset, of: document.bytes)
        }
    }
}
