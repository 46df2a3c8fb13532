extension TextGrid {
    /// The heading and the lines, each text padded to its column's width.
    func aligned(minimumWidth: Int = 1) -> [[String]] {
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

    /// The lines with space after texts whose tail is shorter than others of their column, so that points
    /// stand under points and slashes under slashes.
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

    /// The length of what a slash or else a point begins: `/32.5` of `30/32.5`, `.25` of `63.25`.
    private static func tailLength(_ text: String) -> Int {
        if let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) { return text.utf8[slash...].count }
        return text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text.utf8[$0...].count } ?? 0
    }
}

extension TextGrid {
    /// The headings as the first column beside the one line of a grid.
    var transposed: TextGrid {
        let lines = zip(headings, lines.first ?? []).map { [$0, $1] }
        return TextGrid(
            headings: lines.first ?? [], lines: Array(lines.dropFirst()), alignsRight: [false, false])
    }
}

extension String {
    /// The number of columns that the text takes in a table.
    var width: Int { TerminalText.width(of: self) }
}
