/// All options, in the order in which the help shows them.
enum OptionTable {
    static let options: [Option] = [
        Option(
            name: .category, letter: "c", value: "LIST",
            commands: [.scale, .tokens, .check, .export, .font, .fit],
            summary: "categories, comma-separated: names, ranges (XL...AX2, ...L, AX1...), "
                + "default, largest, smallest, standard, accessibility, all; without it all",
            completion: .categoryList,
            variants: [
                Option.Variant(
                    commands: [.export], value: "NAME",
                    summary: "one category; default L, with --directory all of the platform's",
                    completion: .categories),
                Option.Variant(
                    commands: [.check], value: "NAME",
                    summary: "the category of mirrors that do not say theirs; default L",
                    completion: .categories),
            ]),
        Option(
            name: .platform, letter: "p", value: "NAME",
            commands: [.scale, .tokens, .check, .export, .font, .fit],
            summary: "ios (default), ipados, watchos, tvos, macos or visionos",
            completion: .platforms,
            variants: [
                Option.Variant(
                    commands: [.export], value: "NAME",
                    summary: "ios (default), ipados, watchos, tvos or macos",
                    completion: .platformsWithLeadings)
            ]),
        Option(
            name: .size, letter: "s", value: "POINTS", commands: [.scale, .font, .fit],
            summary: "a custom font of this size at the default category, scaled as UIFontMetrics does",
            variants: [
                Option.Variant(
                    commands: [.fit], value: "POINTS",
                    summary:
                        "a custom font of this size at the default category, scaled as UIFontMetrics does; "
                        + "without it, the sizes are those of the text style's system font",
                    completion: .none)
            ]),
        Option(
            name: .value, value: "POINTS", commands: [.scale],
            summary: "a layout value, scaled as scaledValue and @ScaledMetric do"),
        Option(
            name: .lineHeight, value: "HEIGHT", commands: [.scale],
            summary: "a line height: points at the default category (24), a multiple (1.5x) or a "
                + "percentage (150%) of the size"),
        Option(
            name: .font, value: "FILE", commands: [.scale, .fit],
            summary: "with --size: line height, ascender, descender and line gap from a font file",
            completion: .files,
            variants: [
                Option.Variant(
                    commands: [.fit], value: "FILE",
                    summary: "the font file in whose font texts are measured",
                    completion: .files)
            ]),
        Option(
            name: .face, value: "NAME|N", commands: [.scale, .font, .fit],
            summary: "the face of a collection: its number from 0 or its PostScript name"),
        Option(
            name: .fallback, value: "FILE", commands: [.fit],
            summary: "a font file for what the font lacks; of several, the first that has a character counts",
            completion: .files, isRepeatable: true),
        Option(
            name: .fallbackFace, value: "NAME|N", commands: [.fit],
            summary: "the face of the --fallback before it", isRepeatable: true),
        Option(
            name: .max, value: "LIMIT", commands: [.scale, .font, .fit],
            summary: "the largest size: points (28), a category's size (AX1), "
                + "a multiple (2x) or percentage (200%) of the size at the default category",
            completion: .categories),
        Option(
            name: .min, value: "LIMIT", commands: [.scale, .font, .fit],
            summary: "the smallest size, likewise",
            completion: .categories),
        Option(
            name: .maxCategory, value: "NAME", commands: [.scale, .tokens, .font, .fit],
            summary: "look up no category above this one", completion: .categories),
        Option(
            name: .minCategory, value: "NAME", commands: [.scale, .tokens, .font, .fit],
            summary: "look up no category below this one", completion: .categories),
        Option(
            name: .image, value: "WIDTHxHEIGHT", commands: [.scale],
            summary: "an inline image as tall as a line: its size at each category"),
        Option(
            name: .framework, value: "NAME", commands: [.scale, .tokens, .font, .fit],
            summary: "order of operations: uikit (default) or swiftui",
            completion: .frameworks),
        Option(
            name: .displayScale, value: "N", commands: [.scale, .tokens, .fit],
            summary: "pixels per point; default: 3 on iOS, 1 on tvOS, 2 elsewhere"),
        Option(
            name: .watchSize, value: "MM", commands: [.scale, .font, .fit],
            summary: "the watch's height, which sets the default category",
            completion: .watchSizes),
        Option(
            name: .defaultCategory, value: "NAME", commands: [.scale, .font, .fit],
            summary: "the default category on watchOS; without it L", completion: .categories),
        Option(
            name: .atLeast, value: "LIMIT", commands: [.scale],
            summary: "only rows of this point size or more; status 1 when there is none",
            completion: .categories),
        Option(
            name: .atMost, value: "LIMIT", commands: [.scale],
            summary: "only rows of this point size or less; status 1 when there is none",
            completion: .categories),
        Option(
            name: .style, value: "STYLE", commands: [.font, .fit],
            summary: "with --size: the text style that the size scales with; default body",
            completion: .textStyles,
            variants: [
                Option.Variant(
                    commands: [.fit], value: "STYLE",
                    summary: "the text style that the size scales with, or whose system font is measured; "
                        + "default body",
                    completion: .textStyles)
            ]),
        Option(
            name: .width, value: "POINTS", commands: [.fit], summary: "the width of the label"),
        Option(
            name: .height, value: "POINTS", commands: [.fit],
            summary: "the height of the label; without it, any"),
        Option(
            name: .lines, value: "N", commands: [.fit],
            summary: "how many lines the label has at most; default 1, 0 for any number"),
        Option(
            name: .minScale, value: "SCALE", commands: [.fit],
            summary: "the smallest share of its size to which the label may shrink a text, above 0, at most 1"
        ),
        Option(
            name: .margin, value: "PERCENT", commands: [.fit],
            summary: "widen every measured text by this much: 5% or 5, at most 100; default 0"),
        Option(
            name: .strings, value: "FILE", commands: [.fit],
            summary:
                "texts from a file or folder, and from all operands: .xcstrings, .strings, .json (keys and "
                + "texts), .txt (a text a line); - for standard input",
            completion: .files, isRepeatable: true),
        Option(
            name: .key, value: "GLOB", commands: [.fit],
            summary: "only strings whose key matches; * stands for any text, ? for any one character"),
        Option(
            name: .language, value: "LIST", commands: [.fit],
            summary: "only strings in these languages, comma-separated"),
        Option(
            name: .argument, value: "TEXT", commands: [.fit],
            summary:
                "a text for a placeholder: by position, or by name, as in '%@=Ann', '%lld=12' or "
                + "'{count}=12'",
            isRepeatable: true),
        Option(
            name: .stale, commands: [.fit],
            summary: "with --strings: include the strings that Xcode calls stale"),
        Option(
            name: .reportOnly, commands: [.fit],
            summary: "status 0 even if a text truncates or a word is too wide"),
        Option(name: .styles, commands: [.names], summary: "text styles instead of categories"),
        Option(
            name: .as, value: "VOCABULARY", commands: [.names],
            summary: "the names of one vocabulary, one a line: short, hig, uikit, objectivec, raw, swiftui, "
                + "simctl, coretext, css, launch-argument",
            completion: .vocabularies),
        Option(
            name: .format, letter: "f", value: "NAME",
            commands: [.scale, .names, .tokens, .check, .font, .fit],
            summary: "table (default), json, csv or markdown",
            completion: .formats,
            variants: [
                Option.Variant(
                    commands: [.check], value: "NAME",
                    summary: "text (default), json, github, gitlab, sarif, junit or checkstyle",
                    completion: .reportFormats),
                Option.Variant(
                    commands: [.fit], value: "NAME",
                    summary: "table (default), json, csv, markdown, or github, which marks texts that fail",
                    completion: .fitFormats),
            ]),
        Option(
            name: .json, commands: [.scale, .names, .tokens, .check, .font, .fit],
            summary: "short for --format json"),
        Option(
            name: .csvSafe, commands: [.scale, .names, .tokens, .font, .fit],
            summary: "with --format csv: put an apostrophe before texts that a spreadsheet would compute"),
        Option(
            name: .field, value: "LIST", commands: [.scale, .tokens, .font, .fit],
            summary: "only these columns, comma-separated, in this order: style, pointSize, leading, "
                + "lineHeight, ...",
            completion: .fieldList,
            variants: [
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
            name: .get, value: "FIELD", commands: [.scale, .tokens, .font, .fit],
            summary: "the bare values of one field, one a line",
            completion: .fields,
            variants: [
                Option.Variant(
                    commands: [.tokens], value: "FIELD",
                    summary: "the bare values of one field, one a line", completion: .tokenFields),
                Option.Variant(
                    commands: [.font], value: "FIELD",
                    summary: "the bare values of one field, one a line", completion: .fontFields),
                Option.Variant(
                    commands: [.fit], value: "FIELD",
                    summary: "the bare values of one field, one a line", completion: .fitFields),
            ]),
        Option(
            name: .mirror, value: "PATH=STYLE", commands: [.tokens, .check],
            summary: "the tokens at PATH copy Apple's table; in PATH, * stands for one segment, {style}, "
                + "{category} and {property} for one that names such a thing",
            isRepeatable: true),
        Option(
            name: .relative, value: "PATH=STYLE", commands: [.tokens, .check],
            summary: "the tokens at PATH scale with the style; ,max=LIMIT and ,min=LIMIT may follow",
            isRepeatable: true),
        Option(
            name: .names, value: "HOW", commands: [.tokens, .check],
            summary: "what tokens named like text styles are: auto (default), mirror, relative or off",
            completion: .nameBindings),
        Option(
            name: .with, value: "FILE", commands: [.tokens, .check],
            summary: "a file that aliases are looked up in but that is not checked", completion: .files,
            isRepeatable: true),
        Option(
            name: .allowOutside, commands: [.tokens, .check],
            summary: "follow references of resolvers to files outside the folders of the named files"),
        Option(
            name: .theme, value: "NAME", commands: [.tokens, .check],
            summary: "a theme of Tokens Studio files whose sets are read, as NAME or GROUP/NAME",
            isRepeatable: true),
        Option(
            name: .context, value: "MODIFIER=NAME", commands: [.tokens, .check],
            summary: "the context of a resolver's modifier", isRepeatable: true),
        Option(
            name: .rem, value: "POINTS", commands: [.tokens, .check], summary: "points in a rem; default 16"),
        Option(
            name: .options, value: "FILE", commands: [.tokens, .check],
            summary: "read more arguments from this file, one a line, # for comments", completion: .files,
            isRepeatable: true),
        Option(
            name: .rule, value: "ID=LEVEL", commands: [.check],
            summary: "the level of a rule: off, note, warning or error", completion: .rules,
            isRepeatable: true),
        Option(name: .strict, commands: [.check], summary: "warnings count as errors"),
        Option(name: .listRules, commands: [.check], summary: "show the rules and their levels"),
        Option(
            name: .allowEmpty, commands: [.check],
            summary: "let a check pass in which no bound token had a readable size"),
        Option(
            name: .output, value: "FILE", commands: [.check],
            summary: "write the report to this file, atomically where possible; - is standard output",
            completion: .files),
        Option(
            name: .directory, value: "DIR", commands: [.export],
            summary: "write files into this folder, which is made where there is none",
            completion: .directories),
        Option(
            name: .force, commands: [.export],
            summary: "with --directory: replace files that are there already"),
        Option(name: .help, letter: "h", commands: Command.allCases, summary: "show this help"),
        Option(name: .version, commands: Command.allCases, summary: "show the version"),
    ]

    /// The options that a command takes, as it takes them.
    static func options(of command: Command) -> [Option] {
        options.filter { $0.commands.contains(command) }.map { $0.taken(by: command) }
    }
}
