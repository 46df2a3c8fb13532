import DynamicType

/// The categories of `--category`, each with whether it was named alone or came with others.
struct CategoryList {
    /// One category of the list.
    struct Item: Equatable {
        let category: ContentSizeCategory
        /// Named alone: a style without a figure here is an error instead of being left out.
        var isNamed: Bool
    }

    /// The words that stand for several categories.
    static let words = ["all", "standard", "accessibility"]

    private(set) var items: [Item] = []
    private let platform: Platform

    /// All categories of a platform.
    init(allOf platform: Platform) {
        self.platform = platform
        append(platform.contentSizeCategories, isNamed: false)
    }

    /// Reads a list: names, ranges such as `XL...AX2`, and the words; each category once, in the order given.
    init(_ text: String, option: OptionName, platform: Platform) throws(UsageError) {
        self.platform = platform
        for part in text.parts(separatedBy: ",") {
            let item = part.trimmingSpaces
            guard !item.isEmpty else { throw .emptyListItem(option) }
            let published = platform.contentSizeCategories
            switch item.asciiLowercased {
            case "all": append(published, isNamed: false)
            case "standard": append(published.filter { !$0.isAccessibilityCategory }, isNamed: false)
            case "accessibility":
                let categories = published.filter(\.isAccessibilityCategory)
                guard !categories.isEmpty else {
                    throw .name(.categoryNotPublished(option, .accessibilityMedium, platform))
                }
                append(categories, isNamed: false)
            default: try append(item, option)
            }
        }
    }

    private mutating func append(_ item: Substring, _ option: OptionName) throws(UsageError) {
        guard let (first, last) = Self.ends(of: item) else {
            append([try CategoryArgument.read(item, option, on: platform)], isNamed: true)
            return
        }
        guard !first.isEmpty || !last.isEmpty else { throw .name(.openRange(option)) }
        let published = platform.contentSizeCategories
        let start = first.isEmpty ? published.first : try CategoryArgument.read(first, option, on: platform)
        let end = last.isEmpty ? published.last : try CategoryArgument.read(last, option, on: platform)
        guard let start, let end else { return }
        guard start <= end else { throw .name(.fallingRange(option, start, end)) }
        append(published.filter { start <= $0 && $0 <= end }, isNamed: false)
    }

    /// What stands before and after the first three dots in a row; `nil` where there are none.
    private static func ends(of item: Substring) -> (Substring, Substring)? {
        let dots = "...".utf8
        var start = item.startIndex
        while let dot = item.utf8[start...].firstIndex(of: UInt8(ascii: ".")) {
            if item.utf8[dot...].starts(with: dots) {
                return (item[..<dot], item[item.utf8.index(dot, offsetBy: dots.count)...])
            }
            start = item.utf8.index(after: dot)
        }
        return nil
    }

    private mutating func append(_ categories: [ContentSizeCategory], isNamed: Bool) {
        for category in categories {
            if let position = items.firstIndex(where: { $0.category == category }) {
                items[position].isNamed = items[position].isNamed || isNamed
            } else {
                items.append(Item(category: category, isNamed: isNamed))
            }
        }
    }
}

/// One category as the value of an option.
enum CategoryArgument {
    /// The category of a name in any vocabulary, which the platform must publish.
    static func read(
        _ text: some StringProtocol, _ option: OptionName, on platform: Platform
    ) throws(UsageError) -> ContentSizeCategory {
        guard let category = ContentSizeCategory(name: String(text)) else {
            throw .name(.unknownCategory(option, String(text)))
        }
        guard platform.contentSizeCategories.contains(category) else {
            throw .name(.categoryNotPublished(option, category, platform))
        }
        return category
    }
}
