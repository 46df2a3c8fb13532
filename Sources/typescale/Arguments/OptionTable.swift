/// All options, in the order of the help.
enum OptionTable {
    static let options: [Option] = [
        Option(
            name: .category, letter: "c", value: "LIST",
            commands: [.scale, .frameworks, .tokens, .check, .export, .font, .fit],
            summary: "categories, comma-separated: names, ranges (XL...AX2, ...L, AX1...), "
                + "default, largest, smallest, standard, accessibility or all (default)",
            completion: .categoryList,
            variants: [
                Option.Variant(
                    commands: [.export], value: "NAME",
                    summary: "one category; default L, or with --directory all categories",
                    completion: .categories),
                Option.Variant(
                    commands: [.check], value: "NAME",
                    summary: "the category of mirrors that do not name one; default L",
                    completion: .categories),
            ]),
        Option(
            name: .platform, letter: "p", value: "NAME",
            commands: [.scale, .nearest, .frameworks, .tokens, .check, .export, .font, .fit],
            summary: "",
            completion: .platforms,
            variants: [
                Option.Variant(
                    commands: [.frameworks], value: "NAME", summary: "", completion: .frameworkPlatforms),
                Option.Variant(
                    commands: [.scale], value: "NAME", summary: "",
                    completion: .platformsAndCatalyst),
                Option.Variant(
                    commands: [.export], value: "NAME",
                    summary: "",
                    completion: .platformsWithLeadings),
            ]),
        Option(
            name: .size, letter: "s", value: "POINTS", commands: [.scale, .font, .fit],
            summary: "scale a custom font of this size at the default category, as UIFontMetrics does",
            variants: [
                Option.Variant(
                    commands: [.fit], value: "POINTS",
                    summary:
                        "scale a custom font of this size at the default category, as UIFontMetrics does; "
                        + "default: the sizes of the text style's system font",
                    completion: .none)
            ]),
        Option(
            name: .systemSize, value: "POINTS", commands: [.scale, .fit],
            summary: "the system font at this size, as UIFont.systemFont(ofSize:), which does not scale"),
        Option(
            name: .scaled, value: "HOW", commands: [.scale, .fit],
            summary:
                "with --system-size: scale the size like a layout value in pixels (metric, as @ScaledMetric) or "
                + "like a custom font in whole points (font, as UIFontMetrics)",
            completion: .systemScalings),
        Option(
            name: .value, value: "POINTS", commands: [.scale],
            summary: "scale a layout value, as scaledValue and @ScaledMetric do"),
        Option(
            name: .lineHeight, value: "HEIGHT", commands: [.scale],
            summary: "a line height: points at the default category (24), a multiple (1.5x) or a "
                + "percentage (150%) of the size"),
        Option(
            name: .letterSpacing, value: "SPACING", commands: [.scale, .fit],
            summary: "a letter spacing: points (0.5), or a share of the size (-0.02em, -2%)"),
        Option(
            name: .font, value: "FILE", commands: [.scale, .fit],
            summary: "with --size: read line height, ascender, descender and line gap from a font file",
            completion: .fontFiles,
            variants: [
                Option.Variant(
                    commands: [.fit], value: "FILE",
                    summary: "the font file to measure texts in",
                    completion: .fontFiles)
            ]),
        Option(
            name: .face, value: "NAME|N", commands: [.scale, .font, .fit],
            summary: "the face of a collection: its number from 0 or its PostScript name"),
        Option(
            name: .instance, value: "NAME", commands: [.scale, .font, .fit],
            summary: "a named instance of a variable font: Bold"),
        Option(
            name: .variation, value: "AXES", commands: [.scale, .font, .fit],
            summary: "values of a variable font's axes, separated by commas: wght=700,wdth=90"),
        Option(
            name: .fallback, value: "FILE", commands: [.fit],
            summary: "a font file for characters that the font lacks; the first that has one is used",
            completion: .fontFiles, isRepeatable: true),
        Option(
            name: .fallbackFace, value: "NAME|N", commands: [.fit],
            summary: "the face of the --fallback before it", isRepeatable: true),
        Option(
            name: .max, value: "LIMIT", commands: [.scale, .frameworks, .font, .fit],
            summary: "the largest size: points (28), a category's size (AX1), "
                + "a multiple (2x) or percentage (200%) of the size at the default category",
            completion: .categories),
        Option(
            name: .min, value: "LIMIT", commands: [.scale, .frameworks, .font, .fit],
            summary: "the smallest size, in the same forms as --max",
            completion: .categories),
        Option(
            name: .maxCategory, value: "NAME", commands: [.scale, .tokens, .font, .fit],
            summary: "cap the category at this one", completion: .categories),
        Option(
            name: .minCategory, value: "NAME", commands: [.scale, .tokens, .font, .fit],
            summary: "raise lower categories to this one", completion: .categories),
        Option(
            name: .image, value: "WIDTHxHEIGHT", commands: [.scale],
            summary: "the size of an inline image as tall as a line"),
        Option(
            name: .framework, value: "NAME", commands: [.scale, .frameworks, .tokens, .font, .fit],
            summary: "the framework whose rule scales the size:",
            completion: .frameworks,
            variants: [
                Option.Variant(
                    commands: [.frameworks], value: "LIST",
                    summary: "only these frameworks, comma-separated", completion: .frameworkList)
            ]),
        Option(
            name: .fontScale, value: "LIST", commands: [.frameworks],
            summary: "with --platform android: font scales, comma-separated; default "
                + "0.85,1,1.15,1.3,1.5,1.8,2"),
        Option(
            name: .list, commands: [.frameworks], summary: "show the rules, and where and when they were read"
        ),
        Option(
            name: .displayScale, value: "N", commands: [.scale, .frameworks, .tokens, .fit],
            summary: "pixels per point; default: 3 on iOS, 1 on tvOS, 2 elsewhere"),
        Option(
            name: .watchSize, value: "MM", commands: [.scale, .font, .fit],
            summary: "the height of the watch's case, which sets the default category",
            completion: .watchSizes),
        Option(
            name: .defaultCategory, value: "NAME", commands: [.scale, .font, .fit],
            summary: "the default category on watchOS; default L", completion: .categories),
        Option(
            name: .atLeast, value: "LIMIT", commands: [.scale],
            summary: "only rows of at least this point size; status 1 if no row is left",
            completion: .categories),
        Option(
            name: .atMost, value: "LIMIT", commands: [.scale],
            summary: "only rows of at most this point size; status 1 if no row is left",
            completion: .categories),
        Option(
            name: .style, value: "STYLE", commands: [.frameworks, .font, .fit],
            summary: "with --size: the text style with which the size scales; default body",
            completion: .textStyles,
            variants: [
                Option.Variant(
                    commands: [.frameworks], value: "STYLE",
                    summary: "the text style, for frameworks that have text styles; default body",
                    completion: .textStyles),
                Option.Variant(
                    commands: [.fit], value: "STYLE",
                    summary: "the text style with which the size scales, or whose system font is used; "
                        + "default body",
                    completion: .textStyles),
            ]),
        Option(
            name: .width, value: "POINTS", commands: [.fit], summary: "the width of the label"),
        Option(
            name: .height, value: "POINTS", commands: [.fit],
            summary: "the height of the label; default: any height"),
        Option(
            name: .lines, value: "N", commands: [.fit],
            summary: "the largest number of lines; default 1, 0 for any number"),
        Option(
            name: .minScale, value: "SCALE", commands: [.fit],
            summary: "the smallest scale to which the label may shrink a text, above 0 and up to 1"
        ),
        Option(
            name: .margin, value: "PERCENT", commands: [.fit],
            summary: "increase measured widths by this percentage: 5% or 5, up to 100; default 0"),
        Option(
            name: .strings, value: "FILE", commands: [.fit],
            summary:
                "read texts from a file or folder, and from all operands: .xcstrings, .strings, .stringsdict, .arb, "
                + "Android's .xml, .xliff, .po, .json (keys and texts), .txt (one text per line); - is standard "
                + "input",
            completion: .stringFiles, isRepeatable: true),
        Option(
            name: .key, value: "GLOB", commands: [.fit],
            summary: "only strings whose key matches; * matches any text, ? any one character"),
        Option(
            name: .language, value: "LIST", commands: [.fit],
            summary: "only strings in these languages, comma-separated"),
        Option(
            name: .argument, value: "TEXT", commands: [.fit],
            summary:
                "a text for a placeholder, by position or by name: 'Ann', '%@=Ann', '%lld=12', "
                + "'{count}=12'",
            isRepeatable: true),
        Option(
            name: .stale, commands: [.fit],
            summary: "with --strings: include strings that Xcode marks as stale"),
        Option(
            name: .failing, commands: [.fit],
            summary: "print only texts that do not fit, and of several rows a text only those that fail"),
        Option(
            name: .sort, value: "ORDER", commands: [.fit],
            summary: "sort texts: needed (the smallest needed scale first)"),
        Option(
            name: .limit, value: "N", commands: [.fit],
            summary: "print at most this many texts, and say how many more there are"),
        Option(
            name: .labels, value: "FILE", commands: [.fit],
            summary: "judge the labels of a JSON file: names, each with an object of these options",
            completion: .files),
        Option(
            name: .baseline, value: "FILE", commands: [.fit],
            summary:
                "an earlier output of fit --json: only texts that fail where they did not fail there count",
            completion: .files),
        Option(
            name: .summary, commands: [.fit],
            summary: "print how many texts fail, by language and category"),
        Option(
            name: .reportOnly, commands: [.fit],
            summary: "exit with 0 even if a text truncates or a word is too wide"),
        Option(
            name: .weight, value: "WEIGHT", commands: [.nearest],
            summary: "the weight that comes first among styles of one size:", completion: .weights),
        Option(name: .styles, commands: [.names], summary: "text styles instead of categories"),
        Option(
            name: .as, value: "VOCABULARY", commands: [.names],
            summary: "the names of one vocabulary, one per line:",
            completion: .vocabularies),
        Option(
            name: .format, letter: "f", value: "NAME",
            commands: [.scale, .names, .nearest, .frameworks, .tokens, .check, .font, .fit],
            summary: "",
            completion: .formats,
            variants: [
                Option.Variant(
                    commands: [.check], value: "NAME",
                    summary: "",
                    completion: .reportFormats),
                Option.Variant(
                    commands: [.scale, .font], value: "NAME", summary: "", completion: .formatsAndSVG),
                Option.Variant(
                    commands: [.fit], value: "NAME",
                    summary: "the format; svg and html draw the texts, github reports the texts that fail:",
                    completion: .fitFormats),
            ]),
        Option(
            name: .json, commands: [.scale, .names, .nearest, .frameworks, .tokens, .check, .font, .fit],
            summary: "short for --format json"),
        Option(
            name: .csvSafe, commands: [.scale, .names, .nearest, .frameworks, .tokens, .font, .fit],
            summary: "with --format csv: put an apostrophe before texts that a spreadsheet would evaluate"),
        Option(
            name: .field, value: "LIST", commands: [.scale, .nearest, .frameworks, .tokens, .font, .fit],
            summary: "only these columns, comma-separated, in this order: style, pointSize, leading, "
                + "lineHeight, ...",
            completion: .fieldList,
            variants: [
                Option.Variant(
                    commands: [.frameworks], value: "LIST",
                    summary: "only these columns, comma-separated, in this order: framework, pointSize, ...",
                    completion: .frameworkFieldList),
                Option.Variant(
                    commands: [.nearest], value: "LIST",
                    summary: "only these columns, comma-separated, in this order: points, style, ...",
                    completion: .nearestFieldList),
                Option.Variant(
                    commands: [.tokens], value: "LIST",
                    summary: "only these columns, comma-separated, in this order: token, pointSize, "
                        + "lineHeight, ...",
                    completion: .tokenFieldList),
                Option.Variant(
                    commands: [.font], value: "LIST",
                    summary: "only these columns, comma-separated, in this order: family, ascender, "
                        + "lineHeight, ...",
                    completion: .fontFieldList),
                Option.Variant(
                    commands: [.fit], value: "LIST",
                    summary:
                        "only these columns, comma-separated, in this order: key, category, verdict, ...",
                    completion: .fitFieldList),
            ]),
        Option(
            name: .get, value: "FIELD", commands: [.scale, .nearest, .frameworks, .tokens, .font, .fit],
            summary: "only the bare values of one field, one per line",
            completion: .fields,
            variants: [
                Option.Variant(
                    commands: [.frameworks], value: "FIELD",
                    summary: "only the bare values of one field, one per line", completion: .frameworkFields),
                Option.Variant(
                    commands: [.nearest], value: "FIELD",
                    summary: "only the bare values of one field, one per line", completion: .nearestFields),
                Option.Variant(
                    commands: [.tokens], value: "FIELD",
                    summary: "only the bare values of one field, one per line", completion: .tokenFields),
                Option.Variant(
                    commands: [.font], value: "FIELD",
                    summary: "only the bare values of one field, one per line", completion: .fontFields),
                Option.Variant(
                    commands: [.fit], value: "FIELD",
                    summary: "only the bare values of one field, one per line", completion: .fitFields),
            ]),
        Option(
            name: .mirror, value: "PATH=STYLE", commands: [.tokens, .check],
            summary: "tokens at PATH copy Apple's table; in PATH, * matches one segment, and {style}, "
                + "{category} and {property} match a name of that kind",
            isRepeatable: true),
        Option(
            name: .relative, value: "PATH=STYLE", commands: [.tokens, .check],
            summary: "tokens at PATH scale with the style; append ,max=LIMIT or ,min=LIMIT for limits",
            isRepeatable: true),
        Option(
            name: .bindNames, value: "HOW", commands: [.tokens, .check],
            summary: "how to bind tokens that are named like text styles:",
            completion: .nameBindings),
        Option(
            name: .with, value: "FILE", commands: [.tokens, .check],
            summary: "look aliases up in this file too; its own tokens are not bound",
            completion: .tokenFiles,
            isRepeatable: true),
        Option(
            name: .allowOutside, commands: [.tokens, .check],
            summary: "follow references of resolvers to files outside the folders of the named files"),
        Option(
            name: .theme, value: "NAME", commands: [.tokens, .check],
            summary: "read the sets of this Tokens Studio theme: NAME or GROUP/NAME",
            isRepeatable: true),
        Option(
            name: .context, value: "MODIFIER=NAME", commands: [.tokens, .check],
            summary: "the context of a resolver's modifier", isRepeatable: true),
        Option(
            name: .rem, value: "POINTS", commands: [.tokens, .check],
            summary: "the number of points in a rem; default 16"),
        Option(
            name: .options, value: "FILE", commands: [.tokens, .check],
            summary: "read more arguments from this file, one per line; # begins a comment",
            completion: .files,
            isRepeatable: true),
        Option(
            name: .rule, value: "ID=LEVEL", commands: [.check],
            summary: "the level of a rule: off, note, warning or error", completion: .rules,
            isRepeatable: true),
        Option(name: .strict, commands: [.check], summary: "warnings count as errors"),
        Option(name: .listRules, commands: [.check], summary: "show the rules and their levels"),
        Option(
            name: .allowEmpty, commands: [.check],
            summary: "let a check pass even if no bound token has a readable size"),
        Option(
            name: .output, letter: "o", value: "FILE",
            commands: [
                .scale, .names, .nearest, .frameworks, .tokens, .check, .export, .font, .fit, .completions,
            ],
            summary: "write the output to this file, atomically if possible; - is standard output",
            completion: .files),
        Option(
            name: .directory, value: "DIR", commands: [.export],
            summary: "write files into this folder, which is created if necessary",
            completion: .directories),
        Option(
            name: .force, commands: [.export],
            summary: "with --directory: replace existing files"),
        Option(name: .help, letter: "h", commands: Command.allCases, summary: "show this help"),
        Option(name: .version, commands: Command.allCases, summary: "show the version"),
    ]

