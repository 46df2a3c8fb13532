/// Reads a text into entries, with a stack of its own instead of recursion.
struct JSONReader {
    /// What is wrong, and at which byte.
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

    /// The entries of the one value that the text is.
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

    /// The byte at the offset; 0, which begins nothing in JSON, at the end.
    @inline(__always) var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The eight bytes from an offset on, which must be there, the first in the lowest place.
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

    /// Reads what follows in an open object or array: the first or next member or element, or the end.
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
