/// Reads the entries of a `.strings` file one by one, as Core Foundation's reader of old-style property lists
/// does: `"key" = "value";`, or `"key";` for a string that is its own key.
///
/// Source: CFOldStylePList.c in swift-corelibs-foundation.
struct AppleStringsReader {
    /// A key and its text, and the line at which the text begins.
    struct Entry: Equatable {
        let key: String
        let value: String
        let line: Int
        /// Whether the key has a text beside it, and is not the text itself.
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

    /// A byte that lies ahead; `nil` beyond the end.
    func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// Goes on one byte, counting lines.
    mutating func advance() {
        if peek() == UInt8(ascii: "\n") { line += 1 }
        offset += 1
    }

    /// The error about what begins at an offset.
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
