import Foundation

/// The public JSON parsing suite (github.com/nst/JSONTestSuite, `test_parsing`), which is not in the package.
enum ParsingSuite {
    /// The folder of its files; `nil` if the environment does not.
    static let folder = ProcessInfo.processInfo.environment["JSON_TEST_SUITE"]
        .flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }

    /// The names of the files that begin with a letter, `y`, `n` or `i`, without `.json`, in order.
    static func names(_ letter: String) throws -> [String] {
        guard let folder else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix(letter + "_") && $0.hasSuffix(".json") }
            .map { String($0.dropLast(5)) }
            .sorted()
    }

    /// The bytes of a file.
    static func bytes(_ name: String) throws -> [UInt8] {
        guard let folder else { return [] }
        return Array(try Data(contentsOf: folder.appendingPathComponent(name + ".json")))
    }
}
