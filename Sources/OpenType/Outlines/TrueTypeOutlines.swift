/// `glyf`: outlines of quadratic curves, simple or composed of others.
///
/// Instructions are skipped. https://learn.microsoft.com/typography/opentype/spec/glyf
struct TrueTypeOutlines {
    private let glyphs: FontTable
    private let locations: FontTable
    private let hasLongOffsets: Bool
    private let numberOfGlyphs: Int

    /// The largest depth of composite glyphs.
    private static let maximumDepth = 8
    /// The largest number of points of a glyph, and of components.
    private static let maximumPoints = 100_000

    /// A point of a contour.
    struct Point {
        var position: OutlinePoint
        var isOnCurve: Bool
        var endsContour: Bool
    }

    init(_ directory: TableDirectory, hasLongOffsets: Bool, numberOfGlyphs: Int) throws(TableFault) {
        glyphs = try directory.table(.glyf)
        locations = try directory.table(.loca)
        (self.hasLongOffsets, self.numberOfGlyphs) = (hasLongOffsets, numberOfGlyphs)
    }

    /// The points of a glyph; empty for a glyph without an outline.
    ///
    /// - Parameters:
    ///   - glyph: The glyph's number.
    ///   - variations: The differences at another instance than the default one.
    /// - Returns: The points, and the place of the glyph's origin among them, which variations may move.
    /// - Throws: ``TableFault`` for a broken glyph.
    func points(
        ofGlyph glyph: Int, varied variations: GlyphVariations? = nil
    ) throws(TableFault) -> (points: [Point], origin: Double) {
        var budget = Self.maximumPoints
        return try points(ofGlyph: glyph, variations, depth: 0, &budget)
    }

    /// The left edge that the glyph states, in units; `nil` for a glyph without an outline.
    func statedMinimumX(ofGlyph glyph: Int) throws(TableFault) -> Int? {
        let bytes = try data(ofGlyph: glyph)
        return bytes.count > 0 ? Int(try bytes.int16(at: 2)) : nil
    }

    /// The number of points that variations move, without those of the metrics: a composite glyph has one for each
    /// component.
    func pointCount(ofGlyph glyph: Int) throws(TableFault) -> Int {
        let bytes = try data(ofGlyph: glyph)
        guard bytes.count > 0 else { return 0 }
        let contours = Int(try bytes.int16(at: 0))
        if contours > 0 { return Int(try bytes.uint16(at: 8 + 2 * contours)) + 1 }
        return contours == 0 ? 0 : try components(bytes).count
    }

    /// The component that a composite glyph takes its metrics from, if any.
    func componentWithMetrics(ofGlyph glyph: Int) throws(TableFault) -> Int? {
        let bytes = try data(ofGlyph: glyph)
        guard bytes.count > 0, try bytes.int16(at: 0) < 0 else { return nil }
        return try components(bytes).last { $0.givesMetrics }?.glyph
    }

    private func components(_ bytes: FontBytes) throws(TableFault) -> [Component] {
        var components: [Component] = []
        var offset = 10
        while components.last?.hasMore ?? true {
            // Each takes at least six bytes, so this ends.
            components.append(try Component(bytes, &offset))
        }
        return components
    }

    private func points(
        ofGlyph glyph: Int, _ variations: GlyphVariations?, depth: Int, _ budget: inout Int
    ) throws(TableFault) -> (points: [Point], origin: Double) {
        guard depth <= Self.maximumDepth else { throw .tooComplex }
        let bytes = try data(ofGlyph: glyph)
        guard bytes.count > 0 else { return ([], 0) }
        // Reading costs its length, even if the glyph has few points.
        budget -= bytes.count / 64
        guard budget >= 0 else { throw .tooComplex }
        let contours = Int(try bytes.int16(at: 0))
        guard contours >= 0 else { return try composite(glyph, bytes, variations, depth, &budget) }
        var points = try simple(bytes, contours, &budget)
        guard let deltas = try variations?.deltas(ofGlyph: glyph, points) else { return (points, 0) }
        for index in points.indices {
            points[index].position.x += deltas[index].x
            points[index].position.y += deltas[index].y
        }
        return (points, deltas[points.count].x)
    }

