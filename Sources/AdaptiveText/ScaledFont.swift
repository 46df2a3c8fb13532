import DynamicType

/// A custom font at a content size category: what is drawn.
///
/// It is the result of scaling and not to be scaled again; the ``BaseFont`` or ``ScalableFont`` that it came
/// from is.
public struct ScaledFont: Hashable, Sendable, Codable {
    /// The name that the font is found by.
    public let family: String

    /// The size in points.
    public let pointSize: Double

    /// The text style that it was scaled with.
    public let textStyle: TextStyle

    /// The category that was looked up, after any range was applied.
    public let category: ContentSizeCategory
}
