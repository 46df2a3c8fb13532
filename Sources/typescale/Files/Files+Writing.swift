extension Files {
    /// Writes a file.
    ///
    /// A regular file is replaced atomically: the new contents go into a temporary file beside it, which then
    /// takes its name. It keeps its permissions, its owner as far as the system allows, and its contents if
    /// anything fails. If the directory is not writable, or something is mounted over the file, it is
    /// overwritten in place, which is not atomic. Symbolic links are followed, even to a file that does not
    /// exist yet. Other files, such as a pipe or `/dev/stdout`, are written to directly.
    ///
    /// - Parameters:
    ///   - contents: Its new contents.
    ///   - path: The path of the file.
    ///   - inputs: The files that the run has read.
    /// - Throws: `unwritableFile`, or `outputIsInput` before anything is written.
    static func write(
        _ contents: Contents, to path: String, sparing inputs: InputFiles? = nil
    ) throws(UsageError) {
        if let reason = refusal(ofName: path) { throw .unwritableFile(path, reason: reason) }
        let status = System.status(of: path)
        if let name = inputs?.name(of: status) { throw .outputIsInput(path, input: name) }
        if status == nil, let name = inputs?.name(ofMissing: location(ofMissing: path)) {
            throw .outputIsInput(path, input: name)
        }
        var hasBegun = false
        do throws(System.Failure) {
            if status?.isDirectory == true { throw System.Failure.isDirectory }
            let target = try target(of: path)
            if let status, !status.isRegular || isOpenFile(target) {
                try append(contents, to: path)
            } else {
                try replace(target, by: contents, status, &hasBegun)
            }
        } catch {
            let rest = hasBegun ? "; it was overwritten in place and may be incomplete" : ""
            throw .unwritableFile(path, reason: error.reason + rest)
        }
    }

    /// Writes a file with complete contents.
    static func write(
        _ bytes: [UInt8], to path: String, sparing inputs: InputFiles? = nil
    ) throws(UsageError) {
        try write(Contents(bytes), to: path, sparing: inputs)
    }

    /// The path behind the symbolic links of a path's last name, whether or not a file is there.
    private static func target(of path: String) throws(System.Failure) -> String {
        var path = path
        // As many links as Linux follows.
        for _ in 0..<40 {
            if isOpenFile(path) { return path }
            guard let destination = try System.linkDestination(path) else { return path }
            path = destination.utf8.first == UInt8(ascii: "/") ? destination : path.folder + destination
        }
        throw .tooManyLinks
    }

    /// The resolved path of a file that does not exist yet; `nil` if it cannot exist.
    static func location(ofMissing path: String) -> String? {
        guard let target = try? target(of: path),
            let folder = System.resolvedPath(target.folder.isEmpty ? "." : target.folder)
        else { return nil }
        return folder + "/"
            + String(target[target.utf8.index(target.startIndex, offsetBy: target.folder.utf8.count)...])
    }

    /// Whether a path names an open file; `/dev/stdout` may be a regular file.
    private static func isOpenFile(_ path: String) -> Bool {
        guard let folder = System.resolvedPath(path.folder.isEmpty ? "." : path.folder) else { return false }
        return folder == "/dev/fd" || folder.hasPrefix("/proc/") && folder.hasSuffix("/fd")
    }

    private static func append(_ contents: Contents, to path: String) throws(System.Failure) {
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

    private static func replace(
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

    private static func overwrite(
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
