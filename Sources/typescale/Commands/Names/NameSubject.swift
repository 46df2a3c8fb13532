import DynamicType

/// What has names: a text style or a content size category.
enum NameSubject: Equatable {
    case style(TextStyle)
    case category(ContentSizeCategory)

    var isStyle: Bool { if case .style = self { true } else { false } }

    /// The name in a vocabulary; `nil` where there is none or none is published.
    func name(in vocabulary: NameVocabulary) -> String? {
        switch self {
        case .style(let style): style.name(in: vocabulary)
        case .category(let category): category.name(in: vocabulary)
        }
    }

    /// Whether a vocabulary has names for things of this kind at all.
    func has(_ vocabulary: NameVocabulary) -> Bool {
        switch self {
        case .style: TextStyle.allCases.contains { $0.name(in: vocabulary) != nil }
        case .category: ContentSizeCategory.allCases.contains { $0.name(in: vocabulary) != nil }
        }
    }
}
