import DynamicType
import FontFile

/// How tall the lines of font files are.
enum FontCommand {
    /// Options that say at which sizes, and so need `--size`.
    private static let optionsOfSizes: [OptionName] = [
        .style, .category, .platform, .max, .min, .maxCategory, .minCategory, .framework, .watchSize,
        .defaultCategory,
    ]

    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        guard !arguments.operands.isEmpty else { throw .missingFile(.font) }
        let output = try FieldOutput<FontField>(arguments)
        if !arguments.has(.size), let option = optionsOfSizes.first(where: arguments.has) {
            throw .optionNeeds(option, .size)
        }
        var rows: [FontRow] = []
        var messages: [String] = []
        for path in arguments.operands {
            let faces: [FontFace]
            do throws(UsageError) {
                faces = try FontFileArgument(path).faces(named: arguments.value(.face))
            } catch {
                messages.append(error.message)
                continue
            }
            for face in faces { rows += try self.rows(path, face, arguments) }
        }
        guard messages.isEmpty else { return Answer(bytes: [], messages: messages, status: .trouble) }
        return Answer(bytes: bytes(of: rows, output, arguments))
    }

    /// The row of a face, or with a size its rows at the categories.
    private static func rows(
        _ path: String, _ face: FontFace, _ arguments: Arguments
    ) throws(UsageError) -> [FontRow] {
        guard arguments.has(.size) else { return [FontRow(file: path, face: face, scaled: nil)] }
        let platform = try arguments.value(.platform, as: WordArgument.platform) ?? .iOS
        let style = try StyleList.style(.style, arguments, on: platform)
        let request = try ScaleRequest(arguments, textStyles: [style], face: face)
        return try StyleScale(of: style, request).rows().map { row in
            FontRow(file: path, face: face, scaled: row)
        }
    }

    private static func bytes(
        of rows: [FontRow], _ output: FieldOutput<FontField>, _ arguments: Arguments
    ) -> [UInt8] {
        switch output {
        case .values(of: let field):
            return Array(rows.reduce(into: "") { $0 += $1.cell(field).bare + "\n" }.utf8)
        case .rows(let format, let named):
            let present = FontField.present(in: arguments)
            switch format {
            case .json: return JSONFormat.bytes(of: Report(rows, named ?? present))
            case .csv: return Array(CSVFormat.text(of: Report(rows, named ?? present)).utf8)
            case .table, .markdown:
                let shown =
                    named.map { Report(rows, $0) }
                    ?? Report(rows, present.filter(\.isInTable)).withoutEmptyColumns(for: format)
                let grid = TextGrid(shown)
                return Array((format == .table ? grid.plain : grid.markdown).utf8)
            }
        }
    }
}

extension Report {
    fileprivate init(_ rows: [FontRow], _ fields: [FontField]) {
        self.init(
            columns: fields.map { Column(key: $0.rawValue, heading: $0.heading) },
            rows: rows.map { row in fields.map(row.cell) })
    }
}
