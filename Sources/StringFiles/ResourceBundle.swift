import JSONText

/// An application resource bundle (`.arb`): messages with placeholders, plurals and choices.
///
/// https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification
struct ResourceBundle {
    private let file: JSONSource
    private let language: String?
    private let reading: StringReading
    private var contents = StringFileContents()

    /// The displayed texts of a file, in the language that it states or that its name ends with.
    static func contents(
        of bytes: [UInt8], file: String, _ reading: StringReading
    ) throws(StringFileError) -> StringFileContents {
        let file = try JSONSource(bytes, path: file)
        let root = try file.object(file.document.root, "the file's value")
        let locale = try file.document.member("@@locale", of: root).map { node throws(StringFileError) in
            try file.string(node, "'@@locale'")
        }
        let language = locale.map(LanguageTag.hyphenated) ?? LanguageTag.ofBundle(file.path)
        var bundle = ResourceBundle(file: file, language: language, reading: reading)
        try bundle.read(root)
        return bundle.contents
    }

    private init(file: JSONSource, language: String?, reading: StringReading) {
        (self.file, self.language, self.reading) = (file, language, reading)
    }

    private mutating func read(_ root: JSONNode) throws(StringFileError) {
        let (members, duplicates) = file.members(of: root)
        for duplicate in duplicates {
            note(.duplicate, at: duplicate.name, file.document.text(of: duplicate.name))
        }
        for member in members {
            let key = file.document.text(of: member.name)
            if key.utf8.first == UInt8(ascii: "@") { continue }
            try append(try file.string(member.value, "the text of a key"), at: member.value, key: key)
        }
    }

    private mutating func append(_ text: String, at node: JSONNode, key: String) throws(StringFileError) {
        let message: BraceMessage
        do throws(BraceMessage.Fault) {
            message = try BraceMessage(text, at: file.document.offset(of: node))
        } catch {
            throw file.fault(.message(error), at: place(error.place, in: node))
        }
        do throws(TextComposer.Fault) {
            let scope = VariableScope(message.variables)
            let composer = try TextComposer(message.text, at: file.document.offset(of: node), scope)
            let (texts, areAll) = try composer.compositions(shared: [:], width: reading.width)
            for text in texts {
                contents.texts.append(
                    LocalizedText(
                        text: text.template.written, key: key, language: language, variation: text.variation,
                        file: file.path, line: file.line(of: node), syntax: .composed(text.template)))
            }
            if !areAll { note(.combinations, at: node, key) }
        } catch {
            throw file.fault(.variable(error, key: key), at: error.offset)
        }
    }

    /// The offset in the file of a byte of a text; that of the text if it has escapes.
    private func place(_ place: Int, in node: JSONNode) -> Int {
        let (start, end) = (file.document.offset(of: node), file.document.endOffset(of: node))
        let isPlain = end - start - 2 == file.document.text(of: node).utf8.count
        return isPlain ? start + 1 + place : start
    }

    private mutating func note(_ kind: StringNote.Kind, at node: JSONNode, _ key: String) {
        contents.notes.append(
            StringNote(kind: kind, file: file.path, line: file.line(of: node), key: key, language: language))
    }
}
