import Testing

/// The full output of a line of shell with the program.
///
/// In a file of transcripts a case is
///
/// ```
/// $ typescale body -c AX5 --get pointSize
/// status 0
/// | a line of standard output
/// ! a line of standard error
/// ```
///
/// with empty lines and lines that begin with `#` before it. In lines of output a backslash, a carriage
/// return and other control characters are written `\\`, `\r` and `\u{…}`; `\c` ends a last line that has no
/// line feed. A case that has only its first line is one that is still to be recorded.
struct Transcript: Equatable, Sendable {
    /// The file's name.
    let file: String
    /// The comments and empty lines before the case, as in the file.
    var remarks: [String]
    let command: String
    var status: Int32?
    var output = ""
    var errors = ""

    /// The current output of the program.
    func performed() throws -> Transcript {
        let outcome = try ProgramUnderTest.shell(command)
        return Transcript(
            file: file, remarks: remarks, command: command, status: outcome.status, output: outcome.text,
            errors: outcome.errorText)
    }

    /// The case as in the file.
    var written: String {
        (remarks + ["$ \(command)", "status \(status.map(String.init) ?? "by a signal")"]
            + TranscriptText.lines(of: output, mark: "|") + TranscriptText.lines(of: errors, mark: "!"))
            .map { $0 + "\n" }.joined()
    }
}

extension Transcript: CustomTestStringConvertible {
    /// The file and the command.
    var testDescription: String { "\(file): \(command)" }
}
