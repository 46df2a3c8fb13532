/// What lies between two breaks of a text.
struct Piece {
    let start: String.Index
    let end: String.Index

    /// Where what is seen of a line that ends with it ends.
    let contentEnd: String.Index
    let endsAtSoftHyphen: Bool

    /// Whether a line end, or the end of the text, follows.
    let endsParagraph: Bool

    /// The pieces of a text, of which the last ends a paragraph; none of an empty text.
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
