import DynamicType
import JSONText

/// An error about a name, or about a figure that a platform does not have.
enum NameError: Error, Equatable {
    case unknown(String)
    case unknownStyle(String, mayBeCommand: Bool)
    case categoryAsOperand(String)
    case unknownCategory(OptionName, String)
    /// A word in the place of a limit that is not a number or a category.
    case unknownLimit(OptionName, String)
    case openRange(OptionName)
    case fallingRange(OptionName, ContentSizeCategory, ContentSizeCategory)
    case styleNotPublished(TextStyle, Platform)
    case categoryNotPublished(OptionName, ContentSizeCategory, Platform)
    case sizeNotPublished(OptionName, TextStyle, ContentSizeCategory, Platform)
    case leadingNotPublished(TextStyle, OptionName)
}

extension NameError {
    /// The fault and the remedy, in one line.
    var message: String {
        switch self {
        case .unknown(let name):
            unknownWordMessage(
                "name", name,
                among: ContentSizeCategory.allCases.flatMap(\.spellings)
                    + TextStyle.allCases.flatMap(\.spellings),
                listing: ContentSizeCategory.allCases.map(\.shortName) + TextStyle.allCases.map(\.shortName),
                listed: "names")
        case .unknownStyle(let name, let mayBeCommand):
            unknownWordMessage(
                "text style", name,
                among: TextStyle.allCases.flatMap(\.spellings)
                    + (mayBeCommand ? Command.named.map(\.rawValue) : []),
                listing: TextStyle.allCases.map(\.shortName), listed: "text styles")
        case .categoryAsOperand(let name):
            "\(quoted(name)) is a content size category, not a text style; use --category"
        case .unknownCategory(let option, let name):
            "\(option.flag): "
                + (categoryHint(name)
                    ?? unknownWordMessage(
                        "content size category", name, among: ContentSizeCategory.allCases.map(\.shortName),
                        listed: "categories"))
        case .unknownLimit(let option, let text):
            "\(option.flag): \(categoryHint(text) ?? UsageError.BadValue.limit(text).message(option))"
        case .openRange(let option): "\(option.flag): a range needs at least one end, as in XL... or ...L"
        case .fallingRange(let option, let first, let last):
            "\(option.flag): a range goes from small to large, but \(first.shortName) is larger than "
                + last.shortName
        case .styleNotPublished(let style, let platform): styleMessage(style, platform)
        case .categoryNotPublished(let option, let category, let platform):
            "\(option.flag): \(categoryMessage(category, platform))"
        case .sizeNotPublished(let option, let style, let category, let platform):
            "\(option.flag): no size for \(style.shortName) at \(category.shortName) is known on "
                + "\(platform.rawValue), only at L"
        case .leadingNotPublished(let style, let option):
            "\(option.flag): Apple publishes no leading for \(style.shortName), and scaling needs one"
        }
    }

    private func styleMessage(_ style: TextStyle, _ platform: Platform) -> String {
        let published = platform.textStyles.map(\.shortName)
        guard platform != .visionOS else {
            return "Apple publishes no visionOS size for \(style.shortName); known are "
                + published.joined(separator: " and ")
        }
        let stem = style.shortName.prefix { !$0.isNumber }
        let kin = published.filter { $0.hasPrefix(stem) }
        return "Apple publishes no \(style.shortName) for \(platform.rawValue); it publishes "
            + (kin.isEmpty ? published.joined(separator: ", ") : kin.joined(separator: " and "))
    }

    /// The message about a word similar to a category; `nil` for other words.
    private func categoryHint(_ name: String) -> String? {
        if TextStyle(name) != nil {
            return "\(quoted(name)) is a text style, not a content size category"
        }
        if isBeyondLargest(name) {
            return "unknown content size category \(quoted(name)); the largest is 'accessibilityXXXL'"
        }
        let meant =
            withHyphen(name)
            ?? NearestName.nearest(to: name, among: ContentSizeCategory.allCases.flatMap(\.spellings))
        return meant.map { "unknown content size category \(quoted(name)); did you mean '\($0)'?" }
    }

    /// `AX-XL` for `AXXL`, which is ambiguous without the hyphen.
    private func withHyphen(_ name: String) -> String? {
        guard name.asciiLowercased.hasPrefix("ax") else { return nil }
        return ContentSizeCategory("AX-" + name.dropFirst(2)).map {
            "AX-" + $0.shortName.dropFirst("accessibility".count)
        }
    }

    /// Whether a name asks for an accessibility size beyond the last: `accessibilityXXXXL`, `AX6`.
    private func isBeyondLargest(_ name: String) -> Bool {
        let letters = Array(name.asciiLowercased.utf8.filter { $0 != UInt8(ascii: "-") })
        guard let prefix = ["accessibility", "ax"].first(where: { letters.starts(with: $0.utf8) })
        else { return false }
        let size = letters.dropFirst(prefix.utf8.count)
        if let number = Int(String(decoding: size, as: UTF8.self)) { return number > 5 }
        return size.last == UInt8(ascii: "l") && size.count > 4
            && size.dropLast().allSatisfy { $0 == UInt8(ascii: "x") }
    }

    private func categoryMessage(_ category: ContentSizeCategory, _ platform: Platform) -> String {
        switch platform {
        case .tvOS:
            "tvOS has one table, at L; the sizes of the text-size setting of tvOS 27 are not published"
        case .macOS: "macOS does not have Dynamic Type; its table is at L"
        case .visionOS: "Apple publishes no table for visionOS; the two known sizes are at L"
        case .iOS, .iPadOS, .watchOS:
            "Apple publishes no \(category.shortName) for \(platform.rawValue); it publishes "
                + platform.contentSizeCategories.map(\.shortName).joined(separator: ", ")
        }
    }
}

extension ContentSizeCategory {
    /// The category's names in all vocabularies.
    fileprivate var spellings: [String] { NameVocabulary.allCases.compactMap(name) }
}

extension TextStyle {
    /// The style's names in all vocabularies.
    fileprivate var spellings: [String] { NameVocabulary.allCases.compactMap(name) }
}
