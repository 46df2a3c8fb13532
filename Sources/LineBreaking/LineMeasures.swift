/// The size of a line.
public struct LineMeasure: Hashable, Sendable {
    /// In the unit of widths: finite, not below 0.
    public var width: Double

    /// In the unit of heights.
    public var height: Double

    /// Makes a size; with the default height, heights count lines.
    public init(width: Double, height: Double = 1) { (self.width, self.height) = (width, height) }
}

/// The pieces of a text, and the sizes of the lines that they make, measured when they are needed.
struct LineMeasures {
    private let text: String
    private let measure: (Substring) -> LineMeasure

    /// The pieces between breaks, in order.
    let pieces: [Piece]

    /// The approximate positions of the pieces on an endless line; empty until they are needed.
    private var offsets: [PieceOffset] = []

    /// The sizes of lines, by the numbers of their first and last pieces.
    private var known: [UInt64: LineMeasure] = [:]

    init(of text: String, measure: @escaping (Substring) -> LineMeasure) {
        (self.text, self.measure) = (text, measure)
        pieces = Piece.all(in: text)
    }

    /// The paragraphs between line ends, measured.
    func paragraphs() -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var first = 0
        for (number, piece) in pieces.enumerated() where piece.endsParagraph {
            let room = measure(pieces[first].start..<piece.contentEnd)
            paragraphs.append(Paragraph(first: first, last: number, measure: room))
            first = number + 1
        }
        return paragraphs
    }

    /// Measures all pieces, unless that was done before; the sizes of pieces can be asked for after it.
    mutating func measurePieces() {
        guard offsets.isEmpty else { return }
        let space = measure(" ").width
        var start = 0.0
        offsets = pieces.map { piece in
            let room = measure(piece.start..<piece.contentEnd)
            let spaces = text.utf8.distance(from: piece.contentEnd, to: piece.end)
            let end = start + room.width
            start = end + (piece.endsAtSoftHyphen ? 0 : Double(spaces) * space)
            return PieceOffset(measure: room, end: end)
        }
    }

    /// The size of a piece, without white space at its end.
    func measure(ofPiece number: Int) -> LineMeasure { offsets[number].measure }

    /// The width of the widest piece, or another width if that is larger.
    func widestPiece(atLeast width: Double) -> Double { offsets.reduce(width) { max($0, $1.width) } }

    /// The piece that a line probably ends with, by the sum of widths.
    func probableEnd(of start: LineStart, _ limit: Double) -> Int {
        let end = offsets[start.piece].end - start.measure.width + limit
        return offsets.partitioningIndex(from: start.piece) { $0.end > end } - 1
    }

    /// The size of a part of the text.
    func measure(_ range: Range<String.Index>) -> LineMeasure { measure(text[range]) }

    /// The beginnings of the graphemes of a piece, and the end of the last visible one.
    func graphemes(of piece: Piece) -> [String.Index] {
        var places: [String.Index] = []
        var position = piece.start
        while position < piece.contentEnd {
            places.append(position)
            position = text.index(after: position)
        }
        return places + [piece.contentEnd]
    }
}

extension LineMeasures {
    /// The size of a line without a hyphen at its end.
    mutating func measure(from start: LineStart, through last: Int) -> LineMeasure {
        guard last > start.piece else { return start.measure }
        return cached(start, last) { $0.measure(start.position..<$0.pieces[last].contentEnd) }
    }

    /// The size of a line with a hyphen if it ends at a soft hyphen.
    mutating func shownMeasure(from start: LineStart, through last: Int) -> LineMeasure {
        guard pieces[last].endsAtSoftHyphen else { return measure(from: start, through: last) }
        return cached(start, last, isHyphenated: true) {
            $0.measure($0.text[start.position..<$0.pieces[last].contentEnd] + "-")
        }
    }

    /// The width of a line without a hyphen at its end.
    mutating func width(from start: LineStart, through last: Int) -> Double {
        measure(from: start, through: last).width
    }

    /// The width of a line with a hyphen if it ends at a soft hyphen.
    mutating func shownWidth(from start: LineStart, through last: Int) -> Double {
        shownMeasure(from: start, through: last).width
    }

    /// A cached measure; only lines that begin with a whole piece are cached.
    private mutating func cached(
        _ start: LineStart, _ last: Int, isHyphenated: Bool = false,
        measure: (borrowing LineMeasures) -> LineMeasure
    ) -> LineMeasure {
        guard start.position == pieces[start.piece].start else { return measure(self) }
        let key = UInt64(start.piece) << 32 | UInt64(last) << 1 | (isHyphenated ? 1 : 0)
        if let measure = known[key] { return measure }
        let measure = measure(self)
        known[key] = measure
        return measure
    }
}
