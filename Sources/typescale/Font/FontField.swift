/// The fields of a row of `font`: of a face, or with `--size` of a face at a category.
enum FontField: String, ReportField {
    case file
    case face
    case family
    case postScriptName
    case unitsPerEm
    case metricsTable
    case ascenderUnits
    case descenderUnits
    case lineGapUnits
    case capHeightUnits
    case xHeightUnits
    case lineHeightPerEm
    case notes
    case platform
    case style
    case category
    case pointSize
    case ascender
    case descender
    case lineGap
    case lineHeight
    case capHeight
    case xHeight

    var options: [OptionName] {
        switch self {
        case .platform, .style, .category, .pointSize, .ascender, .descender, .lineGap, .lineHeight,
            .capHeight, .xHeight:
            [.size]
        default: []
        }
    }

    var isInTable: Bool { self != .platform }

    /// The fields of a row where none are named.
    static func present(in arguments: Arguments) -> [FontField] {
        guard arguments.has(.size) else { return allCases.filter { $0.options.isEmpty } }
        return allCases.filter { !$0.isInUnits }
    }

    /// Whether the field is about the font at no size.
    private var isInUnits: Bool {
        switch self {
        case .unitsPerEm, .ascenderUnits, .descenderUnits, .lineGapUnits, .capHeightUnits, .xHeightUnits,
            .lineHeightPerEm:
            true
        default: false
        }
    }
}
