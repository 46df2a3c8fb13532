/// The vertical metrics of a face at a size, in points, named as in `UIFont`.
///
/// Each is units × size ÷ units per em with one division, and not rounded: Hiragino Kaku Gothic ProN W3 at 12
/// points has on a device an ascender of 10.56, a descender of −1.44, a gap of 6 and a line height of 12.
public struct ScaledVerticalMetrics: Hashable, Sendable {
    /// The size in points.
    public let pointSize: Double

    /// From the baseline up (`UIFont.ascender`).
    public let ascender: Double

    /// From the baseline up (`UIFont.descender`): below 0 in nearly all fonts.
    public let descender: Double

    /// Between two lines (`UIFont.leading`); not part of the line height.
    public let lineGap: Double

    /// The height of a line (`UIFont.lineHeight`): ascender − descender, formed in units.
    public let lineHeight: Double

    /// The height of capital letters (`UIFont.capHeight`); `nil` when not in the font.
    public let capHeight: Double?

    /// The height of the letter x (`UIFont.xHeight`); `nil` when not in the font.
    public let xHeight: Double?

    init(_ metrics: VerticalMetrics, pointSize: Double) {
        let points = { (units: Int) in Double(units) * pointSize / Double(metrics.unitsPerEm) }
        self.pointSize = pointSize
        ascender = points(metrics.ascender)
        descender = points(metrics.descender)
        lineGap = points(metrics.lineGap)
        lineHeight = points(metrics.lineHeight)
        capHeight = metrics.capHeight.map(points)
        xHeight = metrics.xHeight.map(points)
    }
}
