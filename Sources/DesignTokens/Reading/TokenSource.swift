/// An unread token file.
public struct TokenSource: Sendable {
    /// As it was named.
    public let name: String
    /// Its bytes.
    public let bytes: [UInt8]

    /// Makes a source.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
