/// The system font at a size of one's own: `UIFont.systemFont(ofSize:)` and SwiftUI's `.system(size:)`.
///
/// It does not scale with the content size category. To scale it, scale the size with ``FontMetrics`` first.
public struct SizedSystemFont: Hashable, Sendable {
    /// The size in points.
    public let pointSize: Double

    /// The platform, iOS or iPadOS.
    public let platform: Platform

    /// Describes the font.
    ///
    /// - Parameters:
    ///   - pointSize: Points, positive and finite.
    ///   - platform: `nil` results for platforms other than iOS and iPadOS, whose vertical metrics are not published.
    public init?(ofSize pointSize: Double, on platform: Platform = .iOS) {
        precondition(pointSize > 0 && pointSize.isFinite, "a size is a positive number of points")
        guard platform.systemLineHeightPerPoint != nil else { return nil }
        (self.pointSize, self.platform) = (pointSize, platform)
    }

    /// The height of a line, in points, not rounded: size × 2444 ÷ 2048.
    ///
    /// The font has no leading, so this is also the distance between baselines.
    public var lineHeight: Double {
        pointSize * Double(metrics.ascender - metrics.descender) / Double(metrics.unitsPerEm)
    }

    /// From the baseline up, in points: size × 1950 ÷ 2048.
    public var ascender: Double { pointSize * Double(metrics.ascender) / Double(metrics.unitsPerEm) }

    /// From the baseline up, in points, below 0: size × −494 ÷ 2048.
    public var descender: Double { pointSize * Double(metrics.descender) / Double(metrics.unitsPerEm) }

    /// The tracking that Apple publishes for this size; `nil` for a size that is not listed.
    public var tracking: Tracking? { Tracking(ofSystemFontAt: pointSize, on: platform) }

    private var metrics: (unitsPerEm: Int, ascender: Int, descender: Int) { SystemFont.verticalMetrics }
}
