/// Whole files: read at once, written whole or not at all.
enum Files {
    /// How many bytes are read of a file: a GiB, so that one without an end such as `/dev/zero` is refused.
    static let largestSize = 1 << 30

    /// The bytes of a file, or of standard input where the path is `-`.
    ///
    /// - Throws: `unreadableFile`.
    static func read(_ path: String) throws(UsageError) -> [UInt8] {
        do {
            if path == "-" { return try contents(of: .standardInput) }
            let file = try System.open(path, for: .reading)
            defer { try? System.close(file) }
            return try contents(of: file)
        } catch {
            throw .unreadableFile(path, reason: error.reason)
        }
    }

    /// Makes a directory, and those above it that are not there; one that is there is left as it is.
    ///
    /// - Throws: `unwritableFile` with the directory that could not be made.
    static func makeDirectory(_ path: String) throws(UsageError) {
        var made = ""
        for (position, name) in path.parts(separatedBy: "/").enumerated() {
            made += (position == 0 ? "" : "/") + name
            if name.isEmpty || System.status(of: made)?.isDirectory == true { continue }
            do {
                try System.makeDirectory(made)
            } catch {
                // Another process may have been faster.
                if error.isExistingFile, System.status(of: made)?.isDirectory == true { continue }
                // What is there already is no directory.
                let reason = error.isExistingFile ? System.Failure.isNoDirectory.reason : error.reason
                throw .unwritableFile(made, reason: reason)
            }
        }
    }

    /// Reads to the end: into a buffer of the file's size first, as most files do not grow meanwhile.
    private static func contents(of file: System.Descriptor) throws(System.Failure) -> [UInt8] {
        let expected = System.status(of: file)?.size ?? 0
        guard expected <= largestSize else { throw .tooLarge }
        // One byte more, so that the end is found without another buffer.
        let size = expected + 1
        var bytes = try buffer(of: size, from: file)
        if bytes.count < size { return bytes }
        while true {
            let more = try buffer(of: 0x10000, from: file)
            bytes.append(contentsOf: more)
            if bytes.count > largestSize { throw .tooLarge }
            if more.count < 0x10000 { return bytes }
        }
    }

    /// As many bytes as there are, up to a number; fewer at the end of the file alone.
    private static func buffer(
        of size: Int, from file: System.Descriptor
    ) throws(System.Failure) -> [UInt8] {
        var failure: System.Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            System.preferLargePages(for: UnsafeMutableRawBufferPointer(buffer))
            do throws(System.Failure) {
                while count < size {
                    let rest = UnsafeMutableRawBufferPointer(buffer)[count...]
                    let read = try System.read(file, into: UnsafeMutableRawBufferPointer(rebasing: rest))
                    if read == 0 { break }
                    count += read
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }
}
