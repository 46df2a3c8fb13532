/// Fills lines of a text greedily: each takes as much as fits.
///
/// A line is measured alone, without white space at its end, and with a hyphen where it ends at a soft hyphen. A
/// word that alone is wider than the line is broken between two graphemes; a line takes one at least. A line end at
/// the very end of the text begins no further line.
///
/// Widths are numbers of one unit, whichever the measurer returns, and heights of another one; a longer line is taken
/// to be no narrower. What was measured is kept for the next width, so that a filler answers several widths faster
/// than several fillers.
public struct LineFiller {
    let text: String
    let measure: (Substring) -> LineMeasure

    /// What lies between two breaks, in order.
    let pieces: [Piece]

    /// What lies between two line ends, each the pieces of it.
    let paragraphs: [Paragraph]

    /// The height of all lines when only the line ends of the text end lines; 0 for an empty text.
    public let unbrokenHeight: Double

    /// The width of all lines when only the line ends of the text end lines.
    public let unbrokenWidth: Double

    /// Where the pieces begin and end on a line without an end, roughly; empty before it is needed.
    var offsets: [PieceOffset] = []

    /// The room of lines that begin with a piece, by its number and that of the piece at their end.
    var measures: [UInt64: LineMeasure] = [:]

    /// Takes a text and measures its unbroken lines.
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

    /// Takes a text and measures its unbroken lines, which are all 1 high.
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
    ///   - maximumLines: After how many lines the rest of the text does not matter.
    /// - Returns: The lines, which together are the text, or the first of them; what is not filled has no word
    ///   that is too wide.
    public mutating func filled(to width: Double, maximumLines: Int = .max) -> FilledText {
        var filling = Filling(width: width, maximumLines: maximumLines)
        for paragraph in paragraphs where !filling.isFull { fill(paragraph, &filling) }
        return FilledText(lines: filling.lines, hasTooWideWord: filling.hasTooWideWord)
    }
}

/// How much room a line takes.
public struct LineMeasure: Hashable, Sendable {
    /// In the unit of widths: finite, not below 0.
    public var width: Double

    /// In the unit of heights.
    public var height: Double

    /// Takes a width and a height; lines that are all of one height may be counted by it.
    public init(width: Double, height: Double = 1) { (self.width, self.height) = (width, height) }
}
