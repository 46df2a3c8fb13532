import LabelFitting
import OpenType

/// The drawing of a label with its text: the box, what fits, and what would follow.
struct LabelPicture {
    let layout: LabelLayout
    let fonts: DrawingFonts
    /// Whether the label has a limit of its height, which is a dashed line.
    let hasHeight: Bool

    /// The width that the drawing takes, with what stands out of the label.
    var width: Double {
        (layout.lines + layout.rest).reduce(layout.width) { max($0, $1.width) }
    }

    /// The height that the drawing takes.
    var height: Double { max(layout.height, layout.lowerEdge) }

    /// The parts of the drawing with the label's upper left corner at a point.
    func markup(x: Double, y: Double, _ glyphs: inout GlyphDefinitions) -> String {
        let (left, top) = (Markup.number(x), Markup.number(y))
        let (width, height) = (Markup.number(layout.width), Markup.number(layout.height))
        var markup =
            "<rect data-part=\"box\" class=\"b\" x=\"\(left)\" y=\"\(top)\" width=\"\(width)\" height=\"\(height)\"/>\n"
        if hasHeight {
            markup += "<path class=\"h\" d=\"M\(left) \(Markup.number(y + layout.height))h\(width)\"/>\n"
        }
        markup += text(x: x, y: y, &glyphs)
        guard !layout.rest.isEmpty else { return markup }
        markup += "<g data-part=\"rest\" class=\"r\">\n"
        for line in layout.rest { markup += self.markup(of: line, x, y, &glyphs) }
        return markup + "</g>\n"
    }

    /// The lines in the label, without its box.
    func text(x: Double, y: Double, _ glyphs: inout GlyphDefinitions) -> String {
        var markup = "<g data-part=\"text\">\n"
        for line in layout.lines { markup += self.markup(of: line, x, y, &glyphs) }
        return markup + "</g>\n"
    }

    /// A line, with a group for the neighbouring glyphs of a font.
    private func markup(
        of line: LabelLayout.Line, _ x: Double, _ y: Double, _ glyphs: inout GlyphDefinitions
    ) -> String {
        var (markup, boxes) = ("", "")
        var open: Int?
        let baseline = y + line.baseline
        for glyph in line.glyphs {
            let factor = layout.pointSize / Double(layout.unitsPerEm[glyph.font])
            switch glyphs.drawing(of: glyph.number, fonts.key(of: glyph.font, at: layout.pointSize), fonts) {
            case .nothing: continue
            case .box:
                boxes += box(
                    glyph.character, x: x + glyph.x, baseline: baseline, width: glyph.advance)
            case .path(let identifier):
                if open != glyph.font {
                    if open != nil { markup += "</g>\n" }
                    let scale = Markup.factor(factor)
                    markup +=
                        "<g transform=\"translate(\(Markup.number(x)) \(Markup.number(baseline))) scale(\(scale) -\(scale))\">\n"
                    open = glyph.font
                }
                let place = Markup.number(glyph.x / factor)
                markup += "<use href=\"#\(identifier)\"" + (place == "0" ? "" : " x=\"\(place)\"")
                let rise = Markup.number(glyph.rise / factor)
                markup += (rise == "0" ? "" : " y=\"\(rise)\"") + "/>"
            }
        }
        if open != nil { markup += "</g>\n" }
        for box in line.boxes {
            boxes += self.box(box.character, x: x + box.x, baseline: baseline, width: box.width)
        }
        return markup + boxes
    }

    /// An empty box for a character without an outline, with its name.
    private func box(
        _ character: Unicode.Scalar?, x: Double, baseline: Double, width: Double
    ) -> String {
        let name = character.map { $0.properties.name ?? "U+" + String($0.value, radix: 16, uppercase: true) }
        let gap = layout.pointSize * 0.06
        guard width > 2 * gap else { return "" }
        return
            "<rect class=\"e\" x=\"\(Markup.number(x + gap))\" y=\"\(Markup.number(baseline - layout.pointSize * 0.78))\""
            + " width=\"\(Markup.number(width - 2 * gap))\" height=\"\(Markup.number(layout.pointSize * 0.86))\">"
            + "<title>\(Markup.escaped(name ?? "a character without an outline"))</title></rect>\n"
    }
}
