import DynamicType
import Testing

/// Laws at every size, computed again in whole numbers.
///
/// The scaling leadings of iOS are whole points, so that size × leading ÷ default leading is a fraction of
/// whole numbers, and its rounding needs no floating point. UIKit's own sum differs from the whole number by
/// one bit in four cells, and one of them shows.
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

        /// UIKit's result: its sum for headline at AX4 is 50.99999999999999, just below every tie.
        var uiKit: Int {
            isTie && textStyle == .headline && category == .accessibilityExtraExtraLarge
                ? rounded - 1 : rounded
        }
    }

    /// Half points from 0.5 to 200 with a style at every category.
    static func sizes(of textStyle: TextStyle) -> [Scaled] {
        let cells = ScalingLeading.all.filter { $0.textStyle == textStyle }
        let base = cells.first { $0.category == .large }?.points ?? .nan
        return cells.flatMap { cell in
            (1...400).map { half in
                Scaled(
                    textStyle: textStyle, category: cell.category, pointSize: Double(half) / 2,
                    numerator: half * Int(cell.points), denominator: Int(base))
            }
        }
    }

    @Test("UIKit's size is the exact size rounded, ties away from zero", arguments: Platform.iOS.textStyles)
    func exactSizes(textStyle: TextStyle) {
        let metrics = FontMetrics(forTextStyle: textStyle)
        for scaled in Self.sizes(of: textStyle) {
            let answer = metrics.scaledPointSize(for: scaled.pointSize, compatibleWith: scaled.category)
            #expect(answer == Double(scaled.uiKit), "\(scaled)")
        }
    }

    @Test("Sizes on both sides of every tie are right", arguments: Platform.iOS.textStyles)
    func neighborsOfTies(textStyle: TextStyle) {
        let metrics = FontMetrics(forTextStyle: textStyle)
        for tie in Self.sizes(of: textStyle) where tie.isTie {
            // A sum that is one bit too large or too small is made up for by fewer than four bits of the size.
            let bits = 4 * tie.pointSize.ulp
            let below = metrics.scaledPointSize(for: tie.pointSize - bits, compatibleWith: tie.category)
            let above = metrics.scaledPointSize(for: tie.pointSize + bits, compatibleWith: tie.category)
            #expect(below == Double(tie.rounded - 1), "\(tie)")
            #expect(above == Double(tie.rounded), "\(tie)")
        }
    }

    @Test("3,938 of these sizes are ties, and only 23 of them differ in SwiftUI")
    func swiftUIDiffersAtTiesAlone() {
        var (ties, differences) = (0, 0)
        for scaled in Platform.iOS.textStyles.flatMap(Self.sizes) {
            let answer = FontMetrics(forTextStyle: scaled.textStyle, framework: .swiftUI)
                .scaledPointSize(for: scaled.pointSize, compatibleWith: scaled.category)
            if scaled.isTie { ties += 1 }
            if answer != Double(scaled.rounded) {
                differences += 1
                #expect(scaled.isTie, "\(scaled)")
                #expect(answer == Double(scaled.rounded - 1), "\(scaled)")
            }
        }
        #expect(ties == 3938)
        #expect(differences == 23)
    }
}
