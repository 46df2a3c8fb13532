/// The fields of a row of `tokens`, in the order of JSON and CSV.
enum TokenField: String, ReportField {
    case token
    case style
    case category
    case effectiveCategory
    case baseSize
    case pointSize
    case unclampedPointSize
    case maximumPointSize
    case minimumPointSize
    case isClamped
    case lineHeight
    case file
    case line

    var options: [OptionName] { self == .effectiveCategory ? [.maxCategory, .minCategory] : [] }

    var isInTable: Bool { self != .unclampedPointSize && self != .isClamped }
}
