/// The escapes of JSON strings.
public enum JSONEscapes {
    /// The text of a string's content, which the reader has checked.
    static func resolved(_ content: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        var rest = content
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                text.append(byte)
                continue
            }
            switch escape {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"): text.append(contentsOf: String(scalar(&rest)).utf8)
            default: text.append(escape)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The scalar of the four digits after `\u`, or of two such escapes that form a surrogate pair.
    private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Character {
        let first = codeUnit(&rest)
        if let scalar = Unicode.Scalar(first) { return Character(scalar) }
        if first < 0xDC00, rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
            var ahead = rest.dropFirst(2)
            let second = codeUnit(&ahead)
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                rest = ahead
                return Character(scalar)
            }
        }
        return "\u{FFFD}"
    }

    private static func codeUnit(_ rest: inout ArraySlice<UInt8>) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = rest.popFirst().flatMap(hexValue) else { break }
            unit = unit << 4 | digit
        }
        return unit
    }

    /// The value of a hexadecimal digit, 0 to 15; `nil` for any other byte.
    public static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}

extension JSONEscapes {
    /// Writes a text between quotation marks.
    ///
    /// Escapes are used for characters that JSON does not allow and for characters that control a terminal:
    /// DEL, the C1 controls and the bidirectional controls.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { content in
            if content.contains(where: mayNeedEscape) { return false }
            bytes.append(contentsOf: content)
            return true
        }
        if !isPlain { for scalar in text.unicodeScalars { append(scalar, to: &bytes) } }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes.append(contentsOf: "\\\"".utf8)
        case "\\": bytes.append(contentsOf: "\\\\".utf8)
        case "\n": bytes.append(contentsOf: "\\n".utf8)
        case "\r": bytes.append(contentsOf: "\\r".utf8)
        case "\t": bytes.append(contentsOf: "\\t".utf8)
        case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}",
            "\u{2066}"..."\u{2069}":
            let digits = String(scalar.value, radix: 16)
            bytes.append(contentsOf: "\\u".utf8)
            bytes.append(contentsOf: String(repeating: "0", count: 4 - digits.utf8.count).utf8)
            bytes.append(contentsOf: digits.utf8)
        default: bytes.append(contentsOf: String(scalar).utf8)
        }
    }

    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
}
