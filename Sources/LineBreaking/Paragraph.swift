/// What lies between two line ends of a text, as numbers of pieces.
struct Paragraph {
    let first: Int
    let last: Int

    /// Its room on one line.
    let measure: LineMeasure

    var width: Double { measure.width }
}
