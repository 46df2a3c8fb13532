/// Where a line begins.
struct LineStart {
    let position: String.Index
    let piece: Int

    /// The width of what the line takes of the piece, without white space and a hyphen after it.
    let width: Double

    init(_ position: String.Index, piece: Int, width: Double) {
        (self.position, self.piece, self.width) = (position, piece, width)
    }
}
