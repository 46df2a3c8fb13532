extension ContentSizeCategory {
    /// The short name: the end of UIKit's raw value, such as `XL` or `accessibilityXXXL`.
    public var shortName: String { names.short }

    /// The category's name in a vocabulary; `nil` in those that have none for categories.
    public func name(in vocabulary: NameVocabulary) -> String? {
        switch vocabulary {
        case .short: names.short
        case .humanInterfaceGuidelines: names.humanInterfaceGuidelines
        case .uiKit: names.uiKit
        case .objectiveC: names.objectiveC
        case .rawValue: rawValue
        case .swiftUI: names.swiftUI
        case .simctl: names.simctl
        case .coreText: names.coreText
        case .css: nil
        case .launchArgument: "-UIPreferredContentSizeCategoryName \(rawValue)"
        }
    }

    /// Finds the category that a name stands for in any vocabulary; `nil` when it stands for none.
    ///
    /// The pair of words of ``NameVocabulary/launchArgument`` is no name.
    ///
    /// - Parameter name: Case, `-`, `_` and spaces do not matter, nor does a leading `.`,
    ///   `UIContentSizeCategory.`, `ContentSizeCategory.` or `DynamicTypeSize.`. `AX-XL` and its like are
    ///   accepted too, with the hyphen.
    public init?(_ name: String) {
        let typeNames = ["UIContentSizeCategory", "ContentSizeCategory", "DynamicTypeSize"]
        guard let loose = LooseName(name, typeNames: typeNames),
            let category = Self.allCases.first(where: { $0.isSpelled(loose) })
        else { return nil }
        self = category
    }

    private func isSpelled(_ name: LooseName) -> Bool {
        let names = names
        return name.isSpelled(names.short) || name.isSpelled(names.humanInterfaceGuidelines)
            || name.isSpelled(names.uiKit) || name.isSpelled(names.swiftUI) || name.isSpelled(rawValue)
            || name.isSpelled(names.objectiveC) || name.isSpelled(names.coreText)
            || name.isSpelled(names.simctl) || isSpelledAfterAX(name)
    }

    private func isSpelledAfterAX(_ name: LooseName) -> Bool {
        guard isAccessibilityCategory, let size = name.afterAXHyphen else { return false }
        return size.isSpelled(String(shortName.dropFirst("accessibility".count)))
    }
}
