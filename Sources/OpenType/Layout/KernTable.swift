/// `kern`: adjustments of pairs of glyphs, with the header of Windows or Apple.
///
/// https://learn.microsoft.com/typography/opentype/spec/kern
struct KernTable {
    private enum Subtable {
        case pairs(Pairs)
        case classes(KernClasses)
    }

    private struct Pairs {
        let offset: Int
        let count: Int
    }

    private let bytes: FontBytes
    private let subtables: [Subtable]
    /// The formats of skipped subtables, each once.
    let ignoredFormats: [Int]

    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.layoutBytes(header: 4)
        let version = try bytes.uint16(at: 0)
        let isApple = version == 1
        guard version <= 1, !isApple || bytes.count >= 8 else {
            throw version > 1 ? .version(version) : .tooShort
        }
        let count = isApple ? Int(clamping: try bytes.uint32(at: 4)) : Int(try bytes.uint16(at: 2))
        var limit = ReadingLimit(tableSize: bytes.count)
        var (subtables, ignored): ([Subtable], [Int]) = ([], [])
        var offset = isApple ? 8 : 4
        for _ in 0..<count {
            // Every pair visits all of them.
            try limit.spend(stepsAGlyph: 128)
            let header = try KernHeader(bytes, at: offset, isApple: isApple)
            guard header.format == 0 else {
                guard header.length >= header.size else { throw .length(header.length) }
                guard header.length <= bytes.count - offset else { throw .offsetOutsideTable }
                if header.format != 2 {
                    if !ignored.contains(header.format) { ignored.append(header.format) }
                } else if header.isHorizontal {
                    subtables.append(.classes(try KernClasses(bytes, at: offset, headerSize: header.size)))
                }
                offset += header.length
                continue
            }
            let start = offset + header.size
            let pairs = Pairs(offset: start + 8, count: Int(try bytes.uint16(at: start)))
            try Self.check(pairs, bytes, &limit)
            if header.isHorizontal { subtables.append(.pairs(pairs)) }
            // The 16-bit length is too small for many pairs; the next subtable begins after their count.
            offset = max(
                pairs.offset + 6 * pairs.count,
                isApple ? offset + min(header.length, bytes.count - offset) : 0)
        }
        self.bytes = bytes
        self.subtables = subtables
        ignoredFormats = ignored
    }

    private static func check(
        _ pairs: Pairs, _ bytes: FontBytes, _ limit: inout ReadingLimit
    ) throws(TableFault) {
        guard pairs.offset + 6 * pairs.count <= bytes.count else { throw .offsetOutsideTable }
        try limit.spend(pairs.count)
        var previous: UInt32 = 0
        for number in 0..<pairs.count {
            let pair = bytes.long(at: pairs.offset + 6 * number)
            guard pair >= previous else { throw .unsorted }
            previous = pair
        }
    }

    /// The adjustment between two glyphs in units, as the sum of all subtables.
    func adjustment(_ left: UInt16, _ right: UInt16) -> Int {
        let pair = UInt32(left) << 16 | UInt32(right)
        return subtables.reduce(0) { sum, subtable in
            switch subtable {
            case .classes(let classes): return sum + classes.adjustment(left, right)
            case .pairs(let pairs):
                let low = (0..<pairs.count).partitioningIndex {
                    bytes.long(at: pairs.offset + 6 * $0) >= pair
                }
                let place = pairs.offset + 6 * low
                guard low < pairs.count, bytes.long(at: place) == pair else { return sum }
                return sum + Int(Int16(truncatingIfNeeded: bytes.word(at: place + 4)))
            }
        }
    }
}

/// A subtable of `kern` in format 2: a value for each pair of classes of glyphs.
///
/// https://developer.apple.com/fonts/TrueType-Reference-Manual/RM06/Chap6kern.html
private struct KernClasses {
    private let bytes: FontBytes
    private let offset: Int
    /// The offsets of the classes of left and right glyphs, and of the values.
    private let left: Int
    private let right: Int
    private let values: Int

    init(_ bytes: FontBytes, at offset: Int, headerSize: Int) throws(TableFault) {
        (self.bytes, self.offset) = (bytes, offset)
        let start = offset + headerSize
        left = offset + Int(try bytes.uint16(at: start + 2))
        right = offset + Int(try bytes.uint16(at: start + 4))
        values = Int(try bytes.uint16(at: start + 6))
        for classes in [left, right] {
            let count = Int(try bytes.uint16(at: classes + 2))
            guard classes + 4 + 2 * count <= bytes.count else { throw .offsetOutsideTable }
        }
    }

    /// The adjustment between two glyphs in units.
    ///
    /// The class of the left one is the offset of a row, that of the right one an offset in the row.
    func adjustment(_ first: UInt16, _ second: UInt16) -> Int {
        let row = classOffset(of: first, in: left)
        guard row >= values else { return 0 }
        let place = offset + row + classOffset(of: second, in: right)
        return Int(Int16(truncatingIfNeeded: bytes.word(at: place)))
    }

    private func classOffset(of glyph: UInt16, in classes: Int) -> Int {
        let index = Int(glyph) - bytes.word(at: classes)
        return index >= 0 && index < bytes.word(at: classes + 2) ? bytes.word(at: classes + 4 + 2 * index) : 0
    }
}

/// The properties of a subtable of `kern`.
private struct KernHeader {
    let size: Int
    let length: Int
    let format: Int
    /// Whether it moves glyphs along the line and is not a list of minimum distances.
    let isHorizontal: Bool

    init(_ bytes: FontBytes, at offset: Int, isApple: Bool) throws(TableFault) {
        guard offset <= bytes.count - (isApple ? 8 : 6) else { throw .offsetOutsideTable }
        if isApple {
            size = 8
            length = Int(clamping: try bytes.uint32(at: offset))
            let coverage = try bytes.uint16(at: offset + 4)
            format = Int(coverage & 0xFF)
            isHorizontal = coverage & 0xE000 == 0
        } else {
            size = 6
            length = Int(try bytes.uint16(at: offset + 2))
            let coverage = try bytes.uint16(at: offset + 4)
            format = Int(coverage >> 8)
            isHorizontal = coverage & 0x7 == 1
        }
    }
}
