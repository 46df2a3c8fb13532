import DynamicType

/// A limit of a relative token, and where a file says it.
struct TokenLimit {
    /// `nil` where it cannot be read, which is a finding of the file's.
    let limit: PointSizeLimit?
    let site: Site?
}

/// A token that is bound to a text style.
struct BoundToken {
    /// The path, its segments joined by dots.
    let path: String
    let file: Int
    let name: Site
    let style: TextStyle
    let platform: Platform
    let kind: Kind
    let values: TypeValues
    /// Rules that the file silences for the token.
    let ignored: Set<Rule>
    /// The scope that its aliases are looked up in.
    let scope: Int
    /// Whether its properties are tokens of their own.
    let isSplit: Bool
    /// Whether the token counts as a typography token only because it is bound.
    let isTextByBinding: Bool
    /// A type of the token that is not the format's word for a text.
    let oddType: OddType?
    /// The category that the token is for, where something says that it is one of several: a resolver's context, a
    /// segment of its path, a file's name; such a token is not scaled.
    let cell: ContentSizeCategory?
    /// Which of the style's weights it is for.
    let variant: StyleVariant

    enum Kind {
        case mirror(ContentSizeCategory)
        case relative(maximum: TokenLimit?, minimum: TokenLimit?)
    }

    /// A readable size in points.
    var size: Double? { values.size.value }
}
