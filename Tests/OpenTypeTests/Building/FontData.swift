/// Bytes of a synthetic font, written as big-endian numbers.
struct FontData {
    private(set) var bytes: [UInt8] = []

    init() {}

    /// Numbers of 16 bits; what is below 0 in two's complement.
    init(words: [Int]) { for word in words { append(word: word) } }

    mutating func append(word: Int) {
        let word = UInt16(truncatingIfNeeded: word)
        bytes += [UInt8(word >> 8), UInt8(word & 0xFF)]
    }

    mutating func append(long: UInt32) {
        append(word: Int(long >> 16))
        append(word: Int(long & 0xFFFF))
    }

    mutating func append(tag: String) {
        precondition(tag.utf8.count == 4, "a tag has four bytes")
        bytes += tag.utf8
    }

    mutating func append(_ other: [UInt8]) { bytes += other }

    mutating func pad(to count: Int) {
        if count > bytes.count { bytes += Array(repeating: 0, count: count - bytes.count) }
    }

    mutating func setWord(_ word: Int, at offset: Int) {
        let word = UInt16(truncatingIfNeeded: word)
        bytes[offset] = UInt8(word >> 8)
        bytes[offset + 1] = UInt8(word & 0xFF)
    }

    mutating func setLong(_ long: UInt32, at offset: Int) {
        setWord(Int(long >> 16), at: offset)
        setWord(Int(long & 0xFFFF), at: offset + 2)
    }
}
