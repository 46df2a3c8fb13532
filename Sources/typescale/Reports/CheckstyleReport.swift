import DesignTokens

/// Findings in the XML of Checkstyle, which many services read; a finding without a place is about no file's
/// line and stands under the name `typescale`.
enum CheckstyleReport {
    /// The version of Checkstyle whose format this is.
    private static let version = "4.3"

    static func text(of result: CheckResult) -> String {
        var text = XMLText.declaration + XMLText.tag("checkstyle", ["version": version]) + "\n"
        var groups = FileGroups<Finding>()
        for finding in result.findings { groups.append(finding, to: finding.place?.file ?? "typescale") }
        for (file, findings) in groups.all {
            text += "  " + XMLText.tag("file", ["name": file]) + "\n"
            for finding in findings { text += "    " + element(for: finding) + "\n" }
            text += "  </file>\n"
        }
        return text + "</checkstyle>\n"
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
