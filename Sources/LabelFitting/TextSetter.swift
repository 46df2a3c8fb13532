import LineBreaking
import OpenType

/// Sets the lines of a text in a label.
struct TextSetter {
    /// The largest number of lines that are set in a label, and of those that follow.
    private static let (maximumLines, maximumRest) = (40, 8)

    let measurer: LabelMeasurer
    let script: TextScript
    let size: TextFitter.Size
    let limits: LabelLimits
    /// The scale by which the text shrinks.
    let scale: Double
    let displayScale: Double

    private var pointSize: Double { size.pointSize * scale }

    /// The lines of a text that is sized for the label.
    func layout(of text: String, _ sized: inout SizedText) -> LabelLayout {
        var layout = LabelLayout(
            width: limits.width, pointSize: pointSize, scale: scale, unitsPerEm: measurer.unitsPerEmOfFonts)
        let filled = sized.lines(limits.width / scale)
        let isCutAnyway = limits.lines == 1 && scale == 1 && sized.textWidth > limits.width
        let room = room(for: filled)
        let shown = filled.prefix(min(room, Self.maximumLines))
        let isCut = room < filled.count || isCutAnyway
        for (number, line) in shown.enumerated() {
            let isLast = number == shown.count - 1
            if isLast, isCut, room <= Self.maximumLines {
                let cut = cut(text[line.range.lowerBound...])
                layout.ending = cut.ending
                layout.lines.append(self.line(cut.text, &layout.lowerEdge))
            } else {
                let shown = SizedText.shownText(of: line, in: text)
                layout.lines.append(self.line(shown, &layout.lowerEdge))
            }
        }
        if let broken = shown.first(where: { $0.ending == .insideWord }) {
            layout.brokenWord = Self.word(around: broken.range.upperBound, in: text)
        }
        let bottom = layout.lowerEdge
        let rest = filled.dropFirst(shown.count)
        for line in rest.prefix(Self.maximumRest) {
            layout.rest.append(self.line(SizedText.shownText(of: line, in: text), &layout.lowerEdge))
        }
        layout.neededLineCount = filled.count
        let sum =
            filled.reduce(0) { $0 + points($1.height) } + Double(max(0, filled.count - 1)) * size.leading
            * scale
        layout.neededHeight = (sum * displayScale).rounded(.up) / displayScale
        layout.undrawnLineCount = max(0, rest.count - Self.maximumRest)
        layout.height = limits.height ?? bottom
        if limits.lines == 1, scale < 1 {
            // UIKit keeps the baseline of the larger text.
            let line = measurer.measure("", script)
            let factor = size.pointSize / measurer.unitsPerEm
            for number in layout.lines.indices { layout.lines[number].baseline = line.ascender * factor }
            layout.height = limits.height ?? line.lineHeight * factor
        }
        layout.lowerEdge = max(layout.lowerEdge, layout.height)
        return layout
    }

    /// The word around a place.
    private static func word(around place: String.Index, in text: String) -> String {
        let start = text[..<place].lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? text.startIndex
        return String(text[start...].prefix { !$0.isWhitespace })
    }

    /// The number of lines that the label has room for, at least one.
    private func room(for lines: [FilledLine]) -> Int {
        let maximum = limits.lines == 0 ? lines.count : min(limits.lines, lines.count)
        guard let height = limits.height else { return maximum }
        var (count, used) = (0, 0.0)
        for line in lines.prefix(maximum) {
            used += points(line.height) + (count == 0 ? 0 : size.leading * scale)
            guard used <= height else { break }
            count += 1
        }
        return max(1, count)
    }

    /// The beginning of a text that leaves room for an ellipsis, and the ellipsis: as many graphemes as possible of all
    /// that remains of the paragraph.
    private func cut(_ text: Substring) -> (text: String, ending: LabelLayout.Ending) {
        let paragraph = text.prefix { !$0.isNewline }
        let places = Array(paragraph.indices.prefix(2048)) + [paragraph.endIndex]
        let (ellipsis, ending) = ellipsis
        let candidate = { (count: Int) in
            String(paragraph[..<places[count]].unicodeScalars.filter { $0 != "\u{AD}" }) + ellipsis
        }
        let fits = { (count: Int) in width(of: candidate(count)[...]) <= limits.width }
        var (low, high) = (0, 1)
        while high < places.count - 1, fits(high) { (low, high) = (high, min(2 * high, places.count - 1)) }
        if high < places.count, fits(high) { low = high }
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return (candidate(low), ending)
    }

    private var ellipsis: (text: String, ending: LabelLayout.Ending) {
        for (text, ending) in [("\u{2026}", LabelLayout.Ending.ellipsis), ("...", .fullStops)]
        where measurer.presumedCharacters(in: text).isEmpty {
            return (text, ending)
        }
        return ("", .bare)
    }

    private func points(_ units: Double) -> Double { units * pointSize / measurer.unitsPerEm }

    private func width(of text: Substring) -> Double {
        let width = measurer.measure(text, script)
        return points(width.units) + Double(width.emojiCount) * CascadeWidth.emojiWidth(at: pointSize)
            + Double(width.glyphCount) * size.glyphSpacing
    }

    /// Sets a line under those before it, which end at the lower edge.
    private func line(_ text: String, _ lowerEdge: inout Double) -> LabelLayout.Line {
        var line = LabelLayout.Line(text: text)
        let measured = measurer.measure(text[...], script)
        if lowerEdge > 0 { lowerEdge += size.leading * scale }
        line.baseline = lowerEdge + points(measured.ascender)
        lowerEdge += points(measured.lineHeight)
        for part in measurer.placed(text[...], script) { append(part, to: &line) }
        return line
    }

    private func append(_ part: PlacedPart, to line: inout LabelLayout.Line) {
        switch part {
        case .glyphs(let font, let glyphs):
            let factor = pointSize / Double(measurer.unitsPerEmOfFonts[font])
            let start = line.width
            for glyph in glyphs {
                if let number = glyph.glyph {
                    line.glyphs.append(
                        LabelLayout.Glyph(
                            font: font, number: number, character: glyph.character,
                            advance: Double(glyph.advance) * factor,
                            x: line.width + Double(glyph.xOffset) * factor,
                            rise: Double(glyph.yOffset) * factor))
                }
                line.width += Double(glyph.advance) * factor
                if font == 0, glyph.takesSpace { line.width += size.glyphSpacing }
            }
            line.width = max(start, line.width)
        case .presumed(let character):
            let width: Double =
                switch character.width {
                case .em, .hangul: pointSize
                case .halfEm: pointSize / 2
                case .emoji: CascadeWidth.emojiWidth(at: pointSize)
                case .unknown, .nothing: 0
                }
            if character.width != .nothing {
                line.boxes.append(LabelLayout.Box(character: character.scalar, x: line.width, width: width))
            }
            line.width += width
        }
    }
}
