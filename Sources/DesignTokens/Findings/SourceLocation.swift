/// A place in a file, as editors count it.
public struct SourceLocation: Hashable, Sendable {
    /// The file as it was named.
    public let file: String

    /// The line, from 1; lines end at LF or CRLF.
    public let line: Int

    /// The column, from 1, in Unicode scalars.
    public let column: Int

    /// Makes a location.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
