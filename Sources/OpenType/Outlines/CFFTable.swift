/// `CFF `: outlines of cubic curves, as Type 2 charstrings.
///
/// https://learn.microsoft.com/typography/opentype/spec/cff and Adobe's Technical Note 5176
struct CFFTable {
    /// A list of byte strings, of which only those asked for are read.
    struct Index {
        let count: Int
        /// The offset after the list.
        let end: Int
        private let table: FontTable
        private let offsets: Int
        private let offsetSize: Int
        private let data: Int

        init(_ table: FontTable, at start: Int) throws(TableFault) {
            self.table = table
            count = Int(try table.bytes(at: start, count: 2).uint16(at: 0))
            guard count > 0 else {
                (offsets, offsetSize, data, end) = (start + 2, 1, start + 2, start + 2)
                return
            }
            offsetSize = Int(try table.bytes(at: start + 2, count: 1).byte(at: 0))
            guard (1...4).contains(offsetSize) else { throw .offsetOutsideTable }
            offsets = start + 3
            data = offsets + (count + 1) * offsetSize - 1
            let last = try Self.offset(count, table, offsets, offsetSize)
            end = data + last
            guard last >= 1, end <= table.length else { throw .offsetOutsideTable }
        }

        /// One of the strings.
        func bytes(at number: Int) throws(TableFault) -> FontBytes {
            guard number >= 0, number < count else { throw .offsetOutsideTable }
            let start = try Self.offset(number, table, offsets, offsetSize)
            let next = try Self.offset(number + 1, table, offsets, offsetSize)
            guard start >= 1, next >= start else { throw .unsorted }
            return try table.bytes(at: data + start, count: next - start)
        }

        private static func offset(
            _ number: Int, _ table: FontTable, _ offsets: Int, _ size: Int
        ) throws(TableFault) -> Int {
            let bytes = try table.bytes(at: offsets + number * size, count: size)
            return bytes.bytes.reduce(0) { $0 << 8 | Int($1) }
        }
    }

    /// A font, or one of the fonts of a CID-keyed font: its local subroutines and its matrix.
    private struct Part {
        let subroutines: Index?
        let matrix: [Double]?
    }

    let charstrings: Index
    let globalSubroutines: Index
    private let parts: [Part]
    private let matrix: [Double]?
    private let charset: Charset
    private let table: FontTable
    /// The offset of the list that gives each glyph its part.
    private let partSelection: Int?

    init(_ table: FontTable) throws(TableFault) {
        self.table = table
        let header = try table.start(count: 4)
        let major = UInt16(try header.byte(at: 0))
        guard major == 1 else { throw .version(major) }
        let names = try Index(table, at: Int(try header.byte(at: 2)))
        let dictionaries = try Index(table, at: names.end)
        let strings = try Index(table, at: dictionaries.end)
        globalSubroutines = try Index(table, at: strings.end)
        let top = try CFFDictionary(dictionaries.bytes(at: 0))
        guard let start = top.offset(17) else { throw .missing }
        charstrings = try Index(table, at: start)
        matrix = top[1207]
        charset = Charset(table, offset: top.offset(15) ?? 0, count: charstrings.count)
        if let array = top.offset(1236) {
            let fonts = try Index(table, at: array)
            guard fonts.count <= 256 else { throw .tooComplex }
            var parts: [Part] = []
            for number in 0..<fonts.count {
                let font = try CFFDictionary(fonts.bytes(at: number))
                parts.append(Part(subroutines: try Self.subroutines(font, table), matrix: font[1207]))
            }
            self.parts = parts
            partSelection = top.offset(1237)
        } else {
            parts = [Part(subroutines: try Self.subroutines(top, table), matrix: nil)]
            partSelection = nil
        }
    }

    /// The local subroutines of a dictionary with `Private`.
    private static func subroutines(_ dictionary: CFFDictionary, _ table: FontTable) throws(TableFault)
        -> Index?
    {
        guard let range = dictionary[18], range.count == 2, let size = Int32(exactly: range[0]).map(Int.init),
            let offset = Int32(exactly: range[1]).map(Int.init)
        else { return nil }
        let own = try CFFDictionary(table.bytes(at: offset, count: size))
        guard let start = own.offset(19) else { return nil }
        return try Index(table, at: offset + start)
    }

    /// The local subroutines for a glyph.
    func subroutines(forGlyph glyph: Int) throws(TableFault) -> Index? {
        try part(ofGlyph: glyph)?.subroutines
    }

    /// The matrix from a charstring's units to an em; `nil` for the usual thousandths.
    func matrix(forGlyph glyph: Int) throws(TableFault) -> [Double]? {
        let own = try part(ofGlyph: glyph)?.matrix
        guard let matrix, matrix.count == 6 else { return own?.count == 6 ? own : nil }
        guard let own, own.count == 6 else { return matrix }
        return [
            own[0] * matrix[0] + own[1] * matrix[2], own[0] * matrix[1] + own[1] * matrix[3],
            own[2] * matrix[0] + own[3] * matrix[2], own[2] * matrix[1] + own[3] * matrix[3],
            own[4] * matrix[0] + own[5] * matrix[2] + matrix[4],
            own[4] * matrix[1] + own[5] * matrix[3] + matrix[5],
        ]
    }

    /// The glyph of a code in Adobe's standard encoding, for accented letters of old fonts.
    func glyph(forStandardCode code: Int) -> Int? {
        Charset.standardName(ofCode: code).flatMap(charset.glyph)
    }

    private func part(ofGlyph glyph: Int) throws(TableFault) -> Part? {
        guard let partSelection else { return parts.first }
        let number = try selectedPart(ofGlyph: glyph, at: partSelection)
        guard parts.indices.contains(number) else { throw .offsetOutsideTable }
        return parts[number]
    }

