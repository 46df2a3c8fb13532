import Foundation

/// The built program that the tests run: what the environment variable `TYPESCALE` names, such as an
/// installed static program, or the debug build beside the tests.
enum ProgramUnderTest {
    /// The path of the program.
    static let path: String = {
        if let path = ProcessInfo.processInfo.environment["TYPESCALE"] {
            return URL(fileURLWithPath: path).path
        }
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let beside = tests.deletingLastPathComponent().appendingPathComponent("typescale").path
        if FileManager.default.isExecutableFile(atPath: beside) { return beside }
        return Package.root.appendingPathComponent(".build/debug/typescale").path
    }()

    /// A directory for the search path in which the program is called `typescale`.
    static let directory: URL = {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("typescaleTests-\(ProcessInfo.processInfo.processIdentifier)")
        let link = directory.appendingPathComponent("typescale").path
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(atPath: link)
        atexit { try? FileManager.default.removeItem(at: ProgramUnderTest.directory) }
        try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        return directory
    }()

    /// Runs the program itself with these words.
    static func run(
        _ words: [String], input: [UInt8] = [], environment: [String: String] = [:]
    ) throws -> Outcome {
        try ChildProcess.run(path, words.map { Array($0.utf8) }, input: input, environment: environment)
    }

    /// Runs the program itself with words of any bytes but zero.
    static func run(bytes words: [[UInt8]]) throws -> Outcome {
        try ChildProcess.run(path, words)
    }

    /// Runs a line of shell in the root of the package, with the program on the search path.
    static func shell(_ line: String) throws -> Outcome {
        let script = "cd '\(Package.root.path)' || exit 125\n\(line)"
        return try ChildProcess.run("/bin/sh", ["-c", script].map { Array($0.utf8) })
    }
}
