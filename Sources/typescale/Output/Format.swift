/// The formats in which rows can be printed.
enum Format: String, CaseIterable {
    case table
    case json
    case csv
    case markdown
}
