import JSONText
import OpenType

/// Files that are read, most of them at once, and folders.
enum Files {
    /// The largest number of bytes that are read: a GiB, so that an endless file such as `/dev/zero` is
    /// refused.
    private static let largestSize = 1 << 30

    /// Why a text cannot be the name of a file; `nil` if it can.
    ///
    /// The system would read such a name only as far as its first null character.
    static func refusal(ofName path: String) -> String? {
        path.utf8.contains(0) ? "the name of a file cannot contain a null character" : nil
    }

    /// Creates a directory and its missing parents; existing ones are not changed.
    ///
    /// - Throws: `unwritableFile` with the directory that could not be created.
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
                // The existing file is not a directory.
                let reason = error.isExistingFile ? System.Failure.isNoDirectory.reason : error.reason
                throw .unwritableFile(made, reason: reason)
            }
        }
    }
}

extension Files {
    /// The bytes of a file that an argument names, or of standard input if the path is `-`.
    ///
    /// - Parameters:
    ///   - path: The path; a pipe or device is read to its end.
    ///   - inputs: The files of the run, to which it is added.
    /// - Returns: All its bytes.
    /// - Throws: `unreadableFile`.
    static func read(_ path: String, addingTo inputs: InputFiles? = nil) throws(UsageError) -> [UInt8] {
        if path == "-" {
            inputs?.add(System.status(of: .standardInput), named: path)
            do {
                return try contents(of: .standardInput)
            } catch {
                throw .unreadableFile(path, reason: error.reason)
            }
        }
        if let reason = refusal(ofName: path) { throw .unreadableFile(path, reason: reason) }
        do {
            let file = try System.open(path, for: .reading)
            defer { try? System.close(file) }
            inputs?.add(System.status(of: file), named: path)
            return try contents(of: file)
        } catch {
            // An unreadable file may still be writable.
            let status = System.status(of: path)
            inputs?.add(status, named: path)
            if status == nil { inputs?.add(missing: OutputFile(path).location, named: path) }
            throw .unreadableFile(path, reason: error.reason)
        }
    }

    /// The bytes of a regular file that no argument names: pipes and devices are not read or waited for.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - inputs: The files of the run, to which it is added.
    /// - Returns: All its bytes.
    /// - Throws: `unreadableFile`.
    static func readRegularFile(
        _ path: String, addingTo inputs: InputFiles? = nil
    ) throws(UsageError) -> [UInt8] {
        let (file, status) = try openRegularFile(path)
        defer { try? System.close(file) }
        inputs?.add(status, named: path)
        do {
            return try contents(of: file)
        } catch {
            throw .unreadableFile(path, reason: error.reason)
        }
    }

    /// Opens a regular file.
    ///
    /// - Throws: `unreadableFile`, also for a directory, a pipe or a device, which is never waited for.
    private static func openRegularFile(
        _ path: String
    ) throws(UsageError) -> (file: System.Descriptor, status: System.FileStatus) {
        if let reason = refusal(ofName: path) { throw .unreadableFile(path, reason: reason) }
        // The type is checked twice: opening may disturb a device, and a file may be replaced in between.
        if let reason = System.status(of: path).flatMap(refusal) {
            throw .unreadableFile(path, reason: reason)
        }
        let file: System.Descriptor
        do {
            file = try System.open(path, for: .readingRegularFile)
        } catch {
            throw .unreadableFile(path, reason: error.reason)
        }
        guard let status = System.status(of: file), refusal(of: status) == nil else {
            try? System.close(file)
            throw .unreadableFile(path, reason: "not a regular file")
        }
        return (file, status)
    }

    /// Why a file is not a regular one; `nil` if it is.
    private static func refusal(of status: System.FileStatus) -> String? {
        if status.isRegular { return nil }
        return status.isDirectory ? System.Failure.isDirectory.reason : "not a regular file"
    }

    /// The names in a folder in the order of their bytes, without `.` and `..`; `nil` for one that is not UTF-8.
    ///
    /// - Throws: `unreadableFile`.
    static func names(inFolder path: String) throws(UsageError) -> [String?] {
        do throws(System.Failure) {
            return try System.names(inDirectory: path.isEmpty ? "/" : path)
                .sorted { ($0 ?? "").utf8.lexicographicallyPrecedes(($1 ?? "").utf8) }
        } catch {
            throw .unreadableFile(path, reason: error.reason)
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

    /// Bytes up to a number; fewer only at the end of the file.
    private static func buffer(
        of size: Int, from file: System.Descriptor
    ) throws(System.Failure) -> [UInt8] {
        var failure: System.Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
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

/// Files that are read in parts, when these are needed.
extension Files {
    /// The bytes of a font file, read as they are asked for.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - inputs: The files of the run, to which it is added.
    /// - Returns: The source, which keeps the file open.
    /// - Throws: `unreadableFile`, also for a directory, a pipe or a device, which is never waited for.
    static func fontSource(
        _ path: String, addingTo inputs: InputFiles
    ) throws(UsageError) -> FontSource {
        let (file, status) = try openRegularFile(path)
        inputs.add(status, named: path)
        let openFile = OpenFile(file)
        return FontSource(size: status.size) { offset, count in openFile.bytes(at: offset, count: count) }
    }
}

/// A file that is closed with its last reader.
private final class OpenFile {
    private let descriptor: System.Descriptor

    init(_ descriptor: System.Descriptor) { self.descriptor = descriptor }

    deinit { try? System.close(descriptor) }

    /// Some bytes of the file; fewer where it ends, `nil` if it cannot be read.
    func bytes(at offset: Int, count: Int) -> [UInt8]? {
        var hasFailed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, !hasFailed {
                let rest = UnsafeMutableRawBufferPointer(buffer)[filled..<count]
                let read = try? System.read(
                    descriptor, at: offset + filled, into: UnsafeMutableRawBufferPointer(rebasing: rest))
                guard let read, read > 0 else {
                    hasFailed = true
                    return
                }
                filled += read
            }
        }
        return hasFailed ? nil : bytes
    }
}
