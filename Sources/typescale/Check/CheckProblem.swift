import DesignTokens
import JSONText

/// Why a check, or one of its files, cannot be judged.
struct CheckProblem {
    /// What reports call it where they name the rule of a finding.
    static let name = "not-judged"

    /// The file as it was named; `nil` where it is the run as a whole.
    var file: String?
    var position: JSONPosition?
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

    /// A file that is no token file, or that does not have what was asked for.
    init(_ error: TokenFileError) {
        let (file, position) = error.place
        self.file = file
        self.position = position
        reason = error.reason
        message = error.message
    }
}
