/// A file of strings, of the format that its name says.
enum StringFile {
    /// The strings of a file, or of standard input where the path is `-`, in their order.
    ///
    /// - Parameters:
    ///   - path: The path, whose ending says the format.
    ///   - arguments: What takes the places of placeholders.
    /// - Returns: The strings, each with its line.
    /// - Throws: ``UsageError`` for a file that cannot be read.
    static func texts(
        _ path: String, arguments: [String]
    ) throws(UsageError) -> [LocalizedText] {
        let bytes = try Files.read(path)
        do throws(StringFileError) {
            return try texts(in: bytes, of: path, arguments: arguments)
        } catch {
            throw .stringFile(error)
        }
    }

    /// The strings of a file's bytes.
    static func texts(
        in bytes: [UInt8], of path: String, arguments: [String]
    ) throws(StringFileError) -> [LocalizedText] {
        let name = path.asciiLowercased
        if name.hasSuffix(".json") { return try JSONStrings.texts(of: bytes, file: path) }
        if name.hasSuffix(".xcstrings") {
            return try StringCatalog.texts(of: bytes, file: path, arguments: arguments)
        }
        if name.hasSuffix(".strings") {
            return try AppleStrings.texts(of: bytes, file: path, arguments: arguments)
        }
        if name.hasSuffix(".stringsdict") {
            throw StringFileError(file: path, position: nil, fault: .stringsdict)
        }
        return try PlainStrings.texts(of: bytes, file: path)
    }
}
