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
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = platformWrite(stream.rawValue, UnsafeRawBufferPointer(rebasing: rest))
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    waitUntilWritable(stream.rawValue)
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
