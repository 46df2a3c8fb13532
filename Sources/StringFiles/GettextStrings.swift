/// A gettext file (`.po`): messages, their contexts and their plural forms.
///
/// A fuzzy or an empty translation is not displayed, so the message itself is the text.
/// https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
package struct GettextStrings {
    /// A message and its translations.
    private struct Message {
        var context: String?
        var id: String?
        var plural: String?
        /// By the number of the plural form; 0 for a message without one.
        var translations: [Int: String] = [:]
        var flags: Set<Substring> = []
        var line = 0
        var isFuzzy: Bool { flags.contains("fuzzy") }
    }

    private let file: String
    private let bytes: [UInt8]
    private var language: String?
    private var texts: [LocalizedText] = []
    private var message = Message()

    /// The displayed texts of a file.
    static func contents(of bytes: [UInt8], file: String) throws(StringFileError) -> StringFileContents {
        var reader = GettextStrings(Array(try TextEncoding.utf8(bytes, file: file)), file: file)
        try reader.read()
        return StringFileContents(keepingLast: reader.texts)
    }

    private init(_ bytes: [UInt8], file: String) {
        (self.bytes, self.file) = (bytes, file)
        language = LanguageTag.ofGettext(file)
    }

    private mutating func read() throws(StringFileError) {
        var (offset, number) = (0, 1)
        /// The field that a line with nothing but a text continues.
        var field: Field?
        while offset < bytes.count {
            let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            var line = bytes[offset..<end]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            line = line.drop { $0 == 0x20 || $0 == 0x09 }
            if line.first == UInt8(ascii: "#") {
                try readComment(line)
            } else if line.first == UInt8(ascii: "\"") {
                guard let field else { throw fault(.expectedKeyword, at: line.startIndex) }
                append(try string(line), to: field)
            } else if !line.isEmpty {
                field = try readField(line, number)
            }
            (offset, number) = (end + 1, number + 1)
        }
        try finish()
    }

    /// A part of a message.
    private enum Field {
        case context
        case id
        case plural
        case translation(Int)
    }

    private mutating func readComment(_ line: ArraySlice<UInt8>) throws(StringFileError) {
        guard line.dropFirst().first == UInt8(ascii: ",") else { return }
        // Flags belong to the message after them.
        if !message.translations.isEmpty { try finish() }
        for flag in String(decoding: line.dropFirst(2), as: UTF8.self).parts(separatedBy: ",") {
            message.flags.insert(flag.trimmingSpaces)
        }
    }

    private mutating func readField(_ line: ArraySlice<UInt8>, _ number: Int) throws(StringFileError) -> Field
    {
        let word = line.prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "\"") }
        let rest = line[word.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
        let field: Field
        switch String(decoding: word, as: UTF8.self) {
        case "msgctxt": field = .context
        case "msgid": field = .id
        case "msgid_plural": field = .plural
        case "msgstr": field = .translation(0)
        case let other:
            let digits = other.dropFirst("msgstr[".count).dropLast()
            guard other.hasPrefix("msgstr["), other.hasSuffix("]"), digits.utf8.count <= 3,
                let form = Int(digits),
                form >= 0
            else { throw fault(.expectedKeyword, at: word.startIndex) }
            field = .translation(form)
        }
        switch field {
        case .context: if message.id != nil { try finish() }
        case .id: if message.id != nil { try finish() }
        case .plural, .translation:
            guard message.id != nil else { throw fault(.translationWithoutMessage, at: word.startIndex) }
        }
        if case .id = field { message.line = number }
        guard rest.first == UInt8(ascii: "\"") else { throw fault(.expectedText, at: rest.startIndex) }
        append(try string(rest), to: field)
        return field
    }

    private mutating func append(_ text: String, to field: Field) {
        switch field {
        case .context: message.context = (message.context ?? "") + text
        case .id: message.id = (message.id ?? "") + text
        case .plural: message.plural = (message.plural ?? "") + text
        case .translation(let form): message.translations[form, default: ""] += text
        }
    }

    /// Ends a message: its texts, or the header's language.
    private mutating func finish() throws(StringFileError) {
        defer { message = Message() }
        guard let id = message.id else { return }
        guard !id.isEmpty || message.context != nil else {
            return try readHeader(message.translations[0] ?? "")
        }
        let key = (message.context.map { $0 + "|" } ?? "") + id
        guard let plural = message.plural else {
            return append(displayed(message.translations[0], id), key: key, variation: nil)
        }
        let forms = message.translations.keys.sorted()
        // The forms of the source are those of English.
        let isTranslated = !message.isFuzzy && forms.contains { message.translations[$0] != "" }
        for form in isTranslated ? forms : [0, 1] {
            let source = form == 0 ? id : plural
            append(displayed(message.translations[form], source), key: key, variation: "plural.\(form)")
        }
    }

    private func displayed(_ translation: String?, _ source: String) -> String {
        guard let translation, !translation.isEmpty, !message.isFuzzy else { return source }
        return translation
    }

    private mutating func append(_ text: String, key: String, variation: String?) {
        let syntax: LocalizedText.Syntax =
            message.flags.contains { $0.hasSuffix("brace-format") }
            ? .braces : message.flags.contains { $0.hasPrefix("no-") } ? .plain : .namedFormat
        texts.append(
            LocalizedText(
                text: text, key: key, language: language, variation: variation, file: file,
                line: message.line,
                syntax: syntax))
    }

    private mutating func readHeader(_ header: String) throws(StringFileError) {
        for line in header.parts(separatedBy: "\n") {
            let parts = line.parts(separatedBy: ":")
            guard parts.count >= 2 else { continue }
            let value = String(line.dropFirst(parts[0].count + 1)[...].trimmingSpaces)
            switch parts[0].lowercased() {
            case "language": if !value.isEmpty { language = LanguageTag.hyphenated(value) }
            case "content-type":
                let charset = value.lowercased().parts(separatedBy: "=").last ?? ""
                guard
                    !value.lowercased().contains("charset=")
                        || ["utf-8", "utf8", "ascii", "us-ascii", "charset"]
                            .contains(charset)
                else { throw fault(.charset(String(charset)), at: 0) }
            default: break
            }
        }
    }

    /// A text in quotation marks, which is the rest of its line.
    private func string(_ line: ArraySlice<UInt8>) throws(StringFileError) -> String {
        var (rest, text) = (line.dropFirst(), [UInt8]())
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                guard rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
                    throw fault(.textAfterText, at: rest.startIndex)
                }
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { break }
                text.append(Self.escapes[escaped] ?? escaped)
            default: text.append(byte)
            }
        }
        throw fault(.openText, at: line.startIndex)
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
    ]

    /// A fault of the syntax.
    package enum Fault: Equatable {
        case expectedKeyword
        case expectedText
        case openText
        case textAfterText
        case translationWithoutMessage
        /// The header names an encoding that is not read.
        case charset(String)
    }

    private func fault(_ fault: Fault, at offset: Int) -> StringFileError {
        StringFileError(.gettext(fault), in: file, at: offset, of: bytes)
    }
}
