import DesignTokens
import DynamicType

/// Reads the options of the commands that read token files.
enum TokenArguments {
    /// What is asked of the run.
    static func options(_ arguments: Arguments) throws(UsageError) -> TokenOptions {
        var options = TokenOptions()
        options.platform = try arguments.value(.platform, as: WordArgument.platform) ?? .iOS
        for text in arguments.values(.mirror) {
            options.bindings.append(try binding(.mirror, text, on: options.platform))
        }
        for text in arguments.values(.relative) {
            options.bindings.append(try binding(.relative, text, on: options.platform))
        }
        options.names = try arguments.value(.names, as: WordArgument.names) ?? .auto
        options.rem = try arguments.value(.rem, as: ScaleArgument.size) ?? 16
        options.theme = arguments.value(.theme)
        for text in arguments.values(.context) {
            guard let (name, context) = halves(text) else { throw .badValue(.context, .assignment(text)) }
            options.contexts[name] = context
        }
        return options
    }

    /// The files of operands or of an option; those that cannot be read are told of.
    static func sources(
        _ paths: [String], _ messages: inout [String]
    ) -> [TokenSource] {
        var sources: [TokenSource] = []
        for path in paths {
            do throws(UsageError) {
                sources.append(TokenSource(name: path, bytes: try Files.read(path)))
            } catch {
                messages.append(error.message)
            }
        }
        return sources
    }

    /// Two texts on both sides of the first equals sign.
    static func halves(_ text: String) -> (String, String)? {
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let (first, second) = (text[..<equals], text[text.utf8.index(after: equals)...])
        return first.isEmpty || second.isEmpty ? nil : (String(first), String(second))
    }

    private static func binding(
        _ option: OptionName, _ text: String, on platform: Platform
    ) throws(UsageError) -> TokenBinding {
        let parts = text.parts(separatedBy: ",")
        let head = String(parts[0])
        let (path, name) = halves(head).map { ($0.0, Optional($0.1)) } ?? (head, nil)
        guard let pattern = PathPattern(path) else { throw .badValue(option, .path(text)) }
        let style = try name.map { (name) throws(UsageError) -> TextStyle in
            guard let style = TextStyle(name: name) else {
                throw .unknownWord(
                    option, kind: "text style", given: name, valid: TextStyle.allCases.map(\.shortName))
            }
            return style
        }
        let kind = try kind(option, text, parts.dropFirst(), on: platform)
        guard let binding = TokenBinding(pattern, style: style, kind: kind) else {
            throw .badValue(option, .path(text))
        }
        return binding
    }

    private static func kind(
        _ option: OptionName, _ text: String, _ parts: ArraySlice<Substring>, on platform: Platform
    ) throws(UsageError) -> TokenBinding.Kind {
        var (maximum, minimum): (PointSizeLimit?, PointSizeLimit?)
        if option == .mirror, !parts.isEmpty { throw .badValue(option, .path(text)) }
        for part in parts {
            switch halves(String(part)) {
            case ("max", let limit)? where maximum == nil:
                maximum = try LimitArgument.read(limit, option, on: platform)
            case ("min", let limit)? where minimum == nil:
                minimum = try LimitArgument.read(limit, option, on: platform)
            default: throw .badValue(option, .limits(text))
            }
        }
        if let maximum, let minimum, cross(minimum, maximum) {
            throw .badValue(option, .crossingLimits(text))
        }
        return option == .mirror ? .mirror : .relative(maximum: maximum, minimum: minimum)
    }

    /// Whether a lower limit is above an upper one whatever the size is; others only a token's size decides.
    private static func cross(_ minimum: PointSizeLimit, _ maximum: PointSizeLimit) -> Bool {
        switch (minimum, maximum) {
        case (.points(let minimum), .points(let maximum)),
            (.percentage(let minimum), .percentage(let maximum)):
            minimum > maximum
        default: false
        }
    }
}

extension TokenFileError {
    /// What is wrong, after the file and position where there is one.
    var message: String {
        switch self {
        case .json(let file, let error):
            "\(TerminalText.escaped(file)):\(error.position.line):\(error.position.column): \(error.message)"
        case .notAnObject(let file):
            "\(TerminalText.escaped(file)): a token file holds an object"
        case .noContext(let file, let modifier, let contexts):
            "\(TerminalText.escaped(file)): the modifier \(quoted(modifier)) has no default; add --context "
                + "\(TerminalText.escaped(modifier))=NAME, one of " + names(contexts)
        case .unknownContext(let file, let modifier, let name, let contexts):
            "\(TerminalText.escaped(file)): the modifier \(quoted(modifier)) has no context \(quoted(name)); "
                + "it has " + names(contexts)
        case .unknownTheme(let name, let themes):
            "--theme: no file has a theme \(quoted(name)); themes: " + names(themes)
        case .tooManyExtensions:
            "groups extend each other in too long a row, or too often, to be judged"
        case .unknownModifier(let name, let modifiers):
            "--context: no resolver has a modifier \(quoted(name)); modifiers: " + names(modifiers)
        }
    }

    private func names(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map(TerminalText.escaped).joined(separator: ", ")
    }
}
