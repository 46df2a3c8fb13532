import JSONText

/// The encodings of text files, by their first bytes.
enum TextEncoding {
    /// The bytes of a text in UTF-8, without a byte order mark.
    static func utf8(_ bytes: [UInt8], file: String) throws(StringFileError) -> ArraySlice<UInt8> {
        if isOtherEncoding(bytes) || utf16Mark(bytes) != nil {
            throw StringFileError(.otherEncoding, in: file, at: 0, of: bytes)
        }
        if let offset = firstInvalidByte(bytes) {
            throw StringFileError(.invalidUTF8, in: file, at: offset, of: bytes)
        }
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    }

    /// The bytes of a text as UTF-8 without a byte order mark; with such a mark the text may be UTF-16.
    static func utf8OrUTF16(_ bytes: [UInt8], file: String) throws(StringFileError) -> [UInt8] {
        guard !isOtherEncoding(bytes), let isBigEndian = utf16Mark(bytes) else {
            return Array(try utf8(bytes, file: file))
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count / 2)
        var high: UInt32?
        for offset in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]))
            let unit = isBigEndian ? first << 8 | second : second << 8 | first
            switch (high, unit) {
            case (nil, 0xD800...0xDBFF): high = unit
            case (let pair?, 0xDC00...0xDFFF):
                append(0x10000 + (pair - 0xD800) << 10 + (unit - 0xDC00), to: &result)
                high = nil
            case (nil, 0..<0xD800), (nil, 0xE000...0xFFFF): append(unit, to: &result)
            default: throw StringFileError(.invalidUTF16, in: file, at: result.count, of: result)
            }
        }
        if high != nil || bytes.count % 2 != 0 {
            throw StringFileError(.invalidUTF16, in: file, at: result.count, of: result)
        }
        return result
    }

    /// The length of the first of two byte order marks; `nil` if a text does not begin with two.
    static func lengthOfRepeatedMark(_ bytes: [UInt8]) -> Int? {
        [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]].first { bytes.starts(with: $0 + $0) }?.count
    }

    /// Appends a Unicode scalar in UTF-8; nothing if the value is not a scalar.
    static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(value) else { return }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// Whether a text begins like UTF-32, or like a letter of ASCII in UTF-16 without a mark.
    private static func isOtherEncoding(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return true }
        guard bytes.count >= 2 else { return false }
        return (bytes[0] == 0) != (bytes[1] == 0) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
    }

    /// Whether a byte order mark is big-endian; `nil` without one.
    private static func utf16Mark(_ bytes: [UInt8]) -> Bool? {
        if bytes.starts(with: [0xFE, 0xFF]) { return true }
        return bytes.starts(with: [0xFF, 0xFE]) ? false : nil
    }

    /// The offset of the first byte that is not UTF-8, if any.
    private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var parser = UTF8.ForwardParser()
        var (iterator, offset) = (bytes.makeIterator(), 0)
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }
}
