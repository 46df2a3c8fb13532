import DynamicType

extension NameError {
    /// What is wrong and what to do; one line.
    var message: String {
        switch self {
        case .unknown(let name):
            typescale.unknown(
                "name", name,
                among: ContentSizeCategory.allCases.map(\.shortName) + TextStyle.allCases.map(\.shortName),
                listed: "names")
        case .unknownStyle(let name, let mayBeCommand):
            typescale.unknown(
                "text style", name,
                among: TextStyle.allCases.map(\.shortName)
                    + (mayBeCommand ? Command.named.map(\.rawValue) : []),
                listing: TextStyle.allCases.map(\.shortName), listed: "text styles")
        case .categoryAsOperand(let name):
            "\(quoted(name)) is a content size category, not a text style; use --category"
        case .unknownCategory(let option, let name): "\(option.flag): \(unknownCategoryMessage(name))"
        case .openRange(let option): "\(option.flag): a range needs an end, as in XL... or ...L"
        case .fallingRange(let option, let first, let last):
            "\(option.flag): a range runs from small to large, and \(first.shortName) is larger than "
                + last.shortName
        case .styleNotPublished(let style, let platform): styleMessage(style, platform)
        case .categoryNotPublished(let option, let category, let platform):
            "\(option.flag): \(categoryMessage(category, platform))"
        case .sizeNotPublished(let style, let category, let platform):
            "no size for \(style.shortName) at \(category.shortName) is known on \(platform.rawValue), "
                + "only at L"
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

    private func unknownCategoryMessage(_ name: String) -> String {
        if isBeyondLargest(name) {
            return "no such category: \(quoted(name)); the largest is 'accessibilityXXXL'"
        }
        if TextStyle(name: name) != nil {
            return "\(quoted(name)) is a text style, not a content size category"
        }
        return typescale.unknown(
            "content size category", name, among: ContentSizeCategory.allCases.map(\.shortName),
            listed: "categories")
    }

    /// Whether a name asks for an accessibility size beyond the last: `accessibilityXXXXL`, `AX6`.
    private func isBeyondLargest(_ name: String) -> Bool {
        let name = name.lowercased()
        if name.hasPrefix("ax"), let number = Int(name.dropFirst(2)) { return number > 5 }
        guard name.hasPrefix("accessibility"), name.hasSuffix("l") else { return false }
        let size = name.dropFirst("accessibility".count).dropLast()
        return size.count > 3 && size.allSatisfy { $0 == "x" }
    }

    private func categoryMessage(_ category: ContentSizeCategory, _ platform: Platform) -> String {
        switch platform {
        case .tvOS:
            "sizes for text-size settings on tvOS 27 are not published; the table that Apple prints is at L"
        case .macOS: "macOS does not scale text with the category; its table is at L"
        case .visionOS: "Apple publishes no visionOS table; the two sizes that are known are at L"
        case .iOS, .iPadOS, .watchOS:
            "Apple publishes no \(category.shortName) for \(platform.rawValue); it publishes "
                + platform.contentSizeCategories.map(\.shortName).joined(separator: ", ")
        }
    }
}
