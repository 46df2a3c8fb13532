/// Command lines at random: real options, values, names, garbage; the same from the same seed.
struct RandomWords {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(state: seed) }

    /// The words of one command line; every other one has only options with values of their kind.
    mutating func next() -> [String] {
        let isWild = Bool.random(using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...1: return tokenLine()
        case 2: return fitLine()
        default: break
        }
        return (0..<Int.random(in: 0...(isWild ? 7 : 4), using: &generator)).flatMap { _ in
            isWild ? pair() : fittingPair()
        }
    }

    /// A command that reads token files, with a file as often as not.
    private mutating func tokenLine() -> [String] {
        var line = [pick(["check", "tokens"])]
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: line += [pick(["--mirror", "--relative"]), pick(Self.bindings)]
            case 1: line += [pick(["--rule", "--context"]), pick(Self.assignments)]
            case 2: line += [pick(["--names", "--theme", "--rem", "-f", "-c", "-p", "--get"]), value()]
            case 3: line += [pick(["--with", "--options"]), pick(Self.files)]
            case 4: line += [pick(["--strict", "--list-rules", "--allow-empty", "--json", "--"])]
            case 5: line += pair().filter { $0 != "-" }
            default: line += [pick(Self.files)]
            }
        }
        return line
    }

    /// The command that fits texts into a label, as often as not with all that it needs.
    private mutating func fitLine() -> [String] {
        var line = ["fit", "--font", pick(Self.fonts), "--width", pick(Self.numbers)]
        line += Bool.random(using: &generator) ? ["--size", "17"] : ["--size", pick(Self.numbers)]
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                line += [pick(["--height", "--lines", "--min-scale", "--max", "--min"]), pick(Self.numbers)]
            case 1: line += ["--lines", pick(["0", "1", "2", "3"])]
            case 2: line += ["--strings", pick(Self.stringFiles)]
            case 3: line += [pick(["--key", "--language", "--argument"]), pick(["*", "de", "?", ""])]
            case 4: line += [pick(["-f", "--display-scale", "-c", "-p", "--get"]), value()]
            case 5:
                line += [
                    pick(["--json", "--format=github", "--format=csv", "--get=verdict", "--report-only"])
                ]
            default:
                line += ["--", pick(Self.texts) + garbage()].suffix(Bool.random(using: &generator) ? 2 : 1)
            }
        }
        return line
    }

    /// An option with a value of the kind that it takes, or a text style.
    private mutating func fittingPair() -> [String] {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: [pick(["--size", "--value", "--line-height", "--display-scale"]), pick(Self.numbers)]
        case 1:
            [
                pick(["--max", "--min", "--at-least", "--at-most"]),
                pick(Self.numbers) + pick(["", "x", "%"]),
            ]
        case 2: [pick(["--max-category", "--min-category", "-c"]), pick(Self.categories)]
        case 3: [pick(["--get", "--field"]), pick(Self.fields)]
        case 4: [pick(["--image"]), pick(Self.numbers) + "x" + pick(Self.numbers)]
        default: [pick(["--json", "--format=csv", "--platform=watchos", "body", "title1", "-fmarkdown"])]
        }
    }

    /// An option with a value, a value, or a combination of both.
    private mutating func pair() -> [String] {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0...3: [pick(Self.options), value()]
        case 4: [pick(Self.options) + "=" + value()]
        case 5: [pick(Self.options)]
        case 6: [pick(Self.letters) + value()]
        case 7: [value()]
        default: [pick(Self.operands)]
        }
    }

    private mutating func value() -> String {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...2: pick(Self.categories)
        case 3...5: pick(Self.numbers)
        case 6: pick(Self.numbers) + pick(["x", "%", "X", "pt", "x2", "e9"])
        case 7: pick(Self.categories) + pick(["...", ",", ", ", "....", "..."]) + pick(Self.categories)
        case 8: pick(Self.words)
        case 9: pick(Self.fields) + "," + pick(Self.fields)
        case 10: garbage()
        default: pick(Self.fields)
        }
    }

    private mutating func garbage() -> String {
        (0..<Int.random(in: 0...6, using: &generator)).reduce(into: "") { text, _ in
            text.unicodeScalars.append(Self.scalars.randomElement(using: &generator) ?? "?")
        }
    }

    private mutating func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }

    private static let options = [
        "--category", "--platform", "--size", "--value", "--line-height", "--max", "--min",
        "--max-category", "--min-category", "--image", "--framework", "--display-scale", "--watch-size",
        "--default-category", "--at-least", "--at-most", "--format", "--json", "--field", "--get",
        "--styles", "--as", "--help", "--version", "-c", "-p", "-s", "-f", "-h", "--", "-", "--nothing",
    ]
    private static let letters = ["-c", "-p", "-s", "-f", "-h", "-x", "-hc", "--size=", "-é"]
    private static let operands = [
        "body", "title1", "Title", "all", "caption2", "largeTitle", "extraLargeTitle", "footnote1", "names",
        "completions", "help", "bash", "subtitle1", "boddy", ".headline", "-apple-system-body", "",
    ]
    private static let categories = [
        "XS", "S", "M", "L", "XL", "XXXL", "AX1", "AX5", "AX-XL", "accessibilityXXL", "accessibilityXXXXL",
        "all", "standard", "accessibility", "UICTContentSizeCategoryAccessibilityM", "large", "AX6", "",
    ]
    private static let numbers = [
        "17", "0", "-0", "1", "-1", "3.5", "20x10", "1e308", "1e-308", "5e-324", "1e400", "1e21", "0.005",
        "1.7976931348623157e308", "9007199254740993", "99999999999999999999999999", "1e99999999999999999999",
        "nan", "inf", "0x11", ".5", "1.", "38", "46", "49", "200", "2", "٣", "1e306", "1e-320x1e300",
    ]
    private static let words = [
        "ios", "ipados", "watchos", "tvos", "macos", "visionos", "uikit", "swiftui", "table", "json", "csv",
        "markdown", "short", "simctl", "css", "launch-argument", "HIG",
    ]
    private static let fields = [
        "platform", "style", "category", "effectiveCategory", "baseSize", "pointSize", "isClamped",
        "leading", "lineHeight", "tracking", "scale", "scaledValue", "imageWidth", "minimumPointSize",
    ]
    /// Standard input is not among them: in the tests' own process it is nobody's.
    private static let files =
        [
            "apple.tokens.json", "brand.tokens.json", "good.tokens.json", "values.json", "gone.json",
            "mirrors.options",
        ]
        .map { Package.root.appendingPathComponent("Tests/typescaleTests/Fixtures/\($0)").path } + [
            "", "/dev/null",
        ]
    private static let fonts = ["monospaced.ttf", "tracked.ttf", "gone.ttf", "Localizable.xcstrings"]
        .map { Package.root.appendingPathComponent("Tests/typescaleTests/Fixtures/\($0)").path }
    private static let stringFiles = [
        "Localizable.xcstrings", "de.lproj/Localizable.strings", "labels.json", "labels.txt",
        "broken.strings",
        "values.json", "tracked.ttf",
    ]
    .map { Package.root.appendingPathComponent("Tests/typescaleTests/Fixtures/\($0)").path }
    private static let texts = [
        "Off", "Turn all of it off", "first-class", "a\nb\r\n\nc", "soft\u{AD}hyphen\u{AD}", "漢字かな", "ไทย",
        "عربي", "  ", "",
    ]
    private static let bindings = [
        "text.paragraph=body", "text.*=title1,max=28", "text.{style}", "font.{style},min=2x", "*.*=footnote1",
        "=body", "text", "text..a=body", "a.{b}=body", "", "text.zero=body,max=0", "text.\u{1B}=body",
        "text.tiny=\u{1B}", "text.body=body,max=1e308x", "text.*=body,min=5e-324",
    ]
    private static let assignments = [
        "point-size=off", "hierarchy=error", "token-format=note", "enlargement=warn", "point-size=", "=off",
        "",
        "\u{1B}=\u{202E}", "everything=off", "density=roomy",
    ]
    private static let scalars: [Unicode.Scalar] = [
        "a", "=", "-", ",", ".", " ", "\0", "\n", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{202E}", "é",
        "\u{301}",
        "日", "😀", "\u{200D}", "\u{FEFF}", "\u{10FFFD}", "İ", "ß", "\u{E000}", "%", "x", "X", "'", "\"", "\\",
        "|",
    ]
}

/// A generator that gives the same numbers from the same state (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
