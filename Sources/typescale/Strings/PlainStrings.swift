/// A plain text, a string a line.
enum PlainStrings {
    /// The lines of a text in UTF-8, which end in LF or CRLF; empty ones are left out.
    static func texts(of bytes: [UInt8], file: String) throws(StringFileError) -> [LocalizedText] {
        let text = try TextEncoding.utf8(bytes, file: file)
        var texts: [LocalizedText] = []
        var (line, start) = (1, text.startIndex)
        while start < text.endIndex {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
            var content = text[start..<end]
            if end < text.endIndex, content.last == UInt8(ascii: "\r") { content.removeLast() }
            if !content.isEmpty {
                let string = String(decoding: content, as: UTF8.self)
                texts.append(LocalizedText(text: string, file: file, line: line))
            }
            line += 1
            start = end < text.endIndex ? end + 1 : end
        }
        return texts
    }
}
