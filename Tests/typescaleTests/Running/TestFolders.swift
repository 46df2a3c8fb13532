import Foundation

/// A folder for one test, which goes away with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = ProgramUnderTest.directory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Runs a line of shell in the folder, with the program on the search path.
    func shell(_ line: String) throws -> Outcome {
        try ProgramUnderTest.shell("cd '\(path)' || exit 125\n\(line)")
    }

    /// The names in an inner folder, in order; `nil` if it does not exist.
    func names(in folder: String) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
    }

    /// The text of a file inside.
    func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    }
}

/// The package that is tested: where its files lie.
enum Package {
    /// The directory of `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file of the package.
    static func text(of file: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    }
}
