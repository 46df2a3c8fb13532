/// `cmap`: the glyphs of characters; a map of all of Unicode is preferred to one of the basic plane.
///
/// https://learn.microsoft.com/typography/opentype/spec/cmap
struct CharacterMap {
    private enum Subtable {
        case segments(SegmentMap)
        case groups(GroupMap)
    }

    private let subtable: Subtable
    private let numberOfGlyphs: Int

    init(_ table: FontTable, numberOfGlyphs: Int) throws(TableFault) {
        self.numberOfGlyphs = numberOfGlyphs
        let header = try table.start(count: 4)
        let version = try header.uint16(at: 0)
        guard version == 0 else { throw .version(version) }
        let count = Int(try header.uint16(at: 2))
        let records = try table.bytes(at: 4, count: 8 * count)
        var basicPlane: Int?
        for record in stride(from: 0, to: records.count, by: 8) {
            guard Self.isUnicode(try records.uint16(at: record), try records.uint16(at: record + 2)) else {
                continue
            }
            let offset = Int(clamping: try records.uint32(at: record + 4))
            switch try table.bytes(at: offset, count: 2).uint16(at: 0) {
            case 12:
                subtable = .groups(try GroupMap(table, at: offset))
                return
            case 4: basicPlane = basicPlane ?? offset
            default: continue
            }
        }
        guard let basicPlane else { throw .noCharacterMap }
        subtable = .segments(try SegmentMap(table, at: basicPlane))
    }

    /// Whether an encoding is Unicode: of Windows, or of any platform, except variation sequences.
    private static func isUnicode(_ platform: UInt16, _ encoding: UInt16) -> Bool {
        switch (platform, encoding) {
        case (3, 1), (3, 10), (0, 0...4), (0, 6): true
        default: false
        }
    }

    /// The glyph of a character; 0 if it is missing.
    func glyph(of character: UInt32) -> UInt16 {
        let glyph =
            switch subtable {
            case .segments(let map): map.glyph(of: character)
            case .groups(let map): map.glyph(of: character)
            }
        return glyph < numberOfGlyphs ? UInt16(truncatingIfNeeded: glyph) : 0
    }
}

/// A subtable of `cmap` in format 4: segments of the basic plane.
///
/// https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
struct SegmentMap {
    private let bytes: FontBytes
    private let count: Int

    /// Reads the subtable to the end of the table: its own length of 16 bits is too small in some valid
    /// fonts.
    init(_ table: FontTable, at offset: Int) throws(TableFault) {
        let header = try table.bytes(at: offset, count: 14)
        let length = Int(try header.uint16(at: 2))
        guard length > 0, length.isMultiple(of: 2) else { throw .length(length) }
        guard length <= table.length - offset else { throw .offsetOutsideTable }
        let doubled = Int(try header.uint16(at: 6))
        guard doubled > 0, doubled.isMultiple(of: 2) else { throw .segmentCount(doubled) }
        count = doubled / 2
        // The farthest glyph is 128 kilobytes, and as many characters, beyond the last segment's offset.
        bytes = try table.bytes(at: offset, count: min(table.length - offset, 16 + 8 * count + 4 * 65536))
        try check()
    }

    private func end(_ segment: Int) -> Int { bytes.word(at: 14 + 2 * segment) }
    private func start(_ segment: Int) -> Int { bytes.word(at: 16 + 2 * (count + segment)) }
    private func delta(_ segment: Int) -> Int { bytes.word(at: 16 + 2 * (2 * count + segment)) }
    private func rangeOffset(_ segment: Int) -> Int { bytes.word(at: rangePlace(segment)) }
    private func rangePlace(_ segment: Int) -> Int { 16 + 2 * (3 * count + segment) }

    private func check() throws(TableFault) {
        guard bytes.count >= 16 + 8 * count else { throw .offsetOutsideTable }
        var previous = -1
        for segment in 0..<count {
            let (start, end) = (start(segment), end(segment))
            guard start <= end, start > previous else { throw .unsorted }
            previous = end
            // The segment that only ends the list is not searched; its offset is odd in many fonts.
            if start == 0xFFFF { continue }
            let offset = rangeOffset(segment)
            guard offset == 0 || rangePlace(segment) + offset + 2 * (end - start) + 2 <= bytes.count else {
                throw .offsetOutsideTable
            }
        }
    }

    /// The glyph of a character; 0 if it is missing.
    func glyph(of character: UInt32) -> Int {
        guard character < 0xFFFF, let character = Int(exactly: character) else { return 0 }
        let low = (0..<count).partitioningIndex { end($0) >= character }
        guard low < count, start(low) <= character else { return 0 }
        let offset = rangeOffset(low)
        if offset == 0 { return (character + delta(low)) & 0xFFFF }
        let glyph = bytes.word(at: rangePlace(low) + offset + 2 * (character - start(low)))
        return glyph == 0 ? 0 : (glyph + delta(low)) & 0xFFFF
    }
}

/// A subtable of `cmap` in format 12: groups of all of Unicode, searched in place.
///
/// https://learn.microsoft.com/typography/opentype/spec/cmap#format-12-segmented-coverage
struct GroupMap {
    private let bytes: FontBytes
    private let count: Int

    init(_ table: FontTable, at offset: Int) throws(TableFault) {
        let header = try table.bytes(at: offset, count: 16)
        let length = try header.uint32(at: 4)
        let groups = try header.uint32(at: 12)
        guard UInt64(length) <= UInt64(table.length - offset), 16 + 12 * UInt64(groups) <= UInt64(length)
        else {
            throw .offsetOutsideTable
        }
        count = Int(clamping: groups)
        // There are no more groups without overlap than characters.
        guard count <= 0x110000 else { throw .unsorted }
        bytes = try table.bytes(at: offset + 16, count: 12 * count)
        var next: UInt32 = 0
        for place in stride(from: 0, to: bytes.count, by: 12) {
            let (start, end) = (try bytes.uint32(at: place), try bytes.uint32(at: place + 4))
            guard start >= next, start <= end, end <= 0x10FFFF else { throw .unsorted }
            next = end + 1
        }
    }

    /// The glyph of a character; 0 if it is missing.
    func glyph(of character: UInt32) -> Int {
        let low = (0..<count).partitioningIndex { bytes.long(at: 12 * $0 + 4) >= character }
        guard low < count else { return 0 }
        let start = bytes.long(at: 12 * low)
        guard start <= character else { return 0 }
        let glyph = UInt64(bytes.long(at: 12 * low + 8)) + UInt64(character - start)
        return Int(clamping: glyph)
    }
}
