import DynamicType

/// Notes about rows of the scale, one per line.
struct ScaleNotes {
    private let rows: [ScaleRow]
    private let platform: Platform

    init(about rows: [ScaleRow], on platform: Platform) {
        self.rows = rows
        self.platform = platform
    }

    /// The origin of a platform's figures, if Apple does not publish them.
    var source: String? {
        guard platform == .visionOS else { return nil }
        return
            "note: visionOS: Apple publishes no table; these sizes were measured with UIFont.preferredFont on iOS 17"
    }

    /// The cells whose printed leading is not the one that scales.
    var leadings: String? {
        list { row in
            guard !row.request.isUnscaled, let scaling = row.systemFont.scalingLeading,
                scaling != row.systemFont.leading
            else {
                return nil
            }
            return "\(row.systemFont.category.heading) \(NumberText.exact(scaling))"
        }.map {
            "note: \(platform.rawValue) scales by a different leading than the HIG prints in these cells: \($0)"
        }
    }

    /// The cells in which the line height is less than the font needs.
    var cutGlyphs: String? {
        var (styles, categories): ([TextStyle], [TextStyle: [ContentSizeCategory]]) = ([], [:])
        for row in rows where row.designedLine?.cutsGlyphs == true {
            let style = row.systemFont.textStyle
            if categories[style] == nil { styles.append(style) }
            categories[style, default: []].append(row.category)
        }
        guard !styles.isEmpty else { return nil }
        let what =
            "note: --line-height is less than the font's ascender and descender, so glyphs may be cut off"
        // A system font of a size of its own has no style and no category.
        if rows.allSatisfy(\.request.isUnscaled) { return what }
        var parts: [(styles: [String], cells: String)] = []
        for style in styles {
            let cells = runs(of: categories[style] ?? [])
            if parts.last?.cells == cells {
                parts[parts.count - 1].styles.append(style.shortName)
            } else {
                parts.append(([style.shortName], cells))
            }
        }
        return
            what + ": "
            + parts.map { "\($0.styles.joined(separator: ", ")) at \($0.cells)" }.joined(separator: "; ")
    }

    /// Categories by their headings, three or more neighbours as a range: `XS...XL, AX5`.
    private func runs(of categories: [ContentSizeCategory]) -> String {
        let all = platform.contentSizeCategories
        var runs: [[ContentSizeCategory]] = []
        for category in categories {
            let isNext =
                runs.last?.last.map { last in all.drop { $0 != last }.dropFirst().first == category } ?? false
            if isNext { runs[runs.count - 1].append(category) } else { runs.append([category]) }
        }
        return runs.flatMap { run in
            let headings = run.map(\.heading)
            guard run.count > 2, let first = headings.first, let last = headings.last else { return headings }
            return ["\(first)...\(last)"]
        }.joined(separator: ", ")
    }

    /// Rows that have a text, by style: `title1 XL 36, AX4 61; headline AX4 51`; `nil` if none has.
    private func list(_ text: (ScaleRow) -> String?) -> String? {
        var (styles, cells): ([TextStyle], [TextStyle: [String]]) = ([], [:])
        for row in rows {
            guard let text = text(row) else { continue }
            let style = row.systemFont.textStyle
            if cells[style] == nil { styles.append(style) }
            cells[style, default: []].append(text)
        }
        guard !styles.isEmpty else { return nil }
        return styles.map { "\($0.shortName) \((cells[$0] ?? []).joined(separator: ", "))" }
            .joined(separator: "; ")
    }
}

/// The rows that come nearest to the limits of the filters.
struct FilterMisses {
    /// `--at-least` or `--at-most` as typed, and the nearest row that it leaves out.
    private struct Filter {
        let text: String
        let isShare: Bool
        var nearest: ScaleRow?

        /// The limit that an option gave; `nil` without it.
        init?(_ option: OptionName, _ limit: PointSizeLimit?, _ arguments: Arguments) {
            guard let limit, let text = arguments.value(option) else { return nil }
            self.text = TerminalText.escaped(text)
            if case .percentage = limit { isShare = true } else { isShare = false }
        }

        /// The value to compare: a scale for a percentage, a size otherwise.
        func measure(_ row: ScaleRow) -> Double {
            isShare ? row.pointSize / row.defaultPointSize : row.pointSize
        }
    }

    private var least: Filter?
    private var most: Filter?

    init(_ arguments: Arguments, _ request: ScaleRequest) {
        least = Filter(.atLeast, request.atLeast, arguments)
        most = Filter(.atMost, request.atMost, arguments)
    }

    /// Takes the rows of a style into account.
    mutating func add(_ rows: [ScaleRow], of scale: StyleScale) {
        for row in rows {
            if let filter = least, !scale.isLargeEnough(row) {
                let isNearer = filter.nearest.map { filter.measure($0) < filter.measure(row) } ?? true
                if isNearer { least?.nearest = row }
            }
            if let filter = most, !scale.isSmallEnough(row) {
                let isNearer = filter.nearest.map { filter.measure(row) < filter.measure($0) } ?? true
                if isNearer { most?.nearest = row }
            }
        }
    }

    /// Why no row is left, for a filter that left none; `nil` without a filter.
    var message: String? {
        let rules = [least.map { "reaches \($0.text)" }, most.map { "stays within \($0.text)" }]
        let nearest = [least.flatMap { text($0, isLeast: true) }, most.flatMap { text($0, isLeast: false) }]
        guard least != nil || most != nil else { return nil }
        return "no row " + rules.compactMap { $0 }.joined(separator: " and ") + ": "
            + nearest.compactMap { $0 }.joined(separator: "; ")
    }

    /// `largeTitle at accessibilityXXXL is 60 points, 176% of 34`.
    private func text(_ filter: Filter, isLeast: Bool) -> String? {
        guard let row = filter.nearest else { return nil }
        let cell = "\(row.systemFont.textStyle.shortName) at \(row.category.shortName)"
        let size = "\(cell) is \(NumberText.exact(row.pointSize)) points"
        guard filter.isShare else { return size }
        let base = row.defaultPointSize
        var percent = PointSizeLimit.wholePercentage(of: base, reachedBy: row.pointSize)
        // Rounded away from the limit, so that it never equals the missed limit.
        let reached = PointSizeLimit.percentage(percent).pointSize(
            for: row.systemFont.textStyle, on: row.systemFont.platform, defaultPointSize: base)
        if !isLeast, let reached, reached < row.pointSize { percent += 1 }
        return "\(size), \(NumberText.exact(percent))% of \(NumberText.exact(base))"
    }
}
