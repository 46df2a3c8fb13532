import Foundation
import Testing

/// Names from token files on a terminal: nothing that steers it gets there.
@Suite struct TerminalOutputTests {
    private static let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

    /// A name with an escape sequence, a C1 control and a bidirectional control.
    private static let tokens = """
        {"a\\u001b[31m\u{9B}\u{202E}b": {"$value": {"fontSize": "16px", "lineHeight": "22px"}}}
        """

    @Test(
        .enabled(if: hasScript, "script(1) is not installed, which gives a terminal"),
        arguments: [
            ("tokens --get token", #"a\u{1B}[31m\u{9B}\u{202E}b"#),
            ("tokens --format csv", #"a\u{1B}[31m\u{9B}\u{202E}b,body"#),
            ("tokens", #"a\u{1B}[31m\u{9B}\u{202E}b  body"#),
            ("tokens --format markdown", #"| a\u{1B}[31m\u{9B}\u{202E}b | body"#),
            ("tokens --json", #""token": "a\u001b[31m\u009b\u202eb""#),
            ("check --json", #""token": "a\u001b[31m\u009b\u202eb""#),
            ("check --format junit", "a\u{FFFD}[31m&#155;&#8238;b"),
        ])
    func isEscaped(command: String, shown: String) throws {
        let folder = try TemporaryFolder()
        try Self.tokens.write(toFile: folder.path + "/t.json", atomically: true, encoding: .utf8)
        let line = "typescale \(command) --mirror '*=body' t.json"
        let outcome = try folder.shell("script -qc \"\(line)\" /dev/null < /dev/null")
        #expect(outcome.text.contains(shown), "\(outcome.text)")
        for character: Unicode.Scalar in ["\u{1B}", "\u{9B}", "\u{202E}"] {
            #expect(!outcome.text.unicodeScalars.contains(character))
        }
    }

    @Test(arguments: ["tokens --get token", "tokens --format csv"])
    func isAsItIsInAPipe(command: String) throws {
        let folder = try TemporaryFolder()
        try Self.tokens.write(toFile: folder.path + "/t.json", atomically: true, encoding: .utf8)
        let outcome = try folder.shell("typescale \(command) --mirror '*=body' t.json")
        #expect(outcome.text.contains("a\u{1B}[31m\u{9B}\u{202E}b"))
    }
}
