import LabelFitting

/// The sheets of one text or a few, one under the other: what happens to a text at each content size category.
public struct LabelSheet {
    /// The largest number of texts that an image shows.
    public static let maximumCount = 12

    private static let (margin, cell, cellHeight, gap) = (24.0, 50.0, 66.0, 32.0)
    private static let captionSize = 12.0

    private let texts: [DrawnText]
    private var glyphs = GlyphDefinitions(prefix: "t")
    private var content = ""
    private var y = LabelSheet.margin
    private let contentWidth: Double

    /// Draws sheets.
    ///
    /// - Parameter texts: The texts, at most ``maximumCount``.
    /// - Returns: An SVG file.
    public static func svg(of texts: [DrawnText]) -> String {
        var sheet = LabelSheet(texts)
        for (row, text) in texts.enumerated() { sheet.draw(text, row: row) }
        return sheet.document
    }

    private init(_ texts: [DrawnText]) {
        self.texts = texts
        let cells = texts.map { Double($0.results.count) * Self.cell }.max() ?? 0
        let boxes = texts.map(\.limits.width).max() ?? 0
        contentWidth = max(cells, boxes, 400)
    }

    private var document: String {
        let (title, description): (String, String)
        if texts.count == 1, let text = texts.first {
            title = "\(Self.name(of: text)), \(text.setting)"
            description = DrawingWords.description(of: text)
        } else {
            title = "\(texts.count) texts in labels"
            description = texts.map { "\(Self.name(of: $0)): \(DrawingWords.description(of: $0))" }
                .joined(separator: " ")
        }
        return SVGDocument(
            title: title, description: description, width: contentWidth + 2 * Self.margin,
            height: y + Self.margin - Self.gap, definitions: glyphs.markup, content: content
        ).text
    }

    /// The text in quotation marks.
    private static func name(of text: DrawnText) -> String {
        text.text.isEmpty ? "an empty text" : "\u{201C}\(text.shortText)\u{201D}"
    }

    private mutating func draw(_ text: DrawnText, row: Int) {
        head(text)
        strip(text)
        y += Self.cellHeight + 20
        panels(text, row: row)
    }

    /// The text, its key and its label.
    private mutating func head(_ text: DrawnText) {
        let isRightToLeft = text.direction == "rtl"
        let x = Markup.number(isRightToLeft ? Self.margin + contentWidth : Self.margin)
        let shown = text.text.isEmpty ? "(an empty text)" : text.text
        let language = text.language.map { " lang=\"\(Markup.escaped($0))\"" } ?? ""
        y += 18
        content +=
            "<text x=\"\(x)\" y=\"\(Markup.number(y))\" font-size=\"18\" font-weight=\"600\"\(language)"
            + (isRightToLeft ? " direction=\"rtl\"" : "") + ">"
            + Markup.escaped(SVGWords.shortened(shown, to: contentWidth, at: 18)) + "</text>\n"
        let details = [text.key, text.language, text.setting].compactMap { $0 }.joined(separator: ", ")
        for line in SVGWords.lines(details, in: contentWidth, at: Self.captionSize) {
            y += 18
            content += words(line, x: Self.margin, y: y, "s")
        }
        y += 16
    }

    /// A line of words.
    private func words(_ text: String, x: Double, y: Double, _ style: String, isCentered: Bool = false)
        -> String
    {
        "<text class=\"\(style)\" x=\"\(Markup.number(x))\" y=\"\(Markup.number(y))\""
            + (isCentered ? " text-anchor=\"middle\"" : "") + ">\(Markup.escaped(text))</text>\n"
    }

    /// A cell for each category: its name, the mark, the point size, the verdict in a word.
    private mutating func strip(_ text: DrawnText) {
        content += "<g font-size=\"10\">\n"
        for (number, result) in text.results.enumerated() {
            let x = Self.margin + Double(number) * Self.cell
            let (center, mark) = (x + Self.cell / 2, VerdictMark(verdict: result.label.verdict))
            if result.category.isAccessibilityCategory {
                content +=
                    "<rect class=\"shade\" x=\"\(Markup.number(x))\" y=\"\(Markup.number(y))\" width=\"\(Markup.number(Self.cell))\""
                    + " height=\"\(Markup.number(Self.cellHeight))\"/>\n"
            }
            content += words(result.category.compactName, x: center, y: y + 14, "t", isCentered: true)
            content += mark.markup(x: center - VerdictMark.size / 2, y: y + 20) + "\n"
            content += words(
                DrawingWords.number(result.pointSize), x: center, y: y + 47, "s", isCentered: true)
            content += words(
                DrawingWords.word(result.label.verdict), x: center, y: y + 60, "t " + mark.styleClass,
                isCentered: true)
        }
        content += "</g>\n"
    }

    /// The drawings where the verdict or the number of lines changes, and of L and the largest category.
    private mutating func panels(_ text: DrawnText, row: Int) {
        var (x, rowHeight) = (Self.margin, 0.0)
        for index in Self.shownResults(of: text) {
            let picture = text.picture(index)
            let width = min(max(picture?.width ?? 0, 184), contentWidth)
            if x > Self.margin, x + width > Self.margin + contentWidth {
                (x, y, rowHeight) = (Self.margin, y + rowHeight + Self.gap, 0)
            }
            rowHeight = max(rowHeight, panel(text, index, picture, row, x: x, width: width))
            x += width + Self.gap
        }
        y += rowHeight + Self.gap + 12
    }

    /// The indices of the results that are drawn.
    static func shownResults(of text: DrawnText) -> [Int] {
        let results = text.results
        return results.indices.filter { index in
            let result = results[index]
            let isLargest = !results.contains { $0.category > result.category }
            if isLargest || result.category == .large { return true }
            guard index > 0 else { return false }
            let before = results[index - 1].label
            return before.verdict != result.label.verdict || before.lineCount != result.label.lineCount
        }
    }

    /// Draws a panel.
    ///
    /// - Returns: Its height.
    private mutating func panel(
        _ text: DrawnText, _ index: Int, _ picture: LabelPicture?, _ row: Int, x: Double, width: Double
    ) -> Double {
        let (result, mark) = (text.results[index], VerdictMark(verdict: text.results[index].label.verdict))
        let caption = DrawingWords.caption(text, index, picture?.layout)
        let box = picture.map { picture in
            [
                ("x", x), ("y", y), ("width", picture.layout.width), ("height", picture.layout.height),
            ].map { " data-\($0)=\"\(Markup.number($1))\"" }.joined()
                + " data-lines=\"\(picture.layout.lines.count)\""
        }
        content +=
            "<g data-category=\"\(result.category.shortName)\" data-verdict=\"\(result.label.verdict.rawValue)\""
            + " data-point-size=\"\(Markup.number(result.pointSize))\"" + (box ?? "")
            + (texts.count > 1 ? " data-row=\"\(row)\"" : "")
            + "><title>\(Markup.escaped(caption))</title>\n"
        var lower = y
        if let picture {
            content += picture.markup(x: x, y: y, &glyphs)
            lower += picture.height + 6
        }
        content += mark.markup(x: x, y: lower + 5) + "\n"
        for line in SVGWords.lines(caption, in: width - 20, at: Self.captionSize) {
            lower += 16
            content += words(line, x: x + 20, y: lower, "t")
        }
        content += "</g>\n"
        return lower - y + 4
    }
}
