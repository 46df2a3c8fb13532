import LabelFitting

/// A page for the review of texts in labels: what fails, by language, with drawings of the last category that fits and
/// the first that fails.
///
/// It is one file without a script and without a request to anywhere.
public struct ReviewPage {
    /// A text of the page.
    public struct Entry {
        let text: DrawnText
        /// The index of the first category at which the text fails; `nil` if it does not.
        let firstFailure: Int?
        /// The largest scale at which the text fits at every category.
        let neededScale: Double
        /// Whether the text failed in the baseline at a category, and fits at every category now.
        let isMended: Bool

        /// Makes an entry.
        ///
        /// - Parameters:
        ///   - text: The text with its results.
        ///   - firstFailure: The index of the first category at which it fails, and did not in a baseline.
        ///   - neededScale: The largest scale at which the text fits at every category; 0 if it fits at none.
        ///   - isMended: Whether it failed in a baseline, and fits at every category now.
        public init(_ text: DrawnText, firstFailure: Int?, neededScale: Double, isMended: Bool) {
            (self.text, self.firstFailure) = (text, firstFailure)
            (self.neededScale, self.isMended) = (neededScale, isMended)
        }

        var isUnknown: Bool {
            text.firstFailure == nil && text.results.contains { $0.label.verdict == .unknown }
        }
    }

    private let entries: [Entry]
    private let summary: String
    private let options: [(name: String, value: String)]
    private let limit: Int
    /// Whether each text says what its label is.
    private let hasSeveralLabels: Bool
    private var glyphs = GlyphDefinitions(prefix: "t")
    private var drawn = 0
    private var undrawn = 0

    /// The number of texts that are drawn by default.
    public static let defaultLimit = 200

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - entries: The texts, in the order of the files.
    ///   - summary: A sentence with the totals.
    ///   - options: What was asked for, as options and their values.
    ///   - notes: Notes for the readers, once all is drawn, such as about the license of a font.
    ///   - limit: The largest number of texts that are drawn.
    /// - Returns: An HTML file.
    public static func html(
        of entries: [Entry], summary: String, options: [(name: String, value: String)],
        notes: () -> [String], limit: Int = defaultLimit
    ) -> String {
        var page = ReviewPage(entries: entries, summary: summary, options: options, limit: limit)
        return page.text(notes)
    }

    private init(
        entries: [Entry], summary: String, options: [(name: String, value: String)], limit: Int
    ) {
        (self.entries, self.summary, self.options, self.limit) = (entries, summary, options, limit)
        let first = entries.first?.text.setting
        hasSeveralLabels = entries.contains { $0.text.setting != first }
    }

