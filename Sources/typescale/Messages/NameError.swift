import DynamicType
import JSONText

/// An error about a name, or about a figure that a platform does not have.
enum NameError: Error, Equatable {
    case unknown(String)
    case unknownStyle(String, mayBeCommand: Bool)
    case unknownStyleOfOption(String)
    /// A weight or slope after a style that Apple does not publish for it.
    case variantNotPublished(String, TextStyle, Platform)
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
        case .unknown(let name): nameMessage(name)
        case .unknownStyle(let name, let mayBeCommand):
            OperandHint(name, mayBeCommand: mayBeCommand).message
        case .unknownStyleOfOption(let name):
            unknownWordMessage(
                "text style", name, among: TextStyle.allCases.flatMap(\.spellings),
                listing: TextStyle.allCases.map(\.shortName), listed: "text styles")
        case .variantNotPublished(let name, let style, let platform):
            variantMessage(name, style, platform)
        case .unknownCategory(let option, let name):
            "\(option.flag): "
                + (CategoryHint(name).message
                    ?? "unknown content size category \(quoted(name)); categories: \(CategoryHint.list)")
        case .unknownLimit(let option, let text):
            "\(option.flag): \(CategoryHint(text).message ?? UsageError.BadValue.limit(text).message(option))"
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

    /// The message about a name in no vocabulary.
    private func nameMessage(_ name: String) -> String {
        if let hint = CategoryHint(name).message, TextStyle(name) == nil { return hint }
        let styles = TextStyle.allCases.flatMap { style in
            style.spellings.map { (name: $0, value: style.shortName) }
        }
        let near = NearestName.oneSlip(from: name, among: styles)
        if near.count == 1 { return "unknown name \(quoted(name)); did you mean '\(near[0].name)'?" }
        return "unknown name \(quoted(name)); text styles: "
            + TextStyle.allCases.map(\.shortName).joined(separator: ", ")
            + "; categories: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"
    }

    private func variantMessage(_ name: String, _ style: TextStyle, _ platform: Platform) -> String {
        if name.asciiLowercased.contains("italic") {
            return "\(quoted(name)): a slope does not change the figures; write \(style.shortName), or "
                + "\(style.shortName).emphasized for the emphasized weight"
        }
        let font = SystemFont(forTextStyle: style, compatibleWith: platform.defaultCategory, on: platform)
        let weights = [font?.weight, font?.emphasizedWeight].compactMap { $0?.rawValue }
        return "\(quoted(name)): the weights of \(style.shortName) on \(platform.rawValue) are "
            + weights.joined(separator: " and emphasized ")
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

extension TextStyle {
    /// The style's names in all vocabularies.
    var spellings: [String] { NameVocabulary.allCases.compactMap(name) }
}
