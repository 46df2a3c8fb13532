/// Fills the lines of a text greedily.
///
/// A line is measured without white space at its end, and with a hyphen if it ends at a soft hyphen. A word
/// wider than the line is broken between graphemes; a line has at least one. A line end at the end of the
/// text does not begin another line.
///
/// Widths are in the measurer's unit, and heights may be in another; a longer line must not be narrower.
/// Measures are cached, so one filler is faster for several widths than several fillers.
public struct LineFiller {
    let text: String
    let measure: (Substring) -> LineMeasure

    /// The pieces between breaks, in order.
    let pieces: [Piece]

    /// The paragraphs between line ends.
    let paragraphs: [Paragraph]

    /// The height of all lines when only the line ends of the text end lines; 0 for an empty text.
    public let unbrokenHeight: Double

    /// The width of all lines when only the line ends of the text end lines.
    public let unbrokenWidth: Double

    /// The approximate positions of the pieces on an endless line; empty until they are needed.
    var offsets: [PieceOffset] = []

    /// The sizes of lines, by the numbers of their first and last pieces.
    var measures: [UInt64: LineMeasure] = [:]

    /// Measures the unbroken lines of a text.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - measure: The room of a part of the text, or of such a part with a hyphen after it. Soft hyphens in it
    ///     have no width.
    public init(_ text: String, measure: @escaping (Substring) -> LineMeasure) {
        self.text = text
        self.measure = measure
        pieces = Piece.all(in: text)
        var paragraphs: [Paragraph] = []
        var first = 0
        for (number, piece) in pieces.enumerated() where piece.endsParagraph {
            let room = measure(text[pieces[first].start..<piece.contentEnd])
            paragraphs.append(Paragraph(first: first, last: number, measure: room))
            first = number + 1
        }
        self.paragraphs = paragraphs
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

/// The size of a line.
public struct LineMeasure: Hashable, Sendable {
    /// In the unit of widths: finite, not below 0.
    public var width: Double

    /// In the unit of heights.
    public var height: Double

    /// Makes a size; with the default height, heights count lines.
    public init(width: Double, height: Double = 1) { (self.width, self.height) = (width, height) }
}

extension LineFiller {
    /// Fills the lines of a paragraph.
    mutating func fill(_ paragraph: Paragraph, _ filling: inout Filling) {
        guard paragraph.width > filling.width else {
            let range = pieces[paragraph.first].start..<pieces[paragraph.last].end
            filling.append(range, paragraph.measure, .paragraph)
            return
        }
        measurePieces()
        var number = paragraph.first
        while number <= paragraph.last, !filling.isFull {
            if offsets[number].width > filling.width {
                number = breakInside(number, of: paragraph, &filling)
            } else {
                let start = LineStart(pieces[number].start, piece: number, offsets[number].measure)
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
        let reach = ExponentialSearch.last(from: start.piece, to: paragraph.last, guess: guess(start, limit))
        {
            width(from: start, through: $0) <= limit
        }
        let end = lastFitting(from: start, through: reach, limit)
        let piece = pieces[end ?? reach]
        let range = start.position..<piece.end
        if let end {
            let ending: FilledLine.Ending =
                piece.endsParagraph ? .paragraph : piece.endsAtSoftHyphen ? .softHyphen : .betweenWords
            filling.append(range, shownMeasure(from: start, through: end), ending)
            if !piece.endsParagraph {
                filling.nextWidth = min(filling.nextWidth, nextWidth(start, after: end))
            }
        } else {
            // Only the hyphen does not fit: it is left out, as inside a word that is too wide.
            filling.append(range, measure(from: start, through: reach), .insideWord)
            filling.hasTooWideWord = true
        }
        return (end ?? reach) + 1
    }

    /// The last piece up to `reach` after which the line fits with its hyphen, if it needs one.
    private mutating func lastFitting(from start: LineStart, through reach: Int, _ limit: Double) -> Int? {
        // Without a hyphen all up to `reach` fit.
        var fitting = reach
        while fitting >= start.piece, pieces[fitting].endsAtSoftHyphen { fitting -= 1 }
        let end = ExponentialSearch.last(from: fitting, to: reach, guess: reach) {
            shownWidth(from: start, through: $0) <= limit
        }
        return end >= start.piece ? end : nil
    }

    /// The width from which on the line would take in more.
    private mutating func nextWidth(_ start: LineStart, after end: Int) -> Double {
        let next = shownWidth(from: start, through: end + 1)
        guard pieces[end + 1].endsAtSoftHyphen else { return next }
        // Further pieces may be narrower than the hyphen.
        return min(next, width(from: start, through: end + 2))
    }

    /// The piece that the line probably ends with, by the sum of widths.
    private func guess(_ start: LineStart, _ limit: Double) -> Int {
        let end = offsets[start.piece].end - start.measure.width + limit
        return offsets.partitioningIndex(from: start.piece) { $0.end > end } - 1
    }

    mutating func measurePieces() {
        guard offsets.isEmpty else { return }
        let space = measure(" ").width
        var start = 0.0
        offsets = pieces.map { piece in
            let room = measure(text[piece.start..<piece.contentEnd])
            let spaces = text.utf8.distance(from: piece.contentEnd, to: piece.end)
            let end = start + room.width
            start = end + (piece.endsAtSoftHyphen ? 0 : Double(spaces) * space)
            return PieceOffset(measure: room, end: end)
        }
    }
}

extension LineFiller {
    /// The size of a line without a hyphen at its end.
    mutating func measure(from start: LineStart, through last: Int) -> LineMeasure {
        guard last > start.piece else { return start.measure }
        return kept(start, last) { filler in
            filler.measure(filler.text[start.position..<filler.pieces[last].contentEnd])
        }
    }

    /// The size of a line with a hyphen if it ends at a soft hyphen.
    private mutating func shownMeasure(from start: LineStart, through last: Int) -> LineMeasure {
        guard pieces[last].endsAtSoftHyphen else { return measure(from: start, through: last) }
        return kept(start, last, isHyphenated: true) { filler in
            let content = filler.text[start.position..<filler.pieces[last].contentEnd]
            return filler.measure(content + "-")
        }
    }

    /// The width of a line without a hyphen at its end.
    mutating func width(from start: LineStart, through last: Int) -> Double {
        measure(from: start, through: last).width
    }

    /// The width of a line with a hyphen if it ends at a soft hyphen.
    private mutating func shownWidth(from start: LineStart, through last: Int) -> Double {
        shownMeasure(from: start, through: last).width
    }

    /// A cached measure; only lines that begin with a whole piece are cached.
    private mutating func kept(
        _ start: LineStart, _ last: Int, isHyphenated: Bool = false,
        measure: (borrowing LineFiller) -> LineMeasure
    ) -> LineMeasure {
        guard start.position == pieces[start.piece].start else { return measure(self) }
        let key = UInt64(start.piece) << 32 | UInt64(last) << 1 | (isHyphenated ? 1 : 0)
        if let measure = measures[key] { return measure }
        let measure = measure(self)
        measures[key] = measure
        return measure
    }
}

extension LineFiller {
    /// Breaks a word that is too wide, until its rest fits or the line ends with it.
    ///
    /// - Returns: The piece with which the next line begins; meaningless if no further line is needed.
    private mutating func breakInside(_ number: Int, of paragraph: Paragraph, _ filling: inout Filling) -> Int
    {
        filling.hasTooWideWord = true
        let piece = pieces[number]
        let places = graphemes(of: piece)
        let limit = filling.width
        var (first, taken) = (0, 8)
        while true {
            let position = places[first]
            var measured = (last: first, room: LineMeasure(width: 0))
            // Computed before the rest, which may be long, is measured.
            let last = ExponentialSearch.last(from: first, to: places.count - 1, guess: first + taken) {
                last in
                let room = measure(text[position..<places[last]])
                if room.width <= limit { measured = (last, room) }
                return room.width <= limit
            }
            if last == places.count - 1 {
                let start = LineStart(position, piece: number, measured.room)
                return takeWords(from: start, of: paragraph, &filling)
            }
            let next = max(last, first + 1)
            let room = next == last ? measured.room : measure(text[position..<places[next]])
            guard next < places.count - 1 else {
                filling.append(position..<piece.end, room, piece.endsParagraph ? .paragraph : .betweenWords)
                return number + 1
            }
            filling.append(position..<places[next], room, .insideWord)
            if filling.isFull { return number }
            (taken, first) = (next - first, next)
        }
    }

    /// The beginnings of the graphemes of a piece, and the end of the last visible one.
    private func graphemes(of piece: Piece) -> [String.Index] {
        var places: [String.Index] = []
        var position = piece.start
        while position < piece.contentEnd {
            places.append(position)
            position = text.index(after: position)
        }
        return places + [piece.contentEnd]
    }
}
