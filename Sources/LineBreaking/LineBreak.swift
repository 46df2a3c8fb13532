/// A place in a text at which a line ends or may end.
///
/// The places are those between two graphemes at which the rules of ``all(in:)`` allow a break: the start and
/// the end of the text are not breaks, and a line feed at the end of the text does not make one.
public struct LineBreak: Hashable, Sendable {
    /// Why the line ends there.
    public enum Kind: Hashable, Sendable {
        /// A line may end there.
        case allowed
        /// A line may end there, and then shows a hyphen.
        case softHyphen
        /// A line ends there: after a line feed or another line end.
        case mandatory
    }

    /// The beginning of the next line.
    public let position: String.Index

    /// The end of the visible content of the line, before white space, a line end and a soft hyphen.
    public let contentEnd: String.Index

    /// Why the line ends there.
    public let kind: Kind
}

extension LineBreak {
    /// All breaks of a text, in order.
    ///
    /// Line ends are LF, CR LF, CR, U+0085, U+2028 and U+2029. Lines may end after white space and U+200B; after
    /// hyphens and slashes inside words, and dashes; and on both sides of ideographs, kana and Hangul words,
    /// unless a mark beside them belongs to them. The rules are those of Unicode's line breaking algorithm as far
    /// as interface texts need them, without a dictionary. Time is linear in the text.
    ///
    /// https://www.unicode.org/reports/tr14/
    public static func all(in text: String) -> [LineBreak] {
        var finder = LineBreakFinder(text)
        return finder.breaks()
    }
}

/// Walks over the graphemes of a text and finds the breaks between them.
struct LineBreakFinder {
    private let text: String
    private var graphemes: BreakingGraphemes
    private var found: [LineBreak] = []

    /// The last grapheme of the line that is not white space, and the one before it.
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
