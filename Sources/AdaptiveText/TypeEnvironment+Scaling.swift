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

extension TypeEnvironment {
    /// A layout value at the environment's category, as `UIFontMetrics.scaledValue(for:)` gives it.
    ///
    /// - Parameters:
    ///   - value: The value at the default category, in points, finite.
    ///   - textStyle: The style that it is scaled with; body where none is given.
    ///   - category: The category; the environment's where it is `nil`.
    /// - Returns: Points, rounded to whole pixels of the environment's display scale; `nil` where Apple
    ///   publishes no leading for the style at the category, or the result would not be finite.
    public func scaledValue(
        for value: Double, relativeTo textStyle: TextStyle = .body,
        compatibleWith category: ContentSizeCategory? = nil
    ) -> Double? {
        let scaled = fontMetrics(forTextStyle: textStyle).scaledValue(
            for: value, compatibleWith: category ?? contentSizeCategory, displayScale: displayScale)
        return scaled.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The system font of a text style at the environment's category, held within limits.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - limits: How far it may follow the category.
    ///   - category: The category; the environment's where it is `nil`. The range of the limits is applied to it.
    /// - Returns: `nil` where Apple publishes no size for the style at the category, or none that a limit refers
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

    /// The size of an image in a line of the system font: as tall as the line, its aspect ratio kept.
    ///
    /// - Parameters:
    ///   - image: The image as it was drawn.
    ///   - textStyle: The text style of the line.
    ///   - limits: The limits of the text, which hold the image too.
    /// - Returns: Points, not rounded; `nil` where the line height is not known.
    public func size(
        of image: InlineImage, inLineOf textStyle: TextStyle, limits: FontLimits = FontLimits()
    ) -> (width: Double, height: Double)? {
        guard let height = preferredFont(forTextStyle: textStyle, limits: limits)?.lineHeight
        else { return nil }
        return (image.width(forLineHeight: height), height)
    }

    /// The one of an adaptive value's values that holds at the environment's category.
    public func value<Value>(of adaptive: AdaptiveValue<Value>) -> Value {
        adaptive.value(for: contentSizeCategory)
    }
}