    private func selectedPart(ofGlyph glyph: Int, at start: Int) throws(TableFault) -> Int {
        switch try table.bytes(at: start, count: 1).byte(at: 0) {
        case 0: return Int(try table.bytes(at: start + 1 + glyph, count: 1).byte(at: 0))
        case 3:
            let count = Int(try table.bytes(at: start + 1, count: 2).uint16(at: 0))
            let ranges = try table.bytes(at: start + 3, count: 3 * count + 2)
            let next = (0..<count).partitioningIndex { ranges.word(at: 3 * $0) > glyph }
            guard next > 0 else { throw .offsetOutsideTable }
            return Int(try ranges.byte(at: 3 * (next - 1) + 2))
        case let format: throw .format(Int(format))
        }
    }
}

/// The operands of a dictionary of a CFF font, by their operators; 12 and a second byte are 1200 and that byte.
struct CFFDictionary {
    private var values: [Int: [Double]] = [:]

    init(_ bytes: FontBytes) throws(TableFault) {
        var (offset, operands): (Int, [Double]) = (0, [])
        while offset < bytes.count {
            let byte = Int(try bytes.byte(at: offset))
            offset += 1
            switch byte {
            case 12:
                values[1200 + Int(try bytes.byte(at: offset))] = operands
                (offset, operands) = (offset + 1, [])
            case 0...21:
                values[byte] = operands
                operands = []
            case 28:
                operands.append(Double(try bytes.int16(at: offset)))
                offset += 2
            case 29:
                operands.append(Double(Int32(bitPattern: try bytes.uint32(at: offset))))
                offset += 4
            case 30: operands.append(try Self.real(bytes, &offset))
            case 32...246: operands.append(Double(byte - 139))
            case 247...250:
                operands.append(Double((byte - 247) * 256 + Int(try bytes.byte(at: offset)) + 108))
                offset += 1
            case 251...254:
                operands.append(Double(-(byte - 251) * 256 - Int(try bytes.byte(at: offset)) - 108))
                offset += 1
            default: break
            }
            // The format allows 48 operands.
            if operands.count > 513 { throw .tooComplex }
        }
    }

    subscript(_ key: Int) -> [Double]? { values[key] }

    /// The one operand of an operator as an offset.
    func offset(_ key: Int) -> Int? {
        values[key]?.first.flatMap { UInt32(exactly: $0) }.flatMap { $0 > 0 ? Int(exactly: $0) : nil }
    }

    /// A decimal number in nibbles.
    private static func real(_ bytes: FontBytes, _ offset: inout Int) throws(TableFault) -> Double {
        var text = ""
        while true {
            let byte = try bytes.byte(at: offset)
            offset += 1
            for nibble in [byte >> 4, byte & 15] {
                switch nibble {
                case 0...9: text += String(nibble)
                case 10: text += "."
                case 11: text += "e"
                case 12: text += "e-"
                case 14: text += "-"
                case 15: return Double(text) ?? 0
                default: break
                }
                if text.utf8.count > 64 { throw .tooComplex }
            }
        }
    }
}

/// The names of the glyphs of a CFF font, by their numbers among the standard strings.
private struct Charset {
    private let table: FontTable
    private let offset: Int
    private let count: Int

    init(_ table: FontTable, offset: Int, count: Int) {
        (self.table, self.offset, self.count) = (table, offset, count)
    }

    /// The number of the name that a code of Adobe's standard encoding has; `nil` for a code without one.
    static func standardName(ofCode code: Int) -> Int? {
        let runs: [(ClosedRange<Int>, Int)] = [
            (32...126, 1), (161...175, 96), (177...180, 111), (182...189, 115), (191...191, 123),
            (193...200, 124),
            (202...203, 132), (205...208, 134), (225...225, 138), (227...227, 139), (232...235, 140),
            (241...241, 144), (245...245, 145), (248...251, 146),
        ]
        return runs.first { $0.0.contains(code) }.map { code - $0.0.lowerBound + $0.1 }
    }

    /// The glyph with a name.
    func glyph(named name: Int) -> Int? {
        // The ISO Adobe character set is in the order of the names.
        guard offset > 2 else { return offset == 0 && name < count ? name : nil }
        return try? search(name)
    }

    private func search(_ name: Int) throws(TableFault) -> Int? {
        let format = try table.bytes(at: offset, count: 1).byte(at: 0)
        if format == 0 {
            let names = try table.bytes(at: offset + 1, count: 2 * max(0, count - 1))
            return (0..<max(0, count - 1)).first { names.word(at: 2 * $0) == name }.map { $0 + 1 }
        }
        guard format <= 2 else { throw .format(Int(format)) }
        let size = format == 1 ? 3 : 4
        var (glyph, start) = (1, offset + 1)
        while glyph < count {
            let range = try table.bytes(at: start, count: size)
            let first = Int(try range.uint16(at: 0))
            let rest = format == 1 ? Int(try range.byte(at: 2)) : Int(try range.uint16(at: 2))
            if (first...first + rest).contains(name) { return glyph + name - first }
            (glyph, start) = (glyph + rest + 1, start + size)
        }
        return nil
    }
}

extension FontBytes {
    /// The byte at an offset.
    func byte(at offset: Int) throws(TableFault) -> UInt8 {
        guard bytes.indices.contains(offset) else { throw .tooShort }
        return bytes[offset]
    }

    /// The number with 14 bits after the point at an offset.
    func fixed14(at offset: Int) throws(TableFault) -> Double { Double(try int16(at: offset)) / 16384 }
}
