extension SystemFont {
    /// SF Pro's vertical metrics in font units, from which ``lineHeight`` comes.
    package static let verticalMetrics = (unitsPerEm: 2048, ascender: 1950, descender: -494)

    /// The height of a line as `UIFont.lineHeight` gives it, in points, never rounded.
    ///
    /// It is size × 2444 ÷ 2048: SF Pro has 2048 units per em, an ascender of 1950, a descender of 494 and
    /// no line gap. Known for iOS and iPadOS; `nil` elsewhere. It overflows to infinity for sizes above 1.5e308.
    ///
    /// Source: measured on iOS, 17 pt → 20.287109375, 15 pt → 17.900390625, 21 pt → 25.060546875.
    public var lineHeight: Double? {
        platform.systemLineHeightPerPoint.map { pointSize * $0 }
    }

    /// What `UIFont.leading` gives for the font of a text style, in points: ``scalingLeading`` − ``lineHeight``.
    ///
    /// It may be negative. A font made by `systemFont(ofSize:)` has 0 instead, and so has a custom font.
    /// `nil` where either figure is not known. A label of n lines in such a font is
    /// n × line height + (n − 1) × font leading high, rounded up to a pixel.
    ///
    /// Source: measured on iOS 26 in all 132 cells. The system takes the difference of the two as shares of the
    /// size and multiplies it by the size, which can be one bit beside the difference in points; so does this.
    public var fontLeading: Double? {
        guard let scalingLeading, let ratio = platform.systemLineHeightPerPoint else { return nil }
        return Figure.fontLeading(
            scalingLeading: scalingLeading, pointSize: pointSize, lineHeightPerPoint: ratio)
    }

    /// The tracking that Apple publishes for this size; `nil` for a size that is not listed.
    public var tracking: Tracking? { Tracking(ofSystemFontAt: pointSize, on: platform) }
}
