/// Where a line begins.
struct LineStart {
    let position: String.Index
    let piece: Int

    /// The room of what the line takes of the piece, without white space and a hyphen after it.
    let measure: LineMeasure

    init(_ position: String.Index, piece: Int, _ measure: LineMeasure) {
        (self.position, self.piece, self.measure) = (position, piece, measure)
    }
}
