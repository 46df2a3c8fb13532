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

/// Reads the entries of a `.strings` file one by one, like Core Foundation's reader of old-style property
/// lists: `"key" = "value";`, or `"key";` for a string that is its own key.
///
/// Source: CFOldStylePList.c in swift-corelibs-foundation.
struct AppleStringsReader {
    /// A key and its text, and the line at which the text begins.
    struct Entry: Equatable {
        let key: String
        let value: String
        let line: Int
        /// Whether the key has a separate text.
        var hasOwnValue = false
    }

    let bytes: [UInt8]
    private let file: String
    /// The offset of the byte that is next, and its line.
    var offset = 0
    private var line = 1

    /// A reader of a text in UTF-8 without a byte order mark.
    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// The next entry; `nil` at the end.
    mutating func next() throws(StringFileError) -> Entry? {
        try skipSpace()
        guard offset < bytes.count else { return nil }
        let keyLine = line
        let key = try string(else: .expectedKey)
        try skipSpace()
        var entry = Entry(key: key, value: key, line: keyLine)
        if peek() == UInt8(ascii: "=") {
            offset += 1
            try skipSpace()
            let valueLine = line
            entry = Entry(
                key: key, value: try string(else: .expectedValue), line: valueLine, hasOwnValue: true)
            try skipSpace()
            guard peek() == UInt8(ascii: ";") else { throw fault(.expectedSemicolon, at: offset) }
        } else if peek() != UInt8(ascii: ";") {
            throw fault(.expectedEquals, at: offset)
        }
        offset += 1
        return entry
    }

    /// The byte at a distance ahead; `nil` beyond the end.
    private func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// Goes on one byte, counting lines.
    mutating func advance() {
        if peek() == UInt8(ascii: "\n") { line += 1 }
        offset += 1
    }

    /// The error about the text at an offset.
    func fault(_ syntax: StringFileError.Syntax, at offset: Int) -> StringFileError {
        StringFileError(.strings(syntax), in: file, at: offset, of: bytes)
    }

    private mutating func skipSpace() throws(StringFileError) {
        while let byte = peek() {
            switch (byte, peek(1)) {
            case (0x09...0x0D, _), (0x20, _): advance()
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
                    offset += 1
                }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): try skipComment()
            // U+2028 and U+2029.
            case (0xE2, 0x80) where peek(2) == 0xA8 || peek(2) == 0xA9: offset += 3
            default: return
            }
        }
    }

    private mutating func skipComment() throws(StringFileError) {
        let start = offset
        offset += 2
        while offset < bytes.count {
            if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                offset += 2
                return
            }
            advance()
        }
        throw fault(.openComment, at: start)
    }
}

/// Strings and their escapes.
extension AppleStringsReader {
    /// A string in quotation marks of either kind, or without any.
    mutating func string(else syntax: StringFileError.Syntax) throws(StringFileError) -> String {
        guard let first = peek() else { throw fault(syntax, at: offset) }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quotedString(first) }
        let start = offset
        while let byte = peek(), Self.mayBeUnquoted(byte) { offset += 1 }
        guard offset > start else { throw fault(syntax, at: offset) }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func quotedString(_ quote: UInt8) throws(StringFileError) -> String {
        let start = offset
        offset += 1
        var content: [UInt8] = []
        while let byte = peek() {
            if byte == quote {
                offset += 1
                return String(decoding: content, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                try appendEscape(to: &content)
            } else {
                content.append(byte)
                advance()
            }
        }
        throw fault(.openString, at: start)
    }

    private mutating func appendEscape(to content: inout [UInt8]) throws(StringFileError) {
        let start = offset
        offset += 1
        switch peek() {
        case nil: return
        case UInt8(ascii: "a"): content.append(0x07)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "v"): content.append(0x0B)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "U"):
            offset += 1
            appendCodeUnit(to: &content)
            return
        case let byte? where (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte):
            let code = number(radix: 8, digits: 3)
            guard code < 0x80 else { throw fault(.octalEscape, at: start) }
            content.append(UInt8(truncatingIfNeeded: code))
            return
        case let byte?: content.append(byte)
        }
        advance()
    }

    /// The character of the four digits after `\U`, or of two such escapes that form a surrogate pair.
    private mutating func appendCodeUnit(to content: inout [UInt8]) {
        let unit = number(radix: 16, digits: 4)
        var value = unit
        if (0xD800...0xDBFF).contains(unit), peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "U") {
            let before = offset
            offset += 2
            let low = number(radix: 16, digits: 4)
            if (0xDC00...0xDFFF).contains(low) {
                value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            } else {
                offset = before
            }
        }
        TextEncoding.append(Unicode.Scalar(value) == nil ? 0xFFFD : value, to: &content)
    }

    private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
        var (value, count) = (UInt32(0), 0)
        while count < digits, let byte = peek(), let digit = Self.value(of: byte), digit < radix {
            value = value * radix + digit
            count += 1
            offset += 1
        }
        return value
    }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    private static func mayBeUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
