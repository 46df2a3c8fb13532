// This folder alone uses the C library.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The operating system: the arguments, two streams, the environment and a way to exit.
enum System {
    /// A stream that the process was started with.
    enum Stream: Int32 {
        case standardOutput = 1
        case standardError = 2
    }

    /// The words after the program's name.
    ///
    /// - Throws: `argumentNotUTF8`; nothing is repaired silently.
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

    /// Prepares the process, before anything is opened.
    ///
    /// A limit on the size of files makes a write fail instead of ending the process. The numbers of closed
    /// streams are taken, so that no file that is opened later is mistaken for one of them.
    static func prepare() {
        signal(SIGXFSZ, SIG_IGN)
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
            // Opened for the opposite direction, so that using the stream still fails.
            _ = platformOpen("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Whether a stream is a terminal.
    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// The width of the window in columns: `COLUMNS` if it is a whole number above 0, otherwise that of the terminal
    /// of standard output, or 80.
    static var windowWidth: Int {
        if let columns = environmentVariable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
        var size = winsize()
        let hasSize = platformWindowSize(Stream.standardOutput.rawValue, &size) == 0 && size.ws_col > 0
        return hasSize ? Int(size.ws_col) : 80
    }

    /// The value of an environment variable; `nil` if it is not set.
    static func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// A monotonic time in seconds.
    static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Writes all of some bytes.
    ///
    /// - Returns: The system's reason if writing failed; `nil` on success, or if the reader has closed the
    ///   pipe.
    static func write(_ bytes: [UInt8], to stream: Stream) -> String? {
        do {
            try write(bytes, to: Descriptor(stream))
        } catch {
            return error.isClosedPipe ? nil : error.reason
        }
        return nil
    }

    /// Writes all pieces of a text, as ``write(_:to:)`` does.
    static func write(_ contents: Contents, to stream: Stream) -> String? {
        do {
            try contents.write { (piece) throws(Failure) in
                try write(piece, to: Descriptor(stream))
            }
        } catch {
            return error.isClosedPipe ? nil : error.reason
        }
        return nil
    }

    /// Ends the process.
    static func exit(_ status: ExitStatus) -> Never { platformExit(status.rawValue) }
}

// Outside the type, because its methods would hide the C library's functions.

private func platformOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

private func platformExit(_ status: Int32) -> Never { exit(status) }

private func platformWindowSize(_ descriptor: Int32, _ size: inout winsize) -> Int32 {
    ioctl(descriptor, UInt(TIOCGWINSZ), &size)
}
