/// The rule for two adjacent characters.
struct AdjacentPair {
    /// The class before `previous`; `nil` at the start of the line.
    let beforePrevious: BreakClass?
    let previous: BreakClass
    let next: BreakClass

    var allowsBreak: Bool {
        guard !isHeldByNext, !isHeldByPrevious else { return false }
        switch previous {
        case .hyphen where next.isLetter && isInsideWord: return true
        case .dash: return next != .digit && !next.isQuotation
        case .softHyphen: return !next.isQuotation
        case .wideMark: return true
        case .emDash: return next != .emDash && !next.isQuotation
        // Between ideographs a dash is as wide as they are, and two dashes belong together.
        case .ellipsis where beforePrevious?.isIdeographic == true || beforePrevious == .ellipsis: return true
        case .slash where next.isLetter && next != .hebrew: return true
        default: break
        }
        if next == .emDash || next == .wideOpening { return !previous.isQuotation }
        return isBesideIdeograph || isBesideHangul
    }

    /// Whether no line begins with `next`.
    private var isHeldByNext: Bool {
        switch next {
        case .glue, .closing, .wideMark, .nonstarter, .exclamation, .slash, .separator, .hyphen, .dash,
            .softHyphen, .quotation, .finalQuotation, .ellipsis:
            true
        default: false
        }
    }

    /// Whether no line ends with `previous`.
    private var isHeldByPrevious: Bool {
        switch previous {
        case .glue, .opening, .wideOpening, .quotation, .initialQuotation: true
        default: false
        }
    }

    /// Whether a hyphen joins two parts of a word; in Hebrew it joins a prefix, which is not a word.
    private var isInsideWord: Bool {
        guard let beforePrevious else { return false }
        return beforePrevious == .digit || beforePrevious.isLetter && beforePrevious != .hebrew
    }

    private var isBesideIdeograph: Bool {
        previous.isIdeographic && next != .percent || next.isIdeographic && previous != .currency
    }

    /// Words in Hangul stay whole, and so do quotation marks with them.
    private var isBesideHangul: Bool {
        switch (previous, next) {
        case (.hangul, .hangul), (.hangul, .percent), (.currency, .hangul): false
        case (.hangul, _): !next.isQuotation
        case (_, .hangul): !previous.isQuotation
        default: false
        }
    }
}

/// The rule for two characters with white space between them.
struct SpacedPair {
    /// The class before `previous`; `nil` at the start of the line.
    let beforePrevious: BreakClass?

    /// The last character before the white space; `nil` if the line begins with it.
    let previous: BreakClass?

    /// The first character after the white space.
    let next: BreakClass

    /// The class after `next`; `nil` at the end of the text.
    let following: BreakClass?

    /// Not before closing marks and similar characters, nor after an opening mark.
    var allowsBreak: Bool {
        switch next {
        case .glue, .exclamation, .slash, .closing, .wideMark: return false
        // A separate mark, as before ":" in French.
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
