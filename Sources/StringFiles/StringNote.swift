/// A part of a string file that was not read as a text, or that may be misunderstood.
package struct StringNote: Equatable {
    /// The kind of note.
    package enum Kind: CaseIterable {
        /// A string that Xcode marks as stale, which is left out.
        case stale
        /// A key, language or form that appears again later in its object; the last one counts.
        case duplicate
        /// An App Shortcuts phrase or another set of strings, which is not displayed in a label.
        case stringSet
        /// An unknown version of string catalogs; the file is read like a known one.
        case unknownVersion
        /// A member that string catalogs do not have, such as a misspelt one.
        case unknownMember
        /// A localization or a form without a text.
        case noText
        /// A substitution that no text names.
        case unnamedSubstitution
        /// A translation of a string that should not be translated.
        case untranslatable
        /// A text with too many combinations of forms, of which only some are measured.
        case combinations
        /// A second byte order mark.
        case secondMark
    }

    package let kind: Kind
    package let file: String
    package let line: Int
    /// The key of the string; `nil` for the whole file.
    package var key: String?
    /// The language; `nil` for all languages of the string.
    package var language: String?
    /// The member, or the version.
    package var member: String?
}

/// The contents of a string file.
package struct StringFileContents: Equatable {
    /// The texts in their order.
    package var texts: [LocalizedText] = []
    /// Notes about texts that were skipped or may be misunderstood.
    package var notes: [StringNote] = []

    package init() {}

    /// The contents of a file in which each key, or variation of one, has one text: the last one if it appears several
    /// times.
    package init(keepingLast texts: [LocalizedText]) {
        var last: [Key: Int] = [:]
        last.reserveCapacity(texts.count)
        for (index, text) in texts.enumerated() {
            last[Key(text: text.key ?? "", variation: text.variation)] = index
        }
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
    /// A key compared by its bytes, because canonically equivalent texts are different keys.
    private struct Key: Hashable {
        package let text: String
        package let variation: String?

        package static func == (one: Key, other: Key) -> Bool {
            one.text.utf8.elementsEqual(other.text.utf8) && one.variation == other.variation
        }

        package func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }
}

/// The settings for reading string files.
package struct StringReading {
    /// Whether strings that Xcode marks as stale are read.
    var includesStale: Bool
    /// The width of a text, by which the widest of too many combinations are found.
    var width: (String) -> Double

    package init(
        includesStale: Bool = false, width: @escaping (String) -> Double = { Double($0.count) }
    ) {
        self.includesStale = includesStale
        self.width = width
    }
}
