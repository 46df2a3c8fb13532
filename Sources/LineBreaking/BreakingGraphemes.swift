/// The graphemes of a text, in order.
struct BreakingGraphemes: IteratorProtocol {
    private let text: String
    private var position: String.Index

    init(_ text: String) {
        self.text = text
        position = text.startIndex
    }

    mutating func next() -> BreakingGrapheme? {
        guard position < text.endIndex else { return nil }
        let start = position
        position = text.index(after: start)
        let scalars = text.unicodeScalars
        let first = scalars[start]
        let second = scalars.index(after: start)
        guard second < position else {
            return BreakingGrapheme(
                start: start, breakClass: BreakClass(first), endsInJoiner: first == "\u{200D}")
        }
        let last = scalars[scalars.index(before: position)]
        return BreakingGrapheme(
            start: start, breakClass: Self.breakClass(of: first, scalars[second]),
            endsInJoiner: last == "\u{200D}")
    }

    /// The class of a grapheme of several scalars, by its first two.
    private static func breakClass(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> BreakClass {
        // Emoji presentation turns a symbol into an emoji, but not a digit.
        if second == "\u{FE0F}", !first.isASCII, first.properties.isEmoji { return .ideograph }
        let breakClass = BreakClass(first)
        // A space with a mark is visible.
        return breakClass == .space ? .other : breakClass
    }
}

/// A grapheme with its break class.
struct BreakingGrapheme {
    let start: String.Index
    let breakClass: BreakClass

    /// Whether it ends in a zero-width joiner, which forbids a break after it.
    let endsInJoiner: Bool
}