    /// The options of a command, in the form that it takes.
    static func options(of command: Command) -> [Option] {
        options.filter { $0.commands.contains(command) }.map { $0.taken(by: command) }
    }
}

/// The options, by their long names without the hyphens.
enum OptionName: String, CaseIterable {
    case category
    case platform
    case size
    case systemSize = "system-size"
    case scaled
    case value
    case lineHeight = "line-height"
    case letterSpacing = "letter-spacing"
    case font
    case face
    case instance
    case variation
    case fallback
    case fallbackFace = "fallback-face"
    case max
    case min
    case maxCategory = "max-category"
    case minCategory = "min-category"
    case image
    case framework
    case fontScale = "font-scale"
    case list
    case displayScale = "display-scale"
    case watchSize = "watch-size"
    case defaultCategory = "default-category"
    case atLeast = "at-least"
    case atMost = "at-most"
    case style
    case width
    case height
    case lines
    case minScale = "min-scale"
    case margin
    case strings
    case key
    case language
    case argument
    case stale
    case failing
    case sort
    case limit
    case labels
    case baseline
    case summary
    case reportOnly = "report-only"
    case weight
    case styles
    case `as`
    case format
    case json
    case csvSafe = "csv-safe"
    case field
    case get
    case mirror
    case relative
    case bindNames = "bind-names"
    case with
    case allowOutside = "allow-outside"
    case theme
    case context
    case rem
    case options
    case rule
    case strict
    case listRules = "list-rules"
    case allowEmpty = "allow-empty"
    case output
    case directory
    case force
    case help
    case version

    /// The option in the form that people type.
    var flag: String { "--\(rawValue)" }

    /// The option with a name, or with the name that it had in an earlier release.
    init?(typed name: some StringProtocol) {
        let name = String(name)
        self.init(rawValue: name == "names" ? Self.bindNames.rawValue : name)
    }
}
