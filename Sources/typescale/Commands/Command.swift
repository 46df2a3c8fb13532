import DynamicType

/// The commands of the program.
enum Command: String, CaseIterable {
    /// The scale, which is the command if none is named.
    case scale
    case names
    case nearest
    case frameworks
    case tokens
    case check
    case export
    case font
    case fit
    case completions
    case help

    /// The commands with a name, which are all but the scale.
    static let named: [Command] = allCases.filter { $0 != .scale }

    /// The command with a name.
    init?(word: String) {
        guard let command = Self.named.first(where: { $0.rawValue == word }) else { return nil }
        self = command
    }

    /// The beginning of a command line.
    var invocation: String {
        self == .scale ? "typescale" : "typescale \(rawValue)"
    }

    /// The words after ``invocation``.
    var synopsis: String {
        switch self {
        case .scale: "[STYLE ...] [options]"
        case .names: "[NAME ...] [options]"
        case .nearest: "[options] SIZE ..."
        case .frameworks: "[options] [SIZE]"
        case .tokens, .check, .font: "[options] FILE ..."
        case .fit: "[options] TEXT ..."
        case .export: "[options]"
        case .completions: CompletionsCommand.shells.joined(separator: "|")
        case .help: "[COMMAND]"
        }
    }

    /// A short description.
    var summary: String {
        switch self {
        case .scale: "sizes of text styles at each content size category"
        case .names: "names of styles and categories"
        case .nearest: "text styles nearest to a size"
        case .frameworks: "a size in other frameworks"
        case .tokens: "scale tokens of token files"
        case .check: "check tokens with Apple's table"
        case .export: "export the scale as design tokens"
        case .font: "vertical metrics of font files"
        case .fit: "check whether texts fit a label"
        case .completions: "print a completion script"
        case .help: "print the help of a command"
        }
    }

    /// The text of the help before the options.
    var introduction: String {
        switch self {
        case .scale:
            """
            Prints Apple's Dynamic Type figures for text styles at each content size
            category, the text size that a person chooses in Settings: point size, leading,
            line height and tracking. Without STYLE, all styles of the platform are shown.
            The default category is L.

            There are two answers: without --size, the sizes of the system font, from
            Apple's table; with --size, those of a custom font that UIFontMetrics scales.
            --value scales a layout value. --system-size is the system font at one size,
            which only --scaled scales.
            """
        case .names:
            """
            Prints the names that each ecosystem has for a content size category or text
            style. NAME may come from any of them. Without NAME, all categories are shown,
            or with --styles all text styles.
            """
        case .nearest:
            """
            Prints the text styles whose size at the default category is nearest to a size,
            best first, at most three. SIZE is a number of points, or points and a line
            height such as 17/22: then the nearest leading decides between equal distances.

            system at largest is the style's own size at the platform's largest category,
            custom at largest the given size scaled with the style to it.
            """
        case .frameworks:
            """
            Prints the size that each framework makes of SIZE at each content size category
            on iOS, or with --platform android at each font scale. Without SIZE, Material
            3's text styles are shown on Android. --list shows the rules, the files they
            were read in, and the year.
            """
        case .tokens:
            """
            Prints each typography token that is bound to a text style, at each content
            size category. FILE is a design-token file, or - for standard input. Tokens are
            bound as in typescale check.
            """
        case .check:
            """
            Checks the typography tokens of design-token files. FILE is such a file, or -
            for standard input.

            Only tokens that are bound to a text style are checked: a mirror copies Apple's
            table for the style, and a relative token is a custom font that scales with it.
            Bind tokens with --mirror and --relative, or with $extensions in the file.
            Eight or more tokens of a group that are named like text styles are bound
            automatically.

            Exits with 1 if errors are found, and with 2 if a file cannot be read or no
            token is bound.
            """
        case .export:
            """
            Prints the scale at one content size category as design tokens in the DTCG
            format 2025.10. With --directory it writes CATEGORY.tokens.json for each
            category, and for several categories the resolver document
            typescale.resolver.json.
            """
        case .font:
            """
            Prints the vertical metrics of each face of font files in font units, or with
            --size in points at each content size category. FILE is a TrueType or OpenType
            font or a collection. The metrics are those that Core Text uses, as far as they
            are known.
            """
        case .fit:
            """
            Prints for each content size category whether texts fit a label, in the font of
            a file: fits, wraps, shrinks, may-shrink, truncates, word-too-wide or unknown.
            TEXT is a text; with --strings all operands are string files or folders. --font
            and --width are required. With --size the font scales as a custom font; without
            it, texts have the sizes and the line spacing of the text style's system font.

            Exits with 1 if a text truncates or a word is too wide, and with 2 if every
            verdict is unknown.
            """
        case .completions:
            """
            Prints a completion script for a shell. `make install` installs all three.
            """
        case .help:
            """
            Prints the help of a command.
            """
        }
    }

    /// The man page of the command.
    var manualPage: String {
        switch self {
        case .scale, .names, .nearest, .frameworks, .completions, .help: "typescale"
        case .check, .tokens, .export: "typescale-check"
        case .font, .fit: "typescale-fit"
        }
    }
}

extension Command {
    /// The answer to a command line, which may have its text in a file.
    func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        let takesOptionFiles = OptionTable.options(of: self).contains { $0.name == .options }
        let arguments = takesOptionFiles ? try arguments.withOptionFiles() : arguments
        if arguments.value(.output) == "" { throw .badValue(.output, .outputFile) }
        var answer = try text(for: arguments)
        // The text of a failed run would replace a good file by an empty one; a report of a check is complete.
        let isWorthwhile = self == .check || answer.status != .trouble || !answer.contents.isEmpty
        if let path = arguments.outputPath, isWorthwhile { answer.write(to: path, sparing: arguments.inputs) }
        return answer
    }

    /// The answer with its text for standard output.
    private func text(for arguments: Arguments) throws(UsageError) -> Answer {
        switch self {
        case .scale: try ScaleCommand.answer(to: arguments)
        case .names: try NamesCommand.answer(to: arguments)
        case .nearest: try NearestCommand.answer(to: arguments)
        case .frameworks: try FrameworksCommand.answer(to: arguments)
        case .tokens: try TokensCommand.answer(to: arguments)
        case .check: try CheckCommand.answer(to: arguments)
        case .export: try ExportCommand.answer(to: arguments)
        case .font: try FontCommand.answer(to: arguments)
        case .fit: try FitCommand.answer(to: arguments)
        case .completions: try CompletionsCommand.answer(to: arguments)
        case .help: try Help.answer(to: arguments)
        }
    }
}

extension Command {
    /// The files that a shell offers as operands.
    var operandFiles: Option.Completion? {
        switch self {
        case .tokens, .check: .tokenFiles
        case .font: .fontFiles
        default: nil
        }
    }

    /// The words that a shell offers as operands.
    var operandWords: [String] {
        switch self {
        case .scale: ["all"] + TextStyle.allCases.map(\.shortName) + Option.Completion.categoryNames
        case .names: Option.Completion.categoryNames + TextStyle.allCases.map(\.shortName)
        case .nearest, .frameworks, .tokens, .check, .export, .font, .fit: []
        case .completions: CompletionsCommand.shells
        case .help: Command.named.map(\.rawValue)
        }
    }

    /// The words that a shell offers as the first operand.
    var firstWords: [String] {
        self == .scale ? Command.named.map(\.rawValue) + operandWords : operandWords
    }
}
