extension TextStyle {
    /// The short name: UIKit's member name, such as `largeTitle`, or what the table prints.
    public var shortName: String { names.short }

    /// The style's name in a vocabulary; `nil` in those that have none for it, or none that is published.
    public func name(in vocabulary: NameVocabulary) -> String? {
        switch vocabulary {
        case .short: names.short
        case .uiKit: names.uiKit
        case .objectiveC: names.objectiveC
        case .rawValue: names.rawValue
        case .swiftUI: names.swiftUI
        case .coreText: names.coreText
        case .css: names.css
        case .humanInterfaceGuidelines, .simctl, .launchArgument: nil
        }
    }

    /// Finds the text style that a name stands for in any vocabulary; `nil` when it stands for none.
    ///
    /// - Parameter name: Case, `-`, `_` and spaces do not matter, nor does a leading `.`,
    ///   `UIFont.TextStyle.`, `Font.TextStyle.` or `TextStyle.`. `subhead` is accepted too.
    public init?(name: String) {
        // Most names are spelled as the scale itself spells them.
        if let style = Self.allCases.first(where: { $0.names.short == name }) {
            self = style
            return
        }
        let typeNames = ["UIFont.TextStyle", "Font.TextStyle", "TextStyle"]
        guard let loose = LooseName(name, typeNames: typeNames) else { return nil }
        if let style = Self.allCases.first(where: { $0.isSpelled(loose) }) {
            self = style
        } else if loose.isSpelled("subhead") {
            self = .subheadline
        } else {
            return nil
        }
    }

    private func isSpelled(_ name: LooseName) -> Bool {
        let names = names
        let spellings = [
            names.short, names.swiftUI, names.rawValue, names.objectiveC, names.coreText, names.css,
        ]
        return spellings.contains { $0.map(name.isSpelled) ?? false }
    }
}
