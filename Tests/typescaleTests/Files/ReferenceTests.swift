import Testing

/// The files to which a resolver may refer: regular files below the folders of the named files.
@Suite struct ReferenceTests {
    /// The message about a file outside the folders.
    private static let outside =
        "is outside the folders of the files that were named; name it with --with, or allow all such files "
        + "with --allow-outside"

    /// A folder `t` with the resolver, `a.json` beside it, and a file outside.
    private static func files(_ reference: String) throws -> TokenFolder {
        try TokenFolder([
            "t/r.json": TokenFolder.resolver(reference), "t/in.json": TokenFolder.wrong,
            "t/deep/in.json": TokenFolder.wrong, "outside.json": TokenFolder.wrong,
        ])
    }

    @Test(arguments: [
        ("beside", "in.json", "", "t/r.json"), ("deeper", "deep/in.json", "", "t/r.json"),
        ("with a dot", "./in.json", "", "t/r.json"), ("around", "deep/../in.json", "", "t/r.json"),
        ("out and in", "../t/in.json", "", "t/r.json"),
        ("from the folder itself", "in.json", "cd t", "r.json"),
        ("a link that stays inside", "l.json", "ln -s deep/in.json t/l.json", "t/r.json"),
        (
            "in the folder behind a link", "in.json", "ln -s t/r.json r.json; ln -s t/in.json in.json",
            "r.json"
        ),
        ("through a link to the folder", "in.json", "ln -s t u", "u/r.json"),
        ("in the folder of another file", "../outside.json", "", "t/r.json a.json"),
        ("standard input", "t/in.json", "", "- < t/r.json"),
        ("a pipe", "in.json", "cd t; cat r.json |", "-"),
        ("outside, named with --with", "../outside.json", "", "t/r.json --with outside.json"),
        ("outside, named otherwise", "../outside.json", "ln -s outside.json l", "t/r.json --with ./l"),
        ("outside, allowed", "../outside.json", "", "t/r.json --allow-outside"),
    ])
    func isFollowed(name: String, reference: String, before: String, arguments: String) throws {
        let files = try Self.files(reference)
        if name == "standard input" { try files.write(TokenFolder.resolver("t/in.json"), to: "t/r.json") }
        let outcome = try files.check(arguments, before: name == "a pipe" ? "cd t\ncat r.json |" : before)
        #expect(outcome.status == 1, "\(outcome.errorText)")
        #expect(outcome.text.contains("error: body at L is 17 points, not 16"))
    }

    @Test(arguments: [
        ("above", "../outside.json", ""), ("above, not there", "../none.json", ""),
        ("absolute", "/etc/hostname", ""), ("absolute, not there", "/none/none.json", ""),
        ("a link that leads out", "l.json", "ln -s ../outside.json t/l.json"),
        ("a folder that leads out", "l/outside.json", "ln -s .. t/l"),
        ("a folder of a like name", "../tt/in.json", "cp -r t tt"),
        ("a device", "/dev/zero", ""),
    ])
    func isRefusedOutside(name: String, reference: String, before: String) throws {
        let files = try Self.files(reference)
        let outcome = try files.check("t/r.json", before: before)
        #expect(outcome.status == 2)
        #expect(outcome.firstMessage == "t/r.json:1:63: '\(reference)' \(Self.outside)")
        #expect(!outcome.text.contains("body"))
    }

    @Test(arguments: [
        ("a FIFO", "mkfifo t/x", "not a regular file"), ("a folder", "mkdir t/x", "Is a directory"),
        ("a link to a device", "ln -s /dev/zero t/x", "not a regular file"),
        ("a link to a pipe", "ln -s /dev/stdin t/x", "not a regular file"),
        (
            "a socket", "perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Local => q(t/x), Listen => 1)'",
            "not a regular file"
        ),
        ("a link to nothing", "ln -s none t/x", "No such file or directory"),
    ])
    func onlyRegularFilesAreRead(name: String, before: String, reason: String) throws {
        let files = try Self.files("x")
        let outcome = try files.check("t/r.json --allow-outside", before: before + "\n:|")
        #expect(outcome.status == 2)
        #expect(outcome.firstMessage == "t/r.json:1:63: 'x' cannot be read: \(reason)")
    }

