import DesignTokens

/// Files that go into one folder.
struct OutputFolder {
    let path: String
    let files: [ExportedFile]
    /// Whether files that are there already are replaced.
    let replacesFiles: Bool

    /// Makes the folder and writes the files in their order, each whole or not at all.
    ///
    /// - Throws: `existingFile` before anything is made, where a file is there that may not be replaced;
    ///   `unwritableFile`.
    func write() throws(UsageError) {
        if !replacesFiles {
            for file in files where System.fileExists(path(of: file)) { throw .existingFile(path(of: file)) }
        }
        try Files.makeDirectory(path)
        for file in files { try Files.write(file.bytes, to: path(of: file)) }
    }

    private func path(of file: ExportedFile) -> String {
        path.utf8.last == UInt8(ascii: "/") ? path + file.name : "\(path)/\(file.name)"
    }
}
