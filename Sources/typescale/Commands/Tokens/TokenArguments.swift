import DesignTokens
import DynamicType
import JSONText

extension TokenOptions {
    /// Reads the options of a command that reads token files.
    init(_ arguments: Arguments) throws(UsageError) {
        self.init()
        platform = try arguments.value(.platform, as: Platform.self) ?? .iOS
        let platform = platform
        // The first binding that matches a token counts, so those of the command line come before those of
        // files.
        for inFiles in [false, true] {
            for option in [OptionName.mirror, .relative] {
                for given in arguments.given(option, inFiles: inFiles) {
                    bindings.append(
                        try given.read { (option, text) throws(UsageError) in
                            try TokenBinding(argument: text, of: option, on: platform)
                        })
                }
            }
        }
        names = try arguments.value(.bindNames, as: NameBinding.self) ?? .auto
        rem = try arguments.positiveNumber(.rem, or: UsageError.BadValue.size) ?? 16
        themes = arguments.values(.theme)
        contexts = try arguments.contexts(inFiles: true)
            .merging(try arguments.contexts(inFiles: false)) { $1 }
    }
}

extension Arguments {
    /// The context of each modifier that `--context` names, on the command line or in files.
    fileprivate func contexts(inFiles: Bool) throws(UsageError) -> [String: String] {
        var contexts: [String: String] = [:]
        for given in given(.context, inFiles: inFiles) {
            let (modifier, name) = try given.read(as: Self.assignment)
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
        guard let halves = text.halves else { throw .badValue(option, .assignment(text)) }
        return halves
    }

    /// The files of operands or of an option; unreadable ones are reported.
    func tokenSources(_ paths: [String], _ problems: inout [CheckProblem]) -> [TokenSource] {
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
}

extension String {
    /// The texts on both sides of the first equals sign; `nil` if one is empty or there is no sign.
    fileprivate var halves: (String, String)? {
        guard let equals = utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let (first, second) = (self[..<equals], self[utf8.index(after: equals)...])
        return first.isEmpty || second.isEmpty ? nil : (String(first), String(second))
    }
}

extension TokenBinding {
    /// The binding of `PATH[=STYLE][,max=LIMIT][,min=LIMIT]`, the argument of `--mirror` and `--relative`.
    fileprivate init(
        argument text: String, of option: OptionName, on platform: Platform
    ) throws(UsageError) {
        let parts = text.parts(separatedBy: ",")
        let head = String(parts[0])
        let (path, name) = head.halves.map { ($0.0, Optional($0.1)) } ?? (head, nil)
        guard let pattern = PathPattern(path) else { throw .badValue(option, .path(text)) }
        let style = try name.map { (name) throws(UsageError) -> TextStyle in
            guard let style = TextStyle(name) else {
                throw .unknownWord(
                    option, kind: "text style", given: name, valid: TextStyle.allCases.map(\.shortName))
            }
            return style
        }
        let kind = try Self.kind(option, text, parts.dropFirst(), on: platform)
        guard let binding = TokenBinding(pattern, style: style, kind: kind) else {
            throw .badValue(option, .path(text))
        }
        self = binding
    }

    private static func kind(
        _ option: OptionName, _ text: String, _ parts: ArraySlice<Substring>, on platform: Platform
    ) throws(UsageError) -> TokenBinding.Kind {
        var (maximum, minimum): (PointSizeLimit?, PointSizeLimit?)
        if option == .mirror, !parts.isEmpty { throw .badValue(option, .path(text)) }
        for part in parts {
            switch String(part).halves {
            case ("max", let limit)? where maximum == nil:
                maximum = try PointSizeLimit(argument: limit, of: option, on: platform)
            case ("min", let limit)? where minimum == nil:
                minimum = try PointSizeLimit(argument: limit, of: option, on: platform)
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
