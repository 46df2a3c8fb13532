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
    mutating func takeWords(
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

    /// The last piece up to `reach` after which the line fits with its hyphen, where it needs one.
    private mutating func lastFitting(from start: LineStart, through reach: Int, _ limit: Double) -> Int? {
        // Without a hyphen all up to `reach` fit.
        var fitting = reach
        while fitting >= start.piece, pieces[fitting].endsAtSoftHyphen { fitting -= 1 }
        let end = ExponentialSearch.last(from: fitting, to: reach, guess: reach) {
            shownWidth(from: start, through: $0) <= limit
        }
        return end >= start.piece ? end : nil
    }

    /// The width from which on the line would take more.
    private mutating func nextWidth(_ start: LineStart, after end: Int) -> Double {
        let next = shownWidth(from: start, through: end + 1)
        guard pieces[end + 1].endsAtSoftHyphen else { return next }
        // Further pieces may take less than the hyphen does.
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
