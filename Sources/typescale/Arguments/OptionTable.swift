/// All options, in the order in which the help shows them.
enum OptionTable {
    static let options: [Option] = [
        Option(
            name: .category, letter: "c", value: "LIST", commands: [.scale, .export],
            summary: "categories, comma-separated: names, ranges (XL...AX2, ...L, AX1...), "
                + "all, standard, accessibility; default all",
            completion: .categoryList,
            variants: [
                Option.Variant(
                    commands: [.export], value: "NAME",
                    summary: "one category; default L, with --directory all of the platform's",
                    completion: .categories)
            ]),
        Option(
            name: .platform, letter: "p", value: "NAME", commands: [.scale, .export],
            summary: "ios (default), ipados, watchos, tvos, macos or visionos",
            completion: .platforms,
            variants: [
                Option.Variant(
                    commands: [.export], value: "NAME",
                    summary: "ios (default), ipados, watchos, tvos or macos",
                    completion: .platformsWithLeadings)
            ]),
        Option(
            name: .size, letter: "s", value: "POINTS", commands: [.scale],
            summary: "a custom font of this size at the default category, scaled as UIFontMetrics does"),
        Option(
            name: .value, value: "POINTS", commands: [.scale],
            summary: "a layout value, scaled as scaledValue and @ScaledMetric do"),
        Option(
            name: .lineHeight, value: "POINTS", commands: [.scale],
            summary: "with --size: the custom font's line height at the default category"),
        Option(
            name: .max, value: "LIMIT", commands: [.scale],
            summary: "the largest size: points (28), a category's size (AX1), "
                + "a multiple (2x) or percentage (200%) of the size at the default category",
            completion: .categories),
        Option(
            name: .min, value: "LIMIT", commands: [.scale], summary: "the smallest size, likewise",
            completion: .categories),
        Option(
            name: .maxCategory, value: "NAME", commands: [.scale],
            summary: "look up no category above this one", completion: .categories),
        Option(
            name: .minCategory, value: "NAME", commands: [.scale],
            summary: "look up no category below this one", completion: .categories),
        Option(
            name: .image, value: "WIDTHxHEIGHT", commands: [.scale],
            summary: "an inline image as tall as a line: its size at each category"),
        Option(
            name: .framework, value: "NAME", commands: [.scale],
            summary: "order of operations: uikit (default) or swiftui",
            completion: .frameworks),
        Option(
            name: .displayScale, value: "N", commands: [.scale],
            summary: "pixels per point; default: 3 on iOS, 1 on tvOS, 2 elsewhere"),
        Option(
            name: .watchSize, value: "MM", commands: [.scale],
            summary: "the watch's height, which sets the default category",
            completion: .watchSizes),
        Option(
            name: .defaultCategory, value: "NAME", commands: [.scale],
            summary: "the default category on watchOS; without it L", completion: .categories),
        Option(
            name: .atLeast, value: "LIMIT", commands: [.scale],
            summary: "only rows of this point size or more; status 1 when there is none",
            completion: .categories),
        Option(
            name: .atMost, value: "LIMIT", commands: [.scale],
            summary: "only rows of this point size or less; status 1 when there is none",
            completion: .categories),
        Option(name: .styles, commands: [.names], summary: "text styles instead of categories"),
        Option(
            name: .as, value: "VOCABULARY", commands: [.names],
            summary: "the names of one vocabulary, one a line: short, hig, uikit, objectivec, raw, swiftui, "
                + "simctl, coretext, css, launch-argument",
            completion: .vocabularies),
        Option(
            name: .format, letter: "f", value: "NAME", commands: [.scale, .names],
            summary: "table (default), json, csv or markdown",
            completion: .formats),
        Option(name: .json, commands: [.scale, .names], summary: "short for --format json"),
        Option(
            name: .field, value: "LIST", commands: [.scale],
            summary: "only these columns, comma-separated, in this order: style, pointSize, leading, "
                + "lineHeight, ...",
            completion: .fieldList),
        Option(
            name: .get, value: "FIELD", commands: [.scale],
            summary: "the bare values of one field, one a line",
            completion: .fields),
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
