import DynamicType

/// A custom font at a content size category, ready to be drawn.
///
/// It is a result of scaling and must not be scaled again; scale the ``BaseFont`` or ``ScalableFont``
/// instead.
public struct ScaledFont: Hashable, Sendable, Codable {
    /// The name of the family.
    public let family: String

    /// The size in points.
    public let pointSize: Double

    /// The text style that it was scaled with.
    public let textStyle: TextStyle

    /// The category that was looked up, after any range was applied.
    public let category: ContentSizeCategory
}

extension ScaledFont {
    /// Decodes a font; throws `DecodingError.dataCorrupted` when its size is not finite or below 0.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let pointSize = try container.decode(Double.self, forKey: .pointSize)
        guard pointSize >= 0, pointSize.isFinite else {
            throw DecodingError.dataCorruptedError(
                forKey: .pointSize, in: container, debugDescription: "a size is a number of points")
        }
        self.init(
            family: try container.decode(String.self, forKey: .family), pointSize: pointSize,
            textStyle: try container.decode(TextStyle.self, forKey: .textStyle),
            category: try container.decode(ContentSizeCategory.self, forKey: .category))
    }
}
