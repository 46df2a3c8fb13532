import DynamicType
import JSONText

/// The categories of `--category`; each knows whether it was named individually.
struct CategoryList {
    /// One category of the list.
    struct Item: Equatable {
        let category: ContentSizeCategory
        /// Named individually: a style without a figure here is an error and not skipped.
        var isNamed: Bool
    }

    /// The words for several categories.
    static let words = ["all", "standard", "accessibility"]

    private(set) var items: [Item] = []
    private let platform: Platform
    /// The category that the word `default` means.
    private let defaultCategory: ContentSizeCategory

    /// All categories of a platform.
    init(allOf platform: Platform) {
        self.platform = platform
        defaultCategory = platform.defaultCategory
        append(platform.contentSizeCategories, isNamed: false)
    }

    /// Reads a list: names, ranges such as `XL...AX2`, and the words; each category once, in the order given.
    ///
    /// The word `default` means the default category, or the platform's own if it is `nil`.
    init(
        _ text: String, option: OptionName, platform: Platform, defaultCategory: ContentSizeCategory? = nil
    ) throws(UsageError) {
        self.platform = platform
        self.defaultCategory = defaultCategory ?? platform.defaultCategory
        // The ellipsis that editors make of three dots.
        let text = text.unicodeScalars.reduce(into: "") { $0 += $1 == "\u{2026}" ? "..." : String($1) }
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
            append([try category(item, option)], isNamed: true)
            return
        }
        guard !first.isEmpty || !last.isEmpty else { throw .name(.openRange(option)) }
        let published = platform.contentSizeCategories
        let start = first.isEmpty ? published.first : try category(first, option)
        let end = last.isEmpty ? published.last : try category(last, option)
        guard let start, let end else { return }
        guard start <= end else { throw .name(.fallingRange(option, start, end)) }
        append(published.filter { start <= $0 && $0 <= end }, isNamed: false)
    }

    private func category(
        _ name: Substring, _ option: OptionName
    ) throws(UsageError) -> ContentSizeCategory {
        try ContentSizeCategory(
            argument: String(name), of: option, on: platform, defaultCategory: defaultCategory)
    }

    /// The texts before and after the first three dots; `nil` if there are no three dots.
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
