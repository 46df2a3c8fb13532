extension SystemFont {
    /// The height of a line as `UIFont.lineHeight` gives it, in points, never rounded.
    ///
    /// It is size × 2444 ÷ 2048: SF Pro has 2048 units per em, an ascender of 1950, a descender of 494 and
    /// no line gap. Known for iOS and iPadOS; `nil` elsewhere. It overflows to infinity for sizes above 1.5e308.
    ///
    /// Source: measured on iOS, 17 pt → 20.287109375, 15 pt → 17.900390625, 21 pt → 25.060546875.
    public var lineHeight: Double? {
        switch platform {
        case .iOS, .iPadOS: pointSize * 2444 / 2048
        case .watchOS, .tvOS, .macOS, .visionOS: nil
        }
    }

    /// What `UIFont.leading` gives for the font of a text style, in points: published leading − line height.
    ///
    /// It may be negative. A font made by `systemFont(ofSize:)` has 0 instead, and so has a custom font.
    /// `nil` where either figure is not known.
    ///
    /// Source: measured on iOS, where `lineHeight + leading` equals the published leading.
    public var fontLeading: Double? {
        guard let leading, let lineHeight else { return nil }
        return leading - lineHeight
    }

    /// The tracking that Apple publishes for this size; `nil` for a size that is not listed.
    public var tracking: Tracking? { Tracking(ofSystemFontAt: pointSize, on: platform) }
}
