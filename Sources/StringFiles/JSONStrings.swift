import JSONText

/// A JSON file whose members are strings, or objects of such members; the keys of nested ones are joined by
/// dots.
struct JSONStrings {
    private let file: JSONSource
    private let language: String?
    private var texts: [LocalizedText] = []
    private var notes: [StringNote] = []

    /// The strings of a file, in the language that its name or its folder's name gives.
    static func contents(of bytes: [UInt8], file: String) throws(StringFileError) -> StringFileContents {
        var reader = JSONStrings(file: try JSONSource(bytes, path: file))
        try reader.append(reader.file.document.root, key: nil)
        var contents = StringFileContents(keepingLast: reader.texts)
        contents.notes += reader.notes
        return contents
    }

    private init(file: JSONSource) {
        self.file = file
        language = LanguageTag.ofFile(file.path)
    }

    // The depth of the document bounds that of the calls.
    private mutating func append(_ node: JSONNode, key: String?) throws(StringFileError) {
        let document = file.document
        switch (document.kind(of: node), key) {
        case (.object, _):
            let joined = { (name: JSONNode) in (key.map { $0 + "." } ?? "") + document.text(of: name) }
            let (members, duplicates) = file.members(of: node)
            for member in members { try append(member.value, key: joined(member.name)) }
            notes += duplicates.map {
                StringNote(
                    kind: .duplicate, file: file.path, line: file.line(of: $0.name), key: joined($0.name),
                    language: language)
            }
        case (.string, let key?):
            if document.isString(node, "") { return }
            texts.append(
                LocalizedText(
                    text: document.text(of: node), key: key, language: language, file: file.path,
                    line: file.line(of: node), syntax: .braces))
        case (.array, let key?):
            for (number, element) in document.elements(of: node).enumerated() {
                try append(element, key: "\(key).\(number)")
            }
        // Values that are not displayed.
        case (.null, _?): return
        case (_, let key):
            let fault: StringFileError.Fault =
                key == nil ? .expectedObject("the file's value") : .expectedString("the text of a key")
            throw file.fault(fault, at: node)
        }
    }
}
