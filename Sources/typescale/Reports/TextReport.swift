import DesignTokens

/// Findings for people: `FILE:LINE:COLUMN: level: message [rule]`, the line itself, a caret under the value.
enum TextReport {
    /// Writes the findings of a check, one after the other; nothing without any.
    ///
    /// On a terminal invisible characters are escaped.
    static func write<Failure>(
        _ result: CheckResult, isTerminal: Bool, isColored: Bool, to output: inout ReportOutput<Failure>
    ) throws(Failure) {
        let shown = { (text: String) in isTerminal ? TerminalText.shown(text) : TerminalText.escaped(text) }
        for finding in result.findings {
            let color = isColored ? Color(finding.level) : nil
            let place = finding.place
            try output.append(head(of: finding, at: place, color, shown) + "\n")
            if let place, let excerpt = SourceExcerpt(of: place, shown) {
                try output.append(
                    excerpt.line + "\n" + excerpt.indent + painted(excerpt.marks, color) + "\n")
            }
        }
    }

    /// A finding in one line, without a line feed.
    static func line(of finding: Finding) -> String {
        head(of: finding, at: finding.place, nil, TerminalText.escaped)
    }

    /// A summary of the check for standard error: one line without a line feed.
    static func summary(of result: CheckResult) -> String {
        counted(result.tokens, "token") + " in " + counted(result.files, "file")
            + ", \(result.bound.count) bound: "
            + [FindingLevel.error, .warning, .note].map { counted(result.count(of: $0), $0.rawValue) }
            .joined(separator: ", ")
            + (result.ignored.isEmpty ? "" : ", \(result.ignored.count) ignored")
            + withoutTypography(result.filesWithoutTypography) + unfollowed(result.unfollowedAliases)
    }

    private static func unfollowed(_ count: Int) -> String {
        count == 0
            ? ""
            : "; " + counted(count, "alias", plural: "aliases")
                + " could not be followed, but no typography token needs " + (count == 1 ? "it" : "them")
    }

    private static func withoutTypography(_ count: Int) -> String {
        count == 0
            ? "" : "; " + counted(count, "file") + (count == 1 ? " holds" : " hold") + " no typography token"
    }

    private static func head(
        of finding: Finding, at found: Finding.Place?, _ color: Color?, _ shown: (String) -> String
    ) -> String {
        var place = "typescale:"
        if let found {
            place = shown(found.location.file) + ":\(found.location.line):\(found.location.column):"
        }
        return painted(place, color.map { _ in .bold }) + " " + painted(finding.level.rawValue + ":", color)
            + " " + shown(MessageText.withoutMiddle(finding.message)) + " [\(finding.rule.rawValue)]"
    }

    private static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }

    private static func painted(_ text: String, _ color: Color?) -> String {
        guard let color else { return text }
        return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
    }

    /// The parameters of the escape sequence that selects a colour.
    private enum Color: String {
        case bold = "1"
        case boldRed = "1;31"
        case boldMagenta = "1;35"
        case boldCyan = "1;36"

        init(_ level: FindingLevel) {
            self =
                switch level {
                case .error: .boldRed
                case .warning: .boldMagenta
                case .note: .boldCyan
                }
        }
    }
}
