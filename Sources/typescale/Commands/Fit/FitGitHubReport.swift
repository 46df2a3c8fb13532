import LabelFitting

/// The texts that fail, as workflow commands that GitHub Actions shows at the lines of a pull request.
enum FitGitHubReport {
    /// A command for each text that fails, with the first category at which it does.
    static func text(
        of texts: [FittedText], workingDirectory: String?
    ) -> String {
        texts.reduce(into: "") { result, fitted in
            guard let row = fitted.rows.first(where: { $0.label.verdict.isFailure }) else { return }
            var properties: [(name: String, value: String)] = []
            if let file = fitted.text.file, let line = fitted.text.line {
                properties += [
                    ("file", ReportedPath(file, workingDirectory: workingDirectory).text),
                    ("line", String(line)),
                ]
            }
            properties.append(("title", "typescale: " + row.label.verdict.rawValue))
            result += GitHubReport.command("error", properties, message(row, fitted.request.limits)) + "\n"
        }
    }

    private static func message(_ row: FitRow, _ limits: LabelLimits) -> String {
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
