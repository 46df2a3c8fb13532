/// What the manual page says that the tests compare with the program.
struct ManualPage {
    /// The options by the sections that list them, each as the forms that the help shows:
    /// `-c, --category LIST`.
    let options: [(section: String, forms: [String])]
    /// The lines of shell of the examples.
    let examples: [String]

    init() throws {
        let lines = try Package.text(of: "man/typescale.1").split(separator: "\n")
        options = Self.options(in: lines)
        examples = lines.filter { $0.hasPrefix(".Dl $ ") }.map { Self.plain($0.dropFirst(".Dl $ ".count)) }
    }

    private static func options(in lines: [Substring]) -> [(section: String, forms: [String])] {
        var options: [(section: String, forms: [String])] = []
        var section = ""
        for line in lines {
            if line.hasPrefix(".Sh ") { section = String(line.dropFirst(".Sh ".count)) }
            guard line.hasPrefix(".It Fl ") else { continue }
            if options.last?.section != section { options.append((section, [])) }
            options[options.count - 1].forms.append(forms(line.dropFirst(".It ".count)))
        }
        return options
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
