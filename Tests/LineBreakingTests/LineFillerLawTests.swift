import LineBreaking
import Testing

/// Laws for all texts, tried on random ones.
@Suite("Line laws") struct LineFillerLawTests {
    @Test func breaksAscendBetweenGraphemes() {
        var texts = RandomTexts()
        for _ in 0..<2000 {
            let text = texts.next(maximum: 40)
            let places = LineBreak.all(in: text).map(\.position)
            #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
            #expect(Set(places).isSubset(of: text.indices.dropFirst()), "\(text.debugDescription)")
            #expect(LineBreak.all(in: text).allSatisfy { $0.contentEnd <= $0.position })
        }
    }

    @Test func linesAreTheTextAndFitAndAreAsLongAsCanBe() {
        var texts = RandomTexts()
        for _ in 0..<2000 {
            let text = texts.next(maximum: 40)
            let width = Double(texts.number(below: 9000) + 400)
            let measure = texts.number(below: 2) == 0 ? Measurers.kerned : { Measurers.even($0) * 50 }
            var filler = LineFiller(text, width: measure)
            let filled = filler.filled(to: width)
            let plain = PlainFilling(text, width, measure)
            #expect(
                filled.lines.map { String(text[$0.range]) } == plain.lines,
                "\(text.debugDescription) \(width)")
            #expect(filled.hasTooWideWord == plain.hasTooWideWord, "\(text.debugDescription) \(width)")
            #expect(plain.lines.joined().unicodeScalars.elementsEqual(text.unicodeScalars))
        }
    }

    @Test func theFirstLinesAreThoseOfTheWholeText() {
        var texts = RandomTexts()
        for _ in 0..<500 {
            let text = texts.next(maximum: 60)
            let width = Double(texts.number(below: 3000) + 300)
            var filler = LineFiller(text, width: Measurers.kerned)
            let all = filler.filled(to: width).lines
            for count in 1...4 {
                var fresh = LineFiller(text, width: Measurers.kerned)
                let first = fresh.filled(to: width, maximumLines: count).lines
                #expect(first == Array(all.prefix(count)), "\(text.debugDescription) \(width) \(count)")
            }
        }
    }

    @Test func aFillerForgetsNoWidth() {
        var texts = RandomTexts()
        for _ in 0..<200 {
            let text = texts.next(maximum: 60)
            var used = LineFiller(text, width: Measurers.kerned)
            for width in stride(from: 6000.0, to: 300, by: -531) {
                var fresh = LineFiller(text, width: Measurers.kerned)
                #expect(
                    used.filled(to: width) == fresh.filled(to: width), "\(text.debugDescription) \(width)")
            }
        }
    }

    /// Among the widths of all lines that can be, and those that the height asks for.
    @Test func neededScaleIsTheLargest() {
        var texts = RandomTexts()
        for _ in 0..<300 {
            let text = texts.next(maximum: 16)
            var filler = LineFiller(text, width: { Measurers.even($0) })
            let width = Double(texts.number(below: 100) + 10)
            let lines = texts.number(below: 4)
            let height =
                texts.number(below: 2) == 0 ? Double.infinity : Double(texts.number(below: 40) + 10) / 10
            let scale = filler.neededScale(width: width, maximumLines: lines, height: height)
            var widths = [width] + (1...60).map { Double($0) * 10 }.filter { $0 > width }
            if height.isFinite {
                widths += (1...60).map { Double($0) * width / height }.filter { $0 > width }
            }
            let best = widths.sorted().first { tried in
                let filled = filler.filled(to: tried)
                return !filled.hasTooWideWord && (lines == 0 || filled.lines.count <= lines)
                    && Double(filled.lines.count) * width / height <= tried
            }
            #expect(scale == best.map { width / $0 }, "\(text.debugDescription) \(width) \(lines) \(height)")
        }
    }
}
