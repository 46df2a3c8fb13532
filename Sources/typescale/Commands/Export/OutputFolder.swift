import DesignTokens

/// Files that go into one folder.
struct OutputFolder {
    let path: String
    let files: [ExportedFile]
    /// Whether files that are there already are replaced.
    let replacesFiles: Bool

    /// Makes the folder and writes the files in their order, each atomically.
    ///
    /// - Throws: `existingFile` before anything is made, where a file is there that may not be replaced;
    ///   `unwritableFile`; `unfinishedExport` where some may have been written.
    func write() throws(UsageError) {
        if !replacesFiles {
            for file in files where System.fileExists(path(of: file)) { throw .existingFile(path(of: file)) }
        }
        try Files.makeDirectory(path)
        for (number, file) in files.enumerated() {
            do throws(UsageError) {
                try Files.write(file.bytes, to: path(of: file))
            } catch {
                if files.count == 1 { throw error }
                throw .unfinishedExport(error, written: files[..<number].map(path(of:)))
            }
        }
    }

    private func path(of file: ExportedFile) -> String {
        path.utf8.last == UInt8(ascii: "/") ? path + file.name : "\(path)/\(file.name)"
    }
}
