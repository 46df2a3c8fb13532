import JSONText

/// A string catalog of Xcode (`.xcstrings`).
///
/// Every string unit is a text whatever its state; the key itself is one where the source language has none. A text
/// with substitutions is read as it is displayed, once for each combination of their forms; a substitution alone is not a
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
        /// `nil` for what is of all languages.
        var language: String?
    }

    /// The names of the substitutions that texts have named.
    private var named: Set<String> = []

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
        let root = try object(document.root, "the file's value", nil)
        let source = try file.string(try file.member("sourceLanguage", of: root), "'sourceLanguage'")
        for entry in try members(of: try file.member("strings", of: root), "'strings'", nil) {
            try append(entry.value, key: entry.name, source: source)
        }
    }

    private mutating func append(
        _ entry: JSONNode, key: JSONNode, source: String
    ) throws(StringFileError) {
        let name = document.text(of: key)
        let entry = try object(entry, "a string", Site(key: name))
        if let state = document.member("extractionState", of: entry) {
            let isStale = try file.string(state, "'extractionState'") == "stale"
            if isStale, !reading.includesStale { return note(.stale, at: key, Site(key: name)) }
        }
        let isTranslated = try isTranslated(entry)
        var localizations: [JSONDocument.Member] = []
        if let node = document.member("localizations", of: entry) {
            localizations = try members(of: node, "'localizations'", Site(key: name))
        }
        let original = localizations.first { document.text(of: $0.name) == source }
        let hasOriginalText = try hasText(original?.value)
        if !hasOriginalText { try appendKey(key, original?.value, Site(key: name, language: source)) }
        for localization in localizations {
            let language = document.text(of: localization.name)
            let site = Site(key: name, language: language)
            if language != source, !isTranslated {
                note(.untranslatable, at: localization.name, site)
            } else if language != source || hasOriginalText {
                try append(localization.value, [], VariableScope([:]), [:], site)
            }
        }
    }

    private func isTranslated(_ entry: JSONNode) throws(StringFileError) -> Bool {
        guard let node = document.member("shouldTranslate", of: entry) else { return true }
        switch document.kind(of: node) {
        case .true: return true
        case .false: return false
        default: throw file.fault(.expectedBoolean("'shouldTranslate'"), at: node)
        }
    }

    /// Appends a key as its own text, with the substitutions of the localization that lacks one.
    ///
    /// It is displayed as it is where nothing defines what it names.
    private mutating func appendKey(
        _ key: JSONNode, _ localization: JSONNode?, _ site: Site
    ) throws(StringFileError) {
        let (scope, own) = try variables(of: localization, in: VariableScope([:]), site)
        if scope.isEmpty {
            append(site.key, .format, variation: nil, at: key, site)
        } else {
            try noteUnnamed(own, site) { (catalog) throws(StringFileError) in
                try catalog.appendText(key, [], scope, [:], site)
            }
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
        _ node: JSONNode, _ path: [String], _ outer: VariableScope, _ choices: [String: String], _ site: Site
    ) throws(StringFileError) {
        let node = try object(node, path.isEmpty ? "a localization" : "a variation", site)
        let (scope, own) = try variables(of: node, in: outer, site)
        try noteUnnamed(own, site) { (catalog) throws(StringFileError) in
            try catalog.appendTexts(of: node, path, scope, choices, site)
        }
    }

    private mutating func appendTexts(
        of node: JSONNode, _ path: [String], _ scope: VariableScope, _ choices: [String: String], _ site: Site
    ) throws(StringFileError) {
        var hasText = false
        if let unit = unit(of: node) {
            hasText = true
            try appendText(try value(of: unit, site), path, scope, choices, site)
        }
        if let variations = document.member("variations", of: node) {
            for kind in try members(of: variations, "'variations'", site) {
                let kindName = document.text(of: kind.name)
                for choice in try members(of: kind.value, "a kind of variation", site) {
                    let name = document.text(of: choice.name)
                    hasText = true
                    try append(
                        choice.value, path + [kindName, name], scope,
                        choices.merging([kindName: name]) { $1 },
                        site)
                }
            }
        }
        if document.member("stringSet", of: node) != nil {
            note(.stringSet, at: node, site)
        } else if !hasText {
            note(.noText, at: node, site)
        }
    }

    /// Appends a text, or those that are displayed for one with substitutions.
    private mutating func appendText(
        _ node: JSONNode, _ path: [String], _ scope: VariableScope, _ choices: [String: String], _ site: Site
    ) throws(StringFileError) {
        let written = document.text(of: node)
        let format = FormatText(written)
        let own = path.isEmpty ? [] : [path.joined(separator: ".")]
        guard !format.variables.isEmpty else {
            return append(written, .format, variation: own.first, at: node, site)
        }
        do throws(TextComposer.Fault) {
            let composer = try TextComposer(format, at: document.offset(of: node), scope)
            named.formUnion(composer.usedNames)
            let (texts, areAll) = try composer.compositions(shared: choices, width: reading.width)
            for text in texts {
                let names = own + [text.variation].compactMap { $0 }
                append(
                    text.template.written, .composed(text.template),
                    variation: names.isEmpty ? nil : names.joined(separator: "+"), at: node, site)
            }
            if !areAll { note(.combinations, at: node, site) }
        } catch {
            throw file.fault(.variable(error, key: site.key), at: error.offset)
        }
    }

    private mutating func append(
        _ text: String, _ syntax: LocalizedText.Syntax, variation: String?, at node: JSONNode, _ site: Site
    ) {
        contents.texts.append(
            LocalizedText(
                text: text, key: site.key, language: site.language.map(LanguageTag.hyphenated),
                variation: variation, file: file.path, line: file.line(of: node), syntax: syntax))
    }

    // MARK: Substitutions

    /// The substitutions of a localization beside those of what it is a variation of, and its own members.
    private mutating func variables(
        of node: JSONNode?, in outer: VariableScope, _ site: Site
    ) throws(StringFileError) -> (scope: VariableScope, own: [JSONDocument.Member]) {
        guard let node, let substitutions = document.member("substitutions", of: node) else {
            return (outer, [])
        }
        var variables: [String: TextVariable] = [:]
        let own = try members(of: substitutions, "'substitutions'", site)
        for member in own {
            let name = document.text(of: member.name)
            let substitution = try object(member.value, "a substitution", site)
            let specifier = try document.member("formatSpecifier", of: substitution).map {
                (node) throws(StringFileError) in try file.string(node, "'formatSpecifier'")
            }
            variables[name] = TextVariable(
                name: name, position: try position(of: substitution), specifier: specifier,
                forms: try forms(of: substitution, site), offset: document.offset(of: substitution))
        }
        return (VariableScope(variables, in: outer), own)
    }

    /// Reads texts, and notes those of the substitutions that none of them names.
    private mutating func noteUnnamed(
        _ substitutions: [JSONDocument.Member], _ site: Site,
        reading read: (inout StringCatalog) throws(StringFileError) -> Void
    ) throws(StringFileError) {
        guard !substitutions.isEmpty else { return try read(&self) }
        var others: Set<String> = []
        swap(&others, &named)
        try read(&self)
        for substitution in substitutions where !named.contains(document.text(of: substitution.name)) {
            note(.unnamedSubstitution, at: substitution.name, site)
        }
        // The names from further out are many more where there are many.
        swap(&others, &named)
        named.formUnion(others)
    }

    /// The forms of a substitution or of one of its variations.
    private mutating func forms(of node: JSONNode, _ site: Site) throws(StringFileError) -> TextVariable.Forms
    {
        let node = try object(node, "a variation", site)
        if let unit = unit(of: node) {
            let value = try value(of: unit, site)
            let text = FormatText(document.text(of: value), isForm: true)
            return .form(TextVariable.Form(text: text, offset: document.offset(of: value)))
        }
        let variations = try file.member("variations", of: node)
        let kinds = try members(of: variations, "'variations'", site)
        guard let kind = kinds.first, kinds.count == 1 else {
            throw file.fault(.oneKindOfVariation, at: variations)
        }
        var choices: [(name: String, forms: TextVariable.Forms)] = []
        for choice in try members(of: kind.value, "a kind of variation", site) {
            choices.append((document.text(of: choice.name), try forms(of: choice.value, site)))
        }
        if choices.isEmpty { throw file.fault(.noForm, at: kind.value) }
        return .choice(kind: document.text(of: kind.name), choices)
    }

    /// The position of the argument that a substitution stands for; `nil` where it is not given.
    private func position(of substitution: JSONNode) throws(StringFileError) -> Int? {
        guard let node = document.member("argNum", of: substitution) else { return nil }
        guard let position = document.number(of: node).flatMap({ Int(exactly: $0) }),
            (1...9999).contains(position)
        else { throw file.fault(.badPosition, at: node) }
        return position
    }

    // MARK: Nodes

    private func unit(of node: JSONNode) -> JSONNode? { document.member("stringUnit", of: node) }

    private mutating func value(of unit: JSONNode, _ site: Site) throws(StringFileError) -> JSONNode {
        let value = try file.member("value", of: try object(unit, "'stringUnit'", site))
        _ = try file.string(value, "'value'")
        return value
    }

    /// The members of what must be an object, the last one of each name; the others are noted.
    private mutating func members(
        of node: JSONNode, _ what: String, _ site: Site?
    ) throws(StringFileError) -> [JSONDocument.Member] {
        let (members, duplicates) = file.members(of: try file.object(node, what))
        for duplicate in duplicates {
            note(.duplicate, at: duplicate.name, site ?? Site(key: document.text(of: duplicate.name)))
        }
        return members
    }

    /// The node, which must be an object; members of the same name are noted.
    private mutating func object(
        _ node: JSONNode, _ what: String, _ site: Site?
    ) throws(StringFileError) -> JSONNode {
        _ = try members(of: node, what, site)
        return node
    }

    private mutating func note(_ kind: StringNote.Kind, at node: JSONNode, _ site: Site) {
        contents.notes.append(
            StringNote(
                kind: kind, file: file.path, line: file.line(of: node), key: site.key,
                language: site.language.map(LanguageTag.hyphenated)))
    }
}
