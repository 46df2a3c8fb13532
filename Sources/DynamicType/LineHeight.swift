/// A line height as specified in a design: in points or as a percentage of the size.
public enum LineHeight: Hashable, Sendable {
    /// Points at the default category, which scale as a layout value does.
    case points(Double)

    /// A positive percentage of the size, like a line height of 150% in CSS and Figma; it follows the size.
    ///
    /// It is not UIKit's `lineHeightMultiple`, which is a multiple of the font's own line height.
    case percentage(Double)

    /// Reads a line height: `24`, `1.5x`, `150%`; `nil` for anything else.
    ///
    /// - Parameter text: A text as ``PointSizeLimit`` reads it, but not a category.
    public init?(_ text: String) {
        switch PointSizeLimit(text) {
        case .points(let points): self = .points(points)
        case .percentage(let percentage): self = .percentage(percentage)
        case .category, .categoryWord, nil: return nil
        }
    }

    /// Whether this is a number of points below half of a size, which is almost always meant as a multiple.
    ///
    /// - Parameter pointSize: Points.
    /// - Returns: `false` for a percentage, and at half of the size itself.
    public func isLikelyMultiple(of pointSize: Double) -> Bool {
        guard case .points(let points) = self else { return false }
        return points < pointSize / 2
    }
}

extension FontMetrics {
    /// The line height of text at a category, in points, rounded to whole pixels.
    ///
    /// Points scale like a layout value. If a limit changes the size, they follow limited size ÷ default size
    /// instead, so that the text keeps its proportions. A percentage is of the effective size.
    ///
    /// - Parameters:
    ///   - lineHeight: The line height, positive and finite.
    ///   - pointSize: The effective size, after any limit, in points.
    ///   - unlimitedPointSize: The size before any limit, in points.
    ///   - defaultPointSize: The size at the default category, in points.
    ///   - category: The content size category.
    ///   - displayScale: Pixels per point, positive and finite; `nil` for the platform's usual scale.
    /// - Returns: Points; infinite if the arithmetic overflows, and `nil` if points do not scale because
    ///   Apple publishes no leading for the style at the category.
    public func scaledLineHeight(
        for lineHeight: LineHeight, atPointSize pointSize: Double, unlimitedPointSize: Double,
        defaultPointSize: Double, compatibleWith category: ContentSizeCategory, displayScale: Double? = nil
    ) -> Double? {
        let displayScale = displayScale ?? platform.displayScale
        precondition(displayScale > 0 && displayScale.isFinite, "a display scale is a positive number")
        switch lineHeight {
        case .percentage(let percentage):
            precondition(percentage > 0, "a line height is a positive percentage")
            return framework.roundedToPixel(
                pointSize.share(percentage: percentage), displayScale: displayScale)
        case .points(let points):
            precondition(points > 0 && points.isFinite, "a line height is a positive number of points")
            guard pointSize != unlimitedPointSize else {
                return scaledValue(for: points, compatibleWith: category, displayScale: displayScale)
            }
            return framework.roundedToPixel(
                framework.product(of: points, pointSize, over: defaultPointSize), displayScale: displayScale)
        }
    }

    /// The line height of a custom font at a category, in points, rounded to whole pixels.
    ///
    /// - Parameters:
    ///   - lineHeight: The line height at the default category, in points, positive and finite.
    ///   - pointSize: The font's size at the default category, in points, positive and finite.
    ///   - limits: The limits of the font's size.
    ///   - category: The content size category.
    ///   - displayScale: Pixels per point, positive and finite; `nil` for the platform's usual scale.
    /// - Returns: Points; infinite or `nil` as for a font.
    public func scaledLineHeight(
        for lineHeight: Double, pointSize: Double, limits: PointSizeLimits = PointSizeLimits(),
        compatibleWith category: ContentSizeCategory, displayScale: Double? = nil
    ) -> Double? {
        scaledPointSize(for: pointSize, compatibleWith: category).flatMap { unlimited in
            scaledLineHeight(
                for: .points(lineHeight), atPointSize: limits.clamped(unlimited),
                unlimitedPointSize: unlimited, defaultPointSize: pointSize, compatibleWith: category,
                displayScale: displayScale)
        }
    }
}

/// An image in a line of text: as tall as the line, with its own aspect ratio.
public struct InlineImage: Hashable, Sendable {
    /// The width that the image was drawn with, in any unit.
    public let width: Double

    /// The height that the image was drawn with, in the same unit.
    public let height: Double

    /// Describes an image by its drawn size.
    ///
    /// - Parameters:
    ///   - width: Positive and finite.
    ///   - height: Positive and finite, in the same unit.
    public init(width: Double, height: Double) {
        precondition(width > 0 && width.isFinite, "an image's width is a positive number")
        precondition(height > 0 && height.isFinite, "an image's height is a positive number")
        self.width = width
        self.height = height
    }

    /// The width at which the image is as tall as a line.
    ///
    /// - Parameter lineHeight: The height of the line and of the image, in points, finite and not negative;
    ///   with a limit, the line height of the limited text.
    /// - Returns: Points, not rounded; infinite if the arithmetic overflows.
    public func width(forLineHeight lineHeight: Double) -> Double {
        precondition(lineHeight >= 0 && lineHeight.isFinite, "a line height is a finite number of points")
        return width * lineHeight / height
    }
}
