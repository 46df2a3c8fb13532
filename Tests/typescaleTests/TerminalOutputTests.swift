import Foundation
import Testing

/// Texts from outside on a terminal: nothing that steers it, and nothing that nobody sees, gets there.
@Suite(.enabled(if: hasScript, "script(1) is not installed, which gives a terminal"))
struct TerminalOutputTests {
    /// Characters that are escaped, by their code points: of the general categories Cc, Cf, Zl and Zp.
    ///
    /// All characters together stay below the 100 that a message quotes.
    private static let escaped: [UInt32] = [
        0x0, 0x1B, 0x7F, 0x80, 0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x2028, 0x2029,
        0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0xFEFF, 0xFFF9, 0xE0001, 0xE0020, 0xE007F,
    ]

    /// Characters that are shown.
    private static let shown: [UInt32] = [
        0x20, 0xA0, 0xE9, 0x301, 0x3000, 0xFE0F, 0x1F44D, 0x1F3FD, 0xFFFD,
    ]

    /// The escaped form of a character.
    private enum Escape {
        case text, json, xml

        func written(_ scalar: Unicode.Scalar) -> String {
            switch self {
            case .text: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            case .json:
                String(scalar).utf16.map { "\\u" + ("000" + String($0, radix: 16)).suffix(4) }.joined()
            // XML has no references to most control characters.
            case .xml: scalar.value < 0x20 ? "\u{FFFD}" : "&#\(scalar.value);"
            }
        }
    }

    private static let scalars = (escaped + shown).compactMap(Unicode.Scalar.init)

    /// All the characters, each with a letter before and after it.
    private static let text = scalars.map { "a\($0)z" }.joined()

    /// A token with all of them in its name, and wherever JSON allows it as they are.
    private static let tokens: String = {
        let name = scalars.map { $0.value < 0x20 ? "a\(Escape.json.written($0))z" : "a\($0)z" }.joined()
        return "{\"\(name)\": {\"$value\": {\"fontSize\": \"16px\", \"lineHeight\": \"22px\"}}}"
    }()

    /// Two tokens with an alias each that holds one half of them and leads nowhere.
    private static let aliases: String = {
        let parts = scalars.map { $0.value < 0x20 ? "a\(Escape.json.written($0))z" : "a\($0)z" }
        let halves = [parts[..<(parts.count / 2)], parts[(parts.count / 2)...]].map { $0.joined() }
        return "{\"b\": {\"$value\": {\"fontSize\": \"{\(halves[0])}\"}},\n"
            + "\"c\": {\"$value\": {\"fontSize\": \"{\(halves[1])}\"}}}"
    }()

    /// The output of a line of shell on a terminal, including standard error.
    private static func terminal(_ line: String, in files: TokenFolder) throws -> String {
        try files.write(line, to: "line")
        return try files.folder.shell("script -qc 'sh line' /dev/null < /dev/null").text
    }

    @Test(arguments: [
        ("tokens", Escape.text), ("tokens --get token", .text), ("tokens --format csv", .text),
        ("tokens --format markdown", .text), ("tokens --json", .json), ("check", .text),
        ("check --json", .json),
        ("check --format sarif", .json), ("check --format gitlab", .json), ("check --format github", .text),
        ("check --format junit", .xml), ("check --format checkstyle", .xml),
    ])
    private func textsOfTokenFiles(command: String, escape: Escape) throws {
        let files = try TokenFolder(["t.json": command.hasPrefix("check") ? Self.aliases : Self.tokens])
        let text = try Self.terminal("NO_COLOR=1 typescale \(command) --mirror '*=body' t.json", in: files)
        Self.expect(text, escape)
    }

