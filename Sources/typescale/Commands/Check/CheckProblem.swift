import DesignTokens

/// Why a check, or one of its files, cannot be judged.
struct CheckProblem {
    /// What reports call it where they name the rule of a finding.
    static let name = "not-judged"

    /// The file as it was named; `nil` if it is the run as a whole.
    var file: String?
    var location: SourceLocation?
    /// What is wrong, without the file.
    let reason: String
    /// What standard error says.
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

    /// A file that is no token file, or what the arguments ask for and no file has.
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
    /// The line of a file of options that asks for what no file has.
    fileprivate func origin(of error: TokenFileError) -> GivenOption.Origin? {
        switch error {
        case .unknownTheme(let name, _): given(.theme, inFiles: true).first { $0.value == name }?.origin
        case .unknownModifier(let name, _):
            given(.context, inFiles: true).first { $0.value.utf8.starts(with: "\(name)=".utf8) }?.origin
        default: nil
        }
    }
}
