import DesignTokens
import DynamicType
import JSONText

/// Reads the options of the commands that read token files.
enum TokenArguments {
    /// The options of the run.
    static func options(_ arguments: Arguments) throws(UsageError) -> TokenOptions {
        var options = TokenOptions()
        options.platform = try arguments.value(.platform, as: Platform.self) ?? .iOS
        let platform = options.platform
        // The first binding that matches a token counts, so those of the command line come before those of
        // files.
        for inFiles in [false, true] {
            for option in [OptionName.mirror, .relative] {
                for given in arguments.given(option, inFiles: inFiles) {
                    options.bindings.append(
                        try given.read { (option, text) throws(UsageError) in
                            try binding(option, text, on: platform)
                        })
                }
            }
        }
        options.names = try arguments.value(.bindNames, as: NameBinding.self) ?? .auto
        options.rem = try arguments.value(.rem, as: ScaleArgument.size) ?? 16
        options.themes = arguments.values(.theme)
        options.contexts = try contexts(arguments, inFiles: true)
            .merging(try contexts(arguments, inFiles: false)) { $1 }
        return options
    }

    private static func contexts(
        _ arguments: Arguments, inFiles: Bool
    ) throws(UsageError) -> [String: String] {
        var contexts: [String: String] = [:]
        for given in arguments.given(.context, inFiles: inFiles) {
            let (modifier, name) = try given.read(as: assignment)
            if let other = contexts[modifier], other != name {
                throw UsageError.badValue(.context, .contexts(modifier, other, name))
                    .located(at: given.origin)
            }
            contexts[modifier] = name
        }
        return contexts
    }

    /// The texts on both sides of the first equals sign.
    ///
    /// - Throws: `badValue` if one of them is empty or missing.
    static func assignment(
        _ option: OptionName, _ text: String
    ) throws(UsageError) -> (String, String) {
        guard let halves = halves(text) else { throw .badValue(option, .assignment(text)) }
        return halves
    }

    /// The files of operands or of an option; unreadable ones are reported.
    static func sources(
        _ paths: [String], _ inputs: InputFiles, _ problems: inout [CheckProblem]
    ) -> [TokenSource] {
        var sources: [TokenSource] = []
        for path in paths {
            do throws(UsageError) {
                sources.append(TokenSource(name: path, bytes: try Files.read(path, addingTo: inputs)))
            } catch {
                problems.append(CheckProblem(error))
            }
        }
        return sources
    }

    /// The texts on both sides of the first equals sign.
    private static func halves(_ text: String) -> (String, String)? {
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
            guard let style = TextStyle(name) else {
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

    /// Whether a lower limit is above an upper one for every size.
    private static func cross(_ minimum: PointSizeLimit, _ maximum: PointSizeLimit) -> Bool {
        switch (minimum, maximum) {
        case (.points(let minimum), .points(let maximum)),
            (.percentage(let minimum), .percentage(let maximum)):
            minimum > maximum
        default: false
        }
    }
}
