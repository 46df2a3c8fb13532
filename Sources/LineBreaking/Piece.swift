/// The part of a text between two breaks.
struct Piece {
    let start: String.Index
    let end: String.Index

    /// The end of the visible content of a line that ends with it.
    let contentEnd: String.Index
    let endsAtSoftHyphen: Bool

    /// Whether a line end, or the end of the text, follows.
    let endsParagraph: Bool

    /// The pieces of a text; the last one ends a paragraph.
    ///
    /// An empty text does not have pieces.
    static func all(in text: String) -> [Piece] {
        guard !text.isEmpty else { return [] }
        var pieces: [Piece] = []
        var start = text.startIndex
        for place in LineBreak.all(in: text) {
            pieces.append(
                Piece(
                    start: start, end: place.position, contentEnd: place.contentEnd,
                    endsAtSoftHyphen: place.kind == .softHyphen, endsParagraph: place.kind == .mandatory))
            start = place.position
        }
        let contentEnd = contentEnd(of: text[start...])
        pieces.append(
            Piece(
                start: start, end: text.endIndex, contentEnd: contentEnd, endsAtSoftHyphen: false,
                endsParagraph: true))
        return pieces
    }

    private static func contentEnd(of line: Substring) -> String.Index {
        var end = line.endIndex
        while end > line.startIndex {
            let before = line.index(before: end)
            var graphemes = BreakingGraphemes(String(line[before..<end]))
            guard let last = graphemes.next()?.breakClass, last == .space || last == .lineEnd else { break }
            end = before
        }
        return end
    }
}

/// A paragraph between two line ends, as numbers of pieces.
struct Paragraph {
    let first: Int
    let last: Int

    /// Its room on one line.
    let measure: LineMeasure

    var width: Double { measure.width }
}

/// The position of a piece on an endless line, as the sum of the widths of pieces.
struct PieceOffset {
    /// The size of the piece, without white space at its end.
    let measure: LineMeasure

    /// Its end, without white space.
    let end: Double

    var width: Double { measure.width }
}

/// The beginning of a line.
struct LineStart {
    let position: String.Index
    let piece: Int

    /// The size of the line's part of the piece, without white space and a hyphen after it.
    let measure: LineMeasure

    init(_ position: String.Index, piece: Int, _ measure: LineMeasure) {
        (self.position, self.piece, self.measure) = (position, piece, measure)
    }
}

/// The lines filled so far at one width.
struct Filling {
    let width: Double
    /// The number of lines after which filling stops.
    var maximumLines = Int.max
    var lines: [FilledLine] = []
    var hasTooWideWord = false

    /// The lines are the same at all widths from the current one up to, but not including, this one.
    var nextWidth = Double.infinity

    /// Whether enough lines have been filled.
    var isFull: Bool { lines.count >= maximumLines }

    mutating func append(_ range: Range<String.Index>, _ measure: LineMeasure, _ ending: FilledLine.Ending) {
        lines.append(
            FilledLine(range: range, width: measure.width, height: measure.height, ending: ending))
    }
}
