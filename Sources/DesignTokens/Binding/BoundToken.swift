import DynamicType

/// A limit of a relative token, and its place in a file.
struct TokenLimit {
    /// `nil` if it cannot be read, which is a finding of the file's.
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
    /// Whether the token is a typography token only because it is bound.
    let isTextByBinding: Bool
    /// The token's `$type`, if it is not the format's word for typography.
    let oddType: OddType?
    /// The category of a token that is written out category by category, from a resolver's context, a segment
    /// of its path or a file's name; such a token is not scaled.
    let cell: ContentSizeCategory?
    /// The style's weight that the token is for.
    let variant: StyleVariant

    enum Kind {
        case mirror(ContentSizeCategory)
        case relative(maximum: TokenLimit?, minimum: TokenLimit?)
    }

    /// A readable size in points.
    var size: Double? { values.size.value }
}

/// The names of Apple's font families.
enum FontFamily {
    /// The prefixes of their names, in lower case.
    private static let beginnings = [
        "sfpro", "sfcompact", "sfmono", "sfui", "sfns", "sfarabic", "sfarmenian", "sfgeorgian", "sfhebrew",
        "sanfrancisco", "newyork", "applesystem", "blinkmacsystemfont", "systemui", "uisansserif",
        "uirounded", "uiserif", "uimonospace",
    ]

    /// Whether a family, or the first of a CSS list, is Apple's.
    ///
    /// Case, hyphens and spaces do not matter: `San Francisco Display`, `-apple-system`, `SFProText-Bold`.
    /// The names `SF` and `System` must be the whole family, and generic families of CSS that do not mean
    /// Apple's, such as `sans-serif`, are not Apple's.
    static func isApple(_ name: String) -> Bool {
        let first = name.utf8.prefix { $0 != UInt8(ascii: ",") }
        let letters = first.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            .filter { (0x61...0x7A).contains($0) }
        let family = String(decoding: letters, as: UTF8.self)
        return family == "sf" || family == "system" || beginnings.contains { family.hasPrefix($0) }
    }
}
