import OpenType

/// The data of an SVG path, in whole units where the font has them.
enum PathData {
    /// The path of an outline, with the y axis of the font.
    static func text(of outline: GlyphOutline) -> String {
        var path = Path()
        for contour in outline.contours {
            path.move(to: contour.start)
            for segment in contour.segments {
                switch segment {
                case .line(let end): path.append("l", [end])
                case .quadratic(let control, let end): path.append("q", [control, end])
                case .cubic(let one, let two, let end): path.append("c", [one, two, end])
                }
            }
            path.close()
        }
        return path.text
    }

    /// A path under construction: relative coordinates, which are short.
    private struct Path {
        private(set) var text = ""
        private var last = ""
        /// The current point, in hundredths as it was written.
        private var point = (x: 0.0, y: 0.0)
        private var start = (x: 0.0, y: 0.0)

        mutating func move(to point: OutlinePoint) {
            append("m", [point])
            start = self.point
        }

        mutating func close() {
            text += "z"
            (last, point) = ("z", start)
        }

        mutating func append(_ command: String, _ points: [OutlinePoint]) {
            if command == "l", points.count == 1 {
                let end = Self.rounded(points[0])
                if end == point { return }
                if end.y == point.y { return append("h", end.x - point.x, to: end) }
                if end.x == point.x { return append("v", end.y - point.y, to: end) }
            }
            begin(command)
            let origin = point
            for next in points {
                let end = Self.rounded(next)
                append(end.x - origin.x)
                append(end.y - origin.y)
                point = end
            }
        }

        private mutating func append(_ command: String, _ distance: Double, to end: (x: Double, y: Double)) {
            begin(command)
            append(distance)
            point = end
        }

        /// Writes a command, which may be left out if it is the last one.
        private mutating func begin(_ command: String) {
            // After a move the command of further points is a line.
            guard command != last, !(command == "l" && last == "m") else { return }
            text += command
            last = command
        }

        private mutating func append(_ number: Double) {
            let digits = Markup.number(number)
            if let end = text.utf8.last, end < UInt8(ascii: "A"), digits.utf8.first != UInt8(ascii: "-") {
                text += " "
            }
            text += digits
        }

        private static func rounded(_ point: OutlinePoint) -> (x: Double, y: Double) {
            ((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
        }
    }
}
