/// The lines at one width, as far as they are filled.
struct Filling {
    let width: Double
    /// After how many lines nothing more is asked.
    var maximumLines = Int.max
    var lines: [FilledLine] = []
    var hasTooWideWord = false

    /// The lines stay the same at all widths from this one to below that.
    var nextWidth = Double.infinity

    /// Whether no further line is asked for.
    var isFull: Bool { lines.count >= maximumLines }

    mutating func append(_ range: Range<String.Index>, _ measure: LineMeasure, _ ending: FilledLine.Ending) {
        lines.append(
            FilledLine(range: range, width: measure.width, height: measure.height, ending: ending))
    }
}
