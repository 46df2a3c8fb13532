extension JSONReader {
    /// Reads a number: RFC 8259, section 6.
    mutating func readNumber() throws(Fault) {
        let start = offset
        if byte == UInt8(ascii: "-") { offset += 1 }
        if byte == UInt8(ascii: "0") {
            offset += 1
        } else {
            try readDigits()
        }
        if byte == UInt8(ascii: ".") {
            offset += 1
            try readDigits()
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
            try readDigits()
        }
        // A digit that follows belongs to a number with a zero before it.
        if isDigit(byte) { throw fault(.invalidNumber) }
        append(.number, from: start, to: offset)
    }

    private mutating func readDigits() throws(Fault) {
        guard isDigit(byte) else { throw fault(.invalidNumber) }
        while isDigit(byte) { offset += 1 }
    }

    @inline(__always) private func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
    }

    /// Reads a string: RFC 8259, section 7.
    mutating func readString() throws(Fault) {
        let start = offset
        var hasEscapes = false
        offset += 1
        while true {
            skipPlainBytes()
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                append(.string, from: start, to: offset, hasEscapes: hasEscapes)
                return
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try readEscape()
            case 0..<0x20: throw fault(.controlCharacter)
            case 0x20..<0x80: offset += 1
            default: try readMultibyteScalar()
            }
        }
    }

    /// Skips ASCII without quotation marks, backslashes and control characters, eight bytes at a time.
    ///
    /// A byte of `word - n × 0x01…` has its highest bit set where the byte of the word is below n. Borrows spoil only
    /// the bytes above such a one, so that the lowest byte that is marked is right.
    @inline(__always) private mutating func skipPlainBytes() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        while offset + 8 <= bytes.count {
            let word = word(at: offset)
            let (quotes, backslashes) = (word ^ ones &* 0x22, word ^ ones &* 0x5C)
            let marked = (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones) | word
            let special = marked & (ones &* 0x80)
            offset &+= special.trailingZeroBitCount / 8
            if special != 0 { return }
        }
    }

    private mutating func readEscape() throws(Fault) {
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 1
        case UInt8(ascii: "u"):
            offset += 1
            for _ in 0..<4 {
                guard JSONEscapes.hexValue(byte) != nil else { throw fault(.invalidEscape) }
                offset += 1
            }
        default: throw fault(.invalidEscape)
        }
    }

    /// Reads a scalar of two to four bytes, by the table of well-formed sequences (Unicode, table 3-7).
    private mutating func readMultibyteScalar() throws(Fault) {
        let first = byte
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch first {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xE1...0xEC, 0xEE, 0xEF: (3, 0x80...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: throw fault(.invalidUTF8)
            }
        guard offset + count <= bytes.count, second.contains(bytes[offset + 1]) else {
            throw fault(.invalidUTF8)
        }
        for index in 2..<4 where index < count {
            guard bytes[offset + index] & 0xC0 == 0x80 else { throw fault(.invalidUTF8) }
        }
        offset += count
    }
}
