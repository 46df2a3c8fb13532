import JSONText

/// A plain text with one string per line.
enum PlainStrings {
    /// The lines of a text in UTF-8, which end in LF or CRLF; empty ones are left out.
    static func contents(of bytes: [UInt8], file: String) throws(StringFileError) -> StringFileContents {
        if let fault = otherFormat(bytes) { throw StringFileError(file: file, position: nil, fault: fault) }
        let text = try TextEncoding.utf8(bytes, file: file)
        var contents = StringFileContents()
        var (line, start) = (1, text.startIndex)
        while start < text.endIndex {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
            var content = text[start..<end]
            if end < text.endIndex, content.last == UInt8(ascii: "\r") { content.removeLast() }
            if !content.isEmpty {
                let string = String(decoding: content, as: UTF8.self)
                contents.texts.append(LocalizedText(text: string, file: file, line: line))
            }
            line += 1
            start = end < text.endIndex ? end + 1 : end
        }
        return contents
    }

    /// The format of a file that is not plain text, so that its syntax is not measured; `nil` for plain text.
    private static func otherFormat(_ bytes: [UInt8]) -> StringFileError.Fault? {
        if bytes.starts(with: "bplist".utf8) { return .notPlain("a binary property list", ending: nil) }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = bytes[start...].drop { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
        switch text.first {
        case UInt8(ascii: "<"):
            let isXML = ["<?xml", "<!DOCTYPE", "<plist", "<xliff", "<resources"].contains {
                text.starts(with: $0.utf8)
            }
            let endings = ["plist": ".stringsdict", "xliff": ".xliff", "resources": ".xml"]
            let root = try? XMLReader.root(of: bytes, file: "")
            return isXML ? .notPlain("XML", ending: root.flatMap { endings[$0.name] }) : nil
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard let document = try? JSONDocument(bytes) else { return nil }
            let isCatalog = document.member("sourceLanguage", of: document.root) != nil
            return .notPlain("JSON", ending: isCatalog ? ".xcstrings" : ".json")
        default:
            if isGettext(text) { return .notPlain("a gettext file", ending: ".po") }
            return isAppleStrings(bytes) ? .notPlain("a .strings file", ending: ".strings") : nil
        }
    }

    private static func isGettext(_ text: ArraySlice<UInt8>) -> Bool {
        let lines = text.split(separator: UInt8(ascii: "\n"))
        return lines.contains { $0.starts(with: "msgid ".utf8) }
            && lines.contains { $0.starts(with: "msgstr".utf8) }
    }

    /// Whether a text is read as a `.strings` file whose every entry has a quoted key and a text.
    private static func isAppleStrings(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(UInt8(ascii: ";")), let text = try? TextEncoding.utf8OrUTF16(bytes, file: "")
        else {
            return false
        }
        var (reader, count) = (AppleStringsReader(text, file: ""), 0)
        do throws(StringFileError) {
            while let entry = try reader.next() {
                guard entry.hasOwnValue else { return false }
                count += 1
            }
        } catch {
            return false
        }
        return count > 0
    }
}
