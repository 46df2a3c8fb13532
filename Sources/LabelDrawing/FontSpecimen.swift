import LabelFitting
import OpenType

/// A face at the sizes of text styles, or at the sizes of a custom font: one line a size.
public struct FontSpecimen {
    /// A line.
    public struct Line {
        /// What is said beside it: `body, 17 pt`.
        public let caption: String
        /// The glyphs.
        public let layout: LabelLayout

        /// Makes a line.
        public init(caption: String, layout: LabelLayout) { (self.caption, self.layout) = (caption, layout) }
    }

    /// A face with its lines.
    public struct Face {
        /// The name of the face.
        public let name: String
        /// What the name needs to be understood: the metrics.
        public let details: String
        /// The lines.
        public let lines: [Line]
        let fonts: DrawingFonts

        /// Makes a face.
        public init(name: String, details: String, lines: [Line], fonts: DrawingFonts) {
            (self.name, self.details, self.lines, self.fonts) = (name, details, lines, fonts)
        }
    }

    private static let (margin, captions) = (24.0, 200.0)

    /// Draws a specimen of each face.
    ///
    /// - Parameter faces: The faces.
    /// - Returns: An SVG file.
    public static func svg(of faces: [Face]) -> String {
        var (content, y, widest) = ("", margin, 0.0)
        var glyphs = GlyphDefinitions(prefix: "t")
        for face in faces {
            y += 18
            content +=
                "<text x=\"24\" y=\"\(Markup.number(y))\" font-size=\"18\" font-weight=\"600\">\(Markup.escaped(face.name))</text>\n"
            y += 18
            content +=
                "<text class=\"s\" x=\"24\" y=\"\(Markup.number(y))\">\(Markup.escaped(face.details))</text>\n"
            y += 14
            widest = max(
                widest, SVGWords.width(of: face.details, at: 12) - captions,
                SVGWords.width(of: face.name, at: 19) - captions)
            for line in face.lines {
                let picture = LabelPicture(layout: line.layout, fonts: face.fonts, hasHeight: false)
                let baseline = y + (line.layout.lines.first?.baseline ?? 0)
                content += "<g><title>\(Markup.escaped(line.caption))</title>\n"
                content +=
                    "<text class=\"s\" x=\"24\" y=\"\(Markup.number(baseline))\">\(Markup.escaped(line.caption))</text>\n"
                content += picture.text(x: margin + captions, y: y, &glyphs) + "</g>\n"
                widest = max(widest, line.layout.lines.first?.width ?? 0)
                y += line.layout.height + 8
            }
            y += margin
        }
        let names = faces.map(\.name).joined(separator: ", ")
        let details = faces.map { "\($0.name): " + $0.lines.map(\.caption).joined(separator: "; ") + "." }
        return SVGDocument(
            title: names, description: details.joined(separator: " "),
            width: max(480, 2 * margin + captions + widest), height: y, definitions: glyphs.markup,
            content: content
        ).text
    }
}
