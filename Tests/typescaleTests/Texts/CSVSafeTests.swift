import Foundation
import Testing

/// `--csv-safe`: no text of a CSV file is taken for a formula.
@Suite struct CSVSafeTests {
    private static let rows: [(text: String, plain: String, safe: String)] = [
        ("=1+1", "=1+1", "'=1+1"), ("+SUM(A1)", "+SUM(A1)", "'+SUM(A1)"), ("-2", "-2", "'-2"),
        ("@x", "@x", "'@x"), ("\tx", "\tx", "'\tx"), ("\rx", "\"\rx\"", "\"'\rx\""),
        ("=a,b", "\"=a,b\"", "\"'=a,b\""), ("=\"x\"", "\"=\"\"x\"\"\"", "\"'=\"\"x\"\"\""),
        ("a=b", "a=b", "a=b"), (" =1", " =1", " =1"), ("'=1", "'=1", "'=1"), ("x", "x", "x"),
        ("＝1", "＝1", "＝1"), ("=\u{301}", "=\u{301}", "'=\u{301}"),
    ]

    @Test(arguments: rows)
    func textsOfATokenFile(text: String, plain: String, safe: String) throws {
        let name = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let files = try TokenFolder(["t.json": "{\(name): {\"$value\": {\"fontSize\": \"16px\"}}}"])
        let line = "typescale tokens --relative '*=body' -c L --field token,pointSize --format csv t.json"
        #expect(try files.folder.shell(line).text == "token,pointSize\r\n\(plain),16\r\n")
        #expect(try files.folder.shell(line + " --csv-safe").text == "token,pointSize\r\n\(safe),16\r\n")
    }

    @Test(arguments: [
        ("numbers", "-s 17 --value -3 -c L --field scaledValue,pointSize", "-3,17"),
        ("a negative tracking", "-c L --field tracking", "-0.43"),
        ("null", "-s 17 -c L --field tracking", ""),
        ("Booleans", "-c L --field isAccessibilityCategory", "false"),
    ])
    func otherCellsStay(name: String, arguments: String, cells: String) throws {
        let outcome = try ProgramUnderTest.shell("typescale body \(arguments) --format csv --csv-safe")
        #expect(outcome.text.split(separator: "\r\n", omittingEmptySubsequences: false)[1] == cells)
    }

    @Test(arguments: [
        "names --as css --styles", "tokens Tests/typescaleTests/Fixtures/apple.tokens.json",
        "font Tests/typescaleTests/Fixtures/tracked.ttf", "body",
        "fit = --font Tests/typescaleTests/Fixtures/tracked.ttf --size 17 --width 100",
    ])
    func isOfEveryCommandWithRows(command: String) throws {
        let safe = try ProgramUnderTest.shell("typescale \(command) --format csv --csv-safe")
        let plain = try ProgramUnderTest.shell("typescale \(command) --format csv")
        #expect(safe.text.hasPrefix(plain.text.prefix { $0 != "\r\n" }))
        #expect(!safe.text.contains("\r\n=") && !safe.text.contains("\r\n-"))
    }

    @Test(arguments: [
        "body", "body --format table", "body --json", "body --format json", "body --format markdown",
        "body --get pointSize", "names", "names --as css --format table", "tokens a.json",
        "tokens a.json --get token", "font a.ttf", "fit a --font a.ttf --size 17 --width 100",
    ])
    func needsCSV(arguments: String) throws {
        let outcome = try ProgramUnderTest.shell("typescale \(arguments) --csv-safe")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorText == "typescale: --csv-safe needs --format csv\n")
    }

    @Test(arguments: [
        ("--json", "{"), ("--format json", "{"), ("--get token", "body"), ("--format csv", "token"),
    ])
    func aFileOfOptionsMayAskForIt(arguments: String, start: String) throws {
        let files = try TokenFolder(["o": "--format\ncsv\n--csv-safe\n--mirror\nbody=body\n"])
        let outcome = try files.folder.shell("typescale tokens a.json --options o \(arguments)")
        #expect(outcome.status == 0)
        #expect(outcome.text.hasPrefix(start))
    }
}
