import StringFiles

/// The strings of all files that a command line names.
struct StringContents {
    let list: StringFileList
    private(set) var contents = StringFileContents()
    /// The files without a text.
    private(set) var emptyFiles: [String] = []

    /// Reads the files; `nil` if the command line names none.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - width: The width of a text, which selects the widest of too many combinations.
    /// - Throws: ``UsageError`` if a file cannot be read, or none has a text.
    init?(_ arguments: Arguments, width: @escaping (String) -> Double) throws(UsageError) {
        let values = arguments.values(.strings)
        guard !values.isEmpty else { return nil }
        list = try StringFileList(values, operands: arguments.operands)
        let reading = StringReading(includesStale: arguments.has(.stale), width: width)
        for file in list.paths {
            let read = try Self.contents(of: file, reading, addingTo: arguments.inputs)
            contents.texts += read.texts
            contents.notes += read.notes
            if read.texts.isEmpty { emptyFiles.append(file) }
        }
        if contents.texts.isEmpty {
            throw .noString(stale: contents.notes.count { $0.kind == .stale })
        }
    }

    /// The contents of a string file, or of standard input if the path is `-`.
    private static func contents(
        of path: String, _ reading: StringReading, addingTo inputs: InputFiles
    ) throws(UsageError) -> StringFileContents {
        let bytes = try Files.read(path, addingTo: inputs)
        do throws(StringFileError) {
            return try StringFile.contents(of: bytes, in: path, reading)
        } catch {
            throw .stringFile(error)
        }
    }
}

/// The patterns of `--key`, of which one must match.
struct KeyPatterns {
    private let patterns: [TextPattern]

    /// The patterns of some arguments; `nil` if they have none.
    init?(_ arguments: Arguments) {
        patterns = arguments.values(.key).map(TextPattern.init)
        if patterns.isEmpty { return nil }
    }

    func matches(_ key: String) -> Bool { patterns.contains { $0.matches(key) } }
}
