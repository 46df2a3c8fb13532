import Foundation
import Testing

/// The destinations of `--output`: files behind links, files that cannot be renamed, and the contents after a
/// failure.
@Suite struct OutputFileTests {
    private static let canBecomeNobody =
        geteuid() == 0
        && (try? ProgramUnderTest.shell("setpriv --reuid=65534 --clear-groups true").status) == 0
    private static let hasFlock = (try? ProgramUnderTest.shell("flock --version").status) == 0

    /// The report on `a.json`, as a check prints it.
    private static func report(in files: TokenFolder) throws -> String { try files.check("a.json").text }

    @Test(arguments: [
        ("to a file", "echo old > b; ln -s b l", "b"),
        ("to nothing", "ln -s b l", "b"),
        ("to a link to nothing", "ln -s b m; ln -s m l", "b"),
        ("to nothing in another folder", "mkdir d; ln -s d/b l", "d/b"),
        ("to nothing by an absolute path", "ln -s \"$PWD/b\" l", "b"),
        ("in another folder", "mkdir d; ln -s ../b d/m; ln -s d/m l", "b"),
    ])
    func theTargetOfALinkIsWritten(name: String, before: String, target: String) throws {
        let files = try TokenFolder()
        let outcome = try files.check("a.json --output l", before: before)
        #expect(outcome.status == 1)
        #expect(try files.folder.text(of: target) == Self.report(in: files))
        #expect(try files.folder.shell("test -L l").status == 0)
        #expect(files.names().allSatisfy { ["a.json", "b", "d", "l", "m"].contains($0) }, "\(files.names())")
    }

    @Test(arguments: [
        ("into a missing folder", "ln -s no/where l", "l: No such file or directory"),
        ("in a circle", "ln -s m l; ln -s l m", "l: Too many levels of symbolic links"),
        ("to itself", "ln -s l l", "l: Too many levels of symbolic links"),
        ("to a folder", "mkdir d; ln -s d l", "l: Is a directory"),
        ("below a file", "ln -s a.json/b l", "l: Not a directory"),
    ])
    func aLinkThatLeadsNowhereStays(name: String, before: String, message: String) throws {
        let files = try TokenFolder()
        let outcome = try files.check("a.json --output l", before: before)
        #expect(outcome.status == 2)
        #expect(outcome.firstMessage == message)
        #expect(try files.folder.shell("test -L l").status == 0)
        #expect(files.names().allSatisfy { ["a.json", "d", "l", "m"].contains($0) }, "\(files.names())")
    }

    @Test func aHyphenIsStandardOutput() throws {
        let files = try TokenFolder()
        #expect(try files.check("a.json --output -").text == Self.report(in: files))
        #expect(try files.check("a.json --output ./-").text.isEmpty)
        #expect(files.names() == ["-", "a.json"])
    }

