import JSONText

/// A table of texts for people, which a dialect draws: plain columns, or Markdown.
struct TextGrid {
    var headings: [String]
    var lines: [[String]]
    /// Whether a column's texts stand at the right; otherwise at the left.
    var alignsRight: [Bool]

    /// A report's rows, numbers with at most two decimals that stand under each other by their points.
    init(_ report: Report) {
        headings = report.columns.map(\.heading)
        alignsRight = report.columns.indices.map { column in
            report.rows.contains { if case .number = $0[column] { true } else { false } }
        }
        lines = report.rows.map { row in
            zip(report.columns, row).map { Self.text($1, isProse: $0.isProse) }
        }
    }

    init(headings: [String], lines: [[String]], alignsRight: [Bool]) {
        self.headings = headings
        self.lines = lines
        self.alignsRight = alignsRight
    }

    /// Plain columns, two spaces between them, nothing cut off.
    var plain: String {
        guard !lines.isEmpty else { return "" }
        var text = ""
        for line in aligned() {
            // Space that would stand at a line's end waits until something follows it.
            var space = ""
            for cell in line {
                let end = cell.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map(cell.utf8.index(after:))
                if let end {
                    text += space
                    text += String(cell[..<end])
                    space = ""
                }
                space += String(cell[(end ?? cell.startIndex)...])
                space += "  "
            }
            text += "\n"
        }
        return text
    }

    /// A table in GitHub's Markdown.
    var markdown: String {
        guard !lines.isEmpty else { return "" }
        var escaped = self
        escaped.headings = headings.map(Self.escapedForMarkdown)
        escaped.lines = lines.map { $0.map(Self.escapedForMarkdown) }
        var padded = escaped.aligned(minimumWidth: 3)
        let rule = padded[0].indices.map { column in
            let dashes = String(repeating: "-", count: padded[0][column].width - 1)
            return alignsRight[column] ? dashes + ":" : dashes + "-"
        }
        padded.insert(rule, at: 1)
        return padded.reduce(into: "") { $0 += "| " + $1.joined(separator: " | ") + " |\n" }
    }

    /// What a cell without a value is drawn as.
    static let dash = "-"

    private static func text(_ cell: Report.Cell, isProse: Bool) -> String {
        switch cell {
        case .number(let number): NumberText.rounded(number)
        case .null, .list([]): dash
        case .text, .boolean, .list: ShownText.cell(cell.bare, isProse: isProse)
        }
    }

    private static func escapedForMarkdown(_ text: String) -> String {
        text.parts(separatedBy: "|").joined(separator: "\\|")
    }
}
