/// The fields of a row of the scale, in the order of JSON and CSV.
enum ScaleField: String, ReportField {
    case platform
    case style
    case category
    case effectiveCategory
    case isAccessibilityCategory
    case font
    case baseSize
    case systemPointSize
    case pointSize
    case unclampedPointSize
    case maximumPointSize
    case minimumPointSize
    case isClamped
    case leading
    case lineHeight
    case naturalLineHeight
    case lineSpacing
    case baselineOffset
    case lineHeightMultiple
    case cutsGlyphs
    case ascender
    case descender
    case lineGap
    case tracking
    case weight
    case emphasizedWeight
    case scale
    case percent
    case scaleFactor
    case scalingLeading
    case value
    case scaledValue
    case imageWidth
    case imageHeight

    /// The options one of which the field needs; empty for a field of every row.
    var options: [OptionName] {
        switch self {
        case .effectiveCategory: [.maxCategory, .minCategory]
        case .baseSize, .systemPointSize: [.size]
        case .unclampedPointSize, .isClamped: [.max, .min]
        case .maximumPointSize: [.max]
        case .minimumPointSize: [.min]
        case .value, .scaledValue: [.value]
        case .ascender, .descender, .lineGap: [.font]
        case .imageWidth, .imageHeight: [.image]
        case .naturalLineHeight, .lineSpacing, .baselineOffset, .lineHeightMultiple, .cutsGlyphs:
            [.lineHeight]
        case .platform, .style, .category, .isAccessibilityCategory, .font, .pointSize, .leading, .lineHeight,
            .tracking, .weight, .emphasizedWeight, .scale, .percent, .scaleFactor, .scalingLeading:
            []
        }
    }

    /// Whether a table for people shows the field by default.
    var isInTable: Bool {
        switch self {
        case .platform, .isAccessibilityCategory, .font, .emphasizedWeight, .scale, .percent, .scaleFactor,
            .scalingLeading, .lineHeightMultiple, .cutsGlyphs:
            false
        default: true
        }
    }
}
