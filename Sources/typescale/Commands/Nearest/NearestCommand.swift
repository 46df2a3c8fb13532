import DynamicType
import JSONText

/// The text styles nearest to sizes.
enum NearestCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        let output = try FieldOutput<NearestField>(arguments)
        let platform = try arguments.value(.platform, as: Platform.self) ?? .iOS
        let weight = try arguments.value(.weight, as: FontWeight.self) ?? .regular
        guard !arguments.operands.isEmpty else { throw .missingSize }
        var rows: [NearestRow] = []
        for operand in arguments.operands {
            guard let size = SizeAndLine(operand) else { throw .badSize(operand) }
            let styles = NearestTextStyle.nearest(
                to: size.points, lineHeight: size.lineHeight, weight: weight, on: platform)
            guard styles.allSatisfy({ $0.customPointSizeAtLargest?.isFinite ?? true }) else {
                throw .badSize(operand)
            }
            rows += styles.map { NearestRow(points: size.points, nearest: $0) }
        }
        let fields = NearestField.allCases
        let largest = platform.contentSizeCategories.last.map(\.heading) ?? ""
        let grid = output.format.map { format in
            NearestField.grid(of: rows, largest: largest, format.shown)
        }
        return Answer(
            bytes: output.bytes(
                of: rows, fields: fields, tableFields: fields,
                common: [("platform", .text(platform.rawValue))], grid: grid, cell: { $0.cell($1) }))
    }
}

/// A size, and a line height after a slash, as in `17/22`.
private struct SizeAndLine {
    let points: Double
    var lineHeight: Double?

    init?(_ text: String) {
        let parts = text.parts(separatedBy: "/")
        guard parts.count <= 2, let first = parts.first, let points = Double(positiveArgument: first) else {
            return nil
        }
        self.points = points
        guard parts.count == 2 else { return }
        guard let height = Double(positiveArgument: parts[1]) else { return nil }
        lineHeight = height
    }
}

/// One answer of `nearest`: a size and a text style.
struct NearestRow {
    let points: Double
    let nearest: NearestTextStyle

    func cell(_ field: NearestField) -> Report.Cell {
        switch field {
        case .points: .number(points)
        case .style: .text(nearest.font.textStyle.shortName)
        case .pointSize: .number(nearest.font.pointSize)
        case .difference: .number(nearest.difference)
        case .leading: .optional(nearest.font.leading)
        case .weight: .text(nearest.font.weight.rawValue)
        case .systemAtLargest: .optional(nearest.systemPointSizeAtLargest)
        case .customAtLargest: .optional(nearest.customPointSizeAtLargest)
        }
    }
}

/// The fields of a row of `nearest`, in the order of JSON and CSV.
enum NearestField: String, ReportField {
    case points
    case style
    case pointSize
    case difference
    case leading
    case weight
    case systemAtLargest
    case customAtLargest

    var options: [OptionName] { [] }

    var isInTable: Bool { true }

    /// The table for people: signed differences, and the name of the largest category in the headings.
    static func grid(of rows: [NearestRow], largest: String, _ shown: ShownText) -> TextGrid {
        let report = Report(
            columns: allCases.map(\.column), rows: rows.map { row in allCases.map { row.cell($0) } })
        var grid = TextGrid(report.withoutEmptyColumns, shown)
        let headings = [
            systemAtLargest.heading: "system at \(largest)", customAtLargest.heading: "custom at \(largest)",
        ]
        grid.headings = grid.headings.map { headings[$0] ?? $0 }
        if let column = grid.headings.firstIndex(of: difference.heading) {
            for (line, row) in rows.enumerated() {
                let sign = row.nearest.difference > 0 ? "+" : ""
                grid.lines[line][column] =
                    row.nearest.difference == 0 ? "exact" : sign + grid.lines[line][column]
            }
        }
        return grid
    }
}
