import JSONText

/// A string catalog of Xcode (`.xcstrings`).
///
/// Every string unit is a text whatever its state; the key itself is one where the source language has none. A text
/// with substitutions is read as it is displayed, once for each combination of their forms; a substitution alone is no
/// text. Strings that Xcode calls stale are left out unless they are asked for, and those that are not to be translated
/// are in the source language alone.
struct StringCatalog {
    private let file: JSONStringFile
    private let document: JSONDocument
    private let reading: StringReading
    private var contents = StringFileContents()

    /// The string and the language that are being read.
    private struct Site {
        let key: String
        let language: String
        /// Whether the key is the text, which is displayed as it is where nothing defines what it names.
        var isOwnText = false
    }

    /// The strings of a catalog, in its order.
    static func contents(
        of bytes: [UInt8], file: String, _ reading: StringReading
    ) throws(StringFileError) -> StringFileContents {
        var catalog = StringCatalog(try JSONStringFile(bytes, path: file), reading)
        try catalog.read()
        return catalog.contents
    }

    private init(_ file: JSONStringFile, _ reading: StringReading) {
        self.file = file
        document = file.document
        self.reading = reading
    }

    private mutating func read() throws(StringFileError) {
        let root = try file.object(document.root, "the file's value")
        let source = try file.string(try file.member("sourceLanguage", of: root), "'sourceLanguage'")
        let strings = try file.object(try file.member("strings", of: root), "'strings'")
        for entry in members(of: strings, nil) {
            try append(try file.object(entry.value, "a string"), key: entry.name, source: source)
        }
    }

    private mutating func append(
        _ entry: JSONNode, key: JSONNode, source: String
    ) throws(StringFileError) {
        let name = document.text(of: key)
        if !reading.includesStale, let state = document.member("extractionState", of: entry),
            document.isString(state, "stale")
        {
            return note(.stale, at: key, name)
        }
        let isTranslated = document.member("shouldTranslate", of: entry).map(document.kind) != .false
        var localizations: [JSONDocument.Member] = []
        if let node = document.member("localizations", of: entry) {
            localizations = members(of: try file.object(node, "'localizations'"), name)
        }
        let original = localizations.last { document.text(of: $0.name) == source }
        let hasOriginalText = try hasText(original?.value)
        if !hasOriginalText {
            let site = Site(key: name, language: source, isOwnText: true)
            try appendText(key, [], try variables(of: original?.value, in: [:], site), [:], site)
        }
        for localization in localizations {
            let language = document.text(of: localization.name)
            guard isTranslated || language == source else {
                note(.untranslatable, at: localization.name, name, language)
                continue
            }
            if language == source, !hasOriginalText { continue }
            try append(localization.value, [], [:], [:], Site(key: name, language: language))
        }
    }

    /// Whether a localization has a text of its own.
    private func hasText(_ localization: JSONNode?) throws(StringFileError) -> Bool {
        guard let localization else { return false }
        _ = try file.object(localization, "a localization")
        return document.member("stringUnit", of: localization) != nil
            || document.member("variations", of: localization) != nil
            || document.member("stringSet", of: localization) != nil
    }

    /// Appends the texts of a localization, or of one of its variations.
    ///
    /// A variation has a path, such as `device` and `ipad`, the substitutions of the localization that it is a variation
    /// of, and choices that are made by it, by their kinds.
    private mutating func append(
        _ node: JSONNode, _ path: [String], _ outer: [String: TextVariable], _ choices: [String: String],
        _ site: Site
    ) throws(StringFileError) {
        let node = try file.object(node, path.isEmpty ? "a localization" : "a variation")
        let substitutions = try variables(of: node, in: outer, site)
        let (unit, variations) = (unit(of: node), document.member("variations", of: node))
        if let unit {
            let value = try self.value(of: unit)
            try appendText(value, path, substitutions, choices, site)
        }
        if let variations {
            for kind in members(of: try file.object(variations, "'variations'"), site.key, site.language) {
                let kindName = document.text(of: kind.name)
                let branches = try file.object(kind.value, "a kind of variation")
                for choice in members(of: branches, site.key, site.language) {
                    let name = document.text(of: choice.name)
                    try append(
                        choice.value, path + [kindName, name], substitutions,
                        choices.merging([kindName: name]) { $1 }, site)
                }
            }
        }
        if document.member("stringSet", of: node) != nil {
            note(.stringSet, at: node, site.key, site.language)
        } else if unit == nil, variations == nil {
            note(.noText, at: node, site.key, site.language)
        }
    }

