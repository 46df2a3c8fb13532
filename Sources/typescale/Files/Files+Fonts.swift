import FontFile

/// Files of which parts are read where they are needed.
extension Files {
    /// The bytes of a font file, read as they are asked for.
    ///
    /// - Throws: `unreadableFile`, also for a directory, a pipe or a device, which is never waited for.
    static func fontSource(_ path: String) throws(UsageError) -> FontSource {
        // The type is looked at twice: opening may disturb a device, and a file may be replaced.
        if let reason = System.status(of: path).flatMap(refusal) {
            throw .unreadableFile(path, reason: reason)
        }
        let file: System.Descriptor
        do {
            file = try System.open(path, for: .readingParts)
        } catch {
            throw .unreadableFile(path, reason: error.reason)
        }
        let openFile = OpenFile(file)
        guard let status = System.status(of: file), refusal(of: status) == nil else {
            throw .unreadableFile(path, reason: "not a regular file")
        }
        return FontSource(size: status.size) { offset, count in openFile.bytes(at: offset, count: count) }
    }

    /// Why a file has no parts that could be read; `nil` where it has.
    private static func refusal(of status: System.FileStatus) -> String? {
        if status.isRegular { return nil }
        return status.isDirectory ? System.Failure.isDirectory.reason : "not a regular file"
    }
}

/// A file that is closed when nobody reads it any more.
private final class OpenFile {
    private let descriptor: System.Descriptor

    init(_ descriptor: System.Descriptor) { self.descriptor = descriptor }

    deinit { try? System.close(descriptor) }

    /// Some bytes of the file; fewer where it ends, `nil` where it cannot be read.
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