    private mutating func text(_ notes: () -> [String]) -> String {
        let sections = languages.map { section($0.language, $0.entries) }.joined()
        var head = "<h1>\(Markup.escaped(summary))</h1>\n"
        if !hasSeveralLabels, let label = entries.first?.text.setting {
            head += "<p>\(Markup.escaped(label))</p>\n"
        }
        if !options.isEmpty {
            head +=
                "<p class=\"s\"><code>"
                + options.map { Markup.escaped("--\($0.name) \($0.value)") }.joined(
                    separator: "</code> <code>")
                + "</code></p>\n"
        }
        if undrawn > 0 {
            head +=
                "<p>\(undrawn == 1 ? "1 failing text is" : "\(undrawn) failing texts are") listed without drawings; --limit draws more.</p>\n"
        }
        for note in notes() { head += "<p class=\"s\">\(Markup.escaped(note))</p>\n" }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <link rel="icon" href="data:,"/>
            <title>\(Markup.escaped(summary))</title>
            <style>\(Theme.rules)\(PageStyle.rules)</style>
            </head>
            <body>
            <svg width="0" height="0" aria-hidden="true">\(VerdictMark.definitions)\(glyphs.markup)</svg>
            <header>
            \(head)</header>
            <main>
            \(sections)</main>
            </body>
            </html>

            """
    }

    /// The texts by language, those without one last.
    private var languages: [(language: String?, entries: [Entry])] {
        var (order, groups): ([String?], [String?: [Entry]]) = ([], [:])
        for entry in entries {
            if groups[entry.text.language] == nil { order.append(entry.text.language) }
            groups[entry.text.language, default: []].append(entry)
        }
        let sorted = order.compactMap { $0 }.sorted() + (order.contains(nil) ? [nil] : [])
        return sorted.map { ($0, groups[$0] ?? []) }
    }

    /// The texts of a language, worst first.
    private mutating func section(_ language: String?, _ entries: [Entry]) -> String {
        let failing = entries.indices.filter { entries[$0].firstFailure != nil }.sorted {
            let (one, two) = (entries[$0], entries[$1])
            return (one.firstFailure ?? 0, one.neededScale, $0) < (two.firstFailure ?? 0, two.neededScale, $1)
        }
        let (mended, unknown) = (entries.filter(\.isMended), entries.filter(\.isUnknown))
        guard !failing.isEmpty || !mended.isEmpty || !unknown.isEmpty else { return "" }
        let (count, all) = (failing.count, entries.count == 1 ? "1 text" : "\(entries.count) texts")
        var counts = [
            count == 0
                ? "no text of \(entries.count) fails" : "\(count) of \(all) \(count == 1 ? "fails" : "fail")"
        ]
        if !mended.isEmpty { counts.append("\(mended.count) mended") }
        if !unknown.isEmpty { counts.append("\(unknown.count) unknown") }
        var section =
            "<details\(failing.isEmpty ? "" : " open=\"\"")><summary><b>\(Markup.escaped(language ?? "no language"))</b> "
            + counts.joined(separator: ", ") + "</summary>\n"
        for index in failing { section += article(entries[index]) }
        section += list("Mended", mended)
        section += list("Unknown", unknown)
        return section + "</details>\n"
    }

    private func list(_ title: String, _ entries: [Entry]) -> String {
        guard !entries.isEmpty else { return "" }
        return "<h2>\(title)</h2>\n<ul>\n"
            + entries.map { entry in
                let reason = title == "Unknown" ? entry.text.unknownReason : nil
                return "<li>" + name(of: entry.text)
                    + (reason.map { " <span class=\"s\">\(Markup.escaped($0))</span>" } ?? "") + "</li>\n"
            }.joined() + "</ul>\n"
    }

    /// The key and the text.
    private func name(of text: DrawnText) -> String {
        (text.key.map { "<code>\(Markup.escaped($0))</code> " } ?? "")
            + "<bdi\(text.attributes)>\(Markup.escaped(text.text))</bdi>"
    }

    /// A failing text with its drawings.
    private mutating func article(_ entry: Entry) -> String {
        let text = entry.text
        let first = entry.firstFailure ?? 0
        let results = text.results
        let isDrawn = drawn < limit && !text.hasRightToLeftLetters
        if !isDrawn, !text.hasRightToLeftLetters { undrawn += 1 }
        if isDrawn { drawn += 1 }
        var article = "<article><h3>\(name(of: text))</h3>\n"
        if hasSeveralLabels {
            article += "<p class=\"s\">\(Markup.escaped(text.setting))</p>\n"
        }
        let last = results[..<first].lastIndex { !$0.label.verdict.isFailure && $0.label.verdict != .unknown }
        guard isDrawn else {
            return article + "<p>\(caption(text, first, nil))</p></article>\n"
        }
        article += "<div>"
        for index in [last, first].compactMap({ $0 }) { article += figure(text, index) }
        return article + "</div></article>\n"
    }

    private func caption(_ text: DrawnText, _ index: Int, _ layout: LabelLayout?) -> String {
        VerdictMark(verdict: text.results[index].label.verdict).inline + " "
            + Markup.escaped(DrawingWords.caption(text, index, layout))
    }

    private mutating func figure(_ text: DrawnText, _ index: Int) -> String {
        let (result, picture) = (text.results[index], text.picture(index))
        let caption = caption(text, index, picture?.layout)
        guard let picture else { return "<figure><figcaption>\(caption)</figcaption></figure>" }
        let (width, height) = (Markup.number(picture.width + 2), Markup.number(picture.height + 2))
        let layout = picture.layout
        return
            "<figure><svg role=\"img\" width=\"\(width)\" height=\"\(height)\" viewBox=\"-1 -1 \(width) \(height)\""
            + " data-category=\"\(result.category.shortName)\" data-verdict=\"\(result.label.verdict.rawValue)\""
            + " data-point-size=\"\(Markup.number(result.pointSize))\" data-x=\"0\" data-y=\"0\""
            + " data-width=\"\(Markup.number(layout.width))\" data-height=\"\(Markup.number(layout.height))\""
            + " data-lines=\"\(layout.lines.count)\"><title>\(Markup.escaped(text.shortText))</title>\n"
            + picture.markup(x: 0, y: 0, &glyphs) + "</svg><figcaption>\(caption)</figcaption></figure>"
    }
}

/// The rules of a page beside those of drawings.
private enum PageStyle {
    static var rules: String {
        """
        body{font:16px/1.45 \(Theme.fontFamily);margin:0 auto;max-width:72rem;padding:1.5rem;
        background:\(Theme.light.background);color:\(Theme.light.ink);overflow-wrap:anywhere}
        h1{font-size:1.4rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1rem;margin:1.5rem 0 .5rem}
        h3{font-size:1rem;font-weight:400;margin:0 0 .5rem}header p{margin:.25rem 0}
        code{font:.85em ui-monospace,Menlo,monospace}.s{color:\(Theme.light.secondary)}
        details{margin-top:1.5rem}summary{cursor:pointer;font-size:1.1rem;padding:.25rem 0}
        article{border-top:1px solid \(Theme.light.line);padding:1rem 0}
        div{display:flex;flex-wrap:wrap;gap:1.5rem 2rem}figure{margin:0;max-width:100%}
        figure>svg{display:block;max-width:100%;height:auto}figcaption{font-size:.85rem;max-width:24rem;padding-top:.25rem}
        .k{width:.85em;height:.85em;display:inline-block;vertical-align:-.1em}
        @media print{body{padding:0;max-width:none}article,figure{break-inside:avoid}summary{break-after:avoid}}
        @media (prefers-color-scheme:dark){body{background:\(Theme.dark.background);color:\(Theme.dark.ink)}
        .s{color:\(Theme.dark.secondary)}article{border-color:\(Theme.dark.line)}}

        """
    }
}
