extension Files {
    /// Writes a file whole or not at all: into a new file beside it, which then takes its name.
    ///
    /// A file that is there keeps its permissions, and its contents when anything fails. Symbolic links are
    /// followed. What is no regular file, such as a pipe or `/dev/stdout`, is written straight to.
    ///
    /// - Throws: `unwritableFile`.
    static func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
        do throws(System.Failure) {
            let status = System.status(of: path)
            if status?.isDirectory == true { throw System.Failure.isDirectory }
            if let status, !status.isRegular || isOpenFile(path) {
                try append(bytes, to: path)
            } else {
                try replace(System.resolvedPath(path) ?? path, by: bytes, permissions: status?.permissions)
            }
        } catch {
            throw .unwritableFile(path, reason: error.reason)
        }
    }

    /// Whether a path stands for a file that is open already: `/dev/stdout` may lead to a regular file.
    private static func isOpenFile(_ path: String) -> Bool {
        path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    }

    private static func append(_ bytes: [UInt8], to path: String) throws(System.Failure) {
        let file = try System.open(path, for: .appending)
        do {
            try System.write(bytes, to: file)
        } catch {
            try? System.close(file)
            // As on standard output: the reader wants no more.
            if error.isClosedPipe { return }
            throw error
        }
        try System.close(file)
    }

    private static func replace(
        _ path: String, by bytes: [UInt8], permissions: UInt16?
    ) throws(System.Failure) {
        if permissions != nil { try System.checkWritable(path) }
        let (file, temporary) = try newFile(beside: path)
        do throws(System.Failure) {
            do throws(System.Failure) {
                if let permissions { try System.setPermissions(permissions, of: file) }
                try System.write(bytes, to: file)
            } catch {
                try? System.close(file)
                throw error
            }
            try System.close(file)
            try System.rename(temporary, to: path)
        } catch {
            System.remove(temporary)
            throw error
        }
    }

    /// A new file in the folder of a path, with a name that nobody has.
    private static func newFile(
        beside path: String
    ) throws(System.Failure) -> (file: System.Descriptor, path: String) {
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
        var number = 0
        while true {
            let candidate = "\(folder).typescale-\(System.processNumber)-\(number).tmp"
            do {
                return (try System.open(candidate, for: .creating), candidate)
            } catch {
                // Left behind by a process of this number that was killed.
                if !error.isExistingFile || number == 1000 { throw error }
                number += 1
            }
        }
    }
}
