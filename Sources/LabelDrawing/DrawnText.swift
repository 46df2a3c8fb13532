import DynamicType
import LabelFitting

/// A text with its result at each content size category, as drawings show it.
public struct DrawnText {
    /// The result at a category.
    public struct Result {
        /// The category.
        public let category: ContentSizeCategory
        /// The size in points.
        public let pointSize: Double
        /// The verdict and its figures.
        public let label: FittedLabel

        /// Makes a result.
        public init(category: ContentSizeCategory, pointSize: Double, label: FittedLabel) {
            (self.category, self.pointSize, self.label) = (category, pointSize, label)
        }

        /// The category and the size: `AX1, 26 pt`.
        var name: String { "\(category.compactName), \(DrawingWords.number(pointSize)) pt" }
    }

    /// The text.
    public let text: String
    /// Its BCP 47 language tag, if it is known.
    public let language: String?
    /// Its key in a file of strings, if it has one.
    public let key: String?
    /// The label in words: the font, the size and the room.
    public let setting: String
    /// The room.
    public let limits: LabelLimits
    /// The results, in the order of the categories.
    public let results: [Result]
    /// Why verdicts are unknown, if some are.
    public let unknownReason: String?
    /// The fonts.
    let fonts: DrawingFonts
    /// The lines at the category with an index.
    private let layout: (Int) -> LabelLayout?

    /// Makes a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: Its BCP 47 language tag.
    ///   - key: Its key in a file of strings.
    ///   - setting: The label in words: the font, the size and the room.
    ///   - limits: The room.
    ///   - results: The results, in the order of the categories.
    ///   - unknownReason: Why verdicts are unknown, if some are.
    ///   - fonts: The fonts that the text was measured in.
    ///   - layout: The lines at the category with an index; `nil` if its verdict is unknown.
    public init(
        _ text: String, language: String? = nil, key: String? = nil, setting: String, limits: LabelLimits,
        results: [Result], unknownReason: String? = nil, fonts: DrawingFonts,
        layout: @escaping (Int) -> LabelLayout?
    ) {
        (self.text, self.language, self.key, self.setting) = (text, language, key, setting)
        (self.limits, self.results, self.unknownReason) = (limits, results, unknownReason)
        (self.fonts, self.layout) = (fonts, layout)
    }

    /// The text, or its beginning with an ellipsis, for titles.
    var shortText: String { text.count > 200 ? text.prefix(200) + "\u{2026}" : text }

    /// Whether the text has letters that are written from right to left, which are not drawn.
    var hasRightToLeftLetters: Bool { text.unicodeScalars.contains(where: Self.isRightToLeft) }

    /// `rtl` if the first letter is written from right to left, otherwise `ltr`.
    var direction: String {
        let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
        return first.map(Self.isRightToLeft) ?? false ? "rtl" : "ltr"
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            scalar.properties.isAlphabetic
        default: false
        }
    }

    /// The attributes of an element that holds the text.
    var attributes: String {
        (language.map { " lang=\"\(Markup.escaped($0))\"" } ?? "") + " dir=\"\(direction)\""
    }

    /// The picture of the label at the category with an index; `nil` if it is not drawn.
    func picture(_ index: Int) -> LabelPicture? {
        guard !hasRightToLeftLetters, results[index].label.verdict != .unknown else { return nil }
        return layout(index).map { LabelPicture(layout: $0, fonts: fonts, hasHeight: limits.height != nil) }
    }

    /// The index of the first category at which the text cannot be read completely.
    var firstFailure: Int? { results.firstIndex { $0.label.verdict.isFailure } }
}

extension ContentSizeCategory {
    /// The short name as tables head columns with it: `AX1` for `accessibilityM`.
    var compactName: String {
        guard isAccessibilityCategory,
            let number = Self.allCases.filter(\.isAccessibilityCategory).firstIndex(of: self)
        else { return shortName }
        return "AX\(number + 1)"
    }
}
