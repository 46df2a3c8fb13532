import JSONText

/// A table of texts for people, drawn as plain columns or as Markdown.
struct TextGrid {
    var headings: [String]
    var lines: [[String]]
    /// Whether the texts of each column are aligned at the right; otherwise at the left.
    var alignsRight: [Bool]
    /// The way in which a window may change it.
    var shape = Shape.rows
    /// A line above the table in a window.
    var title: String?

    /// The kinds of tables.
    enum Shape: Equatable {
        /// Rows, each of which may become a block of lines.
        case rows
        /// Rows that their first column names, so that the others may be split into several tables.
        case keyed
        /// A matrix that is split first at a column.
        case matrix(split: Int)
        /// Names and values, one pair per line.
        case block
    }

    /// The rows of a report, with numbers of at most two decimals aligned at their decimal points.
    init(_ report: Report, _ shown: ShownText) {
        headings = report.columns.map(\.heading)
        alignsRight = report.columns.indices.map { column in
            report.rows.contains { if case .number = $0[column] { true } else { false } }
        }
        lines = report.rows.map { row in
            zip(report.columns, row).map { Self.text($1, isProse: $0.isProse, shown) }
        }
    }

    init(headings: [String], lines: [[String]], alignsRight: [Bool], shape: Shape = .rows) {
        self.headings = headings
        self.lines = lines
        self.alignsRight = alignsRight
        self.shape = shape
    }

    /// Plain columns with two spaces between them, laid out for a window if there is one; nothing is cut off.
    func text(in window: WindowLayout?) -> String { window?.text(of: self) ?? plain }

    /// Plain columns with two spaces between them.
    var plain: String {
        guard !lines.isEmpty else { return "" }
        var text = ""
        for line in aligned() {
            // Space is written only before another cell, so that no line ends with it.
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

    /// The text of a cell without a value.
    static let dash = "-"

    private static func text(_ cell: Report.Cell, isProse: Bool, _ shown: ShownText) -> String {
        switch cell {
        case .number(let number): NumberText.rounded(number)
        case _ where cell.isEmpty: dash
        case .null, .text, .boolean, .list, .records, .object: shown.cell(cell.bare, isProse: isProse)
        }
    }

    private static func escapedForMarkdown(_ text: String) -> String {
        text.parts(separatedBy: "|").joined(separator: "\\|")
    }
}

extension TextGrid {
    /// The heading and the lines, each text padded to the width of its column.
    private func aligned(minimumWidth: Int = 1) -> [[String]] {
        let lines = withTailsAligned
        let widths = headings.indices.map { column in
            lines.reduce(max(headings[column].width, minimumWidth)) { max($0, $1[column].width) }
        }
        return ([headings] + lines).map { line in
            line.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - line[column].width)
                return alignsRight[column] ? space + line[column] : line[column] + space
            }
        }
    }

    /// The lines with space after the texts that end earlier, so that decimal points and slashes are aligned.
    private var withTailsAligned: [[String]] {
        var result = lines
        for column in headings.indices where alignsRight[column] {
            let tails = lines.map { Self.tailLength($0[column]) }
            guard let longest = tails.max(), longest > 0 else { continue }
            for (line, length) in tails.enumerated() where !["", Self.dash].contains(lines[line][column]) {
                result[line][column] += String(repeating: " ", count: longest - length)
            }
        }
        return result
    }

    /// The length of the part from a slash, or else a point, on: `/32.5` of `30/32.5`, `.25` of `63.25`.
    private static func tailLength(_ text: String) -> Int {
        if let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) { return text.utf8[slash...].count }
        return text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text.utf8[$0...].count } ?? 0
    }
}

extension TextGrid {
    /// A grid of one line turned on its side: the headings are the first column.
    var transposed: TextGrid {
        let lines = zip(headings, lines.first ?? []).map { [$0, $1] }
        return TextGrid(
            headings: lines.first ?? [], lines: Array(lines.dropFirst()), alignsRight: [false, false],
            shape: .block)
    }
}

extension String {
    /// The number of columns that the text takes on a terminal.
    var width: Int { TerminalText.width(of: self) }
}
