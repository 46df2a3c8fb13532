import DynamicType

/// Reads a LIMIT: points, a category, a multiple or a percentage.
enum LimitArgument {
    static func read(
        _ text: String, _ option: OptionName, on platform: Platform
    ) throws(UsageError) -> PointSizeLimit {
        if let points = NumberArgument.positive(text) { return .points(points) }
        let body = text[..<(text.unicodeScalars.indices.last ?? text.startIndex)]
        switch text.unicodeScalars.last {
        case "%":
            if let percentage = NumberArgument.positive(body) { return .percentage(percentage) }
        case "x", "X":
            if let percentage = NumberArgument.positiveHundredfold(body) { return .percentage(percentage) }
            if NumberArgument.positive(body) != nil { throw .tooLarge(option) }
        default: break
        }
        // What begins like a number is meant as one; anything else as a category.
        guard let first = text.unicodeScalars.first, !"0123456789+-.".unicodeScalars.contains(first) else {
            throw .badValue(option, .limit(text))
        }
        guard ContentSizeCategory(name: text) != nil else { throw .name(.unknownLimit(option, text)) }
        return .category(try CategoryArgument.read(text, option, on: platform))
    }
}
