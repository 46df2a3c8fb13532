/// A new file that will take another file's name in the same folder.
///
/// It is called `.NAME.typescale-XXXXXX` and is locked as long as its process lives, so that a file left by a
/// killed process can be told from one that is being written.
struct TemporaryFile {
    private let path: String
    private let file: System.Descriptor

    /// Makes a file beside another, and removes those that killed processes have left there for it.
    init(beside path: String) throws(System.Failure) {
        let folder = path.folder
        let start = Self.start(for: path.utf8.dropFirst(folder.utf8.count))
        Self.removeAbandoned(in: folder, startingWith: start)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<100 {
            let suffix = (0..<Self.suffixLength).compactMap { _ in Self.letters.randomElement(using: &random)
            }
            let candidate = folder + start + String(decoding: suffix, as: UTF8.self)
            do {
                let file = try System.open(candidate, for: .creating)
                if Self.isOurs(file) {
                    self.path = candidate
                    self.file = file
                    return
                }
                // Another process removed it as an abandoned file before it was locked.
                try? System.close(file)
            } catch {
                if !error.isExistingFile { throw error }
            }
        }
        throw .existingFile
    }

    /// Writes the contents, with the attributes of the replaced file.
    func write(_ contents: Contents, as replaced: System.FileStatus?) throws(System.Failure) {
        if let replaced {
            if System.status(of: file)?.owner != replaced.owner { System.setOwner(replaced.owner, of: file) }
            try System.setPermissions(replaced.permissions, of: file)
        }
        let file = file
        try contents.write { (piece) throws(System.Failure) in try System.write(piece, to: file) }
        // Some file systems report failed writes only on closing; the duplicate keeps the lock.
        try System.close(System.duplicate(file))
    }

    /// Gives the file its name.
    func rename(to path: String) throws(System.Failure) {
        try System.rename(self.path, to: path)
        try? System.close(file)
    }

    /// Removes the file.
    func discard() {
        System.remove(path)
        try? System.close(file)
    }

    private static let suffixLength = 6
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

    /// The beginning of the names of temporary files for a name.
    private static func start(for name: Substring.UTF8View) -> String {
        let end = ".typescale-"
        // A name is at most 255 bytes long.
        var kept = name.prefix(255 - 1 - end.utf8.count - suffixLength)
        while !kept.isEmpty, String(kept) == nil { kept = kept.dropLast() }
        return "." + String(decoding: kept, as: UTF8.self) + end
    }

    /// Removes files with names of this form that no process has locked.
    private static func removeAbandoned(in folder: String, startingWith start: String) {
        guard let names = try? System.names(inDirectory: folder.isEmpty ? "." : folder) else { return }
        for case let name? in names where name.utf8.starts(with: start.utf8) {
            let suffix = name.utf8.dropFirst(start.utf8.count)
            guard suffix.count == suffixLength, suffix.allSatisfy(letters.contains),
                let file = try? System.open(folder + name, for: .locking)
            else { continue }
            let isRegular = System.status(of: file)?.isRegular == true
            if isRegular, (try? System.lock(file)) == true { System.remove(folder + name) }
            try? System.close(file)
        }
    }

    /// Whether a new file still exists and is locked by this process, or its file system does not support
    /// locks.
    private static func isOurs(_ file: System.Descriptor) -> Bool {
        let isLocked = (try? System.lock(file)) ?? true
        return isLocked && System.status(of: file)?.linkCount != 0
    }
}
