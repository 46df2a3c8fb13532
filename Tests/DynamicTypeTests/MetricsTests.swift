import DynamicType
import Testing

@Suite("Measured and computed metrics")
struct MetricsTests {
    @Test("All 425 rows have been typed: 407 measured, 18 computed")
    func rowCount() {
        let all = MetricsCase.all + MetricsCase.measuredTables
        #expect(all.count { $0.kind == .measured } == 407)
        #expect(all.count { $0.kind == .computed } == 18)
    }

    @Test("UIKit's metrics", arguments: MetricsCase.all + MetricsCase.measuredTables)
    func row(_ row: MetricsCase) throws {
        let metrics = FontMetrics(forTextStyle: row.textStyle)
        let answer =
            switch row.call {
            case .scaledFont(let pointSize, nil):
                metrics.scaledPointSize(for: pointSize, compatibleWith: row.category)
            case .scaledFont(let pointSize, let maximum?):
                metrics.scaledPointSize(
                    for: pointSize, maximumPointSize: maximum, compatibleWith: row.category)
            case .scaledValue(let value, let displayScale):
                metrics.scaledValue(
                    for: value, compatibleWith: row.category, displayScale: displayScale)
            }
        let points = try #require(answer)
        switch row.expected {
        case .exactly(let expected): #expect(points == expected)
        case .about(let expected): #expect(abs(points - expected) <= 0.0005)
        }
    }
}
