import DesignTokens
import DynamicType
import JSONText

/// A value for which an argument has one of a few words, in any case.
protocol ArgumentWord: RawRepresentable<String>, CaseIterable {
    /// The kind of value, for messages.
    static var kind: String { get }

    /// The value of a word; `nil` for other words.
    init?(argument: String)
}

extension ArgumentWord {
    /// The value of a word; `nil` for other words.
    init?(argument: String) {
        let word = argument.asciiLowercased
        guard let value = Self.allCases.first(where: { $0.rawValue.asciiLowercased == word }) else {
            return nil
        }
        self = value
    }

    /// The words, as people type them.
    static var words: [String] { allCases.map(\.rawValue.asciiLowercased) }
}

extension Platform: ArgumentWord {
    static var kind: String { "platform" }

    /// The platform with a name, or the one of a device, such as `iphone`.
    init?(argument: String) {
        switch argument.asciiLowercased {
        case "iphone": self = .iOS
        case "ipad": self = .iPadOS
        case "watch", "applewatch", "apple-watch": self = .watchOS
        case "tv", "appletv", "apple-tv": self = .tvOS
        case "mac", "osx": self = .macOS
        case "vision", "visionpro", "vision-pro": self = .visionOS
        default:
            guard let platform = Platform(argument) else { return nil }
            self = platform
        }
    }
}

extension FontWeight: ArgumentWord { static var kind: String { "weight" } }
extension NameVocabulary: ArgumentWord { static var kind: String { "vocabulary" } }
extension NameBinding: ArgumentWord { static var kind: String { "way of binding names" } }
extension Format: ArgumentWord { static var kind: String { "format" } }
extension ReportFormat: ArgumentWord { static var kind: String { "format" } }

extension Arguments {
    /// The value of an option that takes one of a few words.
    func value<Word: ArgumentWord>(_ option: OptionName, as type: Word.Type) throws(UsageError) -> Word? {
        try value(option) { (option, text) throws(UsageError) in
            guard let word = Word(argument: text) else {
                throw .unknownWord(option, kind: Word.kind, given: text, valid: Word.words)
            }
            return word
        }
    }

    /// The format of `--format` or `--json`.
    ///
    /// - Parameters:
    ///   - usual: The format without these options.
    ///   - json: The format of `--json`, which cannot be combined with another `--format`.
    ///   - others: Formats that the command has besides, for the message about an unknown one.
    /// - Returns: The format.
    /// - Throws: ``UsageError`` for an unknown format, and for two formats.
    func format<Word: ArgumentWord & Equatable>(
        usual: Word, json: Word, others: [String] = []
    ) throws(UsageError) -> Word {
        let format = try value(.format) { (option, text) throws(UsageError) in
            guard let word = Word(argument: text) else {
                throw .unknownWord(option, kind: Word.kind, given: text, valid: Word.words + others)
            }
            return word
        }
        guard has(.json) else { return format ?? usual }
        guard format ?? json == json else { throw .excludedOption(.json, by: .format) }
        return json
    }
}
