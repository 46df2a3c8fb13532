import FontFile

/// A text at a size in a label: how many lines it takes there and whether they fit.
struct SizedText {
    /// What is asked, as what is not asked need not be computed.
    struct Questions {
        var lines = false
        var neededScale = false
        var isBorderline = false
    }

    /// How a text fits within a width.
    struct Fit: Equatable {
        var verdict: FitVerdict
        /// `nil` where it was not asked for.
        var lines: Int?
        var neededScale: Double?
    }

    /// What fills lines, in units.
    var filler: LineFiller
    var unitsPerPoint: UnitsPerPoint
    var lineHeight: Double
    let limits: FitLimits

    /// A unit of widths, as the quotient that keeps figures exact: units × size ÷ units per em.
    struct UnitsPerPoint {
        let pointSize: Double
        let unitsPerEm: Double

        /// Widths that are in points already.
        static let one = UnitsPerPoint(pointSize: 1, unitsPerEm: 1)

        func points(_ units: Double) -> Double { units * pointSize / unitsPerEm }

        func units(_ points: Double) -> Double { points * unitsPerEm / pointSize }

        /// The largest number of units that is no wider than some points, as exactly as a whole number is.
        func limit(_ points: Double) -> Double {
            let units = units(points)
            let whole = units.rounded()
            if self.points(whole) <= points { return max(units, whole) }
            return whole == units ? units.nextDown : units
        }
    }

    /// The width in points of the text, line feeds alone ending its lines.
    var textWidth: Double { unitsPerPoint.points(filler.unbrokenWidth) }

    /// How the text fits within a width in points.
    mutating func fit(_ width: Double, _ questions: Questions) -> Fit {
        let limit = unitsPerPoint.limit(width)
        let standsUnbroken = filler.unbrokenWidth <= limit
        if standsUnbroken, allow(filler.unbrokenLineCount) {
            return Fit(verdict: .fits, lines: filler.unbrokenLineCount, neededScale: 1)
        }
        var lines: Int?
        var hasTooWideWord = false
        if standsUnbroken {
            lines = filler.unbrokenLineCount
        } else if limits.lines != 1 || questions.lines {
            // One line too many decides where the others are not to be counted.
            let isCounting = questions.lines || limits.lines == 0
            let maximum = isCounting ? Int.max : max(limits.lines, limits.lines &+ 1)
            let filled = filler.filled(to: limit, maximumLines: maximum)
            lines = filled.lines.count
            hasTooWideWord = filled.hasTooWideWord
        }
        if limits.lines != 1, !standsUnbroken, !hasTooWideWord, let lines, allow(lines) {
            return Fit(verdict: .wraps, lines: lines, neededScale: 1)
        }
        var fit = Fit(verdict: .truncates, lines: standsUnbroken || questions.lines ? lines : nil)
        if limits.minimumScale != nil || questions.neededScale { fit.neededScale = neededScale(width) }
        if let minimum = limits.minimumScale, let needed = fit.neededScale, needed >= minimum {
            fit.verdict = limits.lines == 1 ? .shrinks : .mayShrink
        } else if limits.lines != 1, let lines, allow(lines) {
            fit.verdict = .wordTooWide
        }
        return fit
    }

    /// Whether half a percent of the width makes another verdict, or number of lines where these can be counted.
    mutating func isBorderline(_ fit: Fit, countingLines: Bool) -> Bool {
        for width in [limits.width * 0.995, limits.width * 1.005] {
            let other = self.fit(width, Questions(lines: countingLines))
            if other.verdict != fit.verdict || other.lines != fit.lines { return true }
        }
        return false
    }

    private func allow(_ count: Int) -> Bool { limits.allow(count, ofHeight: lineHeight) }

    /// The largest scale at which the text keeps the limits; `nil` where none helps.
    private mutating func neededScale(_ width: Double) -> Double? {
        if limits.lines != 1 {
            return filler.neededScale(
                width: unitsPerPoint.units(width), maximumLines: limits.lines,
                heightInLines: limits.height.map { $0 / lineHeight } ?? .infinity)
        }
        guard filler.unbrokenLineCount <= 1, limits.allow(1, ofHeight: lineHeight) else { return nil }
        return textWidth > width ? width / textWidth : 1
    }
}
