import DynamicType
import OpenType

/// One answer of `font`: a face of a file, or a face at a content size category.
struct FontRow {
    let file: String
    let face: FontFace
    /// The size at a category and the metrics there; `nil` without a size.
    let scaled: ScaleRow?

    /// The value of a field; null where there is none.
    func cell(_ field: FontField) -> Report.Cell {
        let (metrics, points) = (face.metrics, scaled?.fontMetrics)
        return switch field {
        case .file: .text(file)
        case .face: .optional(face.number)
        case .family: .optional(face.name.family)
        case .postScriptName: .optional(face.name.postScriptName)
        case .unitsPerEm: .optional(metrics.unitsPerEm)
        case .metricsTable: .text(metrics.table.rawValue)
        case .ascenderUnits: .optional(metrics.ascender)
        case .descenderUnits: .optional(metrics.descender)
        case .lineGapUnits: .optional(metrics.lineGap)
        case .capHeightUnits: .optional(metrics.capHeight)
        case .xHeightUnits: .optional(metrics.xHeight)
        case .lineHeightPerEm: .number(metrics.lineHeightPerEm)
        case .notes: .list(face.notes.map(\.message))
        case .platform: .optional(scaled?.systemFont.platform.rawValue)
        case .style: .optional(scaled?.systemFont.textStyle.shortName)
        case .category: .optional(scaled?.category.shortName)
        case .pointSize: .optional(scaled?.pointSize)
        case .ascender: .optional(points?.ascender)
        case .descender: .optional(points?.descender)
        case .lineGap: .optional(points?.lineGap)
        case .lineHeight: .optional(points?.lineHeight)
        case .capHeight: .optional(points?.capHeight)
        case .xHeight: .optional(points?.xHeight)
        }
    }
}
