import DynamicType
import JSONText

extension ContentSizeCategory {
    /// The category of an argument: a name in any vocabulary, which the platform must publish, or a word.
    ///
    /// The word `default` means the default category, or the platform's own if it is `nil`.
    init(
        argument: String, of option: OptionName, on platform: Platform,
        defaultCategory: ContentSizeCategory? = nil
    ) throws(UsageError) {
        if let word = CategoryWord(argument) {
            self = word.category(on: platform, defaultCategory: defaultCategory)
            return
        }
        guard let category = ContentSizeCategory(typed: argument) else {
            throw .name(.unknownCategory(option, argument))
        }
        guard platform.contentSizeCategories.contains(category) else {
            throw .name(.categoryNotPublished(option, category, platform))
        }
        self = category
    }
}

extension PointSizeLimit {
    /// The limit of an argument: points, a category that the platform publishes, a multiple or a percentage.
    init(argument: String, of option: OptionName, on platform: Platform) throws(UsageError) {
        // A percentage is of the size, never a category.
        guard
            let limit = PointSizeLimit(argument)
                ?? ContentSizeCategory(typed: argument).map(PointSizeLimit.category)
        else { throw Self.error(argument, option) }
        if case .category(let category) = limit, !platform.contentSizeCategories.contains(category) {
            throw .name(.categoryNotPublished(option, category, platform))
        }
        self = limit
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

extension Arguments {
    /// The category of an option; the word `default` means the default category, or the platform's own.
    func category(
        _ option: OptionName, on platform: Platform, defaultCategory: ContentSizeCategory? = nil
    ) throws(UsageError) -> ContentSizeCategory? {
        try value(option) { (option, text) throws(UsageError) in
            try ContentSizeCategory(
                argument: text, of: option, on: platform, defaultCategory: defaultCategory)
        }
    }

    /// The LIMIT of an option.
    func limit(_ option: OptionName, on platform: Platform) throws(UsageError) -> PointSizeLimit? {
        try value(option) { (option, text) throws(UsageError) in
            try PointSizeLimit(argument: text, of: option, on: platform)
        }
    }

    /// The categories between `--min-category` and `--max-category`.
    func categoryLimits(
        on platform: Platform, defaultCategory: ContentSizeCategory? = nil
    ) throws(UsageError) -> ContentSizeCategoryRange {
        ContentSizeCategoryRange(
            minimum: try category(.minCategory, on: platform, defaultCategory: defaultCategory),
            maximum: try category(.maxCategory, on: platform, defaultCategory: defaultCategory))
    }

    /// The default category: the platform's, or the one that `--watch-size` or `--default-category` sets.
    func defaultCategory(on platform: Platform) throws(UsageError) -> ContentSizeCategory {
        let options = [OptionName.watchSize, .defaultCategory].filter(has)
        guard let option = options.first else { return platform.defaultCategory }
        guard platform == .watchOS else { throw .optionOfOtherPlatform(option, .watchOS, given: platform) }
        guard options.count == 1 else { throw .excludedOption(.watchSize, by: .defaultCategory) }
        if let category = try category(.defaultCategory, on: platform) { return category }
        let category = { (text: String) in
            Double(positiveArgument: text).flatMap(ContentSizeCategory.init(defaultForWatchSize:))
        }
        return try value(.watchSize, as: category, or: UsageError.BadValue.watchSize)
            ?? platform.defaultCategory
    }
}
