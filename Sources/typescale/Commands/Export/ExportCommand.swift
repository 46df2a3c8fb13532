import DesignTokens
import DynamicType

/// The scale as design tokens: one category on standard output, or files for all in a folder.
enum ExportCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        if let operand = arguments.operands.first { throw .unexpectedOperand(.export, operand) }
        let platform = try arguments.value(.platform, as: Platform.self) ?? .iOS
        guard let export = TokenExport(of: platform) else { throw .exportNeedsLeadings(platform) }
        let category = try arguments.category(.category, on: platform)
        guard let path = arguments.value(.directory) else {
            if arguments.has(.force) { throw .optionNeeds(.force, .directory) }
            return Answer(bytes: export.tokens(at: category ?? platform.defaultCategory) ?? [])
        }
        if arguments.has(.output) { throw .excludedOption(.output, by: .directory) }
        if path.isEmpty || path == "-" { throw .badValue(.directory, .directory) }
        var answer = Answer(bytes: [])
        answer.folder = OutputFolder(
            path: path, files: export.files(at: category.map { [$0] } ?? platform.contentSizeCategories),
            replacesFiles: arguments.has(.force))
        return answer
    }
}

/// Files that go into one folder.
struct OutputFolder {
    let path: String
    let files: [ExportedFile]
    /// Whether existing files are replaced.
    let replacesFiles: Bool

    /// Creates the folder and writes the files in order, each atomically.
    ///
    /// - Throws: `existingFile` before anything is created, if a file exists that must not be replaced;
    ///   `unwritableFile`; `unfinishedExport` if some files may have been written.
    func write() throws(UsageError) {
        if !replacesFiles {
            for file in files where System.fileExists(path(of: file)) { throw .existingFile(path(of: file)) }
        }
        try Files.makeDirectory(path)
        for (number, file) in files.enumerated() {
            do throws(UsageError) {
                try OutputFile(path(of: file)).write(file.bytes)
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
