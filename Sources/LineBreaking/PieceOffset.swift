/// Where a piece would stand on a line without an end, as the sum of the widths of pieces.
struct PieceOffset {
    /// The room of the piece alone, without white space at its end.
    let measure: LineMeasure

    /// Where it ends, without white space at its end.
    let end: Double

    var width: Double { measure.width }
}
