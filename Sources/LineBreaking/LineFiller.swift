/// Fills the lines of a text greedily.
///
/// A line is measured without white space at its end, and with a hyphen if it ends at a soft hyphen. A word
/// wider than the line is broken between graphemes; a line has at least one. A line end at the end of the
/// text does not begin another line.
///
/// Widths are in the measurer's unit, and heights may be in another; a longer line must not be narrower.
/// Measures are cached, so one filler is faster for several widths than several fillers.
public struct LineFiller {
    private var measures: LineMeasures

    /// The paragraphs between line ends.
    private let paragraphs: [Paragraph]

    /// The height of all lines when only the line ends of the text end lines; 0 for an empty text.
    public let unbrokenHeight: Double

    /// The width of all lines when only the line ends of the text end lines.
    public let unbrokenWidth: Double

    /// Measures the unbroken lines of a text.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - measure: The room of a part of the text, or of such a part with a hyphen after it. Soft hyphens in it
    ///     have no width.
    public init(_ text: String, measure: @escaping (Substring) -> LineMeasure) {
        measures = LineMeasures(of: text, measure: measure)
        paragraphs = measures.paragraphs()
        unbrokenWidth = paragraphs.reduce(0) { max($0, $1.width) }
        unbrokenHeight = paragraphs.reduce(0) { $0 + $1.measure.height }
    }

    /// Measures the unbroken lines of a text, with a height of 1.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - width: The width of a part of the text, or of such a part with a hyphen after it: finite, not below 0.
    public init(_ text: String, width: @escaping (Substring) -> Double) {
        self.init(text) { LineMeasure(width: width($0)) }
    }

    /// The number of lines when only the line ends of the text end lines; 0 for an empty text.
    public var unbrokenLineCount: Int { paragraphs.count }

    /// The lines at a width.
    ///
    /// - Parameters:
    ///   - width: The width of the line in the unit of the measurer.
    ///   - maximumLines: The number of lines after which filling may stop.
    /// - Returns: The lines of the text, or the first ones.
    public mutating func filled(to width: Double, maximumLines: Int = .max) -> FilledText {
        var filling = Filling(width: width, maximumLines: maximumLines)
        for paragraph in paragraphs where !filling.isFull { fill(paragraph, &filling) }
        return FilledText(lines: filling.lines, hasTooWideWord: filling.hasTooWideWord)
    }
}

extension LineFiller {
    /// Fills the lines of a paragraph.
    private mutating func fill(_ paragraph: Paragraph, _ filling: inout Filling) {
        guard paragraph.width > filling.width else {
            let range = measures.pieces[paragraph.first].start..<measures.pieces[paragraph.last].end
            filling.append(range, paragraph.measure, .paragraph)
            return
        }
        measures.measurePieces()
        var number = paragraph.first
        while number <= paragraph.last, !filling.isFull {
            let room = measures.measure(ofPiece: number)
            if room.width > filling.width {
                number = breakInside(number, of: paragraph, &filling)
            } else {
                let start = LineStart(measures.pieces[number].start, piece: number, room)
                number = takeWords(from: start, of: paragraph, &filling)
            }
        }
    }

    /// Ends a line after a piece: the first one fits without a hyphen.
    ///
    /// - Returns: The piece with which the next line begins.
    private mutating func takeWords(
        from start: LineStart, of paragraph: Paragraph, _ filling: inout Filling
    ) -> Int {
        let limit = filling.width
        let reach = ExponentialSearch.last(
            from: start.piece, to: paragraph.last, guess: measures.probableEnd(of: start, limit)
        ) {
            measures.width(from: start, through: $0) <= limit
        }
        let end = lastFitting(from: start, through: reach, limit)
        let piece = measures.pieces[end ?? reach]
        let range = start.position..<piece.end
        if let end {
            let ending: FilledLine.Ending =
                piece.endsParagraph ? .paragraph : piece.endsAtSoftHyphen ? .softHyphen : .betweenWords
            filling.append(range, measures.shownMeasure(from: start, through: end), ending)
            if !piece.endsParagraph {
                filling.nextWidth = min(filling.nextWidth, nextWidth(start, after: end))
            }
        } else {
            // Only the hyphen does not fit: it is left out, as inside a word that is too wide.
            filling.append(range, measures.measure(from: start, through: reach), .insideWord)
            filling.hasTooWideWord = true
        }
        return (end ?? reach) + 1
    }

    /// The last piece up to `reach` after which the line fits with its hyphen, if it needs one.
    private mutating func lastFitting(from start: LineStart, through reach: Int, _ limit: Double) -> Int? {
        // Without a hyphen all up to `reach` fit.
        var fitting = reach
        while fitting >= start.piece, measures.pieces[fitting].endsAtSoftHyphen { fitting -= 1 }
        let end = ExponentialSearch.last(from: fitting, to: reach, guess: reach) {
            measures.shownWidth(from: start, through: $0) <= limit
        }
        return end >= start.piece ? end : nil
    }

