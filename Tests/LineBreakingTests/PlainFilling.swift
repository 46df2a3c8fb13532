import LineBreaking

/// Greedy filling that measures every line that can be, for comparison.
struct PlainFilling {
    var lines: [String] = []
    var hasTooWideWord = false

    init(_ text: String, _ width: Double, _ measure: (Substring) -> Double) {
        let places = LineBreak.all(in: text)
        var start = text.startIndex
        while start < text.endIndex {
            var end: String.Index?
            var isUnhyphened = false
            for place in places where place.position > start {
                let content = text[start..<max(start, place.contentEnd)]
                if measure(content) <= width {
                    if place.kind != .softHyphen || measure(content + "-") <= width {
                        (end, isUnhyphened) = (place.position, false)
                    } else if end == nil || isUnhyphened {
                        (end, isUnhyphened) = (place.position, true)
                    }
                }
                if place.kind == .mandatory { break }
            }
            if !places.contains(where: { $0.position > start && $0.kind == .mandatory }) {
                let content = text[start..<Self.contentEnd(of: text, from: start)]
                if measure(content) <= width { (end, isUnhyphened) = (text.endIndex, false) }
            }
            let next = end ?? Self.brokenWord(text, start, places, width, measure)
            if end == nil || isUnhyphened { hasTooWideWord = true }
            lines.append(String(text[start..<next]))
            start = next
        }
    }

    /// The beginning of the white space at the end of a text.
    private static func contentEnd(of text: String, from start: String.Index) -> String.Index {
        text[start...].lastIndex { !(($0.isWhitespace && $0 != "\u{A0}") || $0 == "\u{200B}") }
            .map { text.index(after: $0) } ?? start
    }

    private static func brokenWord(
        _ text: String, _ start: String.Index, _ places: [LineBreak], _ width: Double,
        _ measure: (Substring) -> Double
    ) -> String.Index {
        let first = places.first { $0.position > start }
        let wordEnd = first?.position ?? text.endIndex
        let contentEnd = first?.contentEnd ?? contentEnd(of: text, from: start)
        var end = text.index(after: start)
        while end < contentEnd {
            let next = text.index(after: end)
            guard next < contentEnd, measure(text[start..<next]) <= width else { break }
            end = next
        }
        return end < contentEnd ? end : wordEnd
    }
}

/// Widths of texts that need no font.
enum Measurers {
    /// Each grapheme is 10 wide; soft hyphens and zero-width spaces have no width.
    static func even(_ text: Substring) -> Double {
        text.reduce(0) { $0 + ("\u{AD}\u{200B}".contains($1) ? 0 : 10) }
    }

    /// Graphemes of several widths, with a kern between some, as in a font.
    static func kerned(_ text: Substring) -> Double {
        var (width, previous) = (0.0, 0)
        for character in text where !"\u{AD}\u{200B}\n".contains(character) {
            let advance = Int(character.unicodeScalars.first?.value ?? 0) % 7 + 3
            width += Double(advance * 100)
            if previous % 3 == 1, advance % 2 == 0 { width -= 37 }
            previous = advance
        }
        return width
    }
}
