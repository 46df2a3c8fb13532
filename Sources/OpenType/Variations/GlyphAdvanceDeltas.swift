/// The differences of advances between the default instance of a variable font and another.
///
/// They are those of `HVAR`, or else follow from the outlines' phantom points in `gvar`.
enum GlyphAdvanceDeltas {
    case table(AdvanceVariations)
    case outlines(GlyphVariations)

    /// Those at the instance of a face; `nil` at the default instance, or if the font has none.
    init?(_ face: FontFace, numberOfGlyphs: Int, _ notes: inout [FontNote]) throws(FontError) {
        guard !face.variation.isDefault else { return nil }
        let (directory, coordinates) = (face.directory, face.variation.coordinates)
        let table = try directory.optional(.hvar, &notes) { table throws(TableFault) in
            try AdvanceVariations(table, at: coordinates)
        }
        if let table {
            self = .table(table)
            return
        }
        let outlines = try directory.optional(.gvar, &notes) { table throws(TableFault) in
            try GlyphVariations(table, directory, at: coordinates, numberOfGlyphs: numberOfGlyphs)
        }
        guard let outlines else { return nil }
        self = .outlines(outlines)
    }

    /// The difference of a glyph's advance, in whole units.
    func delta(of glyph: Int) -> Int {
        switch self {
        case .table(let table): table.delta(of: glyph)
        case .outlines(let outlines): outlines.advanceDelta(of: glyph)
        }
    }
}

/// `gvar`: the differences of the points of outlines between instances, of which the two that mark the advance are
/// read.
///
/// https://learn.microsoft.com/typography/opentype/spec/gvar
struct GlyphVariations {
    private let table: FontTable
    private let outlines: TrueTypeOutlines
    private let coordinates: [Int]
    /// The peaks that several glyphs share.
    private let sharedTuples: [[Int]]
    private let glyphCount: Int
    private let hasLongOffsets: Bool
    private let data: Int

    init(
        _ table: FontTable, _ directory: TableDirectory, at coordinates: [Int], numberOfGlyphs: Int
    ) throws(TableFault) {
        let header = try table.start(count: 20)
        let version = try header.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        let axisCount = Int(try header.uint16(at: 4))
        guard axisCount == coordinates.count else { throw .offsetOutsideTable }
        let head = try HeadTable(try directory.table(.head))
        self.table = table
        self.coordinates = coordinates
        outlines = try TrueTypeOutlines(
            directory, hasLongOffsets: head.hasLongOffsets, numberOfGlyphs: numberOfGlyphs)
        glyphCount = min(Int(try header.uint16(at: 12)), numberOfGlyphs)
        hasLongOffsets = try header.uint16(at: 14) & 1 != 0
        data = Int(clamping: try header.uint32(at: 16))
        let count = Int(try header.uint16(at: 6))
        let bytes = try table.bytes(
            at: Int(clamping: try header.uint32(at: 8)), count: count * axisCount * 2)
        sharedTuples = (0..<count).map { tuple in
            (0..<axisCount).map {
                Int(Int16(truncatingIfNeeded: bytes.word(at: 2 * (tuple * axisCount + $0))))
            }
        }
    }

    /// The difference of a glyph's advance, in whole units; 0 for a glyph whose data are broken.
    func advanceDelta(of glyph: Int) -> Int { (try? delta(of: glyph, depth: 0)).map(wholeUnits) ?? 0 }

    /// The difference of the distance between the two points.
    private func delta(of glyph: Int, depth: Int) throws(TableFault) -> Double {
        guard depth < 8 else { throw .tooComplex }
        // A composite glyph may take its metrics from one of its parts.
        if let part = try outlines.componentWithMetrics(ofGlyph: glyph) {
            return try delta(of: part, depth: depth + 1)
        }
        guard let bytes = try data(of: glyph) else { return 0 }
        let pointCount = try outlines.pointCount(ofGlyph: glyph)
        let flags = try bytes.uint16(at: 0)
        var header = 4
        var reader = PackedReader(bytes, at: Int(try bytes.uint16(at: 2)))
        let shared = flags & 0x8000 != 0 ? try reader.points() : nil
        var sum = 0.0
        for _ in 0..<Int(flags & 0xFFF) {
            let size = Int(try bytes.uint16(at: header))
            let index = try bytes.uint16(at: header + 2)
            header += 4
            let factor = try self.factor(bytes, &header, index)
            let end = reader.offset + size
            if factor != 0 {
                let points = try index & 0x2000 != 0 ? reader.points() : shared
                let places = points?.list ?? Array(0..<pointCount + 4)
                let deltas = try reader.deltas(count: places.count)
                for (place, delta) in zip(places, deltas) {
                    if place == pointCount { sum -= factor * Double(delta) }
                    if place == pointCount + 1 { sum += factor * Double(delta) }
                }
            }
            reader.offset = end
        }
        return sum
    }

