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

    /// The character of the four digits after `\U`, and of the next four where the two are a pair.
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
