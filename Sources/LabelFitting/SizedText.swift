import LineBreaking
import OpenType

/// A text at a size in a label: its lines, and whether they fit.
package struct SizedText {
    /// The figures that are needed; the others are not computed.
    package struct Questions {
        var lines: Bool
        var neededScale: Bool
        var isBorderline: Bool
        /// The texts of the lines.
        var lineTexts: Bool

        static let all = Questions(lines: true, neededScale: true, isBorderline: true, lineTexts: true)

        package init(
            lines: Bool = false, neededScale: Bool = false, isBorderline: Bool = false,
            lineTexts: Bool = false
        ) {
            self.lines = lines || lineTexts
            self.neededScale = neededScale
            self.isBorderline = isBorderline
            self.lineTexts = lineTexts
        }
    }

    /// The result of fitting a text to a width.
    struct Fit: Equatable {
        var verdict: FitVerdict
        /// `nil` if it was not asked for.
        var lines: Int?
        /// The height of these lines in points.
        var height: Double?
        var neededScale: Double?
    }

    /// The filler of lines, in units.
    var filler: LineFiller
    /// The unit of widths.
    var widthUnit: UnitsPerPoint
    /// The unit of heights.
    var heightUnit: UnitsPerPoint
    /// Points that are added to the height between two lines.
    var leading = 0.0
    let limits: LabelLimits

    /// A unit as a quotient, which keeps figures exact: units × size ÷ units per em.
    struct UnitsPerPoint {
        let pointSize: Double
        let unitsPerEm: Double

        /// The unit of values in points.
        static let one = UnitsPerPoint(pointSize: 1, unitsPerEm: 1)

        func points(_ units: Double) -> Double { units * pointSize / unitsPerEm }

        func units(_ points: Double) -> Double { points * unitsPerEm / pointSize }

        /// The largest number of units that is no wider than some points.
        func limit(_ points: Double) -> Double {
            var units = units(points)
            // Rounding changes only the last few bits of a number.
            for _ in 0..<4 where self.points(units) > points { units = units.nextDown }
            for _ in 0..<4 where self.points(units.nextUp) <= points { units = units.nextUp }
            return units
        }

        /// A unit in which everything is wider by a percentage.
        func widened(by percentage: Double) -> UnitsPerPoint {
            guard percentage > 0 else { return self }
            return UnitsPerPoint(pointSize: pointSize * (100 + percentage), unitsPerEm: unitsPerEm * 100)
        }
    }

    /// The width in points of the text, broken only at its line feeds.
    var textWidth: Double { widthUnit.points(filler.unbrokenWidth) }

    /// Fits the text to a width in points.
    mutating func fit(_ width: Double, _ questions: Questions) -> Fit {
        let isUnbroken = textWidth <= width
        let unbrokenHeight = height(filler.unbrokenHeight, of: filler.unbrokenLineCount)
        if isUnbroken, limits.allow(filler.unbrokenLineCount, ofHeight: unbrokenHeight) {
            return Fit(
                verdict: .fits, lines: filler.unbrokenLineCount, height: unbrokenHeight, neededScale: 1)
        }
        var lines: (count: Int, height: Double)?
        var hasTooWideWord = false
        if isUnbroken {
            lines = (filler.unbrokenLineCount, unbrokenHeight)
        } else if limits.lines != 1 || questions.lines {
            // One line too many is enough if the others need not be counted.
            let isCounting = questions.lines || limits.lines == 0
            let maximum = isCounting ? Int.max : max(limits.lines, limits.lines &+ 1)
            let filled = filler.filled(to: widthUnit.limit(width), maximumLines: maximum)
            lines = (filled.lines.count, height(filled.height, of: filled.lines.count))
            hasTooWideWord = filled.hasTooWideWord
        }
        let isAllowed = lines.map { limits.allow($0.count, ofHeight: $0.height) } ?? false
        if limits.lines != 1, !isUnbroken, !hasTooWideWord, isAllowed {
            return Fit(verdict: .wraps, lines: lines?.count, height: lines?.height, neededScale: 1)
        }
        var fit = Fit(verdict: .truncates)
        if isUnbroken || questions.lines { (fit.lines, fit.height) = (lines?.count, lines?.height) }
        if limits.minimumScale != nil || questions.neededScale { fit.neededScale = neededScale(width) }
        if let minimum = limits.minimumScale, let needed = fit.neededScale, needed >= minimum {
            fit.verdict = limits.lines == 1 ? .shrinks : .mayShrink
        } else if limits.lines != 1, isAllowed {
            fit.verdict = .wordTooWide
        }
        return fit
    }

    /// The texts of the lines at a width in points, without white space at their ends.
    mutating func lineTexts(_ width: Double, of text: String) -> [String] {
        if textWidth <= width, filler.unbrokenLineCount == 1 { return [Self.visible(text[...])] }
        return lines(width).map { Self.shownText(of: $0, in: text) }
    }

    /// The lines at a width in points.
    ///
    /// - Parameters:
    ///   - width: Points.
    ///   - maximum: The number of lines after which filling may stop.
    /// - Returns: The lines of the text, or the first ones.
    mutating func lines(_ width: Double, maximum: Int = .max) -> [FilledLine] {
        let limit = textWidth <= width ? .infinity : widthUnit.limit(width)
        return filler.filled(to: limit, maximumLines: maximum).lines
    }

    /// The text of a line as it is shown: with a hyphen at a soft hyphen.
    static func shownText(of line: FilledLine, in text: String) -> String {
        let visible = visible(text[line.range])
        return line.ending == .softHyphen ? visible + "-" : visible
    }

    /// A line without white space at its end and without soft hyphens.
    static func visible(_ line: Substring) -> String {
        let scalars = line.unicodeScalars
        let last = scalars.lastIndex { !$0.properties.isWhitespace }
        let shown = scalars[..<(last.map(scalars.index(after:)) ?? scalars.startIndex)]
        guard shown.contains("\u{AD}") else { return String(Substring(shown)) }
        return String(String.UnicodeScalarView(shown.filter { $0 != "\u{AD}" }))
    }

    /// Whether half a percent of the width would change the verdict, or the number of lines if they can be
    /// counted.
    mutating func isBorderline(_ fit: Fit, countingLines: Bool) -> Bool {
        for width in [limits.width * 0.995, limits.width * 1.005] {
            let other = self.fit(width, Questions(lines: countingLines))
            if other.verdict != fit.verdict || other.lines != fit.lines { return true }
        }
        return false
    }

    /// The height in points of lines with a total height.
    private func height(_ sum: Double, of count: Int) -> Double {
        heightUnit.points(sum) + Double(max(0, count - 1)) * leading
    }

    /// The height in points of a number of lines of the text, each as high as its first.
    func height(ofLines count: Int) -> Double {
        let line = filler.unbrokenHeight / Double(max(1, filler.unbrokenLineCount))
        return height(line * Double(count), of: count)
    }

    /// The largest scale at which the text keeps the limits; `nil` if none helps.
    private mutating func neededScale(_ width: Double) -> Double? {
        if limits.lines != 1 {
            return filler.neededScale(
                width: widthUnit.units(width), maximumLines: limits.lines,
                height: limits.height.map(heightUnit.units) ?? .infinity, leading: heightUnit.units(leading))
        }
        let height = height(filler.unbrokenHeight, of: filler.unbrokenLineCount)
        guard filler.unbrokenLineCount <= 1, limits.allow(1, ofHeight: height) else { return nil }
        return textWidth > width ? width / textWidth : 1
    }
}
