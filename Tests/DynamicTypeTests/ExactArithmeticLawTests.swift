import DynamicType
import Testing

/// What holds at every size, computed again in whole numbers.
///
/// The leadings of iOS are whole points, so that size × leading ÷ default leading is a fraction of whole
/// numbers, and its rounding needs no floating point.
@Suite("Laws of exact arithmetic")
struct ExactArithmeticLawTests {
    /// Half points scaled with a style at a category, as a fraction of points.
    struct Scaled {
        let textStyle: TextStyle
        let category: ContentSizeCategory
        let pointSize: Double
        /// Twice the exact size, as a fraction.
        let numerator: Int
        let denominator: Int

        /// The whole points nearest to the exact size, ties upwards.
        var rounded: Int { (numerator + denominator) / (2 * denominator) }

        var isTie: Bool { (numerator + denominator).isMultiple(of: 2 * denominator) }
    }

    /// Half points from 0.5 to 200 with a style at every category.
    static func sizes(of textStyle: TextStyle) -> [Scaled] {
        let cells = (PublishedTable.iOS.cells + PublishedTable.iOSLarger.cells)
            .filter { $0.textStyle == textStyle }
        let base = cells.first { $0.category == .large }?.leading ?? .nan
        return cells.flatMap { cell in
            (1...400).map { half in
                Scaled(
                    textStyle: textStyle, category: cell.category, pointSize: Double(half) / 2,
                    numerator: half * Int(cell.leading ?? .nan), denominator: Int(base))
            }
        }
    }

    @Test("UIKit's size is the exact size rounded, ties away from zero", arguments: Platform.iOS.textStyles)
    func exactSizes(textStyle: TextStyle) {
        let metrics = FontMetrics(forTextStyle: textStyle)
        for scaled in Self.sizes(of: textStyle) {
            let answer = metrics.scaledFont(for: scaled.pointSize, compatibleWith: scaled.category)
            #expect(answer == Double(scaled.rounded), "\(scaled)")
        }
    }

    @Test("On both sides of every tie the size is what it should be", arguments: Platform.iOS.textStyles)
    func neighborsOfTies(textStyle: TextStyle) {
        let metrics = FontMetrics(forTextStyle: textStyle)
        for tie in Self.sizes(of: textStyle) where tie.isTie {
            let below = metrics.scaledFont(for: tie.pointSize.nextDown, compatibleWith: tie.category)
            let above = metrics.scaledFont(for: tie.pointSize.nextUp, compatibleWith: tie.category)
            #expect(below == Double(tie.rounded - 1), "\(tie)")
            #expect(above == Double(tie.rounded), "\(tie)")
        }
    }

    @Test("Among these sizes are 3,947 ties, of which 37 differ in SwiftUI, and nothing else does")
    func swiftUIDiffersAtTiesAlone() {
        var (ties, differences) = (0, 0)
        for scaled in Platform.iOS.textStyles.flatMap(Self.sizes) {
            let answer = FontMetrics(forTextStyle: scaled.textStyle, order: .swiftUI)
                .scaledFont(for: scaled.pointSize, compatibleWith: scaled.category)
            if scaled.isTie { ties += 1 }
            if answer != Double(scaled.rounded) {
                differences += 1
                #expect(scaled.isTie, "\(scaled)")
                #expect(answer == Double(scaled.rounded - 1), "\(scaled)")
            }
        }
        #expect(ties == 3947)
        #expect(differences == 37)
    }
}
