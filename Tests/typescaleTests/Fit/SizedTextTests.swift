import FontFile
import Testing

@testable import typescale

/// Widths at the edge, where a last bit decides.
@Suite struct SizedTextTests {
    @Test func aTextFitsInExactlyItsWidth() {
        for pointSize in [11.0, 13, 17, 19, 23, 31, 37.3, 53] {
            for unitsPerEm in [1000.0, 1024, 2048, 2816, 16384] {
                let unit = SizedText.UnitsPerPoint(pointSize: pointSize, unitsPerEm: unitsPerEm)
                for units in [1.0, 3, 7, 1234, 4001, 99_991] {
                    #expect(unit.limit(unit.points(units)) >= units)
                    #expect(unit.limit(unit.points(units).nextDown) < units)
                }
            }
        }
    }
}
