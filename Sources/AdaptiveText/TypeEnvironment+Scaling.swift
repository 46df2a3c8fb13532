import DynamicType

extension TypeEnvironment {
    /// The font metrics of a text style on the environment's platform, in UIKit's order of operations.
    public func fontMetrics(forTextStyle textStyle: TextStyle) -> FontMetrics {
        FontMetrics(forTextStyle: textStyle, on: platform, defaultCategory: defaultCategory)
    }

    /// A custom font at the environment's category, as `UIFontMetrics.scaledFont(for:)` returns it.
    ///
    /// - Parameters:
    ///   - font: The font at the default category.
    ///   - textStyle: The style with which it scales; body by default, as for `UIFontMetrics.default`.
    ///   - category: The category; `nil` for the environment's.
    /// - Returns: `nil` if Apple publishes no leading for the style at the category.
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
    ///   - textStyle: The style with which it scales.
    ///   - maximumPointSize: The largest size in points, positive; applied after the rounding.
    ///   - category: The category; `nil` for the environment's.
    /// - Returns: `nil` if Apple publishes no leading for the style at the category.
    public func scaledFont(
        for font: BaseFont, relativeTo textStyle: TextStyle = .body, maximumPointSize: Double,
        compatibleWith category: ContentSizeCategory? = nil
    ) -> ScaledFont? {
        let limits = FontLimits(maximum: .points(maximumPointSize))
        return scaledFont(
            for: ScalableFont(font, relativeTo: textStyle, limits: limits), compatibleWith: category)
    }

    /// Rejects a font that is already scaled, as UIKit does.
    ///
    /// Scaling twice would turn 17 points into 48 and then 135. Calling this method is a programming error;
    /// scale the ``BaseFont`` instead.
    public func scaledFont(
        for font: ScaledFont, relativeTo textStyle: TextStyle = .body, maximumPointSize: Double? = nil
    ) -> ScaledFont? {
        preconditionFailure(
            "\(font.family) is already scaled to \(font.pointSize) points: scale the base font it came from")
    }

    /// A font scaled to the environment's or another category with its own style and limits.
    ///
    /// - Parameters:
    ///   - font: The font with its style and limits.
    ///   - category: The category; `nil` for the environment's. The font's own range is applied to it.
    /// - Returns: `nil` if Apple publishes no leading for the style or no size that a limit refers to, or if
    ///   the size would not be finite.
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

extension TypeEnvironment {
    /// A layout value at the environment's category, as `UIFontMetrics.scaledValue(for:)` returns it.
    ///
    /// - Parameters:
    ///   - value: The value at the default category, in points, finite.
    ///   - textStyle: The style with which it scales; body by default.
    ///   - category: The category; `nil` for the environment's.
    /// - Returns: Points, rounded to whole pixels of the environment's display scale; `nil` if Apple
    ///   publishes no leading for the style at the category, or the result would not be finite.
    public func scaledValue(
        for value: Double, relativeTo textStyle: TextStyle = .body,
        compatibleWith category: ContentSizeCategory? = nil
    ) -> Double? {
        let scaled = fontMetrics(forTextStyle: textStyle).scaledValue(
            for: value, compatibleWith: category ?? contentSizeCategory, displayScale: displayScale)
        return scaled.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The system font of a text style at the environment's category, clamped to limits.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - limits: The limits of its scaling.
    ///   - category: The category; `nil` for the environment's. The range of the limits is applied to it.
    /// - Returns: `nil` if Apple publishes no size for the style at the category, or none that a limit refers
    ///   to.
    public func preferredFont(
        forTextStyle textStyle: TextStyle, limits: FontLimits = FontLimits(),
        compatibleWith category: ContentSizeCategory? = nil
    ) -> SystemFont? {
        let effective = limits.categories.effectiveCategory(for: category ?? contentSizeCategory)
        let standard = SystemFont(forTextStyle: textStyle, compatibleWith: defaultCategory, on: platform)
        guard let font = SystemFont(forTextStyle: textStyle, compatibleWith: effective, on: platform),
            let pointSize = limits.clamped(
                font.pointSize, defaultPointSize: standard?.pointSize, textStyle: textStyle,
                platform: platform, defaultCategory: defaultCategory)
        else { return nil }
        return font.withSize(pointSize)
    }

    /// The size of an image in a line of the system font: as tall as the line, with its own aspect ratio.
    ///
    /// - Parameters:
    ///   - image: The original size of the image.
    ///   - textStyle: The text style of the line.
    ///   - limits: The limits of the text, which also apply to the image.
    /// - Returns: Points, not rounded; `nil` if the line height is not known.
    public func size(
        of image: InlineImage, inLineOf textStyle: TextStyle, limits: FontLimits = FontLimits()
    ) -> (width: Double, height: Double)? {
        guard let height = preferredFont(forTextStyle: textStyle, limits: limits)?.lineHeight
        else { return nil }
        return (image.width(forLineHeight: height), height)
    }

    /// The value of an adaptive value at the environment's category.
    public func value<Value>(of adaptive: AdaptiveValue<Value>) -> Value {
        adaptive.value(for: contentSizeCategory)
    }
}
