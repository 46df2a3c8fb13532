import DesignTokens
import LabelFitting

/// The texts that do not fit, in a format for services: one finding a text.
struct FitReport {
    /// The number of findings that are shown beside a pull request; GitHub shows ten of a step.
    private static let shownCount = 10

    private let format: ReportFormat

    /// The formats: those of `check` but its own.
    static let formats: [ReportFormat] = ReportFormat.allCases.filter { ![.text, .json].contains($0) }

    /// The report in a format; `nil` for a format that has rows.
    init?(_ name: String) {
        guard let format = Self.formats.first(where: { $0.rawValue == name.asciiLowercased }) else {
            return nil
        }
        self.format = format
    }

    /// The name of the format.
    var name: String { format.rawValue }

    /// Whether the findings must be in files; workflow commands need none.
    var needsFiles: Bool { format != .github }

    /// The whole report.
    func bytes(of texts: [FittedText], isTerminal: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        var output = ReportOutput<Never> { bytes += $0 }
        let (findings, folder) = (texts.compactMap(FitFinding.init), System.workingDirectory)
        switch format {
        case .text, .json: break
        case .github: writeCommands(findings, folder, to: &output)
        case .gitlab: GitLabReport.write(findings, workingDirectory: folder, to: &output)
        case .sarif:
            SARIFReport.write(
                findings, rules: FitFinding.rules, workingDirectory: folder, to: &output)
        case .checkstyle: CheckstyleReport.write(findings, to: &output)
        case .junit:
            var groups = FileGroups<UInt32>()
            for (number, text) in texts.enumerated() {
                groups.append(UInt32(truncatingIfNeeded: number), to: text.text.file ?? "typescale")
            }
            JUnitReport.write("typescale fit", groups.all, to: &output) { Self.element(for: texts[Int($0)]) }
        }
        output.finish()
        return isTerminal ? format.shown(bytes) : bytes
    }

    /// Writes the texts that need the smallest scale, and a line that counts the others.
    private func writeCommands(
        _ findings: [FitFinding], _ folder: String?, to output: inout ReportOutput<Never>
    ) {
        let worst = findings.indices.sorted {
            (findings[$0].neededScale, $0) < (findings[$1].neededScale, $1)
        }
        for number in worst.prefix(Self.shownCount) {
            output.append(GitHubReport.command(for: findings[number], workingDirectory: folder) + "\n")
        }
        let rest = findings.count - Self.shownCount
        guard rest > 0 else { return }
        output.append(
            GitHubReport.command(
                "notice", [("title", "typescale: fit")],
                "\(rest) more \(rest == 1 ? "text does" : "texts do") not fit") + "\n")
    }

    /// The case of a text.
    private static func element(for text: FittedText) -> JUnitCase {
        let name = [
            text.request.label, text.text.key ?? text.text.text, text.text.language, text.text.variation,
        ]
        .compactMap { $0 }.joined(separator: " ")
        guard let finding = FitFinding(text) else {
            let isUnknown = text.fit.labels.contains { $0.verdict == .unknown }
            return JUnitCase(
                name: name, notes: isUnknown ? ["the verdict is unknown at some categories"] : [])
        }
        return JUnitCase(
            name: name,
            failure: JUnitCase.Fault(
                message: finding.message, kind: finding.ruleName, lines: [finding.message]))
    }
}
