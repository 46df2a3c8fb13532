/// What the program can be asked to do.
enum Command: String, CaseIterable {
    /// The scale, which is what is done when no command is named.
    case scale
    case names
    case tokens
    case check
    case export
    case font
    case fit
    case completions
    case help

    /// The commands that are named by a word; the scale has none.
    static let named: [Command] = allCases.filter { $0 != .scale }

    /// The command that a word names.
    init?(word: String) {
        guard let command = Self.named.first(where: { $0.rawValue == word }) else { return nil }
        self = command
    }

    /// The command as it is typed.
    var invocation: String {
        self == .scale ? "typescale" : "typescale \(rawValue)"
    }

    /// The words after the invocation.
    var synopsis: String {
        switch self {
        case .scale: "[STYLE ...] [options]"
        case .names: "[NAME ...] [options]"
        case .tokens, .check, .font: "[options] FILE ..."
        case .fit: "[options] TEXT ..."
        case .export: "[options]"
        case .completions: "bash|zsh|fish"
        case .help: "[COMMAND]"
        }
    }

    /// What the command does, in a few words.
    var summary: String {
        switch self {
        case .scale: "the scale: any text style at any content size category"
        case .names: "what each ecosystem calls a text style or category"
        case .tokens: "every typography token of design-token files, scaled"
        case .check: "design tokens checked against Apple's figures"
        case .export: "the scale as design tokens, in the DTCG format"
        case .font: "how tall the lines of font files are"
        case .fit: "whether texts fit into a label in a font file's font"
        case .completions: "a completion script on standard output"
        case .help: "the same as COMMAND --help"
        }
    }

    /// What the help says before the options.
    var introduction: String {
        switch self {
        case .scale:
            """
            Prints Apple's Dynamic Type figures: point size, leading, line height and
            tracking of any text style at any content size category; without STYLE, of all
            the platform's styles. With --size it scales a custom font instead, which gives
            a different answer from the system font's.
            """
        case .names:
            """
            Prints what each ecosystem calls a content size category or text style. NAME may
            be a name from any of them; without NAME, all categories, or with --styles all
            text styles.
            """
        case .tokens:
            """
            Prints each typography token that is bound to a text style, at each content size
            category. FILE is a design-token file, or - for standard input. Tokens are bound
            as for typescale check.
            """
        case .check:
            """
            Checks the typography tokens of design-token files. FILE is such a file, or - for
            standard input.

            A token is checked when it is bound to a text style: it mirrors the style, that is,
            copies Apple's table, or it is a custom font that scales relative to the style.
            --mirror and --relative bind tokens, and so does $extensions in the file; eight or
            more tokens of a group that are named like text styles bind themselves.

            The status is 1 when errors are found, and 2 when a file cannot be read or no token
            is bound.
            """
        case .export:
            """
            Prints the scale at one content size category as design tokens in the DTCG
            format of 2025.10. With --directory it writes CATEGORY.tokens.json for each
            category instead, and where there are several a resolver document,
            typescale.resolver.json.
            """
        case .font:
            """
            Prints the vertical metrics of each face of font files, in the font's units; with
            --size in points, at each content size category. FILE is a TrueType or OpenType
            font or a collection. Figures are those that Core Text takes from the file, as
            far as that is known: see the manual page.
            """
        case .fit:
            """
            Prints whether texts fit into a label at each content size category, in the font
            of a file: fits, wraps, shrinks, may-shrink, truncates, word-too-wide or unknown.
            TEXT is a text as it is; with --strings all operands are string files or folders of
            them. --font and --width are needed. With --size the font scales as a custom font;
            without it, texts have the sizes and the line spacing of the text style's system
            font.

            The status is 1 when a text truncates or a word is too wide, and 2 when every
            verdict is unknown.
            """
        case .completions:
            """
            Prints a completion script for a shell. `make install` puts all three in their places.
            """
        case .help:
            """
            Prints the help of a command.
            """
        }
    }
}
