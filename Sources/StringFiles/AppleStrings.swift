/// A `.strings` file of an app.
enum AppleStrings {
    /// The strings of a file, in the language of its folder.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, or UTF-16 with a byte order mark.
    ///   - file: The path, in which a folder such as `de.lproj` gives the language.
    /// - Returns: The strings in their order, the last one of each key.
    /// - Throws: ``StringFileError`` for the first thing that is wrong.
    static func contents(of bytes: [UInt8], file: String) throws(StringFileError) -> StringFileContents {
        if bytes.starts(with: "bplist".utf8) {
            throw StringFileError(file: file, position: nil, fault: .propertyList(isBinary: true))
        }
        let text = try TextEncoding.utf8OrUTF16(bytes, file: file)
        if text.starts(with: "<?xml".utf8) || text.starts(with: "<plist".utf8) {
            throw StringFileError(file: file, position: nil, fault: .propertyList(isBinary: false))
        }
        let language = LanguageTag.ofProject(file)
        var reader = AppleStringsReader(text, file: file)
        var texts: [LocalizedText] = []
        while let entry = try reader.next() {
            texts.append(
                LocalizedText(
                    text: entry.value, key: entry.key, language: language, file: file, line: entry.line,
                    syntax: .format))
        }
        return StringFileContents(keepingLast: texts)
    }
}
