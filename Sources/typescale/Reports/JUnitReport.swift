import DesignTokens

/// A test case of a report: what failed, what was noted, and why there is no result.
struct JUnitCase {
    /// A fault: its first message, its kind, and all of its lines.
    struct Fault {
        let message: String
        let kind: String
        let lines: [String]
    }

    let name: String
    var failure: Fault?
    /// Lines of output.
    var notes: [String] = []
    /// Why the case has no result.
    var error: Fault?
}

/// Test cases as JUnit's XML, with one suite per file.
///
/// The attributes follow the schema of Jenkins; all times are 0, so that the same findings give the same
/// text. Only errors fail a case, and a file that could not be judged is an error of its own case.
enum JUnitReport {
    /// Writes the report.
    ///
    /// - Parameters:
    ///   - name: The name of the run.
    ///   - files: The files, each with the numbers of its cases.
    ///   - output: What takes the report.
    ///   - element: The case with a number; cases are made when they are needed, because there may be many.
    /// - Throws: The error of the output.
    static func write<Failure>(
        _ name: String, _ files: [(file: String, members: [UInt32])], to output: inout ReportOutput<Failure>,
        _ element: (UInt32) -> JUnitCase
    ) throws(Failure) {
        try output.append(XMLText.declaration)
        let all = files.map { counts(of: $0.members, element) }
        try output.append(opening("testsuites", name, all.reduce(into: Counts()) { $0 += $1 }) + "\n")
        for ((file, numbers), count) in zip(files, all) {
            try output.append("  " + opening("testsuite", file, count) + "\n")
            for number in numbers { try output.append(text(of: element(number), in: file)) }
            try output.append("  </testsuite>\n")
        }
        try output.append("</testsuites>\n")
    }

    private struct Counts {
        var (tests, failures, errors) = (0, 0, 0)

        static func += (sum: inout Counts, other: Counts) {
            sum.tests += other.tests
            sum.failures += other.failures
            sum.errors += other.errors
        }
    }

    private static func counts(of numbers: [UInt32], _ element: (UInt32) -> JUnitCase) -> Counts {
        var counts = Counts()
        counts.tests = numbers.count
        for number in numbers {
            let element = element(number)
            if element.failure != nil { counts.failures += 1 }
            if element.error != nil { counts.errors += 1 }
        }
        return counts
    }

    private static func opening(_ tag: String, _ name: String, _ counts: Counts) -> String {
        XMLText.tag(
            tag,
            [
                "name": name, "tests": String(counts.tests), "failures": String(counts.failures),
                "errors": String(counts.errors), "skipped": tag == "testsuite" ? "0" : nil, "time": "0",
            ])
    }

    private static func text(of element: JUnitCase, in file: String) -> String {
        let isEmpty = element.failure == nil && element.notes.isEmpty && element.error == nil
        let tag = XMLText.tag(
            "testcase", ["name": element.name, "classname": file, "time": "0"], isEmpty: isEmpty)
        if isEmpty { return "    \(tag)\n" }
        var text = "    \(tag)\n"
        if let error = element.error { text += fault("error", error) }
        // Most readers show only the first failure of a case, so one failure has all findings.
        if let failure = element.failure { text += fault("failure", failure) }
        if !element.notes.isEmpty {
            text += "      <system-out>" + lines(element.notes) + "</system-out>\n"
        }
        return text + "    </testcase>\n"
    }

    private static func fault(_ tag: String, _ fault: JUnitCase.Fault) -> String {
        "      " + XMLText.tag(tag, ["message": fault.message, "type": fault.kind]) + lines(fault.lines)
            + "</\(tag)>\n"
    }

    private static func lines(_ lines: [String]) -> String {
        lines.map(XMLText.escaped).joined(separator: "\n")
    }
}
