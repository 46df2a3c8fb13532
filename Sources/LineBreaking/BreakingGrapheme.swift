/// A grapheme as breaking sees it.
struct BreakingGrapheme {
    let start: String.Index
    let breakClass: BreakClass

    /// Whether it ends in a zero-width joiner, which holds what follows.
    let endsInJoiner: Bool
}
