import DesignTokens
import DynamicType
import JSONText

/// Reads words for one of a few values.
enum WordArgument {
    static func platform(_ option: OptionName, _ text: String) throws(UsageError) -> Platform {
        try read(option, text, kind: "platform")
    }

    static func framework(_ option: OptionName, _ text: String) throws(UsageError) -> ScalingOrder {
        try read(option, text, kind: "framework")
    }

    static func vocabulary(_ option: OptionName, _ text: String) throws(UsageError) -> NameVocabulary {
        try read(option, text, kind: "vocabulary")
    }

    static func names(_ option: OptionName, _ text: String) throws(UsageError) -> NameBinding {
        try read(option, text, kind: "way of binding names")
    }

    /// The report format of `--format` or `--json`.
    static func reportFormat(of arguments: Arguments) throws(UsageError) -> ReportFormat {
        let format = try arguments.value(.format) { (option, text) throws(UsageError) -> ReportFormat in
            try read(option, text, kind: "format")
        }
        guard arguments.has(.json) else { return format ?? .text }
        guard format ?? .json == .json else { throw .excludedOption(.json, by: .format) }
        return .json
    }

    /// The format of `--format` or `--json`.
    static func format(of arguments: Arguments) throws(UsageError) -> Format {
        let format = try arguments.value(.format) { (option, text) throws(UsageError) -> Format in
            try read(option, text, kind: "format")
        }
        guard arguments.has(.json) else { return format ?? .table }
        guard format ?? .json == .json else { throw .excludedOption(.json, by: .format) }
        return .json
    }

    /// The words of a type, as people type them.
    static func words<Value>(of type: Value.Type) -> [String]
    where Value: RawRepresentable<String> & CaseIterable {
        type.allCases.map(\.rawValue.asciiLowercased)
    }

    private static func read<Value>(
        _ option: OptionName, _ text: String, kind: String
    ) throws(UsageError) -> Value where Value: RawRepresentable<String> & CaseIterable {
        let word = text.asciiLowercased
        guard let value = Value.allCases.first(where: { $0.rawValue.asciiLowercased == word }) else {
            throw .unknownWord(option, kind: kind, given: text, valid: words(of: Value.self))
        }
        return value
    }
}
