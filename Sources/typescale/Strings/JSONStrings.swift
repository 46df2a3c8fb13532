import JSONText

/// A JSON file whose members are strings, or objects of such members; the keys of nested ones are joined by
/// dots.
struct JSONStrings {
    private let file: JSONStringFile
    private var texts: [LocalizedText] = []

    /// The strings of a file.
    static func texts(of bytes: [UInt8], file: String) throws(StringFileError) -> [LocalizedText] {
        var reader = JSONStrings(file: try JSONStringFile(bytes, path: file))
        try reader.append(reader.file.document.root, key: nil)
        return reader.texts
    }

    private init(file: JSONStringFile) { self.file = file }

    // The depth of the document bounds that of the calls.
    private mutating func append(_ node: JSONNode, key: String?) throws(StringFileError) {
        let document = file.document
        switch (document.kind(of: node), key) {
        case (.object, _):
            for member in document.members(of: node) {
                let name = document.text(of: member.name)
                try append(member.value, key: key.map { "\($0).\(name)" } ?? name)
            }
        case (.string, let key?):
            texts.append(
                LocalizedText(
                    text: document.text(of: node), key: key, file: file.path,
                    line: file.line(of: node)))
        case (_, let key):
            let fault: StringFileError.Fault =
                key == nil ? .expectedObject("the file's value") : .expectedString("the text of a key")
            throw file.fault(fault, at: node)
        }
    }
}
