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
