import DynamicType
import OpenType

/// One answer of the scale: a text style at a content size category.
struct ScaleRow {
    /// The system font of the style at the category that was looked up, before any limit.
    let systemFont: SystemFont
    /// Whether the style's emphasized weight was asked for.
    let isEmphasized: Bool
    /// The options by which rows differ in form.
    let request: ScaleRequest
    /// The category that was asked for.
    let category: ContentSizeCategory
    let baseSize: Double?
    let unclampedPointSize: Double
    let limits: PointSizeLimits
    let pointSize: Double
    let leading: Double?
    let lineHeight: Double?
    /// The requested line height; `nil` without `--line-height`.
    let designedLine: DesignedLine?
    /// The metrics of a font file, at the effective size.
    let fontMetrics: ScaledVerticalMetrics?
    /// The system font at a size of its own.
    let sizedFont: SizedSystemFont?
    let tracking: Double?
    /// The letter spacing in points at the effective size, and as a share of the size.
    let letterSpacing: (points: Double, em: Double)?
    /// The size at the default category, which `scale` refers to.
    let defaultPointSize: Double
    /// The factor of `UIFontMetrics` at the category that was looked up; `nil` for a style without leadings.
    let scaleFactor: Double?
    let value: Double?
    let scaledValue: Double?
    let imageWidth: Double?

    /// The value of a field; null without one.
    func cell(_ field: ScaleField) -> Report.Cell {
        switch field {
        case .platform:
            .text(request.isCatalyst ? RequestedPlatform.catalystName : systemFont.platform.rawValue)
        case .style: isFixed ? .null : .text(systemFont.textStyle.shortName)
        case .category: isFixed ? .null : .text(category.shortName)
        case .effectiveCategory: .text(systemFont.category.shortName)
        case .isAccessibilityCategory: isFixed ? .null : .boolean(category.isAccessibilityCategory)
        case .font: .text(isCustom ? "custom" : "system")
        case .baseSize: .optional(baseSize)
        case .systemPointSize: isFixed ? .null : length(systemFont.pointSize)
        case .pointSize: length(pointSize)
        case .unclampedPointSize: length(unclampedPointSize)
        case .maximumPointSize: .optional(limits.maximum)
        case .minimumPointSize: .optional(limits.minimum)
        case .isClamped: .boolean(pointSize != unclampedPointSize)
        case .leading: length(leading)
        case .lineHeight: length(lineHeight)
        case .naturalLineHeight: length(designedLine?.natural)
        case .lineSpacing: length(designedLine?.spacing)
        case .baselineOffset: length(designedLine?.baselineOffset)
        case .lineHeightMultiple: .optional(designedLine?.multiple)
        case .cutsGlyphs: designedLine?.cutsGlyphs.map(Report.Cell.boolean) ?? .null
        case .ascender: length(fontMetrics?.ascender ?? sizedFont?.ascender)
        case .descender: length(fontMetrics?.descender ?? sizedFont?.descender)
        case .lineGap: length(fontMetrics?.lineGap)
        case .tracking: length(tracking)
        case .letterSpacing: length(letterSpacing?.points)
        case .letterSpacingEm: .optional(letterSpacing?.em)
        case .weight: .optional(weight?.rawValue)
        case .emphasizedWeight: .optional(isOfStyle ? systemFont.emphasizedWeight?.rawValue : nil)
        case .scale: .number(pointSize / defaultPointSize)
        case .percent:
            .number(PointSizeLimit.wholePercentage(of: defaultPointSize, reachedBy: pointSize))
        case .scaleFactor: .optional(isFixed ? nil : scaleFactor)
        case .scalingLeading: isFixed ? .null : length(systemFont.scalingLeading)
        case .value: .optional(value)
        case .scaledValue: length(scaledValue)
        case .imageWidth: length(imageWidth)
        case .imageHeight: imageWidth == nil ? .null : length(lineHeight)
        }
    }

    /// Whether the size is that of a font of one's own and not the system font's.
    private var isCustom: Bool { baseSize != nil && sizedFont == nil }

    /// Whether the font is the text style's.
    private var isOfStyle: Bool { baseSize == nil }

    /// Whether the size does not scale.
    private var isFixed: Bool { request.isUnscaled }

    private var weight: FontWeight? {
        if isCustom { return nil }
        if sizedFont != nil { return .regular }
        return isEmphasized ? systemFont.emphasizedWeight : systemFont.weight
    }

    /// A length as the platform draws it.
    private func length(_ points: Double?) -> Report.Cell {
        guard let points, request.isCatalyst else { return .optional(points) }
        let share = abs(points).share(percentage: RequestedPlatform.catalystPercentage)
        return .number(points < 0 ? -share : share)
    }
}

/// The line height of a design compared with the font's own, in points.
struct DesignedLine {
    let height: Double
    /// Ascender − descender of the font; `nil` if it is not known.
    let natural: Double?
    /// The font's own distance between baselines, including its line gap; `nil` if it is not known.
    let ownDistance: Double?

    /// The space that SwiftUI's `.lineSpacing(_:)` adds between lines; negative if the font needs more.
    var spacing: Double? { natural == nil ? nil : ownDistance.map { height - $0 } }

    /// UIKit's `.baselineOffset` for equal minimum and maximum line heights.
    var baselineOffset: Double? { natural.map { (height - $0) / 2 } }

    /// The height as a multiple of the font's own, as `lineHeightMultiple` is.
    var multiple: Double? { natural.map { height / $0 } }

    /// Whether the height is less than the font's ascender and descender.
    var cutsGlyphs: Bool? { natural.map { height < $0 } }
}

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
    case letterSpacing
    case letterSpacingEm
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
        case .baseSize, .systemPointSize: [.size, .systemSize]
        case .unclampedPointSize, .isClamped: [.max, .min]
        case .maximumPointSize: [.max]
        case .minimumPointSize: [.min]
        case .value, .scaledValue: [.value]
        case .ascender, .descender: [.font, .systemSize]
        case .lineGap: [.font]
        case .letterSpacing, .letterSpacingEm: [.letterSpacing]
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
            .scalingLeading, .lineHeightMultiple, .cutsGlyphs, .letterSpacingEm:
            false
        default: true
        }
    }
}
