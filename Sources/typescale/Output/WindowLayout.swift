import DynamicType
import JSONText

/// A table laid out for the window of a terminal.
///
/// A table that is too wide first loses what it can do without, then its shape: columns with one value move into a
/// heading, accessibility categories get their short names, prose is wrapped, a matrix is split, and in the end each row
/// is a block of lines. Nothing is cut off.
struct WindowLayout {
    /// The number of columns of the window.
    let width: Int

    /// Below this width a row never fits on a line.
    private static let narrowest = 40
    /// The smallest width of a column of prose.
    private static let narrowestProse = 24

    /// The lines of a table.
    func text(of grid: TextGrid) -> String {
        guard !grid.lines.isEmpty else { return "" }
        let title = grid.title.map { $0 + "\n\n" } ?? ""
        if grid.shape == .block { return title + block(grid) }
        if fits(grid.plain), width >= Self.narrowest { return title + grid.plain }
        guard width >= Self.narrowest, grid.lines.count > 1 else { return title + blocks(of: grid) }
        if case .matrix(let split) = grid.shape { return title + matrix(grid, at: split) }
        let (heading, rest) = grid.withoutConstantColumns
        let short = rest.withShortCategories
        for candidate in [rest.plain, short.plain, wrapped(short)] {
            if let candidate, fits(candidate) { return heading + candidate }
        }
        if grid.shape == .keyed {
            let tables = tables(pieces(of: short, 1..<short.headings.count))
            if fits(tables) { return heading + tables }
        }
        return heading + blocks(of: short)
    }

    private func fits(_ text: String) -> Bool {
        text.split(separator: "\n").allSatisfy { $0.utf8.count <= width || String($0).width <= width }
    }

    /// A matrix in two tables, or in more if these are too wide.
    private func matrix(_ grid: TextGrid, at split: Int) -> String {
        let parts = [1..<split, split..<grid.headings.count].filter { !$0.isEmpty }
        return tables(parts.flatMap { pieces(of: grid, $0) })
    }

    private func tables(_ grids: [TextGrid]) -> String { grids.map(\.plain).joined(separator: "\n") }

    /// The first column with some others, in several tables if they do not fit into one.
    private func pieces(of grid: TextGrid, _ columns: Range<Int>) -> [TextGrid] {
        let whole = grid.columns([0] + columns)
        guard !fits(whole.plain), columns.count > 1 else { return [whole] }
        let middle = columns.lowerBound + (columns.count + 1) / 2
        return pieces(of: grid, columns.lowerBound..<middle) + pieces(of: grid, middle..<columns.upperBound)
    }

    /// The table with its last column wrapped, if that is prose.
    private func wrapped(_ grid: TextGrid) -> String? {
        guard grid.alignsRight.last == false else { return nil }
        let last = grid.headings.count - 1
        let others = grid.columns(Array(0..<last)).plain.split(separator: "\n")
        let start = others.reduce(0) { max($0, String($1).width) } + 2
        guard last > 0, width - start >= Self.narrowestProse else { return nil }
        var wide = grid
        var rows: [[String]] = []
        for line in grid.lines {
            for (number, part) in lines(of: line[last], width: width - start).enumerated() {
                rows.append((number == 0 ? Array(line[..<last]) : line[..<last].map { _ in "" }) + [part])
            }
        }
        wide.lines = rows
        return wide.plain
    }

    /// One block of lines per row.
    private func blocks(of grid: TextGrid) -> String {
        let blocks = grid.lines.map { line in
            var single = grid
            single.lines = [line]
            return block(single.transposed)
        }
        return blocks.joined(separator: "\n")
    }

    /// Names and values, one pair per line; a long value continues on the next lines.
    private func block(_ grid: TextGrid) -> String {
        guard !fits(grid.plain), grid.headings.count == 2 else { return grid.plain }
        let pairs = [grid.headings] + grid.lines
        let start = pairs.reduce(0) { max($0, $1[0].width) } + 2
        return pairs.reduce(into: "") { text, pair in
            let name = pair[0] + String(repeating: " ", count: start - pair[0].width)
            let isNarrow = pair[1].parts(separatedBy: " ").contains { String($0).width > width - start }
            let parts = lines(of: pair[1], width: width - (isNarrow ? 2 : start))
            let indent = String(repeating: " ", count: isNarrow ? 2 : start)
            text += isNarrow ? "\(pair[0])\n\(indent)" : name
            text += parts.joined(separator: "\n\(indent)") + "\n"
        }
    }

    /// A text in lines of a width, broken at spaces only.
    private func lines(of text: String, width: Int) -> [String] {
        text.parts(separatedBy: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.width + 1 + String(word).width <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }
}

extension TextGrid {
    /// The table with some of its columns.
    fileprivate func columns(_ numbers: [Int]) -> TextGrid {
        TextGrid(
            headings: numbers.map { headings[$0] }, lines: lines.map { line in numbers.map { line[$0] } },
            alignsRight: numbers.map { alignsRight[$0] })
    }

    /// A heading with the values that all rows share, and the table without their columns.
    ///
    /// Names are shown alone, such as `body`; numbers and truth values keep their headings.
    fileprivate var withoutConstantColumns: (heading: String, rest: TextGrid) {
        let isConstant = headings.indices.map { column in
            lines.allSatisfy { $0[column] == lines[0][column] }
        }
        guard isConstant.contains(true), isConstant.contains(false) else { return ("", self) }
        let values = headings.indices.filter { isConstant[$0] }.map { column in
            let value = lines[0][column]
            let isName = !alignsRight[column] && !["true", "false", Self.dash].contains(value)
            return isName ? value : "\(headings[column]) \(value)"
        }
        return (
            values.joined(separator: " \u{B7} ") + "\n\n",
            columns(headings.indices.filter { !isConstant[$0] })
        )
    }

    /// The table with `AX1` to `AX5` for the long names of the accessibility categories.
    fileprivate var withShortCategories: TextGrid {
        var grid = self
        for column in headings.indices where headings[column].hasSuffix("category") {
            for line in lines.indices {
                let category = ContentSizeCategory.allCases.first { $0.shortName == lines[line][column] }
                if let category { grid.lines[line][column] = category.heading }
            }
        }
        return grid
    }
}