    /// Each character is where it belongs, or its escape is.
    private static func expect(_ text: String, _ escape: Escape) {
        for scalar in escaped.compactMap(Unicode.Scalar.init) {
            #expect(text.contains("a\(escape.written(scalar))z"), "\(escape.written(scalar)) in \(text)")
            #expect(!text.unicodeScalars.contains(scalar), "\(escape.written(scalar)) in \(text)")
        }
        for scalar in shown.compactMap(Unicode.Scalar.init) {
            #expect(
                Array(text.utf8).contains(Array("a\(scalar)z".utf8)), "\(escape.written(scalar)) in \(text)")
        }
    }

    /// Arguments and names of files, which cannot hold a null character.
    @Test(arguments: [
        "typescale \"$(cat t)\"", "typescale help \"$(cat t)\"", "typescale names \"$(cat t)\"",
        "typescale body -c \"$(cat t)\"", "typescale body --max \"$(cat t)\"", "typescale --\"$(cat t)\"",
        "typescale check \"$(cat t)\"", "typescale check a.json --rule \"$(cat t)=off\"",
        "typescale check a.json --mirror body=body --output \"none/$(cat t)\"",
        "typescale font \"$(cat t)\"",
        "typescale check a.json --theme \"$(cat t)\"", "typescale completions \"$(cat t)\"",
        "typescale fit a --font \"$(cat t)\" --size 1 --width 1",
        "touch \"$(cat t)\"; typescale export --directory \"$(cat t)\"",

    ])
    func messages(line: String) throws {
        let files = try TokenFolder()
        try files.write(Self.scalars.dropFirst().map { "a\($0)z" }.joined(), to: "t")
        Self.expect(try Self.terminal(line, in: files) + "a\\u{0}z", .text)
    }

    @Test func nothingChangesInAPipe() throws {
        let files = try TokenFolder(["t.json": Self.tokens])
        for command in ["tokens --get token", "tokens --format csv"] {
            let outcome = try files.folder.shell("typescale \(command) --mirror '*=body' t.json")
            #expect(Array(outcome.text.utf8).contains(Array(Self.text.utf8)))
        }
        // A table for people has no control characters, nor what turns the direction of its lines.
        let table = try files.folder.shell("typescale tokens --mirror '*=body' t.json").text
        for scalar in Self.scalars {
            let controls: [ClosedRange<UInt32>] = [
                0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F,
                0x202A...0x202E, 0x2066...0x2069,
            ]
            let isShown = !controls.contains { $0.contains(scalar.value) }
            #expect(Array(table.utf8).contains(Array("a\(scalar)z".utf8)) == isShown)
        }
    }

    @Test(arguments: ["/dev/tty", "/dev/stdout"])
    func aTerminalThatIsNamedIsOneToo(output: String) throws {
        let files = try TokenFolder(["t.json": Self.aliases])
        for (format, escape) in [("text", Escape.text), ("json", .json), ("junit", .xml)] {
            let line = "typescale check --mirror '*=body' --format \(format) --output \(output) t.json"
            Self.expect(try Self.terminal("NO_COLOR=1 \(line)", in: files), escape)
        }
    }

    /// A part of a pipe is not a terminal, although standard error is one.
    @Test func onlyTheStreamThatIsATerminalIsEscaped() throws {
        let files = try TokenFolder(["t.json": Self.tokens])
        _ = try Self.terminal("typescale tokens --mirror '*=body' -c L --get token t.json > out", in: files)
        #expect(Array(try files.folder.text(of: "out").utf8) == Array((Self.text + "\n").utf8))
        _ = try Self.terminal(
            "typescale check --mirror '*=body' --format junit --output out t.json", in: files)
        #expect(try files.folder.text(of: "out").contains("a\u{200B}z"))
    }

    private static let font =
        "--font '\(Package.root.path)/Tests/typescaleTests/Fixtures/tracked.ttf' --size 17"

    @Test(arguments: [
        ("Persian", "می\u{200C}خواهم", "می\u{200C}خواهم"), ("a family", "👩\u{200D}👧", "👩\u{200D}👧"),
        ("after a variation selector", "❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
        ("after a skin tone", "🤝\u{1F3FD}\u{200D}♂", "🤝\u{1F3FD}\u{200D}♂"),
        ("a virama", "क्\u{200D}ष", "क्\u{200D}ष"), ("at the start", "\u{200D}a", "\\u{200D}a"),
        ("at the end", "a\u{200C}", "a\\u{200C}"), ("beside a space", "a\u{200D} b", "a\\u{200D} b"),
        ("two in a row", "a\u{200C}\u{200D}b", "a\\u{200C}\\u{200D}b"),
        ("between digits", "1\u{200D}2", "1\\u{200D}2"),
        ("another space without a width", "a\u{200B}b", "a\\u{200B}b"),
        ("a soft hyphen", "a\u{AD}b", "a\\u{AD}b"),
    ])
    func textsKeepTheirJoiners(name: String, text: String, shown: String) throws {
        let files = try TokenFolder(["x.txt": "\(text)\nx\n"])
        for format in ["table", "csv", "markdown"] {
            let line =
                "typescale fit --strings x.txt \(Self.font) --width 100 -c L --field text --format \(format)"
            let lines = try Self.terminal(line, in: files).split(whereSeparator: \.isNewline)
            #expect(lines.contains { Array($0.utf8).contains(Array(shown.utf8)) }, "\(lines)")
        }
    }

    @Test func columnsStayAligned() throws {
        let files = try TokenFolder(["x.txt": "a\u{200B}b\nx\n"])
        let line = "typescale fit --strings x.txt \(Self.font) --width 100 -c L --field text,category"
        let lines = try Self.terminal(line, in: files).split(whereSeparator: \.isNewline)
        #expect(lines.suffix(3) == ["text        category", "a\\u{200B}b  L", "x           L"])
    }

    @Test func theCaretIsUnderTheValue() throws {
        let files = try TokenFolder(["t.json": #"{"a\#u{200B}\#u{AD}b": {"$value": {"fontSize": "16px"}}}"#])
        let text = try Self.terminal("NO_COLOR=1 typescale check --mirror '*=body' t.json", in: files)
        let lines = text.split(whereSeparator: \.isNewline)
        #expect(lines.contains(#"{"a\u{200B}\u{AD}b": {"$value": {"fontSize": "16px"}}}"#))
        #expect(lines.contains("                                             ^~~~~~"))
    }
}

let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
