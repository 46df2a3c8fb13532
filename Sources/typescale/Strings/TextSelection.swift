/// The texts that `fit` measures: the operands, and those strings of files that are chosen.
enum TextSelection {
    /// The texts that a command line names, operands first.
    ///
    /// - Throws: ``UsageError`` where nothing is named or chosen, or a file cannot be read.
    static func texts(_ arguments: Arguments) throws(UsageError) -> [LocalizedText] {
        let files = arguments.values(.strings)
        for option in [OptionName.key, .language, .argument] where arguments.has(option) && files.isEmpty {
            throw .optionNeeds(option, .strings)
        }
        let operands = arguments.operands.map { LocalizedText(text: $0) }
        if files.isEmpty, operands.isEmpty { throw .missingText }
        var strings: [LocalizedText] = []
        for file in files { strings += try StringFile.texts(file, arguments: arguments.values(.argument)) }
        if strings.isEmpty, operands.isEmpty { throw .noString }
        let ofKey =
            try arguments.value(.key) { (option, text) throws(UsageError) in
                let chosen = byKey(strings, TextPattern(text))
                if chosen.isEmpty { throw .noStringOfKey(text) }
                return chosen
            } ?? strings
        return operands
            + (try arguments.value(.language) { (option, list) throws(UsageError) in
                try byLanguage(ofKey, of: strings, option, list)
            } ?? ofKey)
    }

    private static func byKey(_ strings: [LocalizedText], _ pattern: TextPattern) -> [LocalizedText] {
        strings.filter { $0.key.map(pattern.matches) ?? false }
    }

    /// The chosen strings in the languages of a list; each language must be one of the files'.
    private static func byLanguage(
        _ chosen: [LocalizedText], of strings: [LocalizedText], _ option: OptionName, _ list: String
    ) throws(UsageError) -> [LocalizedText] {
        var languages: [String] = []
        for language in strings.compactMap(\.language) where !languages.contains(language) {
            languages.append(language)
        }
        var wanted: [String] = []
        for part in list.parts(separatedBy: ",") {
            let item = part.trimmingSpaces
            guard !item.isEmpty else { throw .emptyListItem(option) }
            let named = languages.filter { spelling($0) == spelling(item) }
            guard !named.isEmpty else { throw .noStringInLanguage(String(item), languages: languages) }
            wanted += named
        }
        let result = chosen.filter { $0.language.map(wanted.contains) ?? false }
        if result.isEmpty { throw .noStringChosen }
        return result
    }

    /// A language's name without what does not matter: `pt_BR` is `pt-BR`.
    private static func spelling(_ language: some StringProtocol) -> [UInt8] {
        language.asciiLowercased.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    }
}
