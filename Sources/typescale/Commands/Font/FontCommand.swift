import DynamicType
import OpenType

/// Prints the vertical metrics of font files.
enum FontCommand {
    /// Options for sizes, which need `--size`.
    private static let optionsOfSizes: [OptionName] = [
        .style, .category, .max, .min, .maxCategory, .minCategory, .framework, .watchSize,
        .defaultCategory,
    ]

    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        guard !arguments.operands.isEmpty else { throw .missingFile(.font) }
        if try FontPicture.isAsked(arguments) { return try picture(arguments) }
        let output = try FieldOutput<FontField>(arguments, others: [Format.svg])
        if !arguments.has(.size), let option = optionsOfSizes.first(where: arguments.has) {
            throw .optionNeeds(option, .size)
        }
        let choice = try FaceChoice(arguments)
        var rows: [FontRow] = []
        var faceCount = 0
        var messages: [String] = []
        for path in arguments.operands {
            for face in faces(of: path, choice, arguments.inputs, &messages) {
                faceCount += 1
                rows += try self.rows(path, face, arguments)
            }
        }
        let status: ExitStatus = messages.isEmpty ? .done : .trouble
        guard !rows.isEmpty else { return Answer(bytes: [], messages: messages, status: status) }
        let isScaled = arguments.has(.size)
        return Answer(
            bytes: output.bytes(
                of: rows, fields: FontField.fields(isScaled: isScaled),
                tableFields: FontField.tableFields(isScaled: isScaled, faces: faceCount),
                cell: { $0.cell($1) }),
            messages: messages, status: status)
    }

    /// The specimens of the faces.
    private static func picture(_ arguments: Arguments) throws(UsageError) -> Answer {
        if !arguments.has(.size), let option = optionsOfSizes.first(where: arguments.has) {
            throw .optionNeeds(option, .size)
        }
        let choice = try FaceChoice(arguments)
        var (picture, messages) = (FontPicture(arguments), [String]())
        for path in arguments.operands {
            for face in faces(of: path, choice, arguments.inputs, &messages) {
                try picture.add(face, of: path)
            }
        }
        let status: ExitStatus = messages.isEmpty && picture.messages.isEmpty ? .done : .trouble
        return Answer(
            bytes: try picture.bytes(), messages: messages + picture.messages + picture.notes, status: status)
    }

    /// The readable faces of a file, with a message for each of the others.
    private static func faces(
        of path: String, _ choice: FaceChoice, _ inputs: InputFiles, _ messages: inout [String]
    ) -> [FontFace] {
        var faces: [FontFace] = []
        do throws(UsageError) {
            let file = try FontFileArgument(path, addingTo: inputs)
            for number in try file.numbers(named: choice.face) {
                do throws(UsageError) {
                    faces.append(try choice.apply(to: try file.face(at: number), of: path))
                } catch {
                    messages.append(error.message)
                }
            }
        } catch {
            messages.append(error.message)
        }
        return faces
    }

    /// The row of a face, or with a size its rows at the categories.
    private static func rows(
        _ path: String, _ face: FontFace, _ arguments: Arguments
    ) throws(UsageError) -> [FontRow] {
        guard arguments.has(.size) else {
            let platform = try arguments.value(.platform, as: Platform.self)
            let accents = platform == .macOS ? face.tallAccentNote() : nil
            return [FontRow(file: path, face: face, scaled: nil, accents: accents)]
        }
        let scale = try FaceScale(face, arguments)
        let accents = scale.platform == .macOS ? face.tallAccentNote() : nil
        return scale.rows.map { FontRow(file: path, face: face, scaled: $0, accents: accents) }
    }
}

/// One answer of `font`: a face of a file, or a face at a content size category.
struct FontRow {
    let file: String
    let face: FontFace
    /// The size at a category and the metrics there; `nil` without a size.
    let scaled: ScaleRow?
    /// The note on accents that rise above the ascender, on macOS.
    var accents: FontNote?

    /// The notes on the face; with a size, the figure that a note is about, and the note on accents on macOS.
    private var notes: [String] {
        var notes = face.notes.map(\.message)
        guard let scaled, let lineHeight = scaled.fontMetrics?.lineHeight else {
            return notes + [accents?.message].compactMap { $0 }
        }
        for (number, note) in face.notes.enumerated() {
            if case .systemFamily = note {
                notes[number] +=
                    "; as a system font its line height is \(NumberText.rounded(lineHeight * 1.15)) here"
            }
        }
        return notes + [accents?.message].compactMap { $0 }
    }

    private var axes: Report.Cell {
        .records(
            ["tag", "minimum", "default", "maximum", "name"],
            face.axes.map { axis in
                [
                    .text(axis.tag.description), .number(axis.minimum), .number(axis.defaultValue),
                    .number(axis.maximum), .optional(axis.name),
                ]
            })
    }

    private var instances: Report.Cell {
        .records(
            ["name", "postScriptName", "variation"],
            face.instances.map { instance in
                let values = zip(face.axes, instance.values).map { "\($0.tag)=\(NumberText.exact($1))" }
                return [
                    .optional(instance.name), .optional(instance.postScriptName),
                    .text(values.joined(separator: ",")),
                ]
            })
    }

    /// The value of a field; null without one.
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
        case .axes: axes
        case .instances: instances
        case .notes: .list(notes)
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
    case axes
    case instances
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

    // Fonts have dozens of instances.
    var isInTable: Bool { self != .platform && self != .instances }

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

    /// Whether the field does not depend on a size.
    private var isInUnits: Bool {
        switch self {
        case .unitsPerEm, .ascenderUnits, .descenderUnits, .lineGapUnits, .capHeightUnits, .xHeightUnits,
            .lineHeightPerEm, .axes, .instances:
            true
        default: false
        }
    }
}
