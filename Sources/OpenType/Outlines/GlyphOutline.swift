/// A point in font units, with the y axis pointing up.
public struct OutlinePoint: Hashable, Sendable {
    /// To the right of the glyph's origin.
    public var x: Double

    /// Above the baseline.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    fileprivate var isPlausible: Bool { abs(x) <= 1e7 && abs(y) <= 1e7 }

    /// The point in the middle of two others.
    func middle(to other: OutlinePoint) -> OutlinePoint {
        OutlinePoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
    }
}

/// The outline of a glyph: closed contours in font units.
public struct GlyphOutline: Hashable, Sendable {
    /// A closed contour.
    public struct Contour: Hashable, Sendable {
        /// The point at which the contour begins and ends.
        public var start: OutlinePoint

        /// The lines and curves; the contour is closed by a line if the last one ends elsewhere.
        public var segments: [Segment] = []
    }

    /// A line or a curve, which begins where the one before it ends.
    public enum Segment: Hashable, Sendable {
        /// A line.
        case line(to: OutlinePoint)
        /// A quadratic Bézier curve, as in `glyf`.
        case quadratic(OutlinePoint, to: OutlinePoint)
        /// A cubic Bézier curve, as in `CFF`.
        case cubic(OutlinePoint, OutlinePoint, to: OutlinePoint)

        /// The end of the segment.
        public var end: OutlinePoint {
            switch self {
            case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
            }
        }
    }

    /// The contours, in the order of the font.
    public internal(set) var contours: [Contour] = []

    /// Whether every coordinate is one that a font can have: at most ten million units from the origin.
    var isPlausible: Bool {
        contours.allSatisfy { contour in
            contour.start.isPlausible
                && contour.segments.allSatisfy { segment in
                    switch segment {
                    case .line(let end): end.isPlausible
                    case .quadratic(let control, let end): control.isPlausible && end.isPlausible
                    case .cubic(let one, let two, let end):
                        one.isPlausible && two.isPlausible && end.isPlausible
                    }
                }
        }
    }

    /// The outline with every point changed.
    func mapped(_ change: (OutlinePoint) -> OutlinePoint) -> GlyphOutline {
        var outline = self
        for contour in outline.contours.indices {
            outline.contours[contour].start = change(contours[contour].start)
            outline.contours[contour].segments = contours[contour].segments.map { segment in
                switch segment {
                case .line(let end): .line(to: change(end))
                case .quadratic(let control, let end): .quadratic(change(control), to: change(end))
                case .cubic(let one, let two, let end): .cubic(change(one), change(two), to: change(end))
                }
            }
        }
        return outline
    }
}

/// The smallest rectangle that holds an outline, in font units.
public struct OutlineBounds: Hashable, Sendable {
    /// The left edge.
    public internal(set) var minimumX: Double
    /// The lower edge.
    public internal(set) var minimumY: Double
    /// The right edge.
    public internal(set) var maximumX: Double
    /// The upper edge.
    public internal(set) var maximumY: Double

    fileprivate mutating func add(_ point: OutlinePoint) {
        (minimumX, maximumX) = (min(minimumX, point.x), max(maximumX, point.x))
        (minimumY, maximumY) = (min(minimumY, point.y), max(maximumY, point.y))
    }
}

extension GlyphOutline {
    /// The bounds of the curves, not of their control points; `nil` for a glyph without contours, such as a space.
    public var bounds: OutlineBounds? {
        guard let first = contours.first?.start else { return nil }
        var bounds = OutlineBounds(minimumX: first.x, minimumY: first.y, maximumX: first.x, maximumY: first.y)
        for contour in contours {
            bounds.add(contour.start)
            var start = contour.start
            for segment in contour.segments {
                bounds.add(segment.end)
                for t in segment.extrema(from: start) { bounds.add(segment.point(at: t, from: start)) }
                start = segment.end
            }
        }
        return bounds
    }

    /// The area that the contours enclose, in square units; contours of the other direction are holes.
    public var area: Double {
        abs(contours.reduce(0) { $0 + $1.signedArea })
    }
}

extension GlyphOutline.Contour {
    /// The area by Green's theorem; the sign is that of the direction.
    fileprivate var signedArea: Double {
        var (area, point) = (0.0, start)
        for segment in segments + [.line(to: start)] {
            let points = segment.cubicPoints(from: point)
            area += Self.area(points.0, points.1, points.2, points.3)
            point = segment.end
        }
        return area
    }

    /// The integral of x dy − y dx ÷ 2 along a cubic curve.
    private static func area(
        _ a: OutlinePoint, _ b: OutlinePoint, _ c: OutlinePoint, _ d: OutlinePoint
    ) -> Double {
        let cross = { (one: OutlinePoint, two: OutlinePoint) in one.x * two.y - two.x * one.y }
        return
            (6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d)
            + 6 * cross(c, d)) / 20
    }
}

extension GlyphOutline.Segment {
    /// The points of the segment as a cubic curve.
    fileprivate func cubicPoints(
        from start: OutlinePoint
    ) -> (OutlinePoint, OutlinePoint, OutlinePoint, OutlinePoint) {
        let between = { (one: OutlinePoint, two: OutlinePoint) in
            OutlinePoint(x: one.x + (two.x - one.x) * 2 / 3, y: one.y + (two.y - one.y) * 2 / 3)
        }
        return switch self {
        case .line(let end): (start, between(end, start), between(start, end), end)
        case .quadratic(let control, let end): (start, between(start, control), between(end, control), end)
        case .cubic(let one, let two, let end): (start, one, two, end)
        }
    }

    /// The parameters between 0 and 1 at which the curve turns in x or y.
    fileprivate func extrema(from start: OutlinePoint) -> [Double] {
        if case .line = self { return [] }
        let (a, b, c, d) = cubicPoints(from: start)
        return Self.roots(a.x, b.x, c.x, d.x) + Self.roots(a.y, b.y, c.y, d.y)
    }

    /// The roots of the derivative of a cubic Bézier function.
    private static func roots(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let (first, second, third) = (b - a, c - b, d - c)
        let (quadratic, linear, constant) = (first - 2 * second + third, 2 * (second - first), first)
        var roots: [Double] = []
        if abs(quadratic) < 1e-9 {
            if linear != 0 { roots = [-constant / linear] }
        } else {
            let discriminant = linear * linear - 4 * quadratic * constant
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-linear + root) / (2 * quadratic), (-linear - root) / (2 * quadratic)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The point at a parameter between 0 and 1.
    fileprivate func point(at t: Double, from start: OutlinePoint) -> OutlinePoint {
        let (a, b, c, d) = cubicPoints(from: start)
        let value = { (a: Double, b: Double, c: Double, d: Double) -> Double in
            let rest = 1 - t
            return rest * rest * rest * a + 3 * rest * rest * t * b + 3 * rest * t * t * c + t * t * t * d
        }
        return OutlinePoint(x: value(a.x, b.x, c.x, d.x), y: value(a.y, b.y, c.y, d.y))
    }
}
