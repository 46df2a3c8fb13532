/// The order in which a framework multiplies, divides and rounds.
///
/// | order     | before rounding              | a layout value is rounded by      | a font size     |
/// |-----------|------------------------------|-----------------------------------|-----------------|
/// | `uiKit`   | value × leading ÷ default    | × scale, round, ÷ scale           | to whole points |
/// | `swiftUI` | value × (leading ÷ default)  | ÷ (1 ÷ scale), round, × (1 ÷ scale) | to whole points |
///
/// The leadings are the scaling leadings (``SystemFont/scalingLeading``). On iOS and iPadOS UIKit's is the
/// sum of `lineHeight` and `leading` of the style's font, which equals that whole number except for the last
/// bit in four cells: headline at accessibilityXXL is 50.99999999999999, and 11 points are 25 there, not 26.
///
/// Apart from the last bit of a `Double`, the two differ only at exact ties: 21 scaled with title2 at XXXL is
/// 26 in UIKit and 25 in SwiftUI. Ties round away from zero in both.
///
/// Source: measurements of UIKit on iOS 26 and 27, among them 65 exact ties; open re-implementations of both.
public enum ScalingOrder: String, CaseIterable, Hashable, Sendable {
    /// `UIFontMetrics`: multiply first.
    case uiKit = "uikit"
    /// `@ScaledMetric` and `Font.custom(_:size:relativeTo:)`: form the ratio first.
    case swiftUI = "swiftui"

    /// The value times the ratio of two leadings, not rounded.
    @inline(__always)
    func product(of value: Double, _ leading: Double, over defaultLeading: Double) -> Double {
        switch self {
        case .uiKit: value * leading / defaultLeading
        case .swiftUI: value * (leading / defaultLeading)
        }
    }

    /// The multiple of a pixel that is nearest to a value in points.
    @inline(__always)
    func roundedToPixel(_ value: Double, displayScale: Double) -> Double {
        switch self {
        case .uiKit:
            return (value * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale
        case .swiftUI:
            let pixelLength = 1 / displayScale
            return (value / pixelLength).rounded(.toNearestOrAwayFromZero) * pixelLength
        }
    }
}
