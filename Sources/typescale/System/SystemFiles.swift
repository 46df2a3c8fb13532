#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Single calls about files; `Files` reads and writes whole ones.
extension System {
    /// Why the system refused.
    struct Failure: Error, Equatable {
        fileprivate let number: Int32

        /// The system's description of the failure.
        var reason: String { String(cString: strerror(number)) }

        /// Whether the reader of a pipe has closed it.
        var isClosedPipe: Bool { number == EPIPE }

        /// Whether the file already exists.
        var isExistingFile: Bool { number == EEXIST }

        /// A directory in the place of a file.
        static let isDirectory = Failure(number: EISDIR)

        /// Something else in the place of a directory.
        static let isNoDirectory = Failure(number: ENOTDIR)

        /// More bytes than a file may have.
        static let tooLarge = Failure(number: EFBIG)

        /// A name that another file has.
        static let existingFile = Failure(number: EEXIST)

        /// Symbolic links that lead in a circle.
        static let tooManyLinks = Failure(number: ELOOP)

        /// Whether the file cannot take another file's name although it may be writable: its directory is not
        /// writable, or something is mounted over it.
        var keepsName: Bool { [EACCES, EPERM, EROFS, EBUSY, EXDEV].contains(number) }

        /// The error of the last call that failed.
        fileprivate static var last: Failure { Failure(number: errno) }
    }

    /// An open file.
    struct Descriptor {
        let number: Int32

        init(_ stream: Stream) { number = stream.rawValue }

        fileprivate init(number: Int32) { self.number = number }

        static let standardInput = Descriptor(number: 0)
        static let standardOutput = Descriptor(number: 1)
    }

    /// The purpose of opening a file.
    enum Opening {
        case reading
        /// A file that may not be regular; a pipe is not waited for.
        case readingRegularFile
        /// A new file, readable by everybody as far as the process's mask allows.
        case creating
        /// A file that exists, from its start, without emptying it.
        case overwriting
        /// A file that may have been abandoned, opened to lock it; symbolic links are not followed.
        case locking
        /// A device, pipe or other file, written at its end.
        case appending
    }

    /// The largest number of bytes of a path, including the terminating one.
    static var longestPath: Int { Int(PATH_MAX) }

    /// The path with all symbolic links resolved; `nil` if the file does not exist or the path is not UTF-8.
    static func resolvedPath(_ path: String) -> String? { text(realpath(path, nil)) }

    /// Whether the file at a path is a terminal, such as `/dev/tty`.
    static func isTerminal(_ path: String) -> Bool {
        // Opening a pipe would be noticed at its other end.
        guard status(of: path)?.isCharacterDevice == true,
            let file = try? open(path, for: .readingRegularFile)
        else { return false }
        defer { try? close(file) }
        return isatty(file.number) == 1
    }

    /// Checks that the file at a path may be written.
    static func checkWritable(_ path: String) throws(Failure) {
        if access(path, W_OK) != 0 { throw .last }
    }

    /// Opens a file.
    static func open(_ path: String, for opening: Opening) throws(Failure) -> Descriptor {
        let flags =
            switch opening {
            case .reading: O_RDONLY
            case .readingRegularFile: O_RDONLY | O_NONBLOCK | O_NOCTTY
            case .creating: O_WRONLY | O_CREAT | O_EXCL
            case .overwriting: O_WRONLY | O_NOCTTY
            case .locking: O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
            case .appending: O_WRONLY | O_APPEND | O_NOCTTY
            }
        while true {
            let number = platformOpen(path, flags | O_CLOEXEC)
            if number >= 0 { return Descriptor(number: number) }
            if errno != EINTR { throw .last }
        }
    }

    /// Closes a file.
    static func close(_ file: Descriptor) throws(Failure) {
        // After an interruption the descriptor is closed, so close is not repeated.
        if platformClose(file.number) != 0, errno != EINTR { throw .last }
    }

    /// Reads available bytes, up to the size of the buffer.
    ///
    /// - Returns: The number of bytes; 0 at the end of the file.
    static func read(_ file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
        while true {
            let count = platformRead(file.number, buffer)
            if count >= 0 { return count }
            try waitOrThrow(for: Int16(POLLIN), file)
        }
    }

