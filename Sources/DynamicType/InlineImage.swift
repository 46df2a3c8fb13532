/// An image that stands in a line of text: as tall as the line, its aspect ratio kept.
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
    /// - Parameter lineHeight: The height of the line and so of the image, in points, finite and not
    ///   negative. Where a limit holds the text, the limited text's line height.
    /// - Returns: Points, not rounded; infinite where the arithmetic overflows.
    public func width(forLineHeight lineHeight: Double) -> Double {
        precondition(lineHeight >= 0 && lineHeight.isFinite, "a line height is a finite number of points")
        return width * lineHeight / height
    }
}
