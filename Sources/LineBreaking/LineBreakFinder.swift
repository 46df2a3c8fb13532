/// Walks over the graphemes of a text and finds the breaks between them.
struct LineBreakFinder {
    private let text: String
    private var graphemes: BreakingGraphemes
    private var found: [LineBreak] = []

    /// The last grapheme of the line that is no white space, and what stands before it.
    private var previous: BreakingGrapheme?
    private var beforePrevious: BreakClass?

    /// Whether white space follows it.
    private var isAfterSpace = false
    private var contentEnd: String.Index

    init(_ text: String) {
        self.text = text
        graphemes = BreakingGraphemes(text)
        contentEnd = text.startIndex
    }

    mutating func breaks() -> [LineBreak] {
        var following = graphemes.next()
        while let grapheme = following {
            following = graphemes.next()
            switch grapheme.breakClass {
            case .lineEnd: endLine(before: following)
            case .space: isAfterSpace = true
            default: take(grapheme, before: following)
            }
        }
        return found
    }

    private mutating func endLine(before following: BreakingGrapheme?) {
        guard let following else { return }
        found.append(LineBreak(position: following.start, contentEnd: contentEnd, kind: .mandatory))
        (previous, beforePrevious, isAfterSpace) = (nil, nil, false)
        contentEnd = following.start
    }

    private mutating func take(_ grapheme: BreakingGrapheme, before following: BreakingGrapheme?) {
        let next = grapheme.breakClass
        if isAfterSpace {
            let pair = SpacedPair(
                beforePrevious: beforePrevious, previous: previous?.breakClass, next: next,
                following: following?.breakClass)
            if pair.allowsBreak { allow(at: grapheme.start) }
        } else if let previous, !previous.endsInJoiner {
            let pair = AdjacentPair(
                beforePrevious: beforePrevious, previous: previous.breakClass, next: next)
            if pair.allowsBreak { allow(at: grapheme.start) }
        }
        beforePrevious = isAfterSpace ? .space : previous?.breakClass
        previous = grapheme
        isAfterSpace = false
        contentEnd = following?.start ?? text.endIndex
    }

    private mutating func allow(at position: String.Index) {
        guard !isAfterSpace, let previous, previous.breakClass == .softHyphen else {
            found.append(LineBreak(position: position, contentEnd: contentEnd, kind: .allowed))
            return
        }
        found.append(LineBreak(position: position, contentEnd: previous.start, kind: .softHyphen))
    }
}
