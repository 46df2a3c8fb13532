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
    public init?(_ name: String) {
        let typeNames = ["UIFont.TextStyle", "Font.TextStyle", "TextStyle"]
        guard let loose = LooseName(name, typeNames: typeNames), Self.mayBeSpelled(loose) else { return nil }
        // Most names are spelled as the scale itself spells them.
        if let style = Self.allCases.first(where: { $0.names.short == name }) {
            self = style
            return
        }
        if let style = Self.allCases.first(where: { $0.isSpelled(loose) }) {
            self = style
        } else if loose.isSpelled("subhead") {
            self = .subheadline
        } else {
            return nil
        }
    }

    /// Whether a name begins with two letters that some spelling begins with, a quick look that most names of
    /// large token files end at.
    private static func mayBeSpelled(_ name: LooseName) -> Bool {
        switch name.firstLetters {
        case ("l", "a")?, ("t", "i")?, ("h", "e")?, ("b", "o")?, ("c", "a")?, ("s", "u")?, ("f", "o")?,
            ("e", "x")?:
            true
        // UIKit's and Core Text's constants and WebKit's keywords: `UIFont…`, `UICTFont…`, `kCTUIFont…`, `-apple-…`.
        case ("u", "i")?, ("k", "c")?, ("a", "p")?: true
        default: false
        }
    }

    private func isSpelled(_ name: LooseName) -> Bool {
        let names = names
        return name.isSpelled(names.short) || isSpelled(name, names.swiftUI)
            || isSpelled(name, names.rawValue) || isSpelled(name, names.objectiveC)
            || isSpelled(name, names.coreText) || isSpelled(name, names.css)
    }

    private func isSpelled(_ name: LooseName, _ spelling: String?) -> Bool {
        spelling.map(name.isSpelled) ?? false
    }
}
