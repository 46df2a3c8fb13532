import Foundation

/// The files of transcripts: adding a case is adding a file, or a line to one.
enum TranscriptFile {
    /// A line that is not part of a transcript.
    struct UnreadableLine: Error {
        let file: String
        let line: String
    }

    /// The names of all files, in order.
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.sorted()
    }()

    /// The cases of a file.
    static func transcripts(in file: String) throws -> [Transcript] {
        let text = try String(contentsOf: directory.appendingPathComponent(file), encoding: .utf8)
        var transcripts: [Transcript] = []
        var remarks: [String] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        for line in lines {
            switch line.first {
            case nil, "#": remarks.append(String(line))
            case "$":
                transcripts.append(
                    Transcript(file: file, remarks: remarks, command: String(line.dropFirst(2))))
                remarks = []
            case let mark:
                guard let last = transcripts.indices.last, remarks.isEmpty else {
                    throw UnreadableLine(file: file, line: String(line))
                }
                switch mark {
                case "|": transcripts[last].output += TranscriptText.output(of: line)
                case "!": transcripts[last].errors += TranscriptText.output(of: line)
                case "s": transcripts[last].status = Int32(line.dropFirst("status ".count))
                default: throw UnreadableLine(file: file, line: String(line))
                }
            }
        }
        return transcripts
    }

    /// Writes a file again.
    static func record(_ file: String) throws {
        let text = try transcripts(in: file).map { try $0.performed().written }.joined()
        try text.write(to: directory.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }

    private static let directory = Package.root.appendingPathComponent("Tests/typescaleTests/Transcripts")
}
