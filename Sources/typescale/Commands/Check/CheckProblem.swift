import DesignTokens

/// The reason why a check, or one of its files, cannot be judged.
struct CheckProblem {
    /// The name in the place of a finding's rule.
    static let name = "not-judged"

    /// The file as it was named; `nil` for the whole run.
    var file: String?
    var location: SourceLocation?
    /// The fault, without the file.
    let reason: String
    /// The message on standard error.
    let message: String

    /// The run as a whole.
    init(_ message: String) {
        reason = message
        self.message = message
    }

    /// A file that cannot be read, or another error.
    init(_ error: UsageError) {
        message = error.message
        guard case .unreadableFile(let path, let reason) = error else {
            reason = error.message
            return
        }
        file = path
        self.reason = reason
    }

    /// An invalid token file, or a theme or modifier that no file has.
    init(_ error: TokenFileError, _ arguments: Arguments) {
        reason = error.reason
        if let origin = arguments.origin(of: error) {
            file = origin.file
            location = SourceLocation(file: origin.file, line: origin.line, column: 1)
            message = UsageError.place(of: origin) + ": " + reason
        } else {
            (file, location) = (error.file, error.location)
            message = TerminalText.escaped(error.message)
        }
    }
}

extension Arguments {
    /// The line of an options file that names something no file has.
    fileprivate func origin(of error: TokenFileError) -> GivenOption.Origin? {
        switch error {
        case .unknownTheme(let name, _): given(.theme, inFiles: true).first { $0.value == name }?.origin
        case .unknownModifier(let name, _):
            given(.context, inFiles: true).first { $0.value.utf8.starts(with: "\(name)=".utf8) }?.origin
        default: nil
        }
    }
}
