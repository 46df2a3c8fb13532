import DesignTokens
import LabelFitting

/// A text that does not fit, at the first category at which it does not.
struct FitFinding: ReportedFinding {
    /// The ways in which a text does not fit.
    static let rules = [
        ReportedRule(
            name: FitVerdict.truncates.rawValue,
            summary: "A text needs more lines or more height than its label has.",
            help: "Shorten the text, or give the label more width, more lines or a smaller minimum scale.",
            level: .error),
        ReportedRule(
            name: FitVerdict.wordTooWide.rawValue, summary: "A word of a text is wider than its label.",
            help: "Choose a shorter word, or give the label more width.", level: .error),
    ]

    let ruleName: String
    let level = FindingLevel.error
    let message: String
    let location: SourceLocation?
    let length: Int? = nil
    /// The smallest scale at which the text fits at every category.
    let neededScale: Double
    private let subject: [String]

    var file: String? { location?.file }

    /// The finding about a text; `nil` if it fits, or is not known not to fit.
    init?(_ fitted: FittedText) {
        guard let row = fitted.rows.first(where: \.isFailure) else { return nil }
        let text = fitted.text
        ruleName = row.label.verdict.rawValue
        message = Self.message(row, fitted.request.limits)
        location = text.file.map { SourceLocation(file: $0, line: text.line ?? 1, column: 1) }
        neededScale = fitted.smallestNeededScale
        subject = [
            fitted.request.label ?? "", text.key ?? text.text, text.language ?? "", text.variation ?? "",
        ]
    }

    func identity(file: String?) -> [String] { subject }

    fileprivate static func message(_ row: FitRow, _ limits: LabelLimits) -> String {
        let text = row.fitted.text
        let name = [text.language, text.key, text.variation].compactMap { $0.map(MessageText.beginning) }
            .joined(separator: " ")
        return (name.isEmpty ? "" : name + ": ")
            + "'\(MessageText.beginning(of: text.text))' \(row.label.verdict == .truncates ? "truncates" : "has a word that is too wide")"
            + (row.scaled.request.isUnscaled ? " (" : " at \(row.scaled.category.shortName) (")
            + "\(NumberText.rounded(row.scaled.pointSize)) points): "
            + reasons(row, limits).joined(separator: ", ")
    }

    private static func reasons(_ row: FitRow, _ limits: LabelLimits) -> [String] {
        let label = row.label
        guard label.textWidth != nil else {
            // The width is a lower bound.
            let characters = row.fitted.fit.missingCharacters.prefix(5).map(\.codePointName)
            return ["even without the characters that the font lacks (\(characters.joined(separator: " ")))"]
        }
        var reasons: [String] = []
        if let width = label.neededWidth {
            reasons.append(
                "\(NumberText.rounded(width)) points wide, in a width of \(NumberText.rounded(limits.width))")
        }
        if let lines = label.lineCount {
            reasons.append(
                "\(lines) \(lines == 1 ? "line" : "lines")"
                    + (limits.lines > 0 ? " of \(limits.lines)" : ""))
        }
        if let height = label.height, let limit = limits.height {
            reasons.append("\(NumberText.rounded(height)) points high, of \(NumberText.rounded(limit))")
        }
        return reasons
    }
}
