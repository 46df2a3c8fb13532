// The one file that touches the C library.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the program needs of the operating system: its arguments, two streams, and a way to leave.
enum System {
    /// A stream that the process was started with.
    enum Stream: Int32 {
        case standardOutput = 1
        case standardError = 2
    }

    /// The words after the program's name.
    ///
    /// - Throws: `argumentNotUTF8`; nothing is repaired in silence.
    static func arguments() throws(UsageError) -> [String] {
        var arguments: [String] = []
        var position = 1
        while position < Int(CommandLine.argc), let word = CommandLine.unsafeArgv[position] {
            guard let argument = String(validatingCString: word) else {
                throw .argumentNotUTF8(position: position)
            }
            arguments.append(argument)
            position += 1
        }
        return arguments
    }

    /// Writes all of some bytes.
    ///
    /// - Returns: The system's reason when it could not be written; `nil` when it was, or when the reader
    ///   has closed the pipe and wants no more.
    static func write(_ bytes: [UInt8], to stream: Stream) -> String? {
        write(bytes, to: stream.rawValue)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = platformWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    waitUntilWritable(descriptor)
                } else if errno != EINTR {
                    return errno == EPIPE ? nil : String(cString: strerror(errno))
                }
            }
            return nil
        }
    }

    /// Ends the process.
    static func exit(_ status: ExitStatus) -> Never {
        #if canImport(Darwin)
            Darwin.exit(status.rawValue)
        #elseif canImport(Glibc)
            Glibc.exit(status.rawValue)
        #elseif canImport(Musl)
            Musl.exit(status.rawValue)
        #endif
    }

    private static func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Waits for a descriptor that another process has made non-blocking.
    private static func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}

// MARK: - Files

extension System {
    /// Writes a file whole or not at all: into a temporary file beside it, which then takes its place.
    static func write(_ bytes: [UInt8], toFile path: String) throws(UsageError) {
        let temporary = "\(path).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard descriptor >= 0 else { throw .unwritableFile(path, reason: reason) }
        var trouble = write(bytes, to: descriptor)
        if close(descriptor) != 0 { trouble = trouble ?? reason }
        if trouble == nil, rename(temporary, path) != 0 { trouble = reason }
        guard let trouble else { return }
        unlink(temporary)
        throw .unwritableFile(path, reason: trouble)
    }

    /// Makes a folder, and the folders that it is in, where there are none.
    static func makeDirectory(_ path: String) throws(UsageError) {
        if mkdir(path, 0o777) == 0 { return }
        if errno == ENOENT, let slash = path.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")) {
            let parent = String(path[..<slash])
            if !parent.isEmpty {
                try makeDirectory(parent)
                if mkdir(path, 0o777) == 0 { return }
            }
        }
        if errno == EEXIST, isDirectory(path) { return }
        // What is in the way is no folder, though the system says only that it is there.
        if errno == EEXIST { errno = ENOTDIR }
        throw .unwritableFile(path, reason: reason)
    }

    /// Whether there is a file, a folder or a link of this name.
    static func fileExists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else {
            errno = EEXIST
            return false
        }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
