import JSONText

/// A token file before it is read.
public struct TokenSource: Sendable {
    /// As it was named.
    public let name: String
    /// Its bytes.
    public let bytes: [UInt8]

    /// Makes a source.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// Why a file cannot be judged.
public enum TokenFileError: Error, Sendable {
    /// It is not JSON.
    case json(file: String, JSONError)
    /// It does not hold an object.
    case notAnObject(file: String)
    /// A resolver's modifier has no default context and none was asked for.
    case noContext(file: String, modifier: String, contexts: [String])
    /// A resolver's modifier has no such context.
    case unknownContext(file: String, modifier: String, name: String, contexts: [String])
    /// A resolver refers to a file that may not or cannot be read: where, its path, and why, in words that
    /// follow the path.
    case refusedReference(file: String, JSONPosition, path: String, reason: String)
    /// No file has a theme of that name; the themes that the files have, as `GROUP/NAME`.
    case unknownTheme(String, themes: [String])
    /// A theme that was asked for says something of a set that cannot be followed.
    case theme(file: String, JSONPosition, ThemeFault)
    /// No resolver has a modifier of that name; those that there are.
    case unknownModifier(String, modifiers: [String])
    /// A file asks for more than can be judged: where it does so first.
    case limit(file: String, JSONPosition, Limit)

    /// What a file may not ask for without end.
    public enum Limit: Sendable {
        /// How many groups may extend each other in a row: 128 steps.
        case extensions
        /// How many members groups may take from those that they extend, in proportion to the file.
        case members
        /// How many sources a resolver's sets may name by way of each other.
        case sources
        /// How many contexts a resolver may combine: 64.
        case contexts
    }

    /// What a theme says of a set and cannot be followed.
    public enum ThemeFault: Sendable {
        /// It needs a set that the file does not have; those that it has.
        case missingSet(theme: String, set: String, sets: [String])
        /// It says another word of a set than `enabled`, `source` or `disabled`.
        case unknownStatus(theme: String, set: String, word: String)
    }
}
