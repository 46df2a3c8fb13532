/// A word for a content size category that depends on the platform.
public enum CategoryWord: String, CaseIterable, Hashable, Sendable {
    /// The category at which a size is itself: `large`, or what the watch starts from.
    case `default`
    /// The platform's largest category, such as `accessibilityExtraExtraExtraLarge` on iOS.
    case largest
    /// The platform's smallest category.
    case smallest

    /// Finds the word that a name is; case, `-`, `_` and spaces do not matter, nor does a leading `.`.
    public init?(_ name: String) {
        guard let loose = LooseName(name, typeNames: []),
            let word = Self.allCases.first(where: { loose.isSpelled($0.rawValue) })
        else { return nil }
        self = word
    }

    /// The category that the word stands for.
    ///
    /// - Parameters:
    ///   - platform: The platform whose categories are meant.
    ///   - defaultCategory: The category that `default` stands for, as a watch's; the platform's own where it is
    ///     `nil`.
    /// - Returns: A category of the platform's table.
    public func category(
        on platform: Platform, defaultCategory: ContentSizeCategory? = nil
    ) -> ContentSizeCategory {
        let usual = defaultCategory ?? platform.defaultCategory
        return switch self {
        case .default: usual
        case .largest: platform.contentSizeCategories.last ?? usual
        case .smallest: platform.contentSizeCategories.first ?? usual
        }
    }
}
