/// A custom font before any scaling: a family and its size at the default category.
public struct BaseFont: Hashable, Sendable, Codable {
    /// The name of the family, such as `Avenir`; it is carried along and not looked up.
    public let family: String

    /// The size at the default category, in points, positive and finite.
    public let pointSize: Double

    /// Describes a font.
    ///
    /// - Parameters:
    ///   - family: The name of the family.
    ///   - pointSize: The size at the default category, in points. One that is not positive and finite is a
    ///     programmer's error; sizes from outside are to be checked before.
    public init(family: String, pointSize: Double) {
        precondition(
            Self.isSize(pointSize),
            "a size is a positive number of points: check it before a font is made of it")
        self.family = family
        self.pointSize = pointSize
    }

    /// Whether a number is a size in points.
    static func isSize(_ pointSize: Double) -> Bool { pointSize > 0 && pointSize.isFinite }
}

extension BaseFont {
    private enum CodingKeys: CodingKey {
        case family
        case pointSize
    }

    /// Decodes a font; throws `DecodingError.dataCorrupted` when its size is not positive and finite.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let pointSize = try container.decode(Double.self, forKey: .pointSize)
        guard Self.isSize(pointSize) else {
            throw DecodingError.dataCorruptedError(
                forKey: .pointSize, in: container, debugDescription: "a size is a positive number of points")
        }
        self.init(family: try container.decode(String.self, forKey: .family), pointSize: pointSize)
    }
}