    private func data(ofGlyph glyph: Int) throws(TableFault) -> FontBytes {
        guard glyph >= 0, glyph < numberOfGlyphs else { throw .offsetOutsideTable }
        let start: Int
        let end: Int
        if hasLongOffsets {
            let pair = try locations.bytes(at: 4 * glyph, count: 8)
            (start, end) = (Int(try pair.uint32(at: 0)), Int(try pair.uint32(at: 4)))
        } else {
            let pair = try locations.bytes(at: 2 * glyph, count: 4)
            (start, end) = (2 * Int(try pair.uint16(at: 0)), 2 * Int(try pair.uint16(at: 2)))
        }
        guard end >= start else { throw .unsorted }
        return try glyphs.bytes(at: start, count: end - start)
    }

    private func simple(
        _ bytes: FontBytes, _ contours: Int, _ budget: inout Int
    ) throws(TableFault) -> [Point] {
        guard contours > 0 else { return [] }
        var ends: Set<Int> = []
        var count = 0
        for contour in 0..<contours {
            let end = Int(try bytes.uint16(at: 10 + 2 * contour))
            guard end + 1 > count else { throw .unsorted }
            ends.insert(end)
            count = end + 1
        }
        budget -= count
        guard budget >= 0 else { throw .tooComplex }
        var offset = 10 + 2 * contours
        offset += 2 + Int(try bytes.uint16(at: offset))
        var flags: [UInt8] = []
        while flags.count < count {
            let flag = try bytes.byte(at: offset)
            offset += 1
            var repeats = 1
            if flag & 8 != 0 {
                repeats += Int(try bytes.byte(at: offset))
                offset += 1
            }
            flags += Array(repeating: flag, count: min(repeats, count - flags.count))
        }
        let xs = try coordinates(bytes, &offset, flags, short: 2, same: 16)
        let ys = try coordinates(bytes, &offset, flags, short: 4, same: 32)
        return flags.indices.map { index in
            Point(
                position: OutlinePoint(x: Double(xs[index]), y: Double(ys[index])),
                isOnCurve: flags[index] & 1 != 0, endsContour: ends.contains(index))
        }
    }

    /// Coordinates, each relative to the one before.
    private func coordinates(
        _ bytes: FontBytes, _ offset: inout Int, _ flags: [UInt8], short: UInt8, same: UInt8
    ) throws(TableFault) -> [Int] {
        var value = 0
        var values: [Int] = []
        values.reserveCapacity(flags.count)
        for flag in flags {
            if flag & short != 0 {
                let distance = Int(try bytes.byte(at: offset))
                offset += 1
                value += flag & same != 0 ? distance : -distance
            } else if flag & same == 0 {
                value += Int(try bytes.int16(at: offset))
                offset += 2
            }
            values.append(value)
        }
        return values
    }

    private func composite(
        _ glyph: Int, _ bytes: FontBytes, _ variations: GlyphVariations?, _ depth: Int, _ budget: inout Int
    ) throws(TableFault) -> (points: [Point], origin: Double) {
        let components = try components(bytes)
        // Each component costs one, so that nested empty ones end.
        budget -= components.count
        guard budget >= 0 else { throw .tooComplex }
        let deltas = try variations?.deltas(ofGlyph: glyph, components.map(\.place))
        var points: [Point] = []
        for (number, component) in components.enumerated() {
            var part = try self.points(ofGlyph: component.glyph, variations, depth: depth + 1, &budget).points
            for index in part.indices { part[index].position = component.transformed(part[index].position) }
            let shift = try component.shift(of: part, in: points, movedBy: deltas?[number])
            for index in part.indices {
                part[index].position.x += shift.x
                part[index].position.y += shift.y
            }
            points += part
        }
        return (points, deltas?[components.count].x ?? 0)
    }
}

/// A component of a composite glyph.
private struct Component {
    let glyph: Int
    let hasMore: Bool
    var givesMetrics: Bool { flags & 0x200 != 0 }
    private let flags: Int
    private let arguments: (Int, Int)
    /// The matrix by rows: x' = xx·x + xy·y, y' = yx·x + yy·y.
    private var matrix: (xx: Double, yx: Double, xy: Double, yy: Double) = (1, 0, 0, 1)

