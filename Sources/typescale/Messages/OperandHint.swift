import DynamicType
import JSONText

/// The remedy for an operand of the scale that is neither a text style nor a content size category.
struct OperandHint {
    private let word: String
    /// Whether it is in the place of a command.
    private let mayBeCommand: Bool

    init(_ word: String, mayBeCommand: Bool) {
        (self.word, self.mayBeCommand) = (word, mayBeCommand)
    }

    var message: String {
        command ?? number ?? styles ?? category ?? suggestion
            ?? "unknown text style \(quoted(word)); text styles: "
            + TextStyle.allCases.map(\.shortName).joined(separator: ", ") + "; categories: "
            + CategoryHint.list
    }

    /// Words for commands of other tools, with the command lines that answer them.
    private static let commands: [(words: [String], line: String)] = [
        (["list", "categories", "sizes", "category", "vocabulary"], "names"),
        (["styles", "textstyles", "text-styles"], "names --styles"),
        (["lint", "validate", "verify", "test", "audit"], "check"),
        (["match", "closest", "style", "which", "find"], "nearest"),
        (["measure", "width", "wrap", "truncate"], "fit"),
        (["metrics", "info", "inspect"], "font"),
        (["build", "generate", "transform"], "export"),
        (["scale", "convert"], "body --size 17"),
        (["compare", "flutter", "react-native", "android"], "frameworks"),
        (["version"], "--version"),
    ]

    private var command: String? {
        guard mayBeCommand,
            let hint = Self.commands.first(where: { $0.words.contains(word.asciiLowercased) })
        else { return nil }
        let first = hint.line.parts(separatedBy: " ").first.map(String.init) ?? ""
        let others = Command.named.map(\.rawValue).filter { $0 != first }
        return "unknown command \(quoted(word)); did you mean 'typescale \(hint.line)'? Commands: "
            + ((Command(word: first) == nil ? [] : [first]) + others).joined(separator: ", ")
    }

    private var number: String? {
        let points = word.hasSuffix("pt") ? String(word.dropLast(2)) : word
        guard Double(positiveArgument: points) != nil else { return nil }
        return "\(quoted(word)) is not a text style; for the styles nearest to \(points) points use "
            + "'typescale nearest \(points)', for a custom font --size \(points)"
    }

    /// Several styles in one operand.
    private var styles: String? {
        let parts = word.parts(separatedBy: ",").map { String($0.trimmingSpaces) }
        guard parts.count > 1,
            parts.allSatisfy({ TextStyle($0) != nil || ContentSizeCategory(typed: $0) != nil })
        else { return nil }
        return "\(quoted(word)): separate styles with spaces: typescale \(parts.joined(separator: " "))"
    }

    private var category: String? {
        CategoryHint(word).message
    }

    private var suggestion: String? {
        let styles = TextStyle.allCases.flatMap { style in
            style.spellings.map { (name: $0, value: style.shortName) }
        }
        let commands = mayBeCommand ? Command.named.map { (name: $0.rawValue, value: $0.rawValue) } : []
        let near = NearestName.oneSlip(from: word, among: styles + commands + CategoryHint.candidates)
        guard near.count == 1 else { return nil }
        return "unknown text style \(quoted(word)); did you mean '\(near[0].name)'?"
    }
}

/// Options of other tools, with the option or command that does the same here.
enum OptionHint {
    private static let hints: [(words: [String], remedy: String)] = [
        (["-v", "-V", "--ver"], "use --version"),
        (["--csv"], "use --format csv"),
        (["--markdown", "--md"], "use --format markdown"),
        (["--table"], "use --format table"),
        (["--sarif"], "use --format sarif"),
        (["--junit"], "use --format junit"),
        (["--github"], "use --format github"),
        (["--gitlab"], "use --format gitlab"),
        (["--checkstyle"], "use --format checkstyle"),
        (["--config", "--configuration", "--settings"], "use --options FILE"),
        (["--ignore", "--disable", "--exclude"], "use --rule ID=off"),
        (["--list", "--styles", "--categories"], "use 'typescale names'"),
        (["--unit", "--units", "--px", "--pt", "--rem"], "points are the only unit"),
        (["--tracking", "--kern", "--kerning"], "use --letter-spacing"),
        (["--font-size", "--point-size", "--base-size"], "use --size POINTS"),
        (["--leading"], "use --line-height, or --field leading for Apple's"),
        (["--text-style"], "write the text style without an option, such as 'typescale body'"),
        (["--ios", "--ipados", "--watchos", "--tvos", "--macos", "--visionos"], "use --platform NAME"),
        (["--maximum", "--clamp"], "use --max LIMIT"),
        (["--minimum"], "use --min LIMIT"),
        (["--columns", "--fields"], "use --field LIST"),
        (["--color", "--no-color"], "colors follow the terminal and NO_COLOR"),
        (["--quiet", "--silent", "-q"], "redirect standard output, or use the exit status"),
        (["--verbose"], "use --json for all fields"),
    ]

    /// The remedy for an option; `nil` for other words.
    static func remedy(for option: String) -> String? {
        hints.first { $0.words.contains(option) }?.remedy
    }
}
