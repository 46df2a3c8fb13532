/// `gvar`: the differences of the points of outlines between the default instance and another.
///
/// Four points after those of the outline mark the metrics: the origin, the advance, and two of vertical lines.
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
        let pointCount = try outlines.pointCount(ofGlyph: glyph)
        var sum = 0.0
        for tuple in try tuples(of: glyph, pointCount: pointCount) {
            for (place, delta) in zip(tuple.points, tuple.xs) {
                if place == pointCount { sum -= tuple.factor * Double(delta) }
                if place == pointCount + 1 { sum += tuple.factor * Double(delta) }
            }
        }
        return sum
    }

    /// The differences of the points of a glyph, and after them of its origin and the three other points of its metrics.
    ///
    /// - Parameters:
    ///   - glyph: The glyph's number.
    ///   - points: The points of its contours, or one for each component, which is a contour of its own.
    /// - Returns: As many differences as points, and four more.
    /// - Throws: ``TableFault`` for broken data, and for more differences than any font has.
    func deltas(ofGlyph glyph: Int, _ points: [TrueTypeOutlines.Point]) throws(TableFault) -> [OutlinePoint] {
        var sums = Array(repeating: OutlinePoint(x: 0, y: 0), count: points.count + 4)
        for tuple in try tuples(of: glyph, pointCount: points.count) {
            var deltas: [OutlinePoint?] = Array(repeating: nil, count: sums.count)
            for (place, (x, y)) in zip(tuple.points, zip(tuple.xs, tuple.ys)) where place < deltas.count {
                deltas[place] = OutlinePoint(x: Double(x), y: Double(y))
            }
            if tuple.points.count < deltas.count { PointInterpolation.fill(&deltas, points) }
            for (place, delta) in deltas.enumerated() {
                guard let delta else { continue }
                sums[place].x += tuple.factor * delta.x
                sums[place].y += tuple.factor * delta.y
            }
        }
        return sums
    }

    /// Differences of some points, with the share of them that counts.
    private struct Tuple {
        let factor: Double
        let points: [Int]
        let xs: [Int]
        let ys: [Int]
    }

    /// The largest number of differences of a glyph; the largest known glyphs have a hundredth of it.
    private static let maximumDeltas = 2_000_000

    /// The differences of a glyph that count at the instance.
    private func tuples(of glyph: Int, pointCount: Int) throws(TableFault) -> [Tuple] {
        guard let bytes = try data(of: glyph) else { return [] }
        let flags = try bytes.uint16(at: 0)
        var header = 4
        var reader = PackedReader(bytes, at: Int(try bytes.uint16(at: 2)))
        let shared = flags & 0x8000 != 0 ? try reader.points() : nil
        var (tuples, count): ([Tuple], Int) = ([], 0)
        for _ in 0..<Int(flags & 0xFFF) {
            let size = Int(try bytes.uint16(at: header))
            let index = try bytes.uint16(at: header + 2)
            header += 4
            let factor = try self.factor(bytes, &header, index)
            let end = reader.offset + size
            if factor != 0 {
                let points = try index & 0x2000 != 0 ? reader.points() : shared
                let places = points?.list ?? Array(0..<pointCount + 4)
                count += places.count
                guard count <= Self.maximumDeltas else { throw .tooComplex }
                let (xs, ys) = (
                    try reader.deltas(count: places.count), try reader.deltas(count: places.count)
                )
                tuples.append(Tuple(factor: factor, points: places, xs: xs, ys: ys))
            }
            reader.offset = end
        }
        return tuples
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

/// The differences of the points that a tuple leaves out: those between two points of a contour lie between theirs.
///
/// https://learn.microsoft.com/typography/opentype/spec/gvar#inferred-deltas-for-un-referenced-point-numbers
private enum PointInterpolation {
    static func fill(_ deltas: inout [OutlinePoint?], _ points: [TrueTypeOutlines.Point]) {
        var start = 0
        for (place, point) in points.enumerated() where point.endsContour {
            fill(&deltas, points, start...place)
            start = place + 1
        }
    }

    private static func fill(
        _ deltas: inout [OutlinePoint?], _ points: [TrueTypeOutlines.Point], _ contour: ClosedRange<Int>
    ) {
        let known = contour.filter { deltas[$0] != nil }
        guard let first = known.first, let last = known.last, known.count < contour.count else { return }
        var before = last
        var after = known.makeIterator()
        var next = after.next() ?? first
        for place in contour {
            if place == next {
                (before, next) = (place, after.next() ?? first)
                continue
            }
            guard let one = deltas[before], let two = deltas[next] else { continue }
            let (here, from, to) = (points[place].position, points[before].position, points[next].position)
            deltas[place] = OutlinePoint(
                x: between(here.x, (from.x, one.x), (to.x, two.x)),
                y: between(here.y, (from.y, one.y), (to.y, two.y)))
        }
    }

    /// The difference at a coordinate between two others, or beside them.
    private static func between(
        _ place: Double, _ one: (place: Double, delta: Double), _ two: (place: Double, delta: Double)
    ) -> Double {
        if one.place == two.place { return one.delta == two.delta ? one.delta : 0 }
        let (low, high) = one.place < two.place ? (one, two) : (two, one)
        if place <= low.place { return low.delta }
        if place >= high.place { return high.delta }
        return low.delta + (high.delta - low.delta) * (place - low.place) / (high.place - low.place)
    }
}