    @Test(arguments: [
        ("an empty name", "''", "--output needs the name of a file, or - for standard output, not ''"),
        ("a folder", ".", ".: Is a directory"),
        ("a folder's name", "none/", "none/: No such file or directory"),
        ("below a file", "a.json/b", "a.json/b: Not a directory"),
    ])
    func whatCannotBeWrittenIsSaid(name: String, output: String, message: String) throws {
        let files = try TokenFolder()
        let outcome = try files.check("a.json --output \(output)")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.firstMessage == message)
        #expect(files.names() == ["a.json"])
    }

    @Test func aFullDeviceIsReported() throws {
        let files = try TokenFolder()
        let outcome = try files.check("a.json --output /dev/full")
        #expect(outcome.status == 2)
        #expect(outcome.firstMessage == "/dev/full: No space left on device")
    }

    @Test(arguments: ["/dev/null", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
    func devicesStay(path: String) throws {
        let files = try TokenFolder()
        let kind = "stat -L -c %F \(path)"
        let before = try files.folder.shell(kind).text
        let outcome = try files.check("a.json --output \(path)", after: "| cat")
        #expect(outcome.text == (path == "/dev/null" ? "" : try Self.report(in: files)))
        #expect(try files.folder.shell(kind).text == before)
    }

    @Test func onlyOpenFilesAreAppendedTo() throws {
        let files = try TokenFolder()
        // A file system in memory has regular files below /dev.
        let path = "/dev/shm/typescale-test-\(UUID().uuidString)"
        guard FileManager.default.isWritableFile(atPath: "/dev/shm") else { return }
        for _ in 1...2 { _ = try files.check("a.json --output \(path)") }
        #expect(try files.folder.shell("cat \(path); rm \(path)").text == Self.report(in: files))
        _ = try files.check("a.json --output /dev/stdout", before: "echo first > b", after: ">> b")
        #expect(try files.folder.text(of: "b") == "first\n" + Self.report(in: files))
    }

    @Test(
        .enabled(if: canMount, "this process may not mount a file over another"),
        arguments: [
            (
                "a mounted file",
                "echo much older and longer text, repeated > f; yes >> f & sleep 0.01; kill $!; "
                    + "touch out; mount --bind f out"
            ),
            (
                "in a folder that is read-only",
                "echo old > f; mkdir d; touch d/b; mount --bind d d; "
                    + "mount --bind f d/b; mount -o remount,ro,bind d; ln -s d/b out"
            ),
        ])
    func aFileThatCannotBeRenamedIsWrittenInPlace(name: String, before: String) throws {
        let files = try TokenFolder()
        try files.write(
            "\(before)\ntypescale check --mirror body=body --names mirror a.json --output out\necho $?\n",
            to: "run")
        let outcome = try files.folder.shell("unshare -m sh ./run")
        #expect(outcome.text == "1\n", "\(outcome.errorText)")
        #expect(try files.folder.text(of: "f") == Self.report(in: files))
        #expect(!files.names().contains { $0.contains(".typescale-") })
    }

    @Test(.enabled(if: canBecomeNobody, "only the administrator can become somebody else"))
    func aFileInAFolderThatMayNotBeChangedIsWrittenInPlace() throws {
        let files = try TokenFolder()
        let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"
        let check = "\(nobody) typescale check --names mirror --mirror body=body a.json --output d/b"
        _ = try files.folder.shell("mkdir d; echo old > d/b; chmod 666 d/b; chmod 755 . d")
        #expect(try files.folder.shell(check).status == 1)
        #expect(try files.folder.text(of: "d/b") == Self.report(in: files))
        // A new file is not possible there, nor is one that may not be written.
        for (before, file) in [("rm d/b", "d/b"), ("echo old > d/b", "d/b")] {
            let outcome = try files.folder.shell("\(before); chmod 644 d/b; \(check)")
            #expect(outcome.status == 2)
            #expect(outcome.errorText.contains("typescale: \(file): Permission denied\n"))
        }
        #expect(try files.folder.text(of: "d/b") == "old\n")
    }

    @Test(.enabled(if: geteuid() == 0, "only the administrator can give a file away"))
    func theOwnerAndThePermissionsStay() throws {
        let files = try TokenFolder()
        _ = try files.check("a.json --output b", before: "echo old > b; chown 1234:4321 b; chmod 640 b")
        #expect(try files.folder.shell("stat -c '%u:%g %a' b").text == "1234:4321 640\n")
    }

    @Test(.enabled(if: hasFlock, "flock(1) is not installed"))
    func abandonedTemporaryFilesAreRemoved() throws {
        let files = try TokenFolder()
        let kept = [
            // Somebody else's, of other files, and names that merely look alike.
            ".b.typescale-12345", ".b.typescale-1234567", ".b.typescale-12345-", ".b.typescale-notes.tmp",
            ".c.typescale-abcdef", ".typescale-77-0.tmp", ".typescale-notes.tmp", "b.typescale-abcdef",
        ]
        for name in kept + [".b.typescale-abcDE9", ".b.typescale-000000"] { try files.write("x", to: name) }
        let outcome = try files.check(
            "a.json --output b",
            before: "mkdir .b.typescale-folder; ln -s a.json .b.typescale-links0; mkfifo .b.typescale-pipes0")
        #expect(outcome.status == 1)
        let others = ["a.json", "b", ".b.typescale-folder", ".b.typescale-links0", ".b.typescale-pipes0"]
        #expect(files.names() == (kept + others).sorted())
    }

    @Test(.enabled(if: hasFlock, "flock(1) is not installed"))
    func aLockedTemporaryFileStays() throws {
        let files = try TokenFolder([".b.typescale-locked": "x", ".b.typescale-left00": "x"])
        let outcome = try files.folder.shell(
            """
            flock .b.typescale-locked -c 'typescale check --mirror body=body a.json --output b; ls -A'
            typescale check --mirror body=body a.json --output b; ls -A
            """)
        #expect(outcome.text == ".b.typescale-locked\na.json\nb\na.json\nb\n")
    }

    @Test func runsAtOnceAllSucceed() throws {
        let files = try TokenFolder()
        let outcome = try files.folder.shell(
            """
            for run in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                { typescale check --names mirror --mirror body=body a.json --output b 2> /dev/null; echo $?; } &
            done
            wait
            """)
        #expect(outcome.text == String(repeating: "1\n", count: 20))
        #expect(files.names() == ["a.json", "b"])
        #expect(try files.folder.text(of: "b") == Self.report(in: files))
    }

    @Test func aKilledRunLeavesNothingForLong() throws {
        let files = try TokenFolder()
        let outcome = try files.folder.shell(
            """
            echo old > b
            for delay in 0 1 2 3 4 5 6 7 8 9; do
                typescale check --names mirror --mirror body=body a.json --output b 2> /dev/null &
                sleep 0.00$delay; kill -9 $! 2> /dev/null; wait $! 2> /dev/null
                wc -l < b
            done
            typescale check --names mirror --mirror body=body a.json --output b
            """)
        // The old file or the new one, whole.
        #expect(outcome.lines.allSatisfy { $0 == "1" || $0 == "3" }, "\(outcome.text)")
        #expect(files.names() == ["a.json", "b"])
    }

    @Test func aLongNameHasRoomForItsTemporaryFile() throws {
        for name in [String(repeating: "n", count: 255), String(repeating: "é", count: 127)] {
            let files = try TokenFolder()
            #expect(try files.check("a.json --output \(name)").status == 1)
            #expect(files.names() == ["a.json", name])
        }
    }
}
