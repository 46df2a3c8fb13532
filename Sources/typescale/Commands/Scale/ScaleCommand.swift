import DynamicType
import OpenType

/// The scale: any text style at any content size category.
enum ScaleCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        let isPicture = try ScalePicture.isAsked(arguments)
        let output = isPicture ? nil : try FieldOutput<ScaleField>(arguments, others: [Format.svg])
        let face = try face(arguments)
        let request = try ScaleRequest(arguments, face: face)
        var lines: [ScaleMatrix.Line] = []
        var misses = FilterMisses(arguments, request)
        for style in request.styles {
            let scale = try StyleScale(of: style, request)
            let known = try scale.rows()
            misses.add(known, of: scale)
            lines.append(
                ScaleMatrix.Line(textStyle: style.textStyle, known: known, shown: known.filter(scale.isShown))
            )
        }
        let rows = lines.flatMap(\.shown)
        let notes = ScaleNotes(about: rows, on: request.platform)
        let bytes: [UInt8]
        if let output {
            bytes = self.bytes(of: rows, lines, request, output, arguments)
        } else {
            bytes = try ScalePicture(request: request, lines: lines).bytes()
        }
        var answer = Answer(
            bytes: bytes,
            messages: [notes.source].compactMap { $0 } + request.notes
                + fontMessages(face, request, arguments)
                + [notes.cutGlyphs, rows.isEmpty ? misses.message : nil].compactMap { $0 },
            status: rows.isEmpty ? .no : .done)
        if output?.isForPeople ?? false { answer.summary = notes.leadings }
        return answer
    }

    /// Notes about the font file, on macOS also about accents that make lines taller.
    private static func fontMessages(
        _ face: FontFace?, _ request: ScaleRequest, _ arguments: Arguments
    ) -> [String] {
        guard let face, let path = arguments.value(.font) else { return [] }
        let accents = request.platform == .macOS ? face.tallAccentNote() : nil
        return face.messages(about: path) + [accents?.message(about: path)].compactMap { $0 }
    }

    /// The face of the font file that `--font` names.
    private static func face(_ arguments: Arguments) throws(UsageError) -> FontFace? {
        if arguments.has(.systemSize), arguments.has(.font) { throw .excludedOption(.systemSize, by: .font) }
        guard let path = arguments.value(.font) else {
            for option in [OptionName.face, .instance, .variation] where arguments.has(option) {
                throw .optionNeedsAll(option, [.font, .size].filter { !arguments.has($0) })
            }
            return nil
        }
        guard arguments.has(.size) else { throw .optionNeeds(.font, .size) }
        return try FontFileArgument(path, addingTo: arguments.inputs).face(try FaceChoice(arguments))
    }

    private static func bytes(
        of rows: [ScaleRow], _ lines: [ScaleMatrix.Line], _ request: ScaleRequest,
        _ output: FieldOutput<ScaleField>, _ arguments: Arguments
    ) -> [UInt8] {
        let present = ScaleField.allCases.filter { $0.isPresent(in: arguments) }
        var grid =
            request.fitsMatrix && output.isForPeople
            ? ScaleMatrix.grid(
                of: rows.isEmpty ? [] : lines, categories: request.categories.items.map(\.category),
                isCustom: request.baseSize != nil || request.systemSize != nil
                    || request.framework.order == nil) : nil
        grid?.title =
            "\(request.isCatalyst ? RequestedPlatform.catalystName : request.platform.rawValue) \u{B7} "
            + (request.baseSize.map { "custom font of \(NumberText.exact($0)) points" }
                ?? "point size/leading")
            + " \u{B7} default category \(request.defaultCategory.heading)"
        return output.bytes(
            of: rows, fields: present, tableFields: ScaleField.table(of: present),
            common: [
                (
                    "platform",
                    .text(request.isCatalyst ? RequestedPlatform.catalystName : request.platform.rawValue)
                )
            ], grid: grid, cell: { $0.cell($1) })
    }
}

extension ScaleRequest {
    /// Whether there are only sizes and leadings, which are shown best with one line per style and one column
    /// per category.
    fileprivate var fitsMatrix: Bool {
        styles.count > 1 && categories.items.count > 1 && value == nil && lineHeight == nil
            && letterSpacing == nil
            && image == nil && face == nil
    }
}

/// A matrix with one line per text style and one column per content size category: `size/leading`, as in
/// Apple's specifications.
enum ScaleMatrix {
    /// The rows of one style: the known ones, and those that a filter leaves.
    struct Line {
        let textStyle: TextStyle
        let known: [ScaleRow]
        let shown: [ScaleRow]
    }

    static func grid(of lines: [Line], categories: [ContentSizeCategory], isCustom: Bool) -> TextGrid {
        TextGrid(
            headings: ["style"] + categories.map(\.heading),
            lines: lines.map { line in
                [line.textStyle.shortName] + categories.map { cell(of: line, at: $0, isCustom: isCustom) }
            },
            alignsRight: [false] + categories.map { _ in true },
            shape: .matrix(split: 1 + categories.prefix { !$0.isAccessibilityCategory }.count))
    }

    /// Size and leading, or only the size of a custom font; a dash if it is not known, and blank if it is
    /// filtered out.
    private static func cell(of line: Line, at category: ContentSizeCategory, isCustom: Bool) -> String {
        guard line.known.contains(where: { $0.category == category }) else { return TextGrid.dash }
        guard let row = line.shown.first(where: { $0.category == category }) else { return "" }
        let text = { (field: ScaleField) in
            if case .number(let number) = row.cell(field) {
                NumberText.rounded(number)
            } else {
                TextGrid.dash
            }
        }
        return isCustom ? text(.pointSize) : text(.pointSize) + "/" + text(.leading)
    }
}

extension ContentSizeCategory {
    /// The name over a column: `XL`, `AX1`.
    var heading: String {
        name(in: isAccessibilityCategory ? .humanInterfaceGuidelines : .short) ?? shortName
    }
}
