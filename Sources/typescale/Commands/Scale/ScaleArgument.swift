import DynamicType
import JSONText

/// Reads the values of the scale's options.
enum ScaleArgument {
    static func size(_ option: OptionName, _ text: String) throws(UsageError) -> Double {
        guard let size = NumberArgument.positive(text) else { throw .badValue(option, .size(text)) }
        return size
    }

    static func lineHeight(_ option: OptionName, _ text: String) throws(UsageError) -> LineHeight {
        guard let height = LineHeight(text) else { throw .badValue(option, .lineHeight(text)) }
        return height
    }

    static func layoutValue(_ option: OptionName, _ text: String) throws(UsageError) -> Double {
        guard let value = NumberArgument.finite(text) else { throw .badValue(option, .layoutValue(text)) }
        return value
    }

    static func displayScale(_ option: OptionName, _ text: String) throws(UsageError) -> Double {
        guard let scale = NumberArgument.positive(text) else { throw .badValue(option, .displayScale(text)) }
        return scale
    }

    static func image(_ option: OptionName, _ text: String) throws(UsageError) -> InlineImage {
        let sides = text.asciiLowercased.parts(separatedBy: "x")
        guard sides.count == 2, let width = NumberArgument.positive(sides[0]),
            let height = NumberArgument.positive(sides[1])
        else { throw .badValue(option, .image(text)) }
        return InlineImage(width: width, height: height)
    }
}

/// Reads the two options that set the default category of a watch.
enum WatchArguments {
    static func defaultCategory(
        _ arguments: Arguments, on platform: Platform
    ) throws(UsageError) -> ContentSizeCategory {
        let options = [OptionName.watchSize, .defaultCategory].filter(arguments.has)
        guard let option = options.first else { return platform.defaultCategory }
        guard platform == .watchOS else { throw .optionOfOtherPlatform(option, .watchOS, given: platform) }
        guard options.count == 1 else { throw .excludedOption(.watchSize, by: .defaultCategory) }
        return try arguments.value(option) { (option, text) throws(UsageError) in
            guard option == .watchSize else { return try CategoryArgument.read(text, option, on: platform) }
            guard let size = NumberArgument.positive(text),
                let category = ContentSizeCategory(defaultForWatchSize: size)
            else { throw .badValue(option, .watchSize(text)) }
            return category
        } ?? platform.defaultCategory
    }
}

/// Reads a LIMIT: points, a category, a multiple or a percentage.
enum LimitArgument {
    /// The limit in a text; its category must be published for the platform.
    static func read(
        _ text: String, _ option: OptionName, on platform: Platform
    ) throws(UsageError) -> PointSizeLimit {
        guard let limit = PointSizeLimit(text) else { throw error(text, option) }
        if case .category(let category) = limit, !platform.contentSizeCategories.contains(category) {
            throw .name(.categoryNotPublished(option, category, platform))
        }
        return limit
    }

    /// The error about a text: a text that begins like a number is meant as one, any other as a category.
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
