import Foundation

/// A folder with token files to check.
struct TokenFolder {
    let folder: TemporaryFolder

    /// A bound token of the wrong size, so that a check has something to report.
    static let wrong = #"{"body": {"$value": {"fontSize": "16px", "lineHeight": "22px"}}}"#

    /// A resolver document with one set.
    static func resolver(_ reference: String) -> String {
        #"{"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "\#(reference)"}]}}, "#
            + ##""resolutionOrder": [{"$ref": "#/sets/base"}]}"##
    }

    /// Makes a folder with `a.json`, which holds ``wrong``, and other files, whose folders are made too.
    init(_ files: KeyValuePairs<String, String> = [:]) throws {
        folder = try TemporaryFolder()
        try write(Self.wrong, to: "a.json")
        for (name, text) in files { try write(text, to: name) }
    }

    /// Writes a file.
    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: "\(folder.path)/\(name)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Checks files as if somebody had bound their tokens; a run that waits is ended after ten seconds.
    func check(_ arguments: String, before: String = "", after: String = "") throws -> Outcome {
        try folder.shell(
            "\(before)\ntimeout 10 typescale check --names mirror --mirror body=body \(arguments) \(after)")
    }

    /// The names of all files.
    func names() -> [String] { folder.names(in: ".") ?? [] }
}

extension Outcome {
    /// The first line of standard error, without the program's name.
    var firstMessage: String {
        String(errorText.prefix { $0 != "\n" }.dropFirst("typescale: ".count))
    }
}

/// Whether a test may mount a file over another.
let canMount = (try? ProgramUnderTest.shell("unshare -m true").status) == 0