    /// Reads bytes from an offset on, up to the size of the buffer.
    ///
    /// - Returns: The number of bytes; 0 at the end of the file.
    static func read(
        _ file: Descriptor, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
    ) throws(Failure) -> Int {
        while true {
            let count = platformRead(file.number, buffer, offset)
            if count >= 0 { return count }
            if errno != EINTR { throw .last }
        }
    }

    /// Writes all of some bytes.
    static func write(_ bytes: [UInt8], to file: Descriptor) throws(Failure) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                platformWrite(file.number, UnsafeRawBufferPointer(rebasing: bytes[written...]))
            }
            if count >= 0 { written += count } else { try waitOrThrow(for: Int16(POLLOUT), file) }
        }
    }

    /// Sets the permissions of an open file.
    static func setPermissions(_ permissions: UInt16, of file: Descriptor) throws(Failure) {
        if fchmod(file.number, mode_t(permissions)) != 0 { throw .last }
    }

    /// Changes the owner of an open file, as far as this process may.
    static func setOwner(_ owner: Owner, of file: Descriptor) {
        // Members can set a group; only the administrator can set a user.
        if fchown(file.number, owner.user, owner.group) != 0 {
            _ = fchown(file.number, uid_t.max, owner.group)
        }
    }

    /// Cuts an open file off.
    static func truncate(_ file: Descriptor, toSize size: Int) throws(Failure) {
        if ftruncate(file.number, off_t(size)) != 0 { throw .last }
    }

    /// A second descriptor of an open file, which keeps its lock.
    static func duplicate(_ file: Descriptor) throws(Failure) -> Descriptor {
        let number = fcntl(file.number, F_DUPFD_CLOEXEC, 3)
        if number < 0 { throw .last }
        return Descriptor(number: number)
    }

    /// Locks an open file against other processes that ask for the lock, without waiting.
    ///
    /// - Returns: Whether the lock was free.
    /// - Throws: The system's reason if the file system does not support locks.
    static func lock(_ file: Descriptor) throws(Failure) -> Bool {
        if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return true }
        if errno == EWOULDBLOCK { return false }
        throw .last
    }

    /// The destination of a symbolic link; `nil` for other files.
    ///
    /// - Throws: The system's reason if the path is not UTF-8.
    static func linkDestination(_ path: String) throws(Failure) -> String? {
        let size = longestPath
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            count = buffer.withMemoryRebound(to: CChar.self) { buffer in
                buffer.baseAddress.map { readlink(path, $0, size) } ?? -1
            }
            filled = max(count, 0)
        }
        if count <= 0 { return nil }
        guard let destination = String(validating: bytes, as: UTF8.self) else {
            throw Failure(number: EILSEQ)
        }
        return destination
    }

    /// The names of what is in a directory, in no order and without `.` and `..`; `nil` for one that is not UTF-8.
    static func names(inDirectory path: String) throws(Failure) -> [String?] {
        guard let directory = opendir(path) else { throw .last }
        defer { closedir(directory) }
        var names: [String?] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    String(validatingCString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        if errno != 0 { throw .last }
        return names
    }

    /// Renames a file, replacing the file that has the new name.
    static func rename(_ path: String, to other: String) throws(Failure) {
        if platformRename(path, other) != 0 { throw .last }
    }

    /// Removes a file, which may no longer exist.
    static func remove(_ path: String) { _ = unlink(path) }

    /// Makes a directory in an existing one.
    static func makeDirectory(_ path: String) throws(Failure) {
        if mkdir(path, 0o777) != 0 { throw .last }
    }

    /// The absolute path of the working directory; `nil` if it has been removed or is not UTF-8.
    static var workingDirectory: String? { text(getcwd(nil, 0)) }

    /// Waits for a descriptor that another process has made non-blocking; continues after an interruption.
    private static func waitOrThrow(for events: Int16, _ file: Descriptor) throws(Failure) {
        let failure = Failure.last
        if failure.number == EAGAIN {
            var request = pollfd(fd: file.number, events: events, revents: 0)
            _ = poll(&request, 1, -1)
        } else if failure.number != EINTR {
            throw failure
        }
    }

    /// A text that the C library has allocated; `nil` if it is not UTF-8.
    private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
        defer { free(pointer) }
        return pointer.flatMap { String(validatingCString: $0) }
    }
}

// Outside the type, because its methods would hide the C library's functions.

private func platformOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o644) }

private func platformClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

private func platformRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ offset: Int
) -> Int {
    pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
}

private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

private func platformRename(_ path: String, _ other: String) -> Int32 { rename(path, other) }
