import JSONText

/// A string catalog of Xcode (`.xcstrings`).
///
/// Every string unit is a text in any state; the key is the text if the source language has none. A text with
/// substitutions is read as displayed, once per combination of their forms. Stale strings are skipped unless
/// they are requested, and strings marked as not translatable are read only in the source language.
struct StringCatalog {
    private typealias Site = CatalogNodes.Site

    private let file: JSONSource
    private let document: JSONDocument
    private let reading: StringReading
    private var nodes: CatalogNodes
    private var texts: [LocalizedText] = []
    /// The names of the substitutions that texts have named.
    private var named: Set<String> = []

    /// The strings of a catalog, in its order.
    static func contents(
        of bytes: [UInt8], file: String, _ reading: StringReading
    ) throws(StringFileError) -> StringFileContents {
        var catalog = StringCatalog(try JSONSource(bytes, path: file), reading)
        try catalog.read()
        var contents = StringFileContents()
        (contents.texts, contents.notes) = (catalog.texts, catalog.nodes.notes)
        return contents
    }

    private init(_ file: JSONSource, _ reading: StringReading) {
        self.file = file
        document = file.document
        nodes = CatalogNodes(file)
        self.reading = reading
    }

    private mutating func read() throws(StringFileError) {
        let root = try nodes.object(document.root, .catalog, nil)
        try nodes.checkVersion(of: root)
        let source = try file.string(try file.member("sourceLanguage", of: root), "'sourceLanguage'")
        for entry in try nodes.members(of: try file.member("strings", of: root), "'strings'", nil) {
            try append(entry.value, key: entry.name, source: source)
        }
    }

    private mutating func append(
        _ entry: JSONNode, key: JSONNode, source: String
    ) throws(StringFileError) {
        let name = document.text(of: key)
        let entry = try nodes.object(entry, .entry, Site(key: name))
        if let state = document.member("extractionState", of: entry) {
            let isStale = try file.string(state, "'extractionState'") == "stale"
            if isStale, !reading.includesStale { return nodes.note(.stale, at: key, Site(key: name)) }
        }
        let isTranslated = try nodes.isTranslated(entry)
        var localizations: [JSONDocument.Member] = []
        if let node = document.member("localizations", of: entry) {
            localizations = try nodes.members(of: node, "'localizations'", Site(key: name))
        }
        let original = localizations.first { document.text(of: $0.name) == source }
        let hasOriginalText = try nodes.hasText(original?.value)
        if !hasOriginalText { try appendKey(key, original?.value, Site(key: name, language: source)) }
        for localization in localizations {
            let language = document.text(of: localization.name)
            let site = Site(key: name, language: language)
            if language != source, !isTranslated {
                nodes.note(.untranslatable, at: localization.name, site)
            } else if language != source || hasOriginalText {
                try append(localization.value, [], VariableScope([:]), [:], site)
            }
        }
    }

    /// Appends a key as its own text, with the substitutions of the localization without a text.
    ///
    /// Undefined substitutions are displayed as written.
    private mutating func appendKey(
        _ key: JSONNode, _ localization: JSONNode?, _ site: Site
    ) throws(StringFileError) {
        if let localization { _ = try nodes.object(localization, .localization, site) }
        let (scope, own) = try variables(of: localization, in: VariableScope([:]), site)
        if scope.isEmpty {
            append(site.key, .format, variation: nil, at: key, site)
        } else {
            try noteUnnamed(own, site) { (catalog) throws(StringFileError) in
                try catalog.appendText(key, [], scope, [:], site)
            }
        }
    }

    /// Appends the texts of a localization, or of one of its variations.
    ///
    /// A variation has a path, such as `device` and `ipad`, the substitutions of the localization that it is
    /// a variation of, and the choices that it makes, by their kinds.
    private mutating func append(
        _ node: JSONNode, _ path: [String], _ outer: VariableScope, _ choices: [String: String], _ site: Site
    ) throws(StringFileError) {
        let node = try nodes.object(node, path.isEmpty ? .localization : .variation, site)
        let (scope, own) = try variables(of: node, in: outer, site)
        try noteUnnamed(own, site) { (catalog) throws(StringFileError) in
            try catalog.appendTexts(of: node, path, scope, choices, site)
        }
    }

    private mutating func appendTexts(
        of node: JSONNode, _ path: [String], _ scope: VariableScope, _ choices: [String: String], _ site: Site
    ) throws(StringFileError) {
        var hasText = false
        if let unit = document.member("stringUnit", of: node) {
            hasText = true
            try appendText(try nodes.value(of: unit, site), path, scope, choices, site)
        }
        if let variations = document.member("variations", of: node) {
            for kind in try nodes.members(of: variations, "'variations'", site) {
                let kindName = document.text(of: kind.name)
                for choice in try nodes.members(of: kind.value, "a kind of variation", site) {
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
            nodes.note(.stringSet, at: node, site)
        } else if !hasText {
            nodes.note(.noText, at: node, site)
        }
    }

    /// Appends a text, or the displayed texts of one with substitutions.
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
            if !areAll { nodes.note(.combinations, at: node, site) }
        } catch {
            throw file.fault(.variable(error, key: site.key), at: error.offset)
        }
    }

    private mutating func append(
        _ text: String, _ syntax: LocalizedText.Syntax, variation: String?, at node: JSONNode, _ site: Site
    ) {
        texts.append(
            LocalizedText(
                text: text, key: site.key, language: site.language.map(LanguageTag.hyphenated),
                variation: variation, file: file.path, line: file.line(of: node), syntax: syntax))
    }

    /// The substitutions of a localization and of the one that it varies, and its own members.
    private mutating func variables(
        of node: JSONNode?, in outer: VariableScope, _ site: Site
    ) throws(StringFileError) -> (scope: VariableScope, own: [JSONDocument.Member]) {
        guard let node, let substitutions = document.member("substitutions", of: node) else {
            return (outer, [])
        }
        let (variables, own) = try nodes.variables(of: substitutions, site)
        return (VariableScope(variables, in: outer), own)
    }

    /// Reads texts, and notes unused substitutions.
    private mutating func noteUnnamed(
        _ substitutions: [JSONDocument.Member], _ site: Site,
        reading read: (inout StringCatalog) throws(StringFileError) -> Void
    ) throws(StringFileError) {
        guard !substitutions.isEmpty else { return try read(&self) }
        var others: Set<String> = []
        swap(&others, &named)
        try read(&self)
        for substitution in substitutions where !named.contains(document.text(of: substitution.name)) {
            nodes.note(.unnamedSubstitution, at: substitution.name, site)
        }
        // There are more outer names.
        swap(&others, &named)
        named.formUnion(others)
    }
}
