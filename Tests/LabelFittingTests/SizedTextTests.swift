import LineBreaking
import Testing

@testable import LabelFitting

/// Widths at the edge, where a last bit decides.
@Suite struct SizedTextTests {
    @Test func aTextFitsInExactlyItsWidth() {
        for pointSize in [11.0, 13, 17, 19, 23, 31, 37.3, 53] {
            for unitsPerEm in [1000.0, 1024, 2048, 2816, 16384] {
                let exact = SizedText.UnitsPerPoint(pointSize: pointSize, unitsPerEm: unitsPerEm)
                for unit in [exact, exact.widened(by: 5), exact.widened(by: 0.1), exact.widened(by: 100)] {
                    for units in [1.0, 3, 7, 30.5, 1234, 4001, 99_991, 41.0 / 3] {
                        #expect(unit.limit(unit.points(units)) >= units)
                        #expect(unit.limit(unit.points(units).nextDown) < units)
                    }
                }
            }
        }
    }

    @Test(arguments: [0, 1, 2, 3, Int.max]) func theVerdictIsTheSameWhereLinesAreNotCounted(
        _ maximumLines: Int
    ) throws {
        let texts = ["one", "one two three", "one two three four five", "a\nb\nc", "Donaudampfschifffahrt"]
        let labels: [(text: String, width: Double, height: Double?)] = texts.flatMap { text in
            [4.0, 7, 12, 40].flatMap { width in [nil, 2, 9].map { (text, width, $0) } }
        }
        for (text, width, height) in labels {
            let limits = LabelLimits(
                width: width, height: height, lines: maximumLines, minimumScale: nil)
            let fits = [false, true].map { isCounting in
                var sized = SizedText(
                    filler: LineFiller(text, width: { Double($0.unicodeScalars.count) }), widthUnit: .one,
                    heightUnit: .one, limits: limits)
                return sized.fit(width, SizedText.Questions(lines: isCounting))
            }
            #expect(fits[0].verdict == fits[1].verdict, "\(text) \(width)")
            #expect(fits[0].lines == nil || fits[0].lines == fits[1].lines, "\(text) \(width)")
        }
    }
}
