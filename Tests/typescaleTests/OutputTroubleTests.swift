import Foundation
import Testing

/// Output that cannot be written, and readers that have had enough.
@Suite struct OutputTroubleTests {
    private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

    @Test(
        .enabled(if: hasFullDevice, "this system has no /dev/full"),
        arguments: [
            "typescale", "typescale --json", "typescale names", "typescale --help", "typescale --version",
        ])
    func fullDiskIsReported(command: String) throws {
        let outcome = try ProgramUnderTest.shell("\(command) >/dev/full")
        #expect(outcome.status == 2)
        #expect(outcome.errorText == "typescale: standard output: No space left on device\n")
    }

    @Test(arguments: ["typescale", "typescale names --json", "typescale completions bash", "typescale -h"])
    func closedOutputIsReported(command: String) throws {
        let outcome = try ProgramUnderTest.shell("\(command) >&-")
        #expect(outcome.status == 2)
        #expect(outcome.errorText == "typescale: standard output: Bad file descriptor\n")
    }

    @Test(arguments: [
        ("closed by head", "typescale --json | head -n 1"),
        ("closed before the start", "typescale --json | true"),
    ])
    func closedPipeEndsQuietly(name: String, line: String) throws {
        let outcome = try ProgramUnderTest.shell(line)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: [
        ("with SIGPIPE ignored", "trap '' PIPE; ", ["0"]),
        // 141 is how a shell reports an end by SIGPIPE.
        ("with SIGPIPE", "", ["0", "141"]),
    ])
    func statusOfAClosedPipe(name: String, before: String, statuses: [String]) throws {
        // The reader has gone before the program is started.
        let line = "{ \(before)sleep 0.1; typescale --json; echo $? >&3; } 3>&2 | true"
        let outcome = try ProgramUnderTest.shell(line)
        #expect(statuses.map { $0 + "\n" }.contains(outcome.errorText))
    }

    @Test(arguments: [
        ("usage error", "typescale boddy 2>&-", Int32(2)),
        ("a note", "typescale -p visionos --get pointSize 2>&-", Int32(0)),
        ("both closed", "typescale >&- 2>&-", Int32(2)),
        ("full", "typescale boddy 2>/dev/full", Int32(2)),
        ("input closed", "typescale body -c L --get pointSize <&-", Int32(0)),
    ])
    func otherStreamsDoNotMatter(name: String, line: String, status: Int32) throws {
        let outcome = try ProgramUnderTest.shell(line)
        #expect(outcome.status == status)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.isEmpty == (status == 2))
    }

    @Test(arguments: [
        ("stray byte", [UInt8(0xFF)]), ("overlong", [0xC0, 0xAF]), ("surrogate", [0xED, 0xA0, 0x80]),
        ("cut short", [0xE2, 0x82]), ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80]),
    ])
    func argumentsThatAreNotUTF8AreRefused(name: String, bytes: [UInt8]) throws {
        for words in [[bytes], [Array("body".utf8), Array("--category=".utf8) + bytes]] {
            let outcome = try ProgramUnderTest.run(bytes: words)
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errorText == "typescale: argument \(words.count) is not valid UTF-8\n")
        }
    }

    @Test func longOutputArrivesWhole() throws {
        let outcome = try ProgramUnderTest.shell("typescale --json | { sleep 0.1; cat; }")
        #expect(outcome.output == (try ProgramUnderTest.run(["--json"]).output))
        #expect(outcome.output.count > 32_768)
    }
}
