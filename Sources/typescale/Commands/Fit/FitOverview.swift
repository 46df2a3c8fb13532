import DynamicType
import LabelFitting

/// The results of several texts at several categories, one line a text: a mark for each category, then the first that
/// fails and what the text needs there.
struct FitOverview {
    /// Keys are padded to at most this many columns.
    private static let widestKey = 40

    private let texts: [FittedText]
    private let shown: ShownText
    /// The width of the window; `nil` if standard output is not a terminal.
    private let width: Int?

    init(of texts: [FittedText], _ shown: ShownText, width: Int?) {
        (self.texts, self.shown, self.width) = (texts, shown, width)
    }

    /// A table for each scale of categories, which labels may have of their own, and the legend under them.
    var bytes: [UInt8] {
        guard !texts.isEmpty else { return [] }
        var tables: [(categories: [ContentSizeCategory], texts: [FittedText])] = []
        for text in texts {
            let categories = text.request.scale.rows.map(\.category)
            if tables.last?.categories == categories {
                tables[tables.count - 1].texts.append(text)
            } else {
                tables.append((categories, [text]))
            }
        }
        var bytes: [UInt8] = []
        for table in tables {
            bytes += self.table(of: table.texts, Marks(of: table.categories))
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes + Array(legend.utf8)
    }

    /// The lines of texts with a heading.
    private func table(of texts: [FittedText], _ marks: Marks) -> [UInt8] {
        let columns = Column.allCases.filter { column in
            texts.contains { column.cell($0, marks) != nil } || column.isAlways
        }
        let cells = { (text: FittedText) in
            columns.map { column in
                let cell = column.cell(text, marks) ?? TextGrid.dash
                return column == .marks ? cell : shown.cell(cell, isProse: column == .key || column == .text)
            }
        }
        var widths = columns.map { $0.heading(marks).width }
        for text in texts {
            for (place, cell) in cells(text).enumerated() where columns[place] != .text {
                widths[place] = max(
                    widths[place], min(cell.width, columns[place].isName ? Self.widestKey : .max))
            }
        }
        let room = roomForNames(columns, widths)
        for place in columns.indices where columns[place].isName { widths[place] = min(widths[place], room) }
        var bytes: [UInt8] = []
        let append = { (cells: [String], bytes: inout [UInt8]) in
            let line = zip(columns, zip(cells, widths)).reduce(into: "") { line, part in
                let (column, (whole, width)) = part
                let cell = column.isName && self.width != nil ? Self.cut(whole, to: width) : whole
                if !line.isEmpty { line += "  " }
                let space = String(repeating: " ", count: max(0, width - cell.width))
                line += column == .text ? cell : column == .needs ? space + cell : cell + space
            }
            bytes.append(contentsOf: cut(line).utf8)
            bytes.append(UInt8(ascii: "\n"))
        }
        append(columns.map { $0.heading(marks) }, &bytes)
        for text in texts { append(cells(text), &bytes) }
        return bytes
    }

    /// The width of each column of names that leaves room for the marks and the beginning of the text in the window.
    private func roomForNames(_ columns: [Column], _ widths: [Int]) -> Int {
        guard let width else { return .max }
        let names = columns.filter(\.isName).count
        let others = zip(columns, widths).reduce(0) { $1.0.isName || $1.0 == .text ? $0 : $0 + $1.1 }
        return max(8, (width - others - 2 * columns.count - 20) / max(1, names))
    }

    /// A line without space at its end, cut to the window.
    private func cut(_ line: String) -> String {
        let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
        return Self.cut(String(line[..<end]), to: width ?? .max)
    }

    /// The beginning of a text that is too wide, with an ellipsis.
    private static func cut(_ text: String, to width: Int) -> String {
        guard text.width > width, width > 1 else { return text }
        var (kept, room) = ("", width - 1)
        for character in text {
            room -= String(character).width
            guard room >= 0 else { break }
            kept.append(character)
        }
        return kept + "\u{2026}"
    }

    /// The meanings of the marks that occur.
    private var legend: String {
        var found: Set<Character> = []
        for text in texts { for label in text.fit.labels { found.insert(Marks.mark(of: label)) } }
        let meanings: [(marks: [Character], meaning: String)] = [
            (["."], "fits"), (["~"], "fits barely"), (["w", "W"], "wraps"), (["s", "S"], "shrinks"),
            (["x", "X"], "is cut off"), (["?"], "unknown"),
        ]
        let parts = meanings.compactMap { meaning in
            let marks = meaning.marks.filter(found.contains)
            return marks.isEmpty
                ? nil : marks.map { String($0) }.joined(separator: " ") + " " + meaning.meaning
        }
        let hasBarely = found.contains { $0.isUppercase }
        return parts.joined(separator: "   ") + (hasBarely ? "   (capital: barely)" : "") + "\n"
    }

    /// A column of the table.
    private enum Column: CaseIterable {
        case key
        case language
        case variation
        case label
        case marks
        case firstFailure
        case needs
        case text

        var isAlways: Bool { self == .firstFailure || self == .needs }
        /// Whether its texts may be long and say little at their end.
        var isName: Bool { self == .key || self == .variation || self == .label }

        func heading(_ marks: Marks) -> String {
            switch self {
            case .label: "label"
            case .key: "key"
            case .language: "language"
            case .variation: "variation"
            case .marks: marks.heading
            case .firstFailure: "fails at"
            case .needs: "needs"
            case .text: "text"
            }
        }

        /// The text of a cell; `nil` without one.
        func cell(_ fitted: FittedText, _ marks: Marks) -> String? {
            switch self {
            case .label: fitted.request.label
            case .key: fitted.text.key
            case .language: fitted.text.language
            case .variation: fitted.text.variation
            case .marks: marks.marks(of: fitted.fit.labels)
            case .firstFailure: fitted.firstFailure.map { fitted.request.scale.rows[$0].category.heading }
            case .needs: fitted.needs
            case .text: fitted.text.text
            }
        }
    }
}

extension FitOverview {
    /// The marks of the results at some categories, in two groups: ordinary and accessibility categories.
    struct Marks {
        let heading: String
        private let ordinaryCount: Int
        private let widths: [Int]

