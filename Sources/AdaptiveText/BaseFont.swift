import DynamicType

/// A custom font before any scaling: a family and its size at the default category.
public struct BaseFont: Hashable, Sendable, Codable {
    /// The name of the family, such as `Avenir`; it is not looked up.
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

/// A font that can be scaled to any category: a base font with its text style and limits.
public struct ScalableFont: Hashable, Sendable, Codable {
    /// The font at the default category.
    public var base: BaseFont

    /// The text style with which it scales.
    public var textStyle: TextStyle

    /// The limits of its scaling.
    public var limits: FontLimits

    /// Describes a font that scales.
    public init(_ base: BaseFont, relativeTo textStyle: TextStyle, limits: FontLimits = FontLimits()) {
        self.base = base
        self.textStyle = textStyle
        self.limits = limits
    }
}

extension ScalableFont {
    /// Decodes a font, which may lack limits; throws the same errors as ``BaseFont`` and ``FontLimits``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(BaseFont.self, forKey: .base),
            relativeTo: try container.decode(TextStyle.self, forKey: .textStyle),
            limits: try container.decodeIfPresent(FontLimits.self, forKey: .limits) ?? FontLimits())
    }
}
