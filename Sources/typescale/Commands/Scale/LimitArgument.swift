import DynamicType

/// Reads a LIMIT: points, a category, a multiple or a percentage.
enum LimitArgument {
    /// The limit that a text is; a category in it must be one that the platform publishes.
    static func read(
        _ text: String, _ option: OptionName, on platform: Platform
    ) throws(UsageError) -> PointSizeLimit {
        guard let limit = PointSizeLimit(text) else { throw error(text, option) }
        if case .category(let category) = limit, !platform.contentSizeCategories.contains(category) {
            throw .name(.categoryNotPublished(option, category, platform))
        }
        return limit
    }

    /// What is wrong with a text: what begins like a number is meant as one, anything else as a category.
    private static func error(_ text: String, _ option: OptionName) -> UsageError {
        if text.utf8.last == UInt8(ascii: "x"), case .points? = PointSizeLimit(String(text.dropLast())) {
            return .tooLarge(option)
        }
        let start = text.unicodeScalars.drop { $0 == "." }.first
        guard let start, !"0123456789+-".unicodeScalars.contains(start) else {
            return .badValue(option, .limit(text))
        }
        return .name(.unknownLimit(option, text))
    }
}
