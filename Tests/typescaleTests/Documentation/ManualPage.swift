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
        examples = lines.filter { $0.hasPrefix(".Dl $ ") }.map { Self.plain($0.dropFirst(".Dl $ ".count)) }
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
