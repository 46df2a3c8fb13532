/// What a glyph is, by its number in `GDEF`.
enum GlyphClass: Int {
    case none = 0
    case base = 1
    case ligature = 2
    case mark = 3
    case component = 4
}