    init(_ bytes: FontBytes, _ offset: inout Int) throws(TableFault) {
        flags = Int(try bytes.uint16(at: offset))
        glyph = Int(try bytes.uint16(at: offset + 2))
        hasMore = flags & 0x20 != 0
        offset += 4
        let areValues = flags & 2 != 0
        if flags & 1 != 0 {
            let (first, second) = (try bytes.uint16(at: offset), try bytes.uint16(at: offset + 2))
            arguments =
                areValues
                ? (Int(Int16(bitPattern: first)), Int(Int16(bitPattern: second))) : (Int(first), Int(second))
            offset += 4
        } else {
            let (first, second) = (try bytes.byte(at: offset), try bytes.byte(at: offset + 1))
            arguments =
                areValues
                ? (Int(Int8(bitPattern: first)), Int(Int8(bitPattern: second))) : (Int(first), Int(second))
            offset += 2
        }
        if flags & 0x08 != 0 {
            matrix.xx = try bytes.fixed14(at: offset)
            matrix.yy = matrix.xx
            offset += 2
        } else if flags & 0x40 != 0 {
            (matrix.xx, matrix.yy) = (try bytes.fixed14(at: offset), try bytes.fixed14(at: offset + 2))
            offset += 4
        } else if flags & 0x80 != 0 {
            (matrix.xx, matrix.yx) = (try bytes.fixed14(at: offset), try bytes.fixed14(at: offset + 2))
            (matrix.xy, matrix.yy) = (try bytes.fixed14(at: offset + 4), try bytes.fixed14(at: offset + 6))
            offset += 8
        }
    }

    func transformed(_ point: OutlinePoint) -> OutlinePoint {
        OutlinePoint(
            x: matrix.xx * point.x + matrix.xy * point.y, y: matrix.yx * point.x + matrix.yy * point.y)
    }

    /// The point that variations move: the component's offset.
    var place: TrueTypeOutlines.Point {
        TrueTypeOutlines.Point(
            position: OutlinePoint(x: Double(arguments.0), y: Double(arguments.1)), isOnCurve: true,
            endsContour: true)
    }

    /// The offset of the component: as written, or from one of its points to a point of the parts before it.
    func shift(
        of part: [TrueTypeOutlines.Point], in whole: [TrueTypeOutlines.Point],
        movedBy delta: OutlinePoint?
    ) throws(TableFault) -> OutlinePoint {
        guard flags & 2 == 0 else {
            let offset = OutlinePoint(
                x: Double(arguments.0) + (delta?.x ?? 0), y: Double(arguments.1) + (delta?.y ?? 0))
            // Scaled only if the font says so.
            guard flags & 0x800 != 0, flags & 0x1000 == 0 else { return offset }
            let (x, y) = (
                (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot(),
                (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot()
            )
            return OutlinePoint(x: offset.x * x, y: offset.y * y)
        }
        guard whole.indices.contains(arguments.0), part.indices.contains(arguments.1) else {
            throw .offsetOutsideTable
        }
        let (anchor, own) = (whole[arguments.0].position, part[arguments.1].position)
        return OutlinePoint(x: anchor.x - own.x, y: anchor.y - own.y)
    }
}

extension GlyphOutline {
    /// The outline of points on and off its curves: between two points off a curve there is one on it.
    init(_ points: [TrueTypeOutlines.Point]) {
        var contour: [TrueTypeOutlines.Point] = []
        for point in points {
            contour.append(point)
            guard point.endsContour else { continue }
            // A contour of one point is not drawn.
            if contour.count > 1 { contours.append(Contour(contour)) }
            contour = []
        }
    }
}

extension GlyphOutline.Contour {
    fileprivate init(_ points: [TrueTypeOutlines.Point]) {
        let first = points.firstIndex(where: \.isOnCurve)
        let ordered = first.map { Array(points[$0...] + points[..<$0]) } ?? points
        if first == nil {
            start = points[points.count - 1].position.middle(to: points[0].position)
        } else {
            start = ordered[0].position
        }
        var control: OutlinePoint?
        for point in first == nil ? ordered[...] : ordered.dropFirst() {
            if point.isOnCurve {
                segments.append(
                    control.map { .quadratic($0, to: point.position) } ?? .line(to: point.position))
                control = nil
            } else {
                if let control {
                    segments.append(.quadratic(control, to: control.middle(to: point.position)))
                }
                control = point.position
            }
        }
        if let control { segments.append(.quadratic(control, to: start)) }
    }
}
