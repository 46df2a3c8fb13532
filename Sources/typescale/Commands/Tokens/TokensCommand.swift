import DesignTokens
import DynamicType
import FrameworkScaling

/// Every typography token of design-token files, scaled.
enum TokensCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        guard !arguments.operands.isEmpty else { throw .missingFile(.tokens) }
        let output = try FieldOutput<TokenField>(arguments)
        let options = try TokenOptions(arguments)
        let scaling = try scaling(arguments, on: options.platform)
        let framework = try arguments.value(.framework, as: Framework.self) ?? .uiKit
        var problems: [CheckProblem] = []
        let sources = arguments.tokenSources(arguments.operands, &problems)
        let others = arguments.tokenSources(arguments.values(.with), &problems)
        let checker = TokenChecker(options, references: ReferenceReader(arguments).file)
        let (rows, findings, errors, themes) = checker.scale(sources, with: others, scaling)
        problems += errors.map { CheckProblem($0, arguments) }
        var messages = problems.map(\.message)
        // A binding that matches nothing may match a token of the file that cannot be read.
        if messages.isEmpty { messages += findings.filter(isUnusedPath).map(\.message) }
        let isExplained = !messages.isEmpty
        let notes =
            themes.map(\.message) + findings.filter { $0.rule == .missingCategory }.map(TextReport.line)
        // Tokens without a complete row; `check` judges the others.
        messages += findings.filter { $0.level == .error && !isUnusedPath($0) }.map(TextReport.line)
        if rows.isEmpty {
            if !isExplained, notes.isEmpty { messages.append(nothingScaled) }
            return Answer(bytes: [], messages: notes + messages, status: .trouble)
        }
        let present = TokenField.allCases.filter { $0.isPresent(in: arguments) }
        return Answer(
            bytes: output.bytes(
                of: rows, fields: present, tableFields: TokenField.table(of: present),
                cell: { row, field in
                    // A limit that the framework does not have was not applied.
                    switch field {
                    case .maximumPointSize where !framework.hasMaximum: .null
                    case .minimumPointSize where !framework.hasMinimum: .null
                    default: row.cell(field)
                    }
                }),
            messages: notes + Self.notes(onLimitsOf: rows, framework) + messages,
            status: messages.isEmpty ? .done : .trouble)
    }

    /// A note about limits of tokens that the framework does not have.
    private static func notes(onLimitsOf rows: [ScaledToken], _ framework: Framework) -> [String] {
        let limits = [
            ("maximum", framework.hasMaximum, rows.contains { $0.limits.maximum != nil }),
            ("minimum", framework.hasMinimum, rows.contains { $0.limits.minimum != nil }),
        ]
        return limits.filter { !$0.1 && $0.2 }.map { name, _, _ in
            "note: \(framework.rawValue) has no \(name); those of tokens are not applied"
        }
    }

    /// Whether a binding of the command line matches nothing; one in a file has a place.
    private static func isUnusedPath(_ finding: Finding) -> Bool {
        finding.rule == .unusedBinding && finding.file == nil
    }

    private static let nothingScaled =
        "no token of a readable size is bound to a text style that the platform has; bind tokens with "
        + "--mirror 'PATH=STYLE' or --relative 'PATH=STYLE'"

    private static func scaling(
        _ arguments: Arguments, on platform: Platform
    ) throws(UsageError) -> TokenScaling {
        var scaling = TokenScaling()
        scaling.categories = try arguments.value(.category) { (option, text) throws(UsageError) in
            try CategoryList(text, option: option, platform: platform).items.map(\.category)
        }
        scaling.categoryLimits = try arguments.categoryLimits(on: platform)
        let framework = try arguments.value(.framework, as: Framework.self) ?? .uiKit
        if !framework.hasRule(on: platform) {
            throw .frameworkOfOtherPlatform(framework.rawValue, platform)
        }
        // Orders of operations keep their own type, which the arithmetic of line heights knows.
        scaling.framework = framework.order.map { $0 as any FontScaling } ?? framework
        scaling.displayScale = try arguments.positiveNumber(
            .displayScale, or: UsageError.BadValue.displayScale)
        return scaling
    }
}

extension ScaledToken {
    /// The value of a field; null without one.
    fileprivate func cell(_ field: TokenField) -> Report.Cell {
        switch field {
        case .token: .text(token)
        case .style: .text(textStyle.shortName)
        case .category: .text(category.shortName)
        case .effectiveCategory: .text(effectiveCategory.shortName)
        case .baseSize: .number(baseSize)
        case .pointSize: .number(pointSize)
        case .unclampedPointSize: .number(unclampedPointSize)
        case .maximumPointSize: limits.maximum.map(Report.Cell.number) ?? .null
        case .minimumPointSize: limits.minimum.map(Report.Cell.number) ?? .null
        case .isClamped: .boolean(pointSize != unclampedPointSize)
        case .lineHeight: lineHeight.map(Report.Cell.number) ?? .null
        case .letterSpacing: .optional(letterSpacing)
        case .letterSpacingEm: .optional(letterSpacingEm)
        case .file: .text(file)
        case .line: .number(Double(line))
        }
    }
}

/// The fields of a row of `tokens`, in the order of JSON and CSV.
enum TokenField: String, ReportField {
    case token
    case style
    case category
    case effectiveCategory
    case baseSize
    case pointSize
    case unclampedPointSize
    case maximumPointSize
    case minimumPointSize
    case isClamped
    case lineHeight
    case letterSpacing
    case letterSpacingEm
    case file
    case line

    var options: [OptionName] { self == .effectiveCategory ? [.maxCategory, .minCategory] : [] }

    var isInTable: Bool { ![.unclampedPointSize, .isClamped, .letterSpacingEm].contains(self) }
}
