/// The parts of a man page that the tests compare with the program.
struct ManualPage {
    /// The names of all pages.
    static let names = ["typescale", "typescale-check", "typescale-fit"]

    /// The options, each as the forms that the help shows: `-c, --category LIST`.
    let options: [String]
    /// The command lines of the examples.
    let examples: [String]

    init(_ name: String) throws {
        let lines = try Package.text(of: "man/\(name).1").split(separator: "\n")
        options = lines.filter { $0.hasPrefix(".It Fl ") }.map { Self.forms($0.dropFirst(".It ".count)) }
        examples = Self.examples(in: lines)
    }

    /// The command lines, with the lines joined that a backslash continues.
    private static func examples(in lines: [Substring]) -> [String] {
        lines.filter { $0.hasPrefix(".Dl ") }.reduce(into: []) { examples, line in
            let text = plain(line.dropFirst(".Dl ".count))
            if let last = examples.last, last.hasSuffix("\\") {
                examples[examples.count - 1] = last.dropLast() + text
            } else if text.hasPrefix("$ ") {
                examples.append(String(text.dropFirst(2)))
            }
        }
    }

    /// The forms of an option, from `Fl c , Fl Fl category Ar LIST`.
    private static func forms(_ macros: Substring) -> String {
        var forms = ""
        for word in macros.split(separator: " ").map(plain) {
            switch word {
            case "Fl": forms += "-"
            case ",": forms += ", "
            case "Ar": forms += " "
            default: forms += word
            }
        }
        return forms
    }

    /// The text of a line without the escapes of mdoc.
    private static func plain(_ text: Substring) -> String {
        let escapes = [
            ("\\&", ""), ("\\-", "-"), ("\\(aq", "'"), ("\\(dq", "\""), ("\\(ti", "~"), ("\\(ha", "^"),
            ("\\(ba", "|"), ("\\e", "\\"),
        ]
        return escapes.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}

/// A command of a `console` block in a Markdown file, and the output that follows it there.
struct ConsoleExample: Equatable {
    let command: String
    var output = ""

    /// All examples of a text.
    static func examples(in markdown: String) -> [ConsoleExample] {
        var examples: [ConsoleExample] = []
        var isInBlock = false
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInBlock = !isInBlock && line == "```console"
            } else if isInBlock, line.hasPrefix("$ ") {
                examples.append(ConsoleExample(command: String(line.dropFirst(2))))
            } else if isInBlock, !examples.isEmpty {
                examples[examples.count - 1].output += line + "\n"
            }
        }
        return examples
    }
}
