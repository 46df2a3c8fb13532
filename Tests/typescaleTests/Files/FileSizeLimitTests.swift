import Testing

/// A limit on the size of files, which by default ends a process with SIGXFSZ: it is a write error here.
@Suite struct FileSizeLimitTests {
    /// A limit of one block; the profile of a program that is built for coverage would not fit.
    private static let limit = "ulimit -f 1; LLVM_PROFILE_FILE=/dev/null"

    @Test func standardOutput() throws {
        let files = try TokenFolder()
        let outcome = try files.folder.shell("(\(Self.limit) typescale --json > out)")
        #expect(outcome.status == 2)
        #expect(outcome.errorText == "typescale: standard output: File too large\n")
    }

    /// A file with findings for some kilobytes.
    private static let tokens: String = {
        let tokens = (0..<40).map {
            "\"t\($0)\": " + #"{"$value": {"fontSize": "16px", "lineHeight": "22px"}}"#
        }
        return "{\(tokens.joined(separator: ", "))}"
    }()

    @Test(.enabled(if: canMount, "this process may not mount a file over another"))
    func anOutputThatIsOverwrittenInPlaceMayBeIncomplete() throws {
        // In a read-only folder the temporary file, which would fail first, is not used.
        let files = try TokenFolder(["t.json": Self.tokens, "f": "old\n", "d/out": ""])
        let mounts = "mount --bind d d; mount --bind f d/out; mount -o remount,ro,bind d"
        let check = "\(Self.limit) typescale check --mirror '*=body' t.json --output d/out"
        try files.write("\(mounts)\n\(check)\n", to: "run")
        let outcome = try files.folder.shell("unshare -m sh ./run")
        #expect(outcome.status == 2)
        #expect(
            outcome.firstMessage == "d/out: File too large; it was overwritten in place and may be incomplete"
        )
    }

    @Test(arguments: ["json", "text", "sarif"])
    func theOldOutputStaysWhole(format: String) throws {
        let files = try TokenFolder(["t.json": Self.tokens, "out": "old\n"])
        let outcome = try files.folder.shell(
            "(\(Self.limit) typescale check --mirror '*=body' t.json --format \(format) --output out)")
        #expect(outcome.status == 2)
        #expect(outcome.firstMessage == "out: File too large")
        #expect(try files.folder.text(of: "out") == "old\n")
        #expect(files.names() == ["a.json", "out", "t.json"])
    }

    @Test func noFileOfAnExportFits() throws {
        let files = try TokenFolder()
        let outcome = try files.folder.shell("(\(Self.limit) typescale export --directory d)")
        #expect(outcome.status == 2)
        #expect(outcome.errorText == "typescale: d/XS.tokens.json: File too large; no file was written\n")
        #expect(files.folder.names(in: "d") == [])
    }

    @Test func anExportSaysWhatIsFinished() throws {
        let files = try TokenFolder()
        let outcome = try files.folder.shell(
            "mkdir -p d/M.tokens.json; typescale export --force --directory d")
        #expect(outcome.status == 2)
        #expect(
            outcome.errorText
                == "typescale: d/M.tokens.json: Is a directory; written before that, and kept: "
                + "d/XS.tokens.json, d/S.tokens.json\n")
        #expect(
            files.folder.names(in: "d") == ["M.tokens.json", "S.tokens.json", "XS.tokens.json"])
        let whole = try ProgramUnderTest.run(["export", "-c", "S"]).text
        #expect(try files.folder.text(of: "d/S.tokens.json") == whole)
        // The next run needs --force, and says so.
        let again = try files.folder.shell("rmdir d/M.tokens.json; typescale export --directory d")
        #expect(again.status == 2)
        #expect(again.errorText.contains("--force"))
    }
}
