import OpenType

/// Files of which parts are read where they are needed.
extension Files {
    /// The bytes of a font file, read as they are asked for.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - inputs: The files of the run, to which it is added.
    /// - Returns: What reads the file, which stays open.
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