    /// The width from which on the line would take in more.
    private mutating func nextWidth(_ start: LineStart, after end: Int) -> Double {
        let next = measures.shownWidth(from: start, through: end + 1)
        guard measures.pieces[end + 1].endsAtSoftHyphen else { return next }
        // Further pieces may be narrower than the hyphen.
        return min(next, measures.width(from: start, through: end + 2))
    }

}

extension LineFiller {
    /// Breaks a word that is too wide, until its rest fits or the line ends with it.
    ///
    /// - Returns: The piece with which the next line begins; meaningless if no further line is needed.
    private mutating func breakInside(_ number: Int, of paragraph: Paragraph, _ filling: inout Filling) -> Int
    {
        filling.hasTooWideWord = true
        let piece = measures.pieces[number]
        let places = measures.graphemes(of: piece)
        let limit = filling.width
        var (first, taken) = (0, 8)
        while true {
            let position = places[first]
            var measured = (last: first, room: LineMeasure(width: 0))
            // Computed before the rest, which may be long, is measured.
            let last = ExponentialSearch.last(from: first, to: places.count - 1, guess: first + taken) {
                last in
                let room = measures.measure(position..<places[last])
                if room.width <= limit { measured = (last, room) }
                return room.width <= limit
            }
            if last == places.count - 1 {
                let start = LineStart(position, piece: number, measured.room)
                return takeWords(from: start, of: paragraph, &filling)
            }
            let next = max(last, first + 1)
            let room = next == last ? measured.room : measures.measure(position..<places[next])
            guard next < places.count - 1 else {
                filling.append(position..<piece.end, room, piece.endsParagraph ? .paragraph : .betweenWords)
                return number + 1
            }
            filling.append(position..<places[next], room, .insideWord)
            if filling.isFull { return number }
            (taken, first) = (next - first, next)
        }
    }
}

extension LineFiller {
    /// The largest scale, at most 1, at which the text needs no more lines and height and breaks no word.
    ///
    /// Widths and heights of lines shrink with the scale, the label's do not. The answer is exact: the width
    /// ÷ the width of a line as printed, or the height ÷ the height of a number of lines. If lines differ in
    /// height, a larger scale may help in rare cases, because other lines can be less high.
    ///
    /// - Parameters:
    ///   - width: The width of the line in the unit of the measurer, above 0.
    ///   - maximumLines: The largest number of lines; 0 is any number.
    ///   - height: The height of the label in the unit of the measurer.
    ///   - leading: The height added between two lines, in the same unit; it may be negative.
    /// - Returns: The scale, above 0; `nil` if none helps, because the text has too many line ends or the
    ///   height is less than that of one line.
    public mutating func neededScale(
        width: Double, maximumLines: Int, height: Double = .infinity, leading: Double = 0
    ) -> Double? {
        let tallest = paragraphs.reduce(0) { max($0, $1.measure.height) }
        guard width > 0, height > 0, height >= tallest else { return nil }
        let maximum = maximumLines > 0 ? maximumLines : Int.max
        guard unbrokenLineCount <= maximum else { return nil }
        // The width that lines need because of their height.
        let widthForLines = { (lineHeight: Double, count: Int) in
            (lineHeight + Double(max(0, count - 1)) * leading) * width / height
        }
        var high = max(width, unbrokenWidth, widthForLines(unbrokenHeight, unbrokenLineCount))
        guard maximum > unbrokenLineCount else { return width / high }
        measures.measurePieces()
        var low = min(high, measures.widestPiece(atLeast: width))
        // The narrowest width is tried first, because it is the answer if nothing must shrink.
        var isFirst = true
        while low < high {
            let tried = isFirst ? low : low + (high - low) / 2
            isFirst = false
            guard tried < high else { break }
            let filling = filling(to: tried)
            let needed = widthForLines(
                filling.lines.reduce(0) { $0 + $1.height }, filling.lines.count)
            if !filling.hasTooWideWord, filling.lines.count <= maximum, needed <= tried {
                let widest = filling.lines.reduce(needed) { max($0, $1.width) }
                high = min(tried, max(widest, low))
            } else {
                let isTooHighOnly = !filling.hasTooWideWord && filling.lines.count <= maximum
                let next = isTooHighOnly ? min(filling.nextWidth, needed) : filling.nextWidth
                low = min(high, max(tried.nextUp, filling.hasTooWideWord ? 0 : next))
            }
        }
        return width / high
    }

    /// The lines at a width, with the width at which they change.
    private mutating func filling(to width: Double) -> Filling {
        var filling = Filling(width: width)
        for paragraph in paragraphs { fill(paragraph, &filling) }
        return filling
    }
}
