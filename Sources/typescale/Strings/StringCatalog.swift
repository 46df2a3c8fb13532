import JSONText

/// A string catalog of Xcode (`.xcstrings`).
///
/// Every string unit is a text whatever its state; the key itself is one where the source language has none.
/// Strings that Xcode calls stale are left out, and those that are not to be translated are in the source
/// language alone.
struct StringCatalog {
    let file: JSONStringFile
    let document: JSONDocument
    private let arguments: [String]
    private var texts: [LocalizedText] = []

    /// The strings of a catalog, in its order.
    static func texts(
        of bytes: [UInt8], file: String, arguments: [String]
    ) throws(StringFileError) -> [LocalizedText] {
        var catalog = StringCatalog(try JSONStringFile(bytes, path: file), arguments: arguments)
        try catalog.read()
        return catalog.texts
    }

    private init(_ file: JSONStringFile, arguments: [String]) {
        self.file = file
        document = file.document
        self.arguments = arguments
    }

    private mutating func read() throws(StringFileError) {
        let root = try object(document.root, "the file's value")
        let source = try string(try member("sourceLanguage", of: root), "'sourceLanguage'")
        let strings = try object(try member("strings", of: root), "'strings'")
        for entry in document.members(of: strings) {
            try append(try object(entry.value, "a string"), key: entry.name, source: source)
        }
    }

    private mutating func append(
        _ entry: JSONNode, key: JSONNode, source: String
    ) throws(StringFileError) {
        if let state = document.member("extractionState", of: entry), document.isString(state, "stale") {
            return
        }
        let isTranslated = document.member("shouldTranslate", of: entry).map(document.kind) != .false
        let localizations = try document.member("localizations", of: entry).map {
            (node) throws(StringFileError) in try object(node, "'localizations'")
        }
        let name = document.text(of: key)
        if try !hasUnit(localizations.flatMap { document.member(named: source, of: $0) }) {
            append(key, key: name, language: source, variation: [], FormatText())
        }
        guard let localizations else { return }
        for localization in document.members(of: localizations) {
            let language = document.text(of: localization.name)
            guard isTranslated || language == source else { continue }
            try append(localization.value, key: name, language: language, variation: [], substituted: nil)
        }
    }

    /// Whether a localization has a text of its own.
    private func hasUnit(_ localization: JSONNode?) throws(StringFileError) -> Bool {
        guard let localization else { return false }
        _ = try object(localization, "a localization")
        return document.member("stringUnit", of: localization) != nil
            || document.member("variations", of: localization) != nil
    }

    /// Appends the texts of a localization, or of one of its variations or substitutions.
    private mutating func append(
        _ node: JSONNode, key: String, language: String, variation: [String],
        substituted: FormatText.Substituted?
    ) throws(StringFileError) {
        let node = try object(node, variation.isEmpty ? "a localization" : "a variation")
        let substitutions = try document.member("substitutions", of: node).map {
            (node) throws(StringFileError) in try object(node, "'substitutions'")
        }
        let format = FormatText(
            namedPositions: substitutions.map(positions) ?? [:], substituted: substituted)
        if let unit = document.member("stringUnit", of: node) {
            let value = try member("value", of: try object(unit, "'stringUnit'"))
            _ = try string(value, "'value'")
            append(value, key: key, language: language, variation: variation, format)
        }
        if let variations = document.member("variations", of: node) {
            for kind in document.members(of: try object(variations, "'variations'")) {
                for choice in document.members(of: try object(kind.value, "a kind of variation")) {
                    let path = [document.text(of: kind.name), document.text(of: choice.name)]
                    try append(
                        choice.value, key: key, language: language, variation: variation + path,
                        substituted: substituted)
                }
            }
        }
        if let substitutions {
            for substitution in document.members(of: substitutions) {
                let path = ["substitutions", document.text(of: substitution.name)]
                try append(
                    substitution.value, key: key, language: language, variation: variation + path,
                    substituted: FormatText.Substituted(position: position(of: substitution.value)))
            }
        }
    }

    private mutating func append(
        _ node: JSONNode, key: String, language: String, variation: [String], _ format: FormatText
    ) {
        let filled = format.filled(document.text(of: node), arguments)
        texts.append(
            LocalizedText(
                text: filled.text, key: key, language: language,
                variation: variation.isEmpty ? nil : variation.joined(separator: "."),
                placeholders: filled.placeholders, file: file.path,
                line: file.line(of: node)))
    }
}
