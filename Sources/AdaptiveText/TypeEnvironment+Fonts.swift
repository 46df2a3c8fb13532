import DynamicType

extension TypeEnvironment {
    /// The font metrics of a text style on the environment's platform, in UIKit's order of operations.
    public func fontMetrics(forTextStyle textStyle: TextStyle) -> FontMetrics {
        FontMetrics(forTextStyle: textStyle, on: platform, defaultCategory: defaultCategory)
    }

    /// A custom font at the environment's category, as `UIFontMetrics.scaledFont(for:)` gives it.
    ///
    /// - Parameters:
    ///   - font: The font at the default category.
    ///   - textStyle: The style that it is scaled with; body, as `UIFontMetrics.default`, where none is given.
    ///   - category: The category; the environment's where it is `nil`.
    /// - Returns: `nil` where Apple publishes no leading for the style at the category.
    public func scaledFont(
        for font: BaseFont, relativeTo textStyle: TextStyle = .body,
        compatibleWith category: ContentSizeCategory? = nil
    ) -> ScaledFont? {
        scaledFont(for: ScalableFont(font, relativeTo: textStyle), compatibleWith: category)
    }

    /// A custom font at the environment's category, no larger than a maximum.
    ///
    /// - Parameters:
    ///   - font: The font at the default category.
    ///   - textStyle: The style that it is scaled with.
    ///   - maximumPointSize: The largest size in points, positive; applied after the rounding.
    ///   - category: The category; the environment's where it is `nil`.
    /// - Returns: `nil` where Apple publishes no leading for the style at the category.
    public func scaledFont(
        for font: BaseFont, relativeTo textStyle: TextStyle = .body, maximumPointSize: Double,
        compatibleWith category: ContentSizeCategory? = nil
    ) -> ScaledFont? {
        let limits = FontLimits(maximum: .points(maximumPointSize))
        return scaledFont(
            for: ScalableFont(font, relativeTo: textStyle, limits: limits), compatibleWith: category)
    }

    /// Refuses a font that is already scaled, as UIKit does.
    ///
    /// Scaling compounds: 17 points would become 48 and then 135. Calling it is a programmer's error; keep the
    /// ``BaseFont`` and scale that.
    public func scaledFont(
        for font: ScaledFont, relativeTo textStyle: TextStyle = .body, maximumPointSize: Double? = nil
    ) -> ScaledFont? {
        preconditionFailure(
            "\(font.family) is already scaled to \(font.pointSize) points: scale the base font it came from")
    }

    /// A font at the environment's category, or at another, by its own style and limits.
    ///
    /// - Parameters:
    ///   - font: The font with its style and limits.
    ///   - category: The category; the environment's where it is `nil`. The font's own range is applied to it.
    /// - Returns: `nil` where Apple publishes no leading for the style or no size that a limit refers to, or
    ///   where the size would not be finite.
    public func scaledFont(
        for font: ScalableFont, compatibleWith category: ContentSizeCategory? = nil
    ) -> ScaledFont? {
        let effective = font.limits.categories.effectiveCategory(for: category ?? contentSizeCategory)
        let size = font.base.pointSize
        guard
            let unlimited = fontMetrics(forTextStyle: font.textStyle)
                .scaledPointSize(for: size, compatibleWith: effective),
            let pointSize = font.limits.clamped(
                unlimited, defaultPointSize: size, textStyle: font.textStyle, platform: platform,
                defaultCategory: defaultCategory)
        else { return nil }
        return ScaledFont(
            family: font.base.family, pointSize: pointSize, textStyle: font.textStyle, category: effective)
    }
}
