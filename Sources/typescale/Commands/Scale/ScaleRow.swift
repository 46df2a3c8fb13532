import DynamicType
import OpenType

/// One answer of the scale: a text style at a content size category.
struct ScaleRow {
    /// The system font of the style at the category that was looked up, before any limit.
    let systemFont: SystemFont
    /// Whether the style's emphasized weight was asked for.
    let isEmphasized: Bool
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
    let tracking: Double?
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
        case .platform: .text(systemFont.platform.rawValue)
        case .style: .text(systemFont.textStyle.shortName)
        case .category: .text(category.shortName)
        case .effectiveCategory: .text(systemFont.category.shortName)
        case .isAccessibilityCategory: .boolean(category.isAccessibilityCategory)
        case .font: .text(isCustom ? "custom" : "system")
        case .baseSize: number(baseSize)
        case .systemPointSize: .number(systemFont.pointSize)
        case .pointSize: .number(pointSize)
        case .unclampedPointSize: .number(unclampedPointSize)
        case .maximumPointSize: number(limits.maximum)
        case .minimumPointSize: number(limits.minimum)
        case .isClamped: .boolean(pointSize != unclampedPointSize)
        case .leading: number(leading)
        case .lineHeight: number(lineHeight)
        case .naturalLineHeight: number(designedLine?.natural)
        case .lineSpacing: number(designedLine?.spacing)
        case .baselineOffset: number(designedLine?.baselineOffset)
        case .lineHeightMultiple: number(designedLine?.multiple)
        case .cutsGlyphs: designedLine?.cutsGlyphs.map(Report.Cell.boolean) ?? .null
        case .ascender: number(fontMetrics?.ascender)
        case .descender: number(fontMetrics?.descender)
        case .lineGap: number(fontMetrics?.lineGap)
        case .tracking: number(tracking)
        case .weight:
            text(isCustom ? nil : (isEmphasized ? systemFont.emphasizedWeight : systemFont.weight)?.rawValue)
        case .emphasizedWeight: text(isCustom ? nil : systemFont.emphasizedWeight?.rawValue)
        case .scale: .number(pointSize / defaultPointSize)
        case .percent:
            .number(PointSizeLimit.wholePercentage(of: defaultPointSize, reachedBy: pointSize))
        case .scaleFactor: number(scaleFactor)
        case .scalingLeading: number(systemFont.scalingLeading)
        case .value: number(value)
        case .scaledValue: number(scaledValue)
        case .imageWidth: number(imageWidth)
        case .imageHeight: number(imageWidth == nil ? nil : lineHeight)
        }
    }

    private var isCustom: Bool { baseSize != nil }

    private func number(_ number: Double?) -> Report.Cell { number.map(Report.Cell.number) ?? .null }

    private func text(_ text: String?) -> Report.Cell { text.map(Report.Cell.text) ?? .null }
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
