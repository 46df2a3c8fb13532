import DynamicType

/// What a run of text needs to be set again at any category: a base font, its text style and limits.
public struct ScalableFont: Hashable, Sendable, Codable {
    /// The font at the default category.
    public var base: BaseFont

    /// The text style that it is scaled with.
    public var textStyle: TextStyle

    /// How far it may follow the category.
    public var limits: FontLimits

    /// Describes a font that scales.
    public init(_ base: BaseFont, relativeTo textStyle: TextStyle, limits: FontLimits = FontLimits()) {
        self.base = base
        self.textStyle = textStyle
        self.limits = limits
    }
}

extension ScalableFont {
    /// Decodes a font, which may lack limits; throws as ``BaseFont`` and ``FontLimits`` do.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(BaseFont.self, forKey: .base),
            relativeTo: try container.decode(TextStyle.self, forKey: .textStyle),
            limits: try container.decodeIfPresent(FontLimits.self, forKey: .limits) ?? FontLimits())
    }
}
