import LineBreaking
import Testing

/// Long texts take time that is linear in them: what is measured is counted.
@Suite("Long texts") struct LongTextTests {
    private final class Counter { var characters = 0 }

    private func filled(_ text: String, _ limit: Double) -> (lines: Int, measuredPerByte: Int) {
        let counter = Counter()
        let width = { (part: Substring) -> Double in
            counter.characters += part.utf8.count
            return Double(part.utf8.count) * 10
        }
        var filler = LineFiller(text, width: width)
        let lines = filler.filled(to: limit).lines.count
        return (lines, counter.characters / text.utf8.count)
    }

    @Test(arguments: [40.0, 400, 40_000, 4_000_000])
    func oneWord(width: Double) {
        let (lines, measured) = filled(String(repeating: "x", count: 100_000), width)
        #expect(lines == Int((1_000_000 / width).rounded(.up)))
        #expect(measured < 24)
    }

    @Test(arguments: [50.0, 500, 50_000, 2_500_000])
    func manyWords(width: Double) {
        let (lines, measured) = filled(String(repeating: "word ", count: 20_000), width)
        #expect(lines == Int((1_000_000 / width).rounded(.up)))
        #expect(measured < 24)
    }

    @Test(arguments: [
        "漢", "a\u{AD}", "a-", "\n", " ", "\u{AD}", "e\u{301}", "👍", "🇩🇪", "\u{200B}", "—", "(", "\u{301}",
    ])
    func oneCharacterAgainAndAgain(part: String) {
        let text = String(repeating: part, count: 20_000)
        #expect(filled(text, 300).measuredPerByte < 24)
        #expect(filled(text, 5).measuredPerByte < 24)
    }

    @Test func zeroWidths() {
        let text = String(repeating: "a\u{AD}", count: 19_999) + "a"
        var filler = LineFiller(text, width: { $0.last == "-" ? 10 : 0 })
        #expect(filler.filled(to: 5).lines.count == 1)
        #expect(filler.filled(to: -1).lines.count == 20_000)
    }

    @Test func neededScale() {
        var filler = LineFiller(String(repeating: "word ", count: 10_000), width: Measurers.even)
        #expect(filler.neededScale(width: 100, maximumLines: 3) == 100.0 / (3334 * 50 - 10))
    }
}
