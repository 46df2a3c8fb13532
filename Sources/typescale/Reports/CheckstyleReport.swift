import DesignTokens

/// Findings in Checkstyle's XML, which many services read; those without a file have the file name
/// `typescale`.
enum CheckstyleReport {
    /// The version of Checkstyle's format.
    private static let version = "4.3"

    /// Writes the report: the files in the order of their first element.
    static func write<Failure>(
        _ findings: [some ReportedFinding], _ problems: [CheckProblem] = [],
        to output: inout ReportOutput<Failure>
    ) throws(Failure) {
        try output.append(XMLText.declaration + XMLText.tag("checkstyle", ["version": version]) + "\n")
        // Numbers of problems, then of findings.
        var groups = FileGroups<UInt32>()
        for (number, problem) in problems.enumerated() {
            groups.append(UInt32(truncatingIfNeeded: number), to: problem.file ?? "typescale")
        }
        for (number, finding) in findings.enumerated() {
            groups.append(
                UInt32(truncatingIfNeeded: problems.count + number), to: finding.file ?? "typescale")
        }
        for (file, numbers) in groups.all {
            try output.append("  " + XMLText.tag("file", ["name": file]) + "\n")
            for number in numbers.map(Int.init) {
                let element =
                    number < problems.count
                    ? element(for: problems[number]) : element(for: findings[number - problems.count])
                try output.append("    " + element + "\n")
            }
            try output.append("  </file>\n")
        }
        try output.append("</checkstyle>\n")
    }

    private static func element(for problem: CheckProblem) -> String {
        XMLText.tag(
            "error",
            [
                "line": String(problem.location?.line ?? 1),
                "column": problem.location.map { String($0.column) }, "severity": "error",
                "message": problem.reason, "source": "typescale.\(CheckProblem.name)",
            ], isEmpty: true)
    }

    private static func element(for finding: some ReportedFinding) -> String {
        let position = finding.location
        return XMLText.tag(
            "error",
            [
                "line": String(position?.line ?? 1), "column": position.map { String($0.column) },
                "severity": finding.level == .note ? "info" : finding.level.rawValue,
                "message": finding.message,
                "source": "typescale.\(finding.ruleName)",
            ], isEmpty: true)
    }
}
