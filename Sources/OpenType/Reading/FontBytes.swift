/// Some bytes of a font file, read as the big-endian numbers that OpenType has.
///
/// Every parser reads through it: an offset from a file, whatever it is, ends in a number or in a fault.
/// https://learn.microsoft.com/typography/opentype/spec/otff#data-types
struct FontBytes {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    func uint8(at offset: Int) throws(TableFault) -> UInt8 {
        guard bytes.indices.contains(offset) else { throw .tooShort }
        return bytes[offset]
    }

    func uint16(at offset: Int) throws(TableFault) -> UInt16 {
        guard offset >= 0, count >= 2, offset <= count - 2 else { throw .tooShort }
        return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    func int16(at offset: Int) throws(TableFault) -> Int16 { Int16(bitPattern: try uint16(at: offset)) }

    func uint32(at offset: Int) throws(TableFault) -> UInt32 {
        guard offset >= 0, count >= 4, offset <= count - 4 else { throw .tooShort }
        return UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16
            | UInt32(bytes[offset + 2]) << 8 | UInt32(bytes[offset + 3])
    }

    func tag(at offset: Int) throws(TableFault) -> FontTag { FontTag(rawValue: try uint32(at: offset)) }

    /// The number of 16 bits at an offset that was checked when the table was opened; 0 where there is none.
    func word(at offset: Int) -> Int {
        guard offset >= 0, count >= 2, offset <= count - 2 else { return 0 }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// The number of 32 bits at an offset that was checked when the table was opened; 0 where there is none.
    func long(at offset: Int) -> UInt32 {
        guard offset >= 0, count >= 4, offset <= count - 4 else { return 0 }
        return UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16
            | UInt32(bytes[offset + 2]) << 8 | UInt32(bytes[offset + 3])
    }

    /// Whether the bytes begin with some others.
    func starts(with other: [UInt8]) -> Bool { bytes.starts(with: other) }
}
