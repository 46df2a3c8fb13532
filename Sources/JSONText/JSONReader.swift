/// Reads a text into entries, with a stack of its own instead of recursion.
struct JSONReader {
    /// A fault and the offset of its byte.
    struct Fault: Error {
        let reason: JSONError.Reason
        let offset: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let maximumDepth: Int
    /// The offset of the byte that is read next; never beyond the end.
    var offset = 0
    var entries: [JSONEntry] = []
    /// The indices of the objects and arrays that are not closed.
    private var open: [Int] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    /// The entries of the text's single value.
    mutating func read() -> Result<[JSONEntry], Fault> {
        guard bytes.count < UInt32.max else { return .failure(Fault(reason: .tooLarge, offset: 0)) }
        // Token files have a value or name for every eight bytes or more.
        entries.reserveCapacity(bytes.count / 8 + 1)
        do throws(Fault) {
            try readStart()
            try readValue()
            while let container = open.last { try readNext(in: container) }
            skipSpace()
            if offset < bytes.count { throw fault(.unexpectedContent) }
            return .success(entries)
        } catch {
            return .failure(error)
        }
    }

    /// The byte at the offset; at the end 0, which cannot begin anything in JSON.
    @inline(__always) var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The eight bytes at an offset, which must exist, with the first byte in the lowest place.
    @inline(__always) func word(at offset: Int) -> UInt64 {
        UInt64(
            littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        )
    }

    func fault(_ reason: JSONError.Reason) -> Fault {
        Fault(reason: offset < bytes.count ? reason : .unexpectedEnd, offset: offset)
    }

    private mutating func readStart() throws(Fault) {
        let first = bytes.prefix(4)
        if first.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
        } else if first.starts(with: [0xFE, 0xFF]) || first.starts(with: [0xFF, 0xFE])
            || first.count > 1 && first.prefix(2).contains(0)
        {
            throw Fault(reason: .otherEncoding, offset: 0)
        }
        skipSpace()
        if offset == bytes.count { throw Fault(reason: .empty, offset: offset) }
    }

    /// Reads a value, or the start of an object or array, which is then open.
    private mutating func readValue() throws(Fault) {
        switch byte {
        case UInt8(ascii: "\""): try readString()
        case UInt8(ascii: "{"): try readOpening(.object)
        case UInt8(ascii: "["): try readOpening(.array)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
        case UInt8(ascii: "t"): try readWord("true", .true)
        case UInt8(ascii: "f"): try readWord("false", .false)
        case UInt8(ascii: "n"): try readWord("null", .null)
        default: throw fault(.expectedValue)
        }
    }

    /// Reads the next member or element of an open object or array, or its end.
    private mutating func readNext(in container: Int) throws(Fault) {
        let kind = entries[container].kind
        skipSpace()
        if byte == (kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            offset += 1
            entries[container].end = UInt32(offset)
            entries[container].next = UInt32(entries.count)
            open.removeLast()
            return
        }
        if entries.count > container + 1 {
            guard byte == UInt8(ascii: ",") else { throw fault(.expectedCommaOrEnd) }
            offset += 1
            skipSpace()
        }
        if kind == .object {
            guard byte == UInt8(ascii: "\"") else { throw fault(.expectedName) }
            try readString()
            skipSpace()
            guard byte == UInt8(ascii: ":") else { throw fault(.expectedColon) }
            offset += 1
            skipSpace()
        }
        try readValue()
    }

    private mutating func readOpening(_ kind: JSONKind) throws(Fault) {
        guard open.count < maximumDepth else { throw fault(.tooDeep(limit: maximumDepth)) }
        open.append(entries.count)
        append(kind, from: offset, to: offset + 1)
        offset += 1
    }

    private mutating func readWord(_ word: StaticString, _ kind: JSONKind) throws(Fault) {
        let start = offset
        for index in 0..<word.utf8CodeUnitCount {
            guard byte == word.utf8Start[index] else { throw fault(.expectedValue) }
            offset += 1
        }
        append(kind, from: start, to: offset)
    }

    mutating func append(_ kind: JSONKind, from start: Int, to end: Int, hasEscapes: Bool = false) {
        entries.append(
            JSONEntry(
                start: UInt32(start), end: UInt32(end), next: UInt32(entries.count + 1), kind: kind,
                hasEscapes: hasEscapes))
    }

    private mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
            // Indented files have long runs of spaces.
            while offset + 8 <= bytes.count {
                let others = word(at: offset) ^ 0x2020_2020_2020_2020
                offset &+= others.trailingZeroBitCount / 8
                if others != 0 { break }
            }
        }
    }
}

extension JSONReader {
    /// Reads a number: RFC 8259, section 6.
    private mutating func readNumber() throws(Fault) {
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
        // A digit after a leading zero is not allowed.
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
    private mutating func readString() throws(Fault) {
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
    /// A byte of `word - n × 0x01…` has its highest bit set if the byte of the word is below n. Borrows only
    /// affect the bytes above such a byte, so the lowest marked byte is right.
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
