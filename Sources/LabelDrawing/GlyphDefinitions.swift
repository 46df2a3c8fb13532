import LabelFitting
import OpenType

/// The glyphs of a drawing, each defined once.
struct GlyphDefinitions {
    private struct Key: Hashable {
        let font: DrawingFonts.Key
        let glyph: Int
    }

    /// The identifiers of glyphs; `nil` for one that draws nothing.
    private var identifiers: [Key: String?] = [:]
    private var paths: [(identifier: String, data: String)] = []
    private let prefix: String

    /// Makes an empty list whose identifiers begin with a prefix.
    init(prefix: String) { self.prefix = prefix }

    /// How a glyph is drawn.
    enum Drawing {
        case path(identifier: String)
        case nothing
        /// The outline cannot be read.
        case box
    }

    /// The drawing of a glyph, which is defined if it was not yet.
    mutating func drawing(of glyph: Int, _ key: DrawingFonts.Key, _ fonts: DrawingFonts) -> Drawing {
        let place = Key(font: key, glyph: glyph)
        if let known = identifiers[place] { return known.map(Drawing.path) ?? .nothing }
        guard let outline = fonts.outline(of: glyph, key) else { return .box }
        guard !outline.contours.isEmpty else {
            identifiers[place] = .some(nil)
            return .nothing
        }
        let identifier = prefix + String(paths.count, radix: 36)
        identifiers[place] = identifier
        paths.append((identifier, PathData.text(of: outline)))
        return .path(identifier: identifier)
    }

    /// The definitions as the content of an `svg` element; empty without any.
    var markup: String {
        guard !paths.isEmpty else { return "" }
        return "<defs>"
            + paths.map { "<path id=\"\($0.identifier)\" d=\"\($0.data)\"/>\n" }.joined() + "</defs>\n"
    }
}
