/// The order in which a framework multiplies, divides and rounds when it scales with a text style.
///
/// | order     | before rounding              | a layout value is rounded by      | a font size     |
/// |-----------|------------------------------|-----------------------------------|-----------------|
/// | `uiKit`   | value × leading ÷ default    | × scale, round, ÷ scale           | to whole points |
/// | `swiftUI` | value × (leading ÷ default)  | ÷ (1 ÷ scale), round, × (1 ÷ scale) | to whole points |
///
/// Beyond the last bit of a `Double` the two differ at exact ties alone: 21 scaled with title2 at XXXL is 26
/// in UIKit and 25 in SwiftUI. Ties round away from zero in both.
///
/// Source: measurements of UIKit at a display scale of 3; open re-implementations of both.
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
