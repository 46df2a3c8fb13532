import Foundation

/// A shell for which the program prints a completion script.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    /// The path of the shell; `nil` if it is not installed.
    var path: String? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(rawValue)" }
            .first(where: FileManager.default.isExecutableFile)
    }

    var isInstalled: Bool { path != nil }

    /// Runs lines in the shell, without the files that a user might have.
    func run(_ lines: String) throws -> Outcome {
        let options =
            switch self {
            case .bash: ["--norc", "--noprofile"]
            case .zsh: ["-f"]
            case .fish: ["--no-config"]
            }
        let words = options + ["-c", lines]
        return try ChildProcess.run(path ?? rawValue, words.map { Array($0.utf8) })
    }
}
