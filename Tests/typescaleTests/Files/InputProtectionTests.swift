import Testing

/// An output that is an input: it is refused before anything is written.
@Suite struct InputProtectionTests {
    @Test(arguments: [
        ("the file itself", "", "a.json --output a.json", "a.json"),
        ("another spelling", "", "a.json --output ./a.json", "./a.json"),
        ("output over a link", "ln -s a.json l", "a.json --output l", "l"),
        ("input through a link", "ln -s a.json l", "l --output a.json", "a.json"),
        ("a link to a link", "ln -s a.json l; ln -s l m", "a.json --output m", "m"),
        ("a hard link", "ln a.json h", "a.json --output h", "h"),
        ("standard input", "", "- --output a.json < a.json", "a.json"),
        ("/dev/stdin", "", "/dev/stdin --output a.json < a.json", "a.json"),
        ("a file for aliases", "cp a.json b.json", "b.json --with a.json --output a.json", "a.json"),
        ("a file of options", "echo --strict > o", "a.json --options o --output o", "o"),
        ("one of two", "cp a.json b.json", "b.json a.json --output a.json", "a.json"),
        ("a file that is not JSON", "echo x > a.json", "a.json --output a.json", "a.json"),
        ("a referenced file", "", "r.json --output a.json", "a.json"),
        ("the resolver", "", "r.json --output r.json", "r.json"),
        ("standard output", "", "a.json >> a.json", "standard output"),
        ("an open file", "", "a.json --output /dev/stdout >> a.json", "/dev/stdout"),
    ])
    func isRefused(name: String, before: String, arguments: String, output: String) throws {
        let files = try TokenFolder(["r.json": TokenFolder.resolver("a.json")])
        _ = try files.folder.shell(before)
        let previous = try files.folder.shell("cat *")
        let outcome = try files.check(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorText.contains("typescale: \(output): the output cannot replace an input"))
        #expect(try files.folder.shell("cat *") == previous)
    }

    @Test func theOtherNameIsSaid() throws {
        let files = try TokenFolder()
        let outcome = try files.check("link --output a.json", before: "ln -s a.json link")
        #expect(
            outcome.firstMessage
                == "a.json: the output cannot replace an input, 'link'; write it to another file")
    }

    private static let fit = "fit --size 17 --width 100 -c L"

    @Test(arguments: [
        ("tokens --mirror body=body a.json", "a.json"), ("tokens --mirror body=body - < a.json", "a.json"),
        ("tokens --mirror body=body r.json", "a.json"), ("font font.ttf", "font.ttf"),
        ("body --size 17 --font font.ttf", "font.ttf"), ("\(fit) x --font font.ttf", "font.ttf"),
        ("\(fit) x --font other.ttf --fallback font.ttf", "font.ttf"),
        ("\(fit) --font font.ttf --strings x.txt", "x.txt"),
        ("\(fit) --font font.ttf --strings - < x.txt", "x.txt"),
        ("\(fit) --font font.ttf --strings d", "d/en.json"),
    ])
    func noCommandAppendsToItsInput(arguments: String, output: String) throws {
        let files = try TokenFolder([
            "r.json": TokenFolder.resolver("a.json"), "x.txt": "x\n", "d/en.json": #"{"x": "x"}"#,
        ])
        let fixture = "'\(Package.root.path)'/Tests/typescaleTests/Fixtures/tracked.ttf"
        _ = try files.folder.shell("cp \(fixture) font.ttf; cp \(fixture) other.ttf")
        let previous = try files.folder.shell("cat \(output)")
        let outcome = try files.folder.shell("typescale \(arguments) >> \(output)")
        #expect(outcome.status == 2)
        #expect(outcome.errorText.contains("standard output: the output cannot replace an input"))
        #expect(try files.folder.shell("cat \(output)") == previous)
    }

    @Test(arguments: [
        ("a device is read and written", "/dev/null --output /dev/null", Int32(2)),
        ("a file beside it", "a.json --output b.json", 1),
        ("a file of the same name elsewhere", "a.json --output d/a.json", 1),
        ("input that is not read", "a.json --output b.json < b.json", 1),
    ])
    func otherOutputsAreWritten(name: String, arguments: String, status: Int32) throws {
        let files = try TokenFolder(["b.json": "old", "d/a.json": "old"])
        let outcome = try files.check(arguments)
        #expect(outcome.status == status)
        #expect(!outcome.errorText.contains("cannot replace"))
        #expect(try files.folder.text(of: "a.json") == TokenFolder.wrong)
    }
}
