/// A `.strings` file of an app.
enum AppleStrings {
    /// The strings of a file, in the language of its folder.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, or UTF-16 with a byte order mark.
    ///   - file: The path, in which a folder such as `de.lproj` says the language.
    ///   - arguments: What takes the places of placeholders.
    /// - Returns: The strings in their order.
    /// - Throws: ``StringFileError`` for the first thing that is wrong.
    static func texts(
        of bytes: [UInt8], file: String, arguments: [String]
    ) throws(StringFileError) -> [LocalizedText] {
        if bytes.starts(with: "bplist".utf8) {
            throw StringFileError(file: file, position: nil, fault: .propertyList(isBinary: true))
        }
        let text = try TextEncoding.utf8OrUTF16(bytes, file: file)
        if text.starts(with: "<?xml".utf8) || text.starts(with: "<plist".utf8) {
            throw StringFileError(file: file, position: nil, fault: .propertyList(isBinary: false))
        }
        let language = language(ofPath: file)
        var reader = AppleStringsReader(text, file: file)
        var texts: [LocalizedText] = []
        while let entry = try reader.next() {
            let filled = FormatText.filled(entry.value, arguments)
            texts.append(
                LocalizedText(
                    text: filled.text, key: entry.key, language: language,
                    placeholders: filled.placeholders, file: file, line: entry.line))
        }
        return texts
    }

    /// The language of the innermost `XX.lproj` folder; `Base.lproj` says none.
    private static func language(ofPath path: String) -> String? {
        let ending = ".lproj"
        let folder = path.parts(separatedBy: "/").last { $0.hasSuffix(ending) }
        guard let name = folder?.dropLast(ending.utf8.count), !name.isEmpty, name != "Base" else {
            return nil
        }
        return String(name)
    }
}
