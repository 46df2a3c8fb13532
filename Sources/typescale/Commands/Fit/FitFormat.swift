/// The formats of `fit`: those of rows, and one that marks the texts that fail.
enum FitFormat: String, CaseIterable {
    case table
    case json
    case csv
    case markdown
    case github
}
