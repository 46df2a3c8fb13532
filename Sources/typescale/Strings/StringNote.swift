/// Something in a file of strings that is not among its texts, or not as it may seem.
struct StringNote: Equatable {
    /// What it is.
    enum Kind: CaseIterable {
        /// A string that Xcode calls stale, which is left out.
        case stale
        /// A key, language or form that appears again later in its object; the last one counts.
        case duplicate
        /// An App Shortcuts phrase or another set of strings, which no label shows.
        case stringSet
        /// A version of string catalogs that is not known; the file is read like those that are.
        case unknownVersion
        /// A member that string catalogs do not have, such as a misspelt one.
        case unknownMember
        /// A localization or a form without a text.
        case noText
        /// A substitution that no text names.
        case unnamedSubstitution
        /// A translation of a string that is not to be translated.
        case untranslatable
        /// A text with more combinations of forms than are measured.
        case combinations
        /// A second byte order mark.
        case secondMark
    }

    let kind: Kind
    let file: String
    let line: Int
    /// The key of the string that it is about; `nil` for the file as a whole.
    var key: String?
    /// The language that it is about; `nil` for all of the string's.
    var language: String?
    /// The member that it is about, or the version.
    var member: String?

    /// The notes in lines for people: one a kind, with how many there are and where the first is.
    static func messages(_ notes: [StringNote]) -> [String] {
        Kind.allCases.compactMap { kind in
            let found = notes.filter { $0.kind == kind }
            guard let first = found.first else { return nil }
            let name = first.file == "-" ? "standard input" : TerminalText.escaped(first.file)
            let about = [
                first.member.map(quoted), first.key.map(quoted), first.language.map(MessageText.shortened),
            ].compactMap { $0 }
            let place = (about + ["\(name):\(first.line)"]).joined(separator: ", ")
            return "note: " + kind.message(found.count, found.count == 1 ? place : "the first: \(place)")
        }
    }
}

extension StringNote.Kind {
    fileprivate func message(_ count: Int, _ place: String) -> String {
        let isOne = count == 1
        switch self {
        case .stale:
            return "\(count) stale \(isOne ? "string is" : "strings are") left out (\(place)); "
                + "--stale includes \(isOne ? "it" : "them")"
        case .duplicate:
            return isOne
                ? "a key or form appears more than once in the same file (\(place)); the last one counts"
                : "\(count) keys or forms appear more than once in the same file (\(place)); the last one of each counts"
        case .stringSet:
            return
                "\(count) \(isOne ? "set" : "sets") of phrases (stringSet) \(isOne ? "is" : "are") left out, "
                + "because labels do not show \(isOne ? "it" : "them") (\(place))"
        case .unknownVersion:
            return "\(count) string \(isOne ? "catalog has" : "catalogs have") an unknown version and "
                + "\(isOne ? "is" : "are") read like version 1 (\(place))"
        case .unknownMember:
            return isOne
                ? "1 unknown member is ignored (\(place))" : "\(count) unknown members are ignored (\(place))"
        case .noText:
            return
                "\(count) \(isOne ? "localization or form has" : "localizations or forms have") no text (\(place))"
        case .unnamedSubstitution:
            return "\(count) \(isOne ? "substitution is" : "substitutions are") not used in any text, so "
                + "\(isOne ? "its" : "their") forms are not measured (\(place))"
        case .untranslatable:
            return isOne
                ? "1 translation of a string that is not to be translated is left out (\(place))"
                : "\(count) translations of strings that are not to be translated are left out (\(place))"
        case .combinations:
            return "\(count) \(isOne ? "text has" : "texts have") more than \(TextComposer.maximumCount) "
                + "combinations of forms, of which the widest \(TextComposer.maximumCount) are measured (\(place))"
        case .secondMark:
            return "a second byte order mark is skipped (\(place))"
        }
    }
}

/// What a file of strings holds.
struct StringFileContents: Equatable {
    /// The texts in their order.
    var texts: [LocalizedText] = []
    /// What is not among them, or not as it may seem.
    var notes: [StringNote] = []

    init() {}

    /// The contents of a file in which each key has one text: the last one, where it appears several times.
    init(keepingLast texts: [LocalizedText]) {
        var last: [Key: Int] = [:]
        last.reserveCapacity(texts.count)
        for (index, text) in texts.enumerated() { last[Key(text: text.key ?? "")] = index }
        guard last.count < texts.count else {
            self.texts = texts
            return
        }
        let kept = Set(last.values)
        for (index, text) in texts.enumerated() {
            if kept.contains(index) {
                self.texts.append(text)
            } else {
                notes.append(
                    StringNote(
                        kind: .duplicate, file: text.file ?? "", line: text.line ?? 0, key: text.key,
                        language: text.language))
            }
        }
    }
}

extension StringFileContents {
    /// A key by its bytes, as texts that are only canonically equivalent are different keys.
    private struct Key: Hashable {
        let text: String

        static func == (one: Key, other: Key) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }
}

/// How files of strings are read.
struct StringReading {
    /// Whether strings that Xcode calls stale are texts.
    var includesStale = false
    /// The width of a text, by which the widest of too many combinations are found.
    var width: (String) -> Double = { Double($0.count) }
}
