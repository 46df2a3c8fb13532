/// What lies between two line ends of a text, as numbers of pieces.
struct Paragraph {
    let first: Int
    let last: Int

    /// Its width on one line.
    let width: Double
}
