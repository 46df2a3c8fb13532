import DesignTokens

/// A check as JUnit's XML, with one suite per file and one case per bound token; only errors fail a case, and
/// a file that could not be judged is an error of its own case.
///
/// The attributes follow the schema of Jenkins; all times are 0, so that the same findings give the same
/// text.
enum JUnitReport {
    /// Writes the report.
    static func write<Failure>(
        _ result: CheckResult, _ problems: [CheckProblem], to output: inout ReportOutput<Failure>
    ) throws(Failure) {
        let cases = JUnitCases(of: result, problems)
        try output.append(XMLText.declaration)
        try output.append(opening("testsuites", "typescale check", of: cases, cases.numbers) + "\n")
        for (file, numbers) in cases.byFile {
            try output.append("  " + opening("testsuite", file, of: cases, numbers) + "\n")
            for number in numbers { try output.append(text(of: cases[number], in: file)) }
            try output.append("  </testsuite>\n")
        }
        try output.append("</testsuites>\n")
    }

    private static func opening(
        _ tag: String, _ name: String, of cases: JUnitCases, _ numbers: some Collection<UInt32>
    ) -> String {
        var (failures, errors) = (0, 0)
        for number in numbers {
            let element = cases[number]
            if !element.errors.isEmpty { failures += 1 }
            if element.problem != nil { errors += 1 }
        }
        return XMLText.tag(
            tag,
            [
                "name": name, "tests": String(numbers.count), "failures": String(failures),
                "errors": String(errors), "skipped": tag == "testsuite" ? "0" : nil, "time": "0",
            ])
    }

    private static func text(of element: JUnitCases.Case, in file: String) -> String {
        let isEmpty = element.errors.isEmpty && element.others.isEmpty && element.problem == nil
        let tag = XMLText.tag(
            "testcase", ["name": element.name, "classname": file, "time": "0"], isEmpty: isEmpty)
        if isEmpty { return "    \(tag)\n" }
        var text = "    \(tag)\n"
        if let problem = element.problem {
            let error = XMLText.tag("error", ["message": problem.reason, "type": CheckProblem.name])
            text += "      \(error)\(XMLText.escaped(problem.message))</error>\n"
        }
        if let error = element.errors.first {
            // Most readers show only the first failure of a case, so one failure has all findings.
            let failure = XMLText.tag("failure", ["message": error.message, "type": error.rule.rawValue])
            text += "      " + failure + lines(of: element.errors) + "</failure>\n"
        }
        if !element.others.isEmpty {
            text += "      <system-out>" + lines(of: element.others) + "</system-out>\n"
        }
        return text + "    </testcase>\n"
    }

    private static func lines(of findings: [Finding]) -> String {
        findings.map { XMLText.escaped(TextReport.line(of: $0)) }.joined(separator: "\n")
    }
}
