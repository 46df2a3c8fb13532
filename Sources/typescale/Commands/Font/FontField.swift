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

    /// The fields of a row by default.
    static func fields(isScaled: Bool) -> [FontField] {
        allCases.filter { isScaled ? !$0.isInUnits : $0.options.isEmpty }
    }

    /// The fields of a table for people; notes are last, because they are long.
    ///
    /// With sizes, the table names the face only if there are several.
    static func tableFields(isScaled: Bool, faces count: Int) -> [FontField] {
        let shown = fields(isScaled: isScaled).filter { field in
            guard field.isInTable, field != .notes else { return false }
            switch field {
            case .file, .face, .family: return !isScaled || count > 1
            case .postScriptName, .metricsTable: return !isScaled
            default: return true
            }
        }
        return shown + [.notes]
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
