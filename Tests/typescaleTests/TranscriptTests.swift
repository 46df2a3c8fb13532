import Foundation
import Testing

/// The real program's answers, in full: status, standard output, standard error.
@Suite struct TranscriptTests {
    /// `RECORD_TRANSCRIPTS=1` writes all transcripts again, to be read before they are committed.
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1"

    @Test(.disabled(if: isRecording, "the transcripts are being recorded"), arguments: TranscriptFile.names)
    func answersAsRecorded(file: String) throws {
        let transcripts = try TranscriptFile.transcripts(in: file)
        #expect(!transcripts.isEmpty)
        for transcript in transcripts {
            let now = try transcript.performed()
            #expect(now.status != nil, "ended by a signal: \(transcript.command)")
            guard now != transcript else { continue }
            Issue.record(
                "\(transcript.testDescription)\nrecorded:\n\(transcript.written)now:\n\(now.written)")
        }
    }

    @Test(.enabled(if: isRecording, "RECORD_TRANSCRIPTS=1 records"), arguments: TranscriptFile.names)
    func recordsAnew(file: String) throws {
        try TranscriptFile.record(file)
        Issue.record("\(file) was recorded: read it, then run the tests without RECORD_TRANSCRIPTS")
    }

    @Test func coversEveryCommand() throws {
        let commands = try TranscriptFile.names.flatMap(TranscriptFile.transcripts).map(\.command)
        #expect(commands.count > 200)
        #expect(Set(commands).count == commands.count, "a command line stands twice")
    }

    @Test(arguments: [
        "", "53\n", "\n", "\n\n", "no line feed", "a\r\nb\r\n", "back\\slash\n", " space\n", "\u{1B}[1m\n",
        "\u{85}\u{202E}\n", "a\n\nb\n", "é ٣ 😀\n",
    ])
    func writesAndReadsAnyOutput(output: String) {
        let lines = TranscriptText.lines(of: output, mark: "|")
        #expect(lines.allSatisfy { !$0.contains("\r") && $0.hasPrefix("|") })
        #expect(lines.map { TranscriptText.output(of: $0[...]) }.joined() == output)
    }
}