        init(of categories: [ContentSizeCategory]) {
            let names = categories.map(\.heading)
            ordinaryCount = categories.prefix { !$0.isAccessibilityCategory }.count
            let groups = [names[..<ordinaryCount], names[ordinaryCount...]].filter { !$0.isEmpty }
            let headings = groups.map { group in
                let (first, last) = (group.first ?? "", group.last ?? "")
                if group.count == 1 { return first }
                return first.hasPrefix("AX") && last.hasPrefix("AX")
                    ? "\(first)\u{2013}\(last.dropFirst(2))" : "\(first)\u{2026}\(last)"
            }
            widths = zip(groups, headings).map { max($0.count, $1.width) }
            heading = zip(headings, widths).map { $0 + String(repeating: " ", count: $1 - $0.width) }
                .joined(separator: " ")
        }

        func marks(of labels: [FittedLabel]) -> String {
            let marks = labels.map(Self.mark)
            let groups = [marks.prefix(ordinaryCount), marks.dropFirst(ordinaryCount)].filter { !$0.isEmpty }
            return zip(groups, widths).map { group, width in
                String(group) + String(repeating: " ", count: max(0, width - group.count))
            }.joined(separator: " ")
        }

        /// The mark of a result; a capital if half a percent of the width would change it.
        static func mark(of label: FittedLabel) -> Character {
            let isBarely = label.isBorderline ?? false
            return switch label.verdict {
            case .fits: isBarely ? "~" : "."
            case .wraps: isBarely ? "W" : "w"
            case .shrinks, .mayShrink: isBarely ? "S" : "s"
            case .truncates, .wordTooWide: isBarely ? "X" : "x"
            case .unknown: "?"
            }
        }
    }
}

extension FittedText {
    /// What the text needs at the first category at which it fails: the width in points, or the scale in percent if the
    /// label has several lines.
    fileprivate var needs: String? {
        guard let firstFailure else { return nil }
        let label = fit.labels[firstFailure]
        if request.limits.lines == 1 { return label.neededWidth.map(NumberText.rounded) }
        return label.neededScale.map { "\(Int(($0 * 100).rounded(.down)))%" }
    }

    /// The smallest scale at which the text fits at every category; 0 if it fits at no scale.
    var smallestNeededScale: Double { fit.labels.map { $0.neededScale ?? 0 }.min() ?? 0 }
}
