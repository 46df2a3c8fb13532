import LineBreaking
import Testing

/// The scale at which a text with graphemes of width 10 fits.
@Suite("Needed scale") struct NeededScaleTests {
    private static let rows: [(text: String, width: Double, lines: Int, height: Double, scale: Double)] = [
        ("one two", 70.0, 1, Double.infinity, 1.0),
        ("one two", 35, 1, .infinity, 0.5),
        ("one two", 30, 2, .infinity, 1),
        ("one two", 15, 2, .infinity, 0.5),
        ("one two three", 40, 2, .infinity, 40.0 / 70),
        ("longerword a", 50, 0, .infinity, 0.5),
        ("a b c d e f g", 30, 3, .infinity, 0.6),
        // The height: five lines at 0.8 are as high as four, and three at a third as high as one.
        ("a b c d e", 10, 0, 5, 1),
        ("a b c d e", 10, 0, 4, 0.8),
        ("a b c d e", 10, 0, 1, 10.0 / 30),
        ("a b c d e", 30, 0, 1, 0.5),
        ("a\nb\nc", 10, 0, 2, 2.0 / 3),
        ("a\nb", 5, 2, 2, 0.5),
        ("co\u{AD}operate", 70, 2, .infinity, 1),
        ("co\u{AD}operate", 35, 2, .infinity, 0.5),
    ]

    @Test(arguments: rows)
    func scale(text: String, width: Double, lines: Int, height: Double, expected: Double) {
        var filler = LineFiller(text, width: Measurers.even)
        #expect(
            filler.neededScale(width: width, maximumLines: lines, height: height) == expected)
    }

    private static let heightRows: [(text: String, height: Double, leading: Double, scale: Double)] = [
        ("a 漢 b", 4, 0, 1), ("a 漢 b", 3.2, 0, 0.8), ("a 漢 b", 2, 0, 0.5), ("a 漢 b", 3, -0.5, 1),
        ("a 漢 b", 2, -0.5, 10.0 / 15), ("a b c", 2, 0.25, 10.0 / 17.5),
    ]

    /// Lines with an ideograph are twice as high; between two lines there may be less than nothing.
    @Test(arguments: heightRows)
    func heights(text: String, height: Double, leading: Double, expected: Double) {
        var filler = LineFiller(text, measure: Self.measure)
        #expect(
            filler.neededScale(width: 10, maximumLines: 0, height: height, leading: leading) == expected)
    }

    @Test func heightOfLines() {
        var filler = LineFiller("a 漢 b\nc", measure: Self.measure)
        #expect(filler.unbrokenHeight == 3)
        #expect(filler.filled(to: 10).lines.map(\.height) == [1, 2, 1, 1])
        #expect(filler.filled(to: 10).height == 5)
        #expect(filler.filled(to: 30).lines.map(\.height) == [2, 1, 1])
        // Nothing shrinks for a single line that is too high.
        #expect(filler.neededScale(width: 10, maximumLines: 0, height: 1.99) == nil)
        #expect(LineFiller("", measure: Self.measure).unbrokenHeight == 0)
    }

    private static func measure(_ part: Substring) -> LineMeasure {
        LineMeasure(width: Measurers.even(part), height: part.contains("漢") ? 2 : 1)
    }

    @Test(arguments: [
        ("a\nb", 10.0, 1, Double.infinity), ("a", 10, 1, 0.99), ("a", 0, 1, 1), ("a", .nan, 1, 1),
        ("a", 1, 1, .nan),
    ])
    func noneHelps(text: String, width: Double, lines: Int, height: Double) {
        var filler = LineFiller(text, width: Measurers.even)
        #expect(filler.neededScale(width: width, maximumLines: lines, height: height) == nil)
    }
}
