import DynamicType

/// The reason a file cannot be checked.
public enum TokenFileError: Error, Sendable {
    /// The file is not JSON.
    case json(SourceLocation, message: String)
    /// The file does not contain an object.
    case notAnObject(file: String)
    /// A resolver's modifier has no default context, and none was given.
    case noContext(file: String, modifier: String, contexts: [String])
    /// A resolver's modifier has no such context.
    case unknownContext(file: String, modifier: String, name: String, contexts: [String])
    /// A resolver refers to a file that must not or cannot be read; the reason follows the path in the
    /// message.
    case refusedReference(SourceLocation, path: String, reason: String)
    /// No file has a theme of that name; the themes that the files have, as `GROUP/NAME`.
    case unknownTheme(String, themes: [String])
    /// A selected theme has an invalid entry for a set.
    case theme(SourceLocation, ThemeFault)
    /// No resolver has a modifier of that name; the existing ones.
    case unknownModifier(String, modifiers: [String])
    /// A file exceeds a limit, first at a location.
    case limit(SourceLocation, Limit)

    /// The limits of a file.
    public enum Limit: Sendable {
        /// The number of groups that may extend each other in a row: 128 steps.
        case extensions
        /// The number of members that groups may inherit, which grows with the file.
        case members
        /// The number of sources that a resolver's sets may name through each other.
        case sources
        /// The number of contexts that a resolver may combine: 64.
        case contexts
    }

    /// An invalid entry of a theme for a set.
    public enum ThemeFault: Sendable {
        /// The file does not have the set; `sets` are the sets that it has.
        case missingSet(theme: String, set: String, sets: [String])
        /// The status is not `enabled`, `source` or `disabled`.
        case unknownStatus(theme: String, set: String, word: String)
    }
}

extension TokenFileError {
    /// The file, the location if there is one, and the fault, in one line.
    ///
    /// Texts from files are cut, but control characters in them are not escaped.
    public var message: String {
        if let location { return "\(location.file):\(location.line):\(location.column): \(reason)" }
        return file.map { "\($0): \(reason)" } ?? reason
    }

    /// The file that the error is about; `nil` if it is about the whole run.
    public var file: String? {
        switch self {
        case .json(let location, _), .theme(let location, _), .refusedReference(let location, _, _),
            .limit(let location, _):
            location.file
        case .notAnObject(let file), .noContext(let file, _, _), .unknownContext(let file, _, _, _): file
        case .unknownTheme, .unknownModifier: nil
        }
    }

    /// The location of the fault; `nil` if the error is about a whole file or the run.
    public var location: SourceLocation? {
        switch self {
        case .json(let location, _), .theme(let location, _), .refusedReference(let location, _, _),
            .limit(let location, _):
            location
        case .notAnObject, .noContext, .unknownContext, .unknownTheme, .unknownModifier: nil
        }
    }

    /// The fault, without the file.
    public var reason: String {
        switch self {
        case .json(_, let message): message
        case .refusedReference(_, let path, let reason): "\(path.quoted) \(reason)"
        case .notAnObject: "a token file must contain an object"
        case .noContext(_, let modifier, let contexts):
            "the modifier \(modifier.quoted) has no default; add --context "
                + "\(modifier.shortened)=NAME, one of " + names(contexts)
        case .unknownContext(_, let modifier, let name, let contexts):
            "the modifier \(modifier.quoted) has no context \(name.quoted); it has " + names(contexts)
        case .unknownTheme(let name, let themes):
            "--theme: no file has a theme \(name.quoted); themes: " + names(themes)
        case .theme(_, .missingSet(let theme, let set, let sets)):
            "the theme \(theme.quoted) needs the set \(set.quoted), which the file does not have"
                + (NearestName.nearest(to: set, among: sets).map { "; did you mean \($0.quoted)?" }
                    ?? "; sets: " + names(sets))
        case .theme(_, .unknownStatus(let theme, let set, let word)):
            "the theme \(theme.quoted) says \(word.quoted) of the set \(set.quoted); expected enabled, source or "
                + "disabled"
        case .limit(_, .extensions):
            "more than 128 groups extend each other in a row; the rest was not followed"
        case .limit(_, .members):
            "groups that extend each other have too many tokens; not all of them were read"
        case .limit(_, .sources):
            "sets refer to each other's sources too many times; not all of them were read"
        case .limit(_, .contexts):
            "the modifiers have more than 64 contexts together; choose some with --context MODIFIER=NAME"
        case .unknownModifier(let name, let modifiers):
            "--context: no resolver has a modifier \(name.quoted); modifiers: " + names(modifiers)
        }
    }

    private func names(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.listed()
    }
}