    /// Appends a text, or those that are displayed for one with substitutions.
    private mutating func appendText(
        _ node: JSONNode, _ path: [String], _ variables: [String: TextVariable], _ choices: [String: String],
        _ site: Site
    ) throws(StringFileError) {
        let format = FormatText(document.text(of: node))
        let line = file.line(of: node)
        let own = path.isEmpty ? [] : [path.joined(separator: ".")]
        let language = LanguageTag.hyphenated(site.language)
        guard !format.variables.isEmpty, !site.isOwnText || !variables.isEmpty else {
            contents.texts.append(
                LocalizedText(
                    TextTemplate(format), key: site.key, language: language, variation: own.first,
                    file: file.path, line: line))
            return
        }
        do throws(TextComposer.Fault) {
            let composer = try TextComposer(format, at: document.offset(of: node), variables)
            let (texts, areAll) = try composer.compositions(shared: choices, width: reading.width)
            for text in texts {
                let names = own + [text.variation].compactMap { $0 }
                contents.texts.append(
                    LocalizedText(
                        text.template, key: site.key, language: language,
                        variation: names.isEmpty ? nil : names.joined(separator: "+"), file: file.path,
                        line: line))
            }
            if !areAll { note(.combinations, at: node, site.key, site.language) }
        } catch {
            throw file.fault(.variable(error, key: site.key), at: error.offset)
        }
    }

    // MARK: Substitutions

    /// The substitutions of a localization beside those of what it is a variation of.
    private mutating func variables(
        of node: JSONNode?, in outer: [String: TextVariable], _ site: Site
    ) throws(StringFileError) -> [String: TextVariable] {
        guard let node, let substitutions = document.member("substitutions", of: node) else { return outer }
        var variables = outer
        let object = try file.object(substitutions, "'substitutions'")
        for member in members(of: object, site.key, site.language) {
            let name = document.text(of: member.name)
            let substitution = try file.object(member.value, "a substitution")
            let specifier = try document.member("formatSpecifier", of: substitution).map {
                (node) throws(StringFileError) in try file.string(node, "'formatSpecifier'")
            }
            variables[name] = TextVariable(
                name: name, position: position(of: substitution), specifier: specifier,
                forms: try forms(of: substitution, site), offset: document.offset(of: substitution))
        }
        return variables
    }

    /// The forms of a substitution or of one of its variations.
    private mutating func forms(of node: JSONNode, _ site: Site) throws(StringFileError) -> TextVariable.Forms
    {
        let node = try file.object(node, "a variation")
        if let unit = unit(of: node) {
            let value = try self.value(of: unit)
            let text = FormatText(document.text(of: value), isForm: true)
            return .form(TextVariable.Form(text: text, offset: document.offset(of: value)))
        }
        let variations = try file.object(try file.member("variations", of: node), "'variations'")
        let kinds = members(of: variations, site.key, site.language)
        guard let kind = kinds.first, kinds.count == 1 else {
            throw file.fault(.oneKindOfVariation, at: variations)
        }
        var choices: [(name: String, forms: TextVariable.Forms)] = []
        let branches = try file.object(kind.value, "a kind of variation")
        for choice in members(of: branches, site.key, site.language) {
            choices.append((document.text(of: choice.name), try forms(of: choice.value, site)))
        }
        if choices.isEmpty { throw file.fault(.noForm, at: branches) }
        return .choice(kind: document.text(of: kind.name), choices)
    }

    /// The position of the argument that a substitution stands for; `nil` where it is not given.
    private func position(of substitution: JSONNode) -> Int? {
        guard let number = document.member("argNum", of: substitution).flatMap(document.number) else {
            return nil
        }
        return Int(exactly: number).flatMap { (1...9999).contains($0) ? $0 : nil }
    }

    // MARK: Nodes

    private func unit(of node: JSONNode) -> JSONNode? { document.member("stringUnit", of: node) }

    private func value(of unit: JSONNode) throws(StringFileError) -> JSONNode {
        let value = try file.member("value", of: try file.object(unit, "'stringUnit'"))
        _ = try file.string(value, "'value'")
        return value
    }

    /// The members of an object, the last one of each name; the others are noted.
    private mutating func members(
        of node: JSONNode, _ key: String?, _ language: String? = nil
    ) -> [JSONDocument.Member] {
        let (members, duplicates) = file.members(of: node)
        for duplicate in duplicates {
            note(.duplicate, at: duplicate.name, key ?? document.text(of: duplicate.name), language)
        }
        return members
    }

    private mutating func note(
        _ kind: StringNote.Kind, at node: JSONNode, _ key: String, _ language: String? = nil
    ) {
        contents.notes.append(
            StringNote(
                kind: kind, file: file.path, line: file.line(of: node), key: key,
                language: language.map(LanguageTag.hyphenated)))
    }
}
