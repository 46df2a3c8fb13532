import DesignTokens

/// Findings in the XML of Checkstyle, which many services read; what is about no file
/// stands under the name `typescale`.
enum CheckstyleReport {
    /// The version of Checkstyle whose format this is.
    private static let version = "4.3"

    static func text(of result: CheckResult, _ problems: [CheckProblem] = []) -> String {
        var text = XMLText.declaration + XMLText.tag("checkstyle", ["version": version]) + "\n"
        var groups = FileGroups<String>()
        for problem in problems { groups.append(element(for: problem), to: problem.file ?? "typescale") }
        for finding in result.findings {
            groups.append(element(for: finding), to: finding.place?.file ?? "typescale")
        }
        for (file, elements) in groups.all {
            text += "  " + XMLText.tag("file", ["name": file]) + "\n"
            for element in elements { text += "    " + element + "\n" }
            text += "  </file>\n"
        }
        return text + "</checkstyle>\n"
    }

    private static func element(for problem: CheckProblem) -> String {
        XMLText.tag(
            "error",
            [
                "line": String(problem.position?.line ?? 1),
                "column": problem.position.map { String($0.column) }, "severity": "error",
                "message": problem.reason, "source": "typescale.\(CheckProblem.name)",
            ], isEmpty: true)
    }

    private static func element(for finding: Finding) -> String {
        XMLText.tag(
            "error",
            [
                "line": String(finding.place?.position.line ?? 1),
                "column": finding.place.map { String($0.position.column) },
                "severity": finding.level == .note ? "info" : finding.level.rawValue,
                "message": finding.message,
                "source": "typescale.\(finding.rule.rawValue)",
            ], isEmpty: true)
    }
}
