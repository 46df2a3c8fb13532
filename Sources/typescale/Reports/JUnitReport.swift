import DesignTokens

/// A check as JUnit's XML: a suite for each file, a case for each bound token; only errors fail one; a
/// file that cannot be judged is an error of a case of its own.
///
/// The attributes are those of the schema that Jenkins publishes; a check takes no time, so that the same
/// findings give the same text.
enum JUnitReport {
    static func text(of result: CheckResult, _ problems: [CheckProblem] = []) -> String {
        let suites = JUnitCases(of: result, problems).byFile
        var text = XMLText.declaration
        let all = suites.flatMap(\.members)
        text += XMLText.tag("testsuites", attributes("typescale check", of: all)) + "\n"
        for (file, cases) in suites {
            text += "  " + XMLText.tag("testsuite", attributes(file, of: cases, skipped: "0")) + "\n"
            for element in cases { text += self.text(of: element, in: file) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// The attributes of a suite or of all suites; only a suite says how many cases were skipped.
    private static func attributes(
        _ name: String, of cases: [JUnitCases.Case], skipped: String? = nil
    ) -> KeyValuePairs<String, String?> {
        [
            "name": name, "tests": String(cases.count),
            "failures": String(cases.count { !$0.errors.isEmpty }),
            "errors": String(cases.count { $0.problem != nil }), "skipped": skipped, "time": "0",
        ]
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
            // Most readers take the first failure of a case alone, so that there is one with all of them.
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