    /// The data of a glyph; `nil` for one without any.
    private func data(of glyph: Int) throws(TableFault) -> FontBytes? {
        guard glyph < glyphCount else { return nil }
        let start: Int
        let end: Int
        if hasLongOffsets {
            let pair = try table.bytes(at: 20 + 4 * glyph, count: 8)
            (start, end) = (Int(clamping: try pair.uint32(at: 0)), Int(clamping: try pair.uint32(at: 4)))
        } else {
            let pair = try table.bytes(at: 20 + 2 * glyph, count: 4)
            (start, end) = (2 * Int(try pair.uint16(at: 0)), 2 * Int(try pair.uint16(at: 2)))
        }
        guard end >= start else { throw .unsorted }
        guard end > start else { return nil }
        guard end <= table.length - min(data, table.length) else { throw .offsetOutsideTable }
        return try table.bytes(at: data + start, count: end - start)
    }

    /// How much of a tuple's differences counts, from 0 to 1.
    private func factor(
        _ bytes: FontBytes, _ header: inout Int, _ index: UInt16
    ) throws(TableFault) -> Double {
        var peak: [Int]
        if index & 0x8000 != 0 {
            peak = try tuple(bytes, &header)
        } else {
            guard sharedTuples.indices.contains(Int(index & 0xFFF)) else { throw .offsetOutsideTable }
            peak = sharedTuples[Int(index & 0xFFF)]
        }
        let isIntermediate = index & 0x4000 != 0
        let start = isIntermediate ? try tuple(bytes, &header) : peak.map { min($0, 0) }
        let end = isIntermediate ? try tuple(bytes, &header) : peak.map { max($0, 0) }
        return coordinates.indices.reduce(1.0) { factor, axis in
            factor
                * ItemVariationStore.factor(
                    (start: start[axis], peak: peak[axis], end: end[axis]), at: coordinates[axis])
        }
    }

    private func tuple(_ bytes: FontBytes, _ offset: inout Int) throws(TableFault) -> [Int] {
        var values: [Int] = []
        for _ in coordinates {
            values.append(Int(try bytes.int16(at: offset)))
            offset += 2
        }
        return values
    }
}

/// Reads lists of points and of differences, which are packed in runs.
///
/// https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#packed-point-numbers
private struct PackedReader {
    /// Some points, or all of a glyph.
    struct Points {
        /// `nil` for all.
        let list: [Int]?
    }

    private let bytes: FontBytes
    var offset: Int

    init(_ bytes: FontBytes, at offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

    mutating func points() throws(TableFault) -> Points {
        var count = Int(try next())
        if count == 0 { return Points(list: nil) }
        if count & 0x80 != 0 { count = (count & 0x7F) << 8 | Int(try next()) }
        var points: [Int] = []
        var last = 0
        while points.count < count {
            let control = try next()
            for _ in 0...Int(control & 0x7F) where points.count < count {
                last += control & 0x80 != 0 ? Int(try word()) : Int(try next())
                points.append(last)
            }
        }
        return Points(list: points)
    }

    mutating func deltas(count: Int) throws(TableFault) -> [Int] {
        var deltas: [Int] = []
        while deltas.count < count {
            let control = try next()
            for _ in 0...Int(control & 0x3F) where deltas.count < count {
                switch control & 0xC0 {
                case 0x80: deltas.append(0)
                case 0x40: deltas.append(Int(Int16(bitPattern: try word())))
                case 0: deltas.append(Int(Int8(bitPattern: try next())))
                default: throw .format(Int(control))
                }
            }
        }
        return deltas
    }

    private mutating func next() throws(TableFault) -> UInt8 {
        defer { offset += 1 }
        return try bytes.byte(at: offset)
    }

    private mutating func word() throws(TableFault) -> UInt16 {
        defer { offset += 2 }
        return try bytes.uint16(at: offset)
    }
}
