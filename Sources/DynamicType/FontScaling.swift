/// The rule by which a framework scales fonts with the content size category.
///
/// ``ScalingOrder`` follows UIKit and SwiftUI. The module FrameworkScaling has the rules of other frameworks, so that a
/// module that scales fonts needs to know only this protocol.
public protocol FontScaling: Sendable {
    /// The size of a font at a category.
    ///
    /// - Parameters:
    ///   - pointSize: The size as it is written, in the framework's unit, positive and finite.
    ///   - textStyle: The text style that the font follows, if the framework has text styles.
    ///   - category: The content size category.
    ///   - platform: The platform whose table is read.
    ///   - displayScale: Pixels per point, positive and finite.
    ///   - limits: The limits in the same unit. A framework without a limit ignores it.
    /// - Returns: The size in the framework's unit; infinite if the arithmetic overflows, and `nil` if the rule needs a
    ///   figure that is not published.
    func scaledPointSize(
        for pointSize: Double, forTextStyle textStyle: TextStyle,
        compatibleWith category: ContentSizeCategory, on platform: Platform, displayScale: Double,
        limits: PointSizeLimits
    ) -> Double?
}

extension ScalingOrder: FontScaling {
    /// The size of a custom font at a category in whole points, clamped to the limits.
    public func scaledPointSize(
        for pointSize: Double, forTextStyle textStyle: TextStyle,
        compatibleWith category: ContentSizeCategory, on platform: Platform, displayScale: Double,
        limits: PointSizeLimits
    ) -> Double? {
        FontMetrics(forTextStyle: textStyle, on: platform, framework: self)
            .scaledPointSize(for: pointSize, compatibleWith: category).map(limits.clamped)
    }
}
