/// A file that a run writes.
struct OutputFile {
    private let path: String
    private let inputs: InputFiles?

    /// - Parameters:
    ///   - path: The path of the file.
    ///   - inputs: The files that the run has read, none of which is overwritten.
    init(_ path: String, sparing inputs: InputFiles? = nil) {
        (self.path, self.inputs) = (path, inputs)
    }

    /// Writes the file.
    ///
    /// A regular file is replaced atomically: the new contents go into a temporary file beside it, which then
    /// takes its name. It keeps its permissions, its owner as far as the system allows, and its contents if
    /// anything fails. If the directory is not writable, or something is mounted over the file, it is
    /// overwritten in place, which is not atomic. Symbolic links are followed, even to a file that does not
    /// exist yet. Other files, such as a pipe or `/dev/stdout`, are written to directly.
    ///
    /// - Parameter contents: Its new contents.
    /// - Throws: `unwritableFile`, or `outputIsInput` before anything is written.
    func write(_ contents: Contents) throws(UsageError) {
        if let reason = Files.refusal(ofName: path) { throw .unwritableFile(path, reason: reason) }
        let status = System.status(of: path)
        if let name = inputs?.name(of: status) { throw .outputIsInput(path, input: name) }
        if status == nil, let name = inputs?.name(ofMissing: location) {
            throw .outputIsInput(path, input: name)
        }
        var hasBegun = false
        do throws(System.Failure) {
            if status?.isDirectory == true { throw System.Failure.isDirectory }
            let target = try target()
            if let status, !status.isRegular || Self.isOpenFile(target) {
                try append(contents)
            } else {
                try replace(target, by: contents, status, &hasBegun)
            }
        } catch {
            let rest = hasBegun ? "; it was overwritten in place and may be incomplete" : ""
            throw .unwritableFile(path, reason: error.reason + rest)
        }
    }

    /// Writes the file with complete contents.
    func write(_ bytes: [UInt8]) throws(UsageError) { try write(Contents(bytes)) }

    /// The resolved path if the file does not exist yet; `nil` if it cannot exist.
    var location: String? {
        guard let target = try? target(),
            let folder = System.resolvedPath(target.folder.isEmpty ? "." : target.folder)
        else { return nil }
        return folder + "/"
            + String(target[target.utf8.index(target.startIndex, offsetBy: target.folder.utf8.count)...])
    }

    /// The path behind the symbolic links of the path's last name, whether or not a file is there.
    private func target() throws(System.Failure) -> String {
        var path = path
        // As many links as Linux follows.
        for _ in 0..<40 {
            if Self.isOpenFile(path) { return path }
            guard let destination = try System.linkDestination(path) else { return path }
            path = destination.utf8.first == UInt8(ascii: "/") ? destination : path.folder + destination
        }
        throw .tooManyLinks
    }

    /// Whether a path names an open file; `/dev/stdout` may be a regular file.
    private static func isOpenFile(_ path: String) -> Bool {
        guard let folder = System.resolvedPath(path.folder.isEmpty ? "." : path.folder) else { return false }
        return folder == "/dev/fd" || folder.hasPrefix("/proc/") && folder.hasSuffix("/fd")
    }

    private func append(_ contents: Contents) throws(System.Failure) {
        let file = try System.open(path, for: .appending)
        do {
            try contents.write { (piece) throws(System.Failure) in try System.write(piece, to: file) }
        } catch {
            try? System.close(file)
            // As on standard output, a closed pipe is not an error.
            if error.isClosedPipe { return }
            throw error
        }
        try System.close(file)
    }

    private func replace(
        _ path: String, by contents: Contents, _ status: System.FileStatus?, _ hasBegun: inout Bool
    ) throws(System.Failure) {
        if status != nil { try System.checkWritable(path) }
        let file: TemporaryFile
        do {
            file = try TemporaryFile(beside: path)
        } catch {
            guard status != nil, error.keepsName else { throw error }
            return try overwrite(path, with: contents, &hasBegun)
        }
        do throws(System.Failure) {
            try file.write(contents, as: status)
        } catch {
            file.discard()
            throw error
        }
        do throws(System.Failure) {
            try file.rename(to: path)
        } catch {
            file.discard()
            guard status != nil, error.keepsName else { throw error }
            try overwrite(path, with: contents, &hasBegun)
        }
    }

    private func overwrite(
        _ path: String, with contents: Contents, _ hasBegun: inout Bool
    ) throws(System.Failure) {
        let file = try System.open(path, for: .overwriting)
        hasBegun = true
        do {
            // Truncated at the end, so that the old contents stay until they are overwritten.
            var size = 0
            try contents.write { (piece) throws(System.Failure) in
                try System.write(piece, to: file)
                size += piece.count
            }
            try System.truncate(file, toSize: size)
        } catch {
            try? System.close(file)
            throw error
        }
        try System.close(file)
    }
}

extension String {
    /// The folder of a path with its slash; empty for a name without a folder.
    var folder: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) } ?? "" }
}
