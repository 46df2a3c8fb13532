/// Two characters with white space between them, which may part at its end.
struct SpacedPair {
    /// What stands before `previous`; `nil` at the start of the line.
    let beforePrevious: BreakClass?

    /// The last character before the white space; `nil` where the line begins with it.
    let previous: BreakClass?

    /// The first character after the white space.
    let next: BreakClass

    /// What follows `next`; `nil` at the end of the text.
    let following: BreakClass?

    /// Not before closing marks and what stands like them, nor after an opening mark.
    var allowsBreak: Bool {
        switch next {
        case .glue, .exclamation, .slash, .closing, .wideMark: return false
        // A mark that stands alone, as before ":" in French.
        case .separator, .finalQuotation: guard !isFollowedByNothing else { return false }
        default: break
        }
        switch previous {
        case .opening, .wideOpening: return false
        // Opening only where a word can begin: "“" closes in German.
        case .initialQuotation: return !isWordStart
        default: return true
        }
    }

    /// Whether a word can begin at `previous`.
    private var isWordStart: Bool {
        guard let beforePrevious else { return true }
        return beforePrevious == .space || beforePrevious.isOpening
    }

    private var isFollowedByNothing: Bool {
        switch following {
        case nil, .space, .lineEnd, .glue, .closing, .wideMark, .separator, .exclamation: true
        default: false
        }
    }
}
