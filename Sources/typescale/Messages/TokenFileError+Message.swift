import DesignTokens
import JSONText

extension TokenFileError {
    /// What is wrong, after the file and position where there is one.
    var message: String {
        switch place {
        case (let file?, let position?):
            "\(TerminalText.escaped(file)):\(position.line):\(position.column): \(reason)"
        case (let file?, nil): "\(TerminalText.escaped(file)): \(reason)"
        case (nil, _): reason
        }
    }

    /// The file that it is about, and where in it.
    var place: (file: String?, position: JSONPosition?) {
        switch self {
        case .json(let file, let error): (file, error.position)
        case .theme(let file, let position, _): (file, position)
        case .notAnObject(let file), .noContext(let file, _, _), .unknownContext(let file, _, _, _):
            (file, nil)
        case .refusedReference(let file, let position, _, _): (file, position)
        case .limit(let file, let position, _): (file, position)
        case .unknownTheme, .unknownModifier: (nil, nil)
        }
    }

    /// What is wrong, without the file.
    var reason: String {
        switch self {
        case .json(_, let error): error.message
        case .refusedReference(_, _, let path, let reason): "\(quoted(path)) \(reason)"
        case .notAnObject: "a token file holds an object"
        case .noContext(_, let modifier, let contexts):
            "the modifier \(quoted(modifier)) has no default; add --context "
                + "\(MessageText.shortened(modifier))=NAME, one of " + names(contexts)
        case .unknownContext(_, let modifier, let name, let contexts):
            "the modifier \(quoted(modifier)) has no context \(quoted(name)); it has " + names(contexts)
        case .unknownTheme(let name, let themes):
            "--theme: no file has a theme \(quoted(name)); themes: " + names(themes)
        case .theme(_, _, .missingSet(let theme, let set, let sets)):
            "the theme \(quoted(theme)) needs the set \(quoted(set)), which the file does not have"
                + (NearestName.nearest(to: set, among: sets).map { "; did you mean \(quoted($0))?" }
                    ?? "; sets: " + names(sets))
        case .theme(_, _, .unknownStatus(let theme, let set, let word)):
            "the theme \(quoted(theme)) says \(quoted(word)) of the set \(quoted(set)); expected enabled, source or "
                + "disabled"
        case .limit(_, _, .extensions):
            "more than 128 groups extend each other in a row; nothing from here on was followed"
        case .limit(_, _, .members):
            "groups that extend each other have more tokens than can be judged; not all of them were read"
        case .limit(_, _, .sources):
            "sets name each other's sources more often than can be followed; not all of them were read"
        case .limit(_, _, .contexts):
            "the modifiers have more than 64 contexts together; choose some with --context MODIFIER=NAME"
        case .unknownModifier(let name, let modifiers):
            "--context: no resolver has a modifier \(quoted(name)); modifiers: " + names(modifiers)
        }
    }

    private func names(_ names: [String]) -> String {
        names.isEmpty ? "none" : MessageText.listed(names)
    }
}

extension CheckResult.UnchosenThemes {
    /// The note about a file of which all sets were read.
    var message: String {
        "\(TerminalText.escaped(file)): note: \(count) themes choose between sets that differ, and all sets were read; "
            + "choose themes with --theme NAME"
    }
}
