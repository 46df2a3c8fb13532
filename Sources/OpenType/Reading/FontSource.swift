/// The source of the bytes of a font file.
///
/// Bytes are read only when they are needed, so a collection of 20 megabytes costs a few kilobytes.
public struct FontSource {
    /// The size of the file in bytes.
    public let size: Int

    private let read: (_ offset: Int, _ count: Int) -> [UInt8]?

    /// A file that a function reads.
    ///
    /// - Parameters:
    ///   - size: The size of the file in bytes.
    ///   - read: Gives `count` bytes from `offset` on, or `nil` if it cannot. It is asked only for what
    ///     lies within the size; fewer bytes than asked for, as of a file that has shrunk, count as none.
    public init(size: Int, read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]?) {
        self.size = max(size, 0)
        self.read = read
    }

    /// A file that is in memory.
    public init(_ bytes: [UInt8]) {
        self.init(size: bytes.count) { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
    }

    /// A part of the file.
    ///
    /// - Throws: `outsideFile`, `unreadable`.
    func bytes(at offset: Int, count: Int) throws(TableFault) -> FontBytes {
        guard holds(offset: UInt64(clamping: offset), count: UInt64(clamping: count)) else {
            throw .outsideFile
        }
        guard let bytes = read(offset, count), bytes.count == count else { throw .unreadable }
        return FontBytes(bytes)
    }

    /// Whether a part lies within the file; its offset and length have 32 bits each in a font, so their sum
    /// cannot overflow.
    func holds(offset: UInt64, count: UInt64) -> Bool {
        offset <= UInt64(size) && count <= UInt64(size) - offset
    }
}

extension FontSource {
    /// Reads a header of the file outside its tables.
    ///
    /// - Throws: `cutShort` if the header ends beyond the file, `unreadable`.
    func header<Value>(
        at offset: Int, count: Int, _ read: (FontBytes) throws(TableFault) -> Value
    ) throws(FontError) -> Value {
        do throws(TableFault) {
            return try read(try bytes(at: offset, count: count))
        } catch {
            throw error == .unreadable ? .unreadable : .cutShort
        }
    }
}