    @Test(arguments: [
        ("a missing file", "none.json"), ("an encoded name", "in%2Ejson"), ("a home folder", "~/in.json"),
        ("a URL", "https://example.com/in.json"), ("a file's URL", "file:in.json"),
        ("a scheme", "in:in.json"),
    ])
    func whatIsNotAPathOfAFileIsUnresolved(name: String, reference: String) throws {
        let files = try Self.files(reference)
        let outcome = try files.check("t/r.json", before: "mkdir t/in:; touch t/in:/in.json")
        #expect(outcome.text.contains("'\(reference)' does not lead to tokens [unresolved-alias]"))
    }

    @Test(arguments: [("short", 100), ("near the longest", 2046), ("too long", 2048), ("very long", 500_000)])
    func aPathOfManyFoldersIsMissing(name: String, count: Int) throws {
        let files = try Self.files(String(repeating: "a/", count: count) + "b")
        let outcome = try files.check("t/r.json")
        #expect(outcome.status == 2)
        // The message quotes the start of the path.
        #expect(outcome.text.contains("error: 'a/a/a/"))
        #expect(outcome.text.contains("' does not lead to tokens [unresolved-alias]"))
    }

    @Test func manyLongPathsTakeLittleTime() throws {
        let path = String(repeating: "a/", count: 2000)
        let sources = (0..<500).map { #"{"$ref": "\#(path)\#($0)"}"# }.joined(separator: ", ")
        let files = try TokenFolder([
            "t/r.json": #"{"sets": {"base": {"sources": [\#(sources)]}}, "#
                + ##""resolutionOrder": [{"$ref": "#/sets/base"}]}"##
        ])
        // To ask for every folder of every path took many times as long as the processor time that is allowed here.
        let outcome = try files.check("t/r.json", before: "ulimit -t 5")
        #expect(outcome.status == 2)
        #expect(outcome.text.components(separatedBy: "[unresolved-alias]").count == 501)
    }

    @Test(arguments: [("a colon further on", "deep/a:b.json"), ("a digit before it", "1:b.json")])
    func aColonAloneIsNoScheme(name: String, reference: String) throws {
        let files = try Self.files(reference)
        try files.write(TokenFolder.wrong, to: "t/\(reference)")
        #expect(try files.check("t/r.json").status == 1)
    }

    @Test func aNullCharacterEndsNoName() throws {
        let files = try Self.files(#"in.json\u0000.txt"#)
        let outcome = try files.check("t/r.json")
        #expect(outcome.status == 2)
        #expect(
            outcome.firstMessage.hasSuffix("is refused: the name of a file cannot contain a null character"))
    }

    @Test func aFileThatWasReadForSomethingElseHoldsNoTokens() throws {
        let files = try Self.files("options")
        try files.write("--strict\n", to: "t/options")
        let outcome = try files.check("t/r.json --options t/options")
        #expect(outcome.text.contains("'options' does not lead to tokens [unresolved-alias]"))
    }

    @Test func aRefusedFileIsSaidOnce() throws {
        let source = #"{"$ref": "../outside.json"}"#
        let files = try TokenFolder([
            "t/r.json": #"{"sets": {"base": {"sources": ["#
                + Array(repeating: source, count: 50).joined(separator: ", ")
                + ##"]}}, "resolutionOrder": [{"$ref": "#/sets/base"}]}"##
        ])
        let outcome = try files.check("t/r.json")
        #expect(outcome.errorText.components(separatedBy: "--allow-outside").count == 2)
    }

    @Test(arguments: ["check", "tokens"])
    func whatSomebodyNamesMayBeAPipe(command: String) throws {
        let files = try TokenFolder()
        let outcome = try files.folder.shell(
            "mkfifo p; cat a.json > p & timeout 10 typescale \(command) --mirror body=body p")
        #expect(outcome.text.contains("body"))
        #expect(outcome.status == (command == "check" ? 1 : 0))
    }
}
