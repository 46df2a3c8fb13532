extension LineFiller {
    /// Breaks a word that alone is too wide, until its rest fits or the line ends with it.
    ///
    /// - Returns: The piece with which the next line begins; any where no further line is asked for.
    mutating func breakInside(_ number: Int, of paragraph: Paragraph, _ filling: inout Filling) -> Int {
        filling.hasTooWideWord = true
        let piece = pieces[number]
        let places = graphemes(of: piece)
        let limit = filling.width
        var (first, taken) = (0, 8)
        while true {
            let position = places[first]
            var measured = (last: first, room: LineMeasure(width: 0))
            // Found before the rest is measured, which may be long.
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

    /// Where the graphemes of a piece begin, and where the last one ends that is seen.
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
