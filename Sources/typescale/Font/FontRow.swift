import DynamicType
import FontFile

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
        case .face: number(face.number)
        case .family: text(face.name.family)
        case .postScriptName: text(face.name.postScriptName)
        case .unitsPerEm: number(metrics.unitsPerEm)
        case .metricsTable: .text(metrics.table.rawValue)
        case .ascenderUnits: number(metrics.ascender)
        case .descenderUnits: number(metrics.descender)
        case .lineGapUnits: number(metrics.lineGap)
        case .capHeightUnits: number(metrics.capHeight)
        case .xHeightUnits: number(metrics.xHeight)
        case .lineHeightPerEm: .number(metrics.lineHeightPerEm)
        case .notes: .list(face.notes.map(\.message))
        case .platform: text(scaled?.systemFont.platform.rawValue)
        case .style: text(scaled?.systemFont.textStyle.shortName)
        case .category: text(scaled?.category.shortName)
        case .pointSize: number(scaled?.pointSize)
        case .ascender: number(points?.ascender)
        case .descender: number(points?.descender)
        case .lineGap: number(points?.lineGap)
        case .lineHeight: number(points?.lineHeight)
        case .capHeight: number(points?.capHeight)
        case .xHeight: number(points?.xHeight)
        }
    }

    private func number(_ number: Double?) -> Report.Cell { number.map(Report.Cell.number) ?? .null }

    private func number(_ number: Int?) -> Report.Cell { number.map { .number(Double($0)) } ?? .null }

    private func text(_ text: String?) -> Report.Cell { text.map(Report.Cell.text) ?? .null }
}
