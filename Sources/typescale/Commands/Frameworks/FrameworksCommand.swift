import DynamicType
import FrameworkScaling

/// The size of a text in several frameworks.
enum FrameworksCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        if arguments.has(.list) { return try list(arguments) }
        let output = try FieldOutput<FrameworkField>(arguments)
        let request = try FrameworksRequest(arguments)
        if request.system == .android, request.size == nil {
            // Material's styles are Android's own.
            for option in [OptionName.framework, .displayScale, .max, .min] where arguments.has(option) {
                throw .noEffectWithoutSize(option)
            }
        }
        try checkLimits(request, arguments)
        let rows = try request.rows()
        let isMaterial = request.system == .android && request.size == nil
        let fields = FrameworkField.fields(isAndroid: request.system == .android, isMaterial: isMaterial)
        let grid = isMaterial ? materialGrid(of: rows) : grid(of: rows)
        return Answer(
            bytes: output.bytes(
                of: rows, fields: fields, tableFields: fields, grid: grid, cell: { $0.cell($1) }),
            messages: output.isForPeople ? notes(of: rows) : [])
    }

    /// Refuses limits and styles that a single framework does not have.
    private static func checkLimits(_ request: FrameworksRequest, _ arguments: Arguments) throws(UsageError) {
        guard let names = request.names, names.count == 1, let name = names.first else { return }
        let hasLimits: (maximum: Bool, minimum: Bool)
        switch request.system {
        case .apple:
            guard let framework = Framework(rawValue: name) else {
                hasLimits = (false, false)
                break
            }
            try framework.check(request.textStyle)
            hasLimits = (framework.hasMaximum, framework.hasMinimum)
        case .android:
            let framework = AndroidFramework(rawValue: name) ?? .android
            hasLimits = (framework.hasMaximum, framework.hasMinimum)
        }
        if arguments.has(.max), !hasLimits.maximum { throw .frameworkLacksLimit(.max, name) }
        if arguments.has(.min), !hasLimits.minimum { throw .frameworkLacksLimit(.min, name) }
    }

    /// One line per framework and one column per category or font scale.
    private static func grid(of rows: [FrameworkRow]) -> TextGrid {
        matrix(of: rows, heading: "framework", line: \.framework) { $0.pointSize.map(NumberText.rounded) }
    }

    /// One line per text style and one column per font scale: size/line height.
    private static func materialGrid(of rows: [FrameworkRow]) -> TextGrid {
        matrix(of: rows, heading: "style", line: { $0.style ?? "" }) { row in
            guard let size = row.pointSize, let height = row.lineHeight else { return nil }
            return "\(NumberText.rounded(size))/\(NumberText.rounded(height))"
        }
    }

    private static func matrix(
        of rows: [FrameworkRow], heading: String, line: (FrameworkRow) -> String,
        _ text: (FrameworkRow) -> String?
    ) -> TextGrid {
        var settings: [FrameworkRow.Setting] = []
        var lines: [(name: String, cells: [FrameworkRow.Setting: String])] = []
        for row in rows {
            if !settings.contains(row.setting) { settings.append(row.setting) }
            if lines.last?.name != line(row) { lines.append((line(row), [:])) }
            lines[lines.count - 1].cells[row.setting] = text(row) ?? TextGrid.dash
        }
        let isStandard = { (setting: FrameworkRow.Setting) in
            if case .category(let category) = setting { !category.isAccessibilityCategory } else { true }
        }
        return TextGrid(
            headings: [heading] + settings.map(\.heading),
            lines: lines.map { line in
                [line.name] + settings.map { line.cells[$0] ?? TextGrid.dash }
            },
            alignsRight: [false] + settings.map { _ in true },
            shape: .matrix(split: 1 + settings.prefix(while: isStandard).count))
    }

    /// The notes of rows, each once with its frameworks.
    private static func notes(of rows: [FrameworkRow]) -> [String] {
        var notes: [(text: String, names: [String])] = []
        for row in rows {
            guard let note = row.note else { continue }
            let position = notes.firstIndex { $0.text == note } ?? notes.count
            if position == notes.count { notes.append((note, [])) }
            if !notes[position].names.contains(row.framework) { notes[position].names.append(row.framework) }
        }
        return notes.map { "note: \($0.names.joined(separator: ", ")): \($0.text)" }
    }

    /// The rules and their sources, for `--list`.
    private static func list(_ arguments: Arguments) throws(UsageError) -> Answer {
        if let operand = arguments.operands.first { throw .unexpectedOperand(.frameworks, operand) }
        let format = try RowFormat(arguments)
        let others: [OptionName] = [
            .get, .field, .framework, .platform, .style, .max, .min, .category, .fontScale, .displayScale,
        ]
        for option in others where arguments.has(option) { throw .excludedOption(option, by: .list) }
        let all =
            Framework.allCases.map { ($0.rawValue, "iOS", $0.unit, $0.provenance) }
            + AndroidFramework.allCases.map {
                ($0.rawValue, "Android", SizeUnit.densityIndependentPixels, $0.provenance)
            }
        let report = Report(
            columns: ["framework", "platform", "unit", "rule", "rounding", "limits", "source", "read"].map {
                Report.Column(key: $0, heading: $0)
            },
            rows: all.map { name, platform, unit, provenance in
                [
                    .text(name), .text(platform), .text(unit.rawValue), .text(provenance.rule),
                    .text(provenance.rounding), .text(provenance.limits), .text(provenance.source),
                    .number(Double(provenance.year)),
                ]
            })
        return Answer(bytes: format.bytes(of: report) { TextGrid(report, format.shown) })
    }
}

extension Framework {
    /// Checks that the framework has a text style.
    ///
    /// - Throws: ``UsageError`` for WebKit and a style without a keyword.
    func check(_ textStyle: TextStyle) throws(UsageError) {
        if self == .webKit, textStyle.name(in: .css) == nil { throw .noWebKitKeyword(textStyle) }
    }
}
