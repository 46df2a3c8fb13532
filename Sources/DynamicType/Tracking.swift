/// The extra space after each glyph of the system font at one point size, in the two units Apple prints.
///
/// SF Pro and SF Compact are tracked by size so that small text stays open and large text stays tight. Apple
/// prints values for 64 sizes from 6 to 96 points; the values between them are unknown.
///
/// Source: Apple, Human Interface Guidelines, Typography, “Tracking values”.
public struct Tracking: Hashable, Sendable {
    /// The font size that the values belong to, in points.
    public let pointSize: Double

    /// Thousandths of an em.
    public let thousandthsOfEm: Double

    /// Points.
    public let points: Double

    init(_ pointSize: Double, _ thousandthsOfEm: Double, _ points: Double) {
        self.pointSize = pointSize
        self.thousandthsOfEm = thousandthsOfEm
        self.points = points
    }

    /// The published tracking of a platform's system font at a size; `nil` for a size that is not listed.
    ///
    /// - Parameters:
    ///   - pointSize: A font size in points.
    ///   - platform: SF Compact on watchOS, SF Pro elsewhere.
    public init?(ofSystemFontAt pointSize: Double, on platform: Platform) {
        let rows = platform.trackingTable.rows
        guard let row = rows.first(where: { $0.pointSize == pointSize }) else { return nil }
        self = row
    }
}

/// A table of tracking values with one row per point size, in Apple's order.
struct TrackingTable: Sendable {
    let rows: [Tracking]
}
