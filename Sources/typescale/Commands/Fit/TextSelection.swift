import JSONText
import StringFiles

/// The texts that `fit` measures: the operands, or the selected strings of files.
struct TextSelection {
    private(set) var texts: [LocalizedText] = []
    /// Notes about the texts, one per line.
    private(set) var messages: [String] = []

    /// The texts that arguments name.
    ///
    /// - Parameters:
    ///   - arguments: The command line, or the arguments of a label.
    ///   - files: The strings of its files; `nil` if it names none.
    /// - Throws: ``UsageError`` if nothing is named or selected.
    init(_ arguments: Arguments, _ files: StringContents?) throws(UsageError) {
        guard arguments.has(.strings) else {
            for option in [OptionName.key, .language, .argument, .stale] where arguments.has(option) {
                throw .optionNeeds(option, .strings)
            }
            if arguments.operands.isEmpty { throw .missingText }
            texts = arguments.operands.map { LocalizedText(text: $0) }
            var notes = PlaceholderNotes()
            for text in texts { notes.countOthers(in: text) }
            messages =
                notes.messages
                + arguments.operands.filter(Self.isFileOfStrings).map {
                    "note: \(quoted($0)) is measured as a text, but it is also a file; use --strings to read the texts in it"
                }
            return
        }
        guard let files else { return }
        let contents = files.contents
        let pattern = KeyPatterns(arguments)
        var (chosen, leftOut) = (contents.texts, [String]())
        if let pattern {
            chosen = chosen.filter { $0.key.map(pattern.matches) ?? false }
            if chosen.isEmpty {
                let stale = contents.notes.contains {
                    $0.kind == .stale && ($0.key.map(pattern.matches) ?? false)
                }
                throw .noStringOfKey(arguments.values(.key).joined(separator: ", "), isStale: stale)
            }
            leftOut.append(contents.texts, by: .key, without: "key") { $0.key == nil }
        }
        let languages = try arguments.value(.language) { (option, list) throws(UsageError) in
            try Self.languages(in: contents.texts, option, list)
        }
        if let languages {
            chosen = chosen.filter { $0.language.map(languages.contains) ?? false }
            if chosen.isEmpty { throw .noStringChosen }
            leftOut.append(contents.texts, by: .language, without: "language") { $0.language == nil }
            let missing = languages.filter { language in !chosen.contains { $0.language == language } }
            if !missing.isEmpty {
                leftOut.append(
                    "note: --language: no string with a matching key is in "
                        + missing.map(quoted).joined(separator: ", "))
            }
        }
        let notes = contents.notes.filter { note in
            (pattern.map { pattern in note.key.map(pattern.matches) ?? true } ?? true)
                && (languages.map { languages in note.language.map(languages.contains) ?? true } ?? true)
        }
        messages =
            files.list.messages + StringNote.messages(notes) + Self.messages(aboutEmpty: files.emptyFiles)
            + leftOut
        try fill(chosen, arguments.values(.argument))
    }

    /// Appends texts with arguments in the places of their placeholders.
    private mutating func fill(_ chosen: [LocalizedText], _ values: [String]) throws(UsageError) {
        var arguments: PlaceholderArguments
        do throws(RepeatedPlaceholder) {
            arguments = try PlaceholderArguments(values)
        } catch {
            throw .badValue(.argument, .repeatedPlaceholder(error.written))
        }
        var notes = PlaceholderNotes()
        texts.reserveCapacity(texts.count + chosen.count)
        for var text in chosen {
            notes.countOthers(in: text)
            notes.count(text.fill(&arguments))
            texts.append(text)
        }
        messages += notes.messages
        let unused = arguments.unused
        if !unused.isEmpty {
            messages.append(
                "note: --argument \(MessageText.listed(unused, quoting: true)) "
                    + (unused.count == 1 ? "does not fill a placeholder" : "do not fill a placeholder"))
        }
    }

    /// Whether an operand is the name of a file whose ending is that of a format of strings.
    private static func isFileOfStrings(_ operand: String) -> Bool {
        guard let ending = StringFile.ending(ofPath: operand), ending != "txt",
            StringFile.readEndings.contains(ending)
        else { return false }
        return System.status(of: operand)?.isRegular == true
    }

    private static func messages(aboutEmpty files: [String]) -> [String] {
        guard !files.isEmpty else { return [] }
        let names = files.prefix(3).map { $0 == "-" ? "standard input" : TerminalText.escaped($0) }
        return [
            "note: no text in \(files.count == 1 ? "this file" : "\(files.count) files"): "
                + names.joined(separator: ", ") + (files.count > 3 ? ", ..." : "")
        ]
    }

    /// The languages of a list; each must occur among the strings.
    private static func languages(
        in strings: [LocalizedText], _ option: OptionName, _ list: String
    ) throws(UsageError) -> [String] {
        var (languages, known): ([String], Set<String>) = ([], [])
        for language in strings.compactMap(\.language) where known.insert(language).inserted {
            languages.append(language)
        }
        var wanted: [String] = []
        for part in list.parts(separatedBy: ",") {
            let item = part.trimmingSpaces
            guard !item.isEmpty else { throw .emptyListItem(option) }
            let spelling = LanguageTag.hyphenated(String(item)).asciiLowercased
            let named = languages.filter { $0.asciiLowercased == spelling }
            guard !named.isEmpty else { throw .noStringInLanguage(String(item), languages: languages) }
            wanted += named
        }
        return wanted
    }
}

extension [String] {
    /// Appends a note with the number of texts that an option skips because they lack a key or a language.
    fileprivate mutating func append(
        _ texts: [LocalizedText], by option: OptionName, without what: String,
        where isLeftOut: (LocalizedText) -> Bool
    ) {
        let left = texts.filter(isLeftOut)
        guard let first = left.first else { return }
        let name = first.file == "-" ? "standard input" : TerminalText.escaped(first.file ?? "")
        append(
            "note: \(option.flag) leaves out \(left.count) \(left.count == 1 ? "text" : "texts") without a "
                + "\(what) (\(left.count == 1 ? "" : "the first: ")\(name):\(first.line ?? 0))")
    }
}
