#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Facts about a file, which need not be open.
extension System {
    /// The identity of a file, regardless of its names.
    struct FileIdentity: Hashable {
        fileprivate let device: UInt64
        fileprivate let inode: UInt64
    }

    /// The owner of a file.
    struct Owner: Equatable {
        let user: UInt32
        let group: UInt32
    }

    /// Facts about a file that need not be open.
    struct FileStatus {
        let isRegular: Bool
        let isDirectory: Bool
        /// The size in bytes; 0 for files without one.
        let size: Int
        /// The nine permissions.
        let permissions: UInt16
        let owner: Owner
        let identity: FileIdentity
        /// The number of its names.
        let linkCount: Int

        /// Whether it does not keep written bytes, such as a terminal, a pipe or `/dev/null`.
        let isStream: Bool

        /// Whether it is a character device, such as a terminal.
        let isCharacterDevice: Bool

        fileprivate init(_ status: stat) {
            let kind = status.st_mode & S_IFMT
            isRegular = kind == S_IFREG
            isDirectory = kind == S_IFDIR
            isCharacterDevice = kind == S_IFCHR
            isStream = [S_IFCHR, S_IFIFO, S_IFSOCK].contains(kind)
            owner = Owner(user: status.st_uid, group: status.st_gid)
            identity = FileIdentity(
                device: UInt64(truncatingIfNeeded: status.st_dev),
                inode: UInt64(truncatingIfNeeded: status.st_ino))
            linkCount = Int(status.st_nlink)
            size = isRegular ? Int(status.st_size) : 0
            permissions = UInt16(truncatingIfNeeded: status.st_mode & 0o777)
        }
    }

    /// The status of the file at a path, with symbolic links resolved; `nil` if it does not exist.
    static func status(of path: String) -> FileStatus? {
        var status = stat()
        return stat(path, &status) == 0 ? FileStatus(status) : nil
    }

    /// The status of an open file.
    static func status(of file: Descriptor) -> FileStatus? {
        var status = stat()
        return fstat(file.number, &status) == 0 ? FileStatus(status) : nil
    }

    /// Whether a file exists at a path, including a broken symbolic link.
    static func fileExists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether the path is a symbolic link itself.
    static func isSymbolicLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
