/// A `.stringsdict` file: texts with variables that vary by number, by width or by device.
///
/// https://developer.apple.com/library/archive/documentation/MacOSX/Conceptual/BPInternational/StringsdictFileFormat/StringsdictFileFormat.html
struct PluralStrings {
    private static let formatKey = "NSStringLocalizedFormatKey"
    /// Rules for a whole text, by the word for its variations.
    private static let rules = [
        ("NSStringVariableWidthRuleType", "width"), ("NSStringDeviceSpecificRuleType", "device"),
    ]

    private let source: XMLSource
    private let language: String?
    private let reading: StringReading
    private var contents = StringFileContents()

    /// The texts of a file as they are displayed, in the language of its folder.
    static func contents(
        of bytes: [UInt8], file: String, _ reading: StringReading
    ) throws(StringFileError) -> StringFileContents {
        if bytes.starts(with: "bplist".utf8) {
            throw StringFileError(file: file, position: nil, fault: .propertyList(isBinary: true))
        }
        let source = try XMLSource(bytes, file: file)
        var reader = PluralStrings(source, reading)
        let list = try PropertyList(source)
        for (key, value) in try reader.distinct(try list.entries(of: list.root)) {
            try reader.append(value, key: key, list)
        }
        return reader.contents
    }

    private init(_ source: XMLSource, _ reading: StringReading) {
        (self.source, self.reading) = (source, reading)
        language = LanguageTag.ofProject(source.file)
    }

    /// The entries of a file, the last one of each key; the others are noted.
    private mutating func distinct(
        _ entries: [PropertyList.Entry]
    ) throws(StringFileError) -> [(key: String, value: XMLElement)] {
        var last: [String: Int] = [:]
        for (number, entry) in entries.enumerated() { last[entry.key] = number }
        for (number, entry) in entries.enumerated() where last[entry.key] != number {
            contents.notes.append(
                StringNote(
                    kind: .duplicate, file: source.file, line: source.line(of: entry.value), key: entry.key,
                    language: language))
        }
        return entries.enumerated().filter { last[$0.element.key] == $0.offset }.map {
            ($0.element.key, $0.element.value)
        }
    }

    private mutating func append(
        _ entry: XMLElement, key: String, _ list: PropertyList, path: [String] = []
    ) throws(StringFileError) {
        if entry.name == "string" {
            return append(entry.text, .format, path.joined(separator: "."), key: key, at: entry)
        }
        let members = try list.entries(of: entry)
        if let format = members.first(where: { $0.key == Self.formatKey }) {
            return try append(
                try list.text(of: format.value), at: format.value, members, key: key, list, path)
        }
        let found = Self.rules.compactMap { rule in
            members.first { $0.key == rule.0 }.map { (rule.1, $0.value) }
        }
        guard !found.isEmpty else {
            throw source.fault(.missingMember(Self.formatKey), at: entry)
        }
        for (word, rule) in found {
            for choice in try list.entries(of: rule) {
                try append(choice.value, key: key, list, path: path + [word, choice.key])
            }
        }
    }

    /// Appends the displayed texts of a format and the variables beside it.
    private mutating func append(
        _ text: String, at element: XMLElement, _ members: [PropertyList.Entry], key: String,
        _ list: PropertyList,
        _ path: [String]
    ) throws(StringFileError) {
        let format = FormatText(text)
        let own = path.isEmpty ? [] : [path.joined(separator: ".")]
        guard !format.variables.isEmpty else {
            return append(text, .format, own.first ?? "", key: key, at: element)
        }
        var variables: [String: TextVariable] = [:]
        for member in members where member.value.name == "dict" {
            variables[member.key] = try variable(member.key, member.value, list)
        }
        do throws(TextComposer.Fault) {
            let composer = try TextComposer(format, at: element.offset, VariableScope(variables))
            let (texts, areAll) = try composer.compositions(shared: [:], width: reading.width)
            for text in texts {
                let names = own + [text.variation].compactMap { $0 }
                append(
                    text.template.written, .composed(text.template), names.joined(separator: "+"), key: key,
                    at: element)
            }
            if !areAll { note(.combinations, at: element, key) }
            for name in variables.keys.sorted() where !composer.usedNames.contains(name) {
                note(.unnamedSubstitution, at: element, key)
            }
        } catch {
            throw source.fault(.variable(error, key: key), at: error.offset)
        }
    }

    /// A variable: a form for each category of its number.
    private func variable(
        _ name: String, _ element: XMLElement, _ list: PropertyList
    ) throws(StringFileError) -> TextVariable {
        var (forms, specifier): ([(name: String, forms: TextVariable.Forms)], String?) = ([], nil)
        for member in try list.entries(of: element) {
            switch member.key {
            case "NSStringFormatSpecTypeKey": _ = try list.text(of: member.value)
            case "NSStringFormatValueTypeKey": specifier = try list.text(of: member.value)
            default:
                let form = TextVariable.Form(
                    text: FormatText(try list.text(of: member.value), isForm: true),
                    offset: member.value.offset)
                forms.append((member.key, .form(form)))
            }
        }
        if forms.isEmpty { throw source.fault(.noForm, at: element) }
        return TextVariable(
            name: name, position: nil, specifier: specifier, forms: .choice(kind: "plural", forms),
            offset: element.offset, conversionsCount: true)
    }

    private mutating func append(
        _ text: String, _ syntax: LocalizedText.Syntax, _ variation: String, key: String,
        at element: XMLElement
    ) {
        contents.texts.append(
            LocalizedText(
                text: text, key: key, language: language, variation: variation.isEmpty ? nil : variation,
                file: source.file, line: source.line(of: element), syntax: syntax))
    }

    private mutating func note(_ kind: StringNote.Kind, at element: XMLElement, _ key: String) {
        contents.notes.append(
            StringNote(
                kind: kind, file: source.file, line: source.line(of: element), key: key, language: language))
    }
}

/// A property list in XML: a dictionary of texts and dictionaries.
private struct PropertyList {
    /// A key and its value.
    struct Entry {
        let key: String
        let value: XMLElement
    }

    let root: XMLElement
    private let source: XMLSource

    init(_ source: XMLSource) throws(StringFileError) {
        self.source = source
        let values = source.root.elements
        guard source.root.name == "plist", values.count == 1, values[0].name == "dict" else {
            throw source.fault(.notPropertyList, at: source.root)
        }
        root = values[0]
    }

    /// The entries of a dictionary.
    func entries(of element: XMLElement) throws(StringFileError) -> [Entry] {
        guard element.name == "dict" else { throw source.fault(.expectedElement("dict"), at: element) }
        var entries: [Entry] = []
        var key: String?
        for child in element.elements {
            if let name = key {
                entries.append(Entry(key: name, value: child))
                key = nil
            } else {
                guard child.name == "key" else { throw source.fault(.expectedElement("key"), at: child) }
                key = child.text
            }
        }
        if key != nil { throw source.fault(.keyWithoutValue, at: element) }
        return entries
    }

    /// The text of a value, which must be a string.
    func text(of element: XMLElement) throws(StringFileError) -> String {
        guard element.name == "string" else { throw source.fault(.expectedElement("string"), at: element) }
        return element.text
    }
}
