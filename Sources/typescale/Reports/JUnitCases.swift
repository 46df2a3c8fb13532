import DesignTokens

/// The test cases of a check: files that could not be judged, bound tokens, and other errors.
///
/// Cases are numbers until they are needed, because a check may have many.
struct JUnitCases {
    /// The file name of cases without a file.
    private static let nowhere = "typescale"

    /// The source of a case's name.
    private enum Subject {
        case problem(UInt32)
        case bound(UInt32)
        /// A finding with a separate error.
        case finding(UInt32)
    }

    private let result: CheckResult
    private let problems: [CheckProblem]
    /// The cases in the order in which they came.
    private var subjects: [Subject] = []
    private var groups = FileGroups<UInt32>()
    /// The findings in the order of their cases, and the beginning of each case.
    private var findings: [UInt32] = []
    private var starts: [UInt32] = []

    /// Sorts the findings of a check into cases.
    init(of result: CheckResult, _ problems: [CheckProblem] = []) {
        self.result = result
        self.problems = problems
        for (number, problem) in problems.enumerated() {
            add(.problem(UInt32(truncatingIfNeeded: number)), in: problem.file ?? Self.nowhere)
        }
        let index = BoundIndex(of: result.bound)
        var caseOfBound = Array(repeating: UInt32.max, count: result.bound.count)
        for number in result.bound.indices where index.first(likeNumber: number) == number {
            caseOfBound[number] = UInt32(truncatingIfNeeded: subjects.count)
            add(.bound(UInt32(truncatingIfNeeded: number)), in: result.bound[number].file)
        }
        var added: [CheckResult.BoundName: UInt32] = [:]
        var caseOfFinding = Array(repeating: UInt32.max, count: result.findings.count)
        for (number, finding) in result.findings.enumerated() {
            let file = finding.file ?? Self.nowhere
            let name = finding.token.map { CheckResult.BoundName(file: file, token: $0) }
            if let name {
                if let bound = index.first(named: name) {
                    caseOfFinding[number] = caseOfBound[bound]
                } else if let known = added[name] {
                    caseOfFinding[number] = known
                } else if let bound = index.first(ofToken: name.token) {
                    // An alias may lead to a value in another file.
                    caseOfFinding[number] = caseOfBound[bound]
                }
            }
            guard caseOfFinding[number] == .max, finding.level == .error else { continue }
            caseOfFinding[number] = UInt32(truncatingIfNeeded: subjects.count)
            if let name { added[name] = caseOfFinding[number] }
            add(.finding(UInt32(truncatingIfNeeded: number)), in: file)
        }
        sortFindings(by: caseOfFinding)
    }

    private mutating func add(_ subject: Subject, in file: String) {
        groups.append(UInt32(truncatingIfNeeded: subjects.count), to: file)
        subjects.append(subject)
    }

    private mutating func sortFindings(by caseOfFinding: [UInt32]) {
        starts = Array(repeating: 0, count: subjects.count + 1)
        for number in caseOfFinding where number != .max { starts[Int(number) + 1] += 1 }
        for number in subjects.indices { starts[number + 1] += starts[number] }
        findings = Array(repeating: 0, count: Int(starts[subjects.count]))
        var next = starts
        for (finding, number) in caseOfFinding.enumerated() where number != .max {
            findings[Int(next[Int(number)])] = UInt32(truncatingIfNeeded: finding)
            next[Int(number)] += 1
        }
    }

    /// The files, each with the numbers of its cases.
    var byFile: [(file: String, members: [UInt32])] { groups.all }

    /// A case by its number, its findings in the order of the check.
    subscript(number: UInt32) -> JUnitCase {
        let own = findings[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])].map {
            result.findings[Int($0)]
        }
        var element =
            switch subjects[Int(number)] {
            case .problem(let problem): Self.element(for: problems[Int(problem)])
            case .bound(let bound): JUnitCase(name: result.bound[Int(bound)].token)
            case .finding(let finding):
                JUnitCase(
                    name: result.findings[Int(finding)].token ?? result.findings[Int(finding)].rule.rawValue)
            }
        let errors = own.filter { $0.level == .error }
        element.failure = errors.first.map { error in
            JUnitCase.Fault(
                message: error.message, kind: error.rule.rawValue, lines: errors.map(TextReport.line))
        }
        element.notes = own.filter { $0.level != .error }.map(TextReport.line)
        return element
    }

    private static func element(for problem: CheckProblem) -> JUnitCase {
        JUnitCase(
            name: CheckProblem.name,
            error: JUnitCase.Fault(message: problem.reason, kind: CheckProblem.name, lines: [problem.message])
        )
    }
}

/// Looks bound tokens up by their names.
private struct BoundIndex {
    private let names: [CheckResult.BoundName]
    /// The numbers of the tokens by their paths, then by their files.
    private let order: [UInt32]
    /// For each place of the order the smallest number of a token of that path.
    private let smallest: [UInt32]

    init(of names: [CheckResult.BoundName]) {
        self.names = names
        let order = (0..<UInt32(truncatingIfNeeded: names.count)).sorted {
            let (one, other) = (names[Int($0)], names[Int($1)])
            return (one.token, one.file, $0) < (other.token, other.file, $1)
        }
        var smallest = order
        var start = 0
        for place in order.indices {
            if names[Int(order[place])].token != names[Int(order[start])].token { start = place }
            smallest[start] = min(smallest[start], order[place])
        }
        self.order = order
        self.smallest = smallest
    }

    /// The first token of the same name in the same file.
    func first(likeNumber number: Int) -> Int? { first(named: names[number]) }

    /// The first token of a name in its file.
    func first(named name: CheckResult.BoundName) -> Int? {
        let place = place { (names[$0].token, names[$0].file) < (name.token, name.file) }
        guard order.indices.contains(place), names[Int(order[place])] == name else { return nil }
        return Int(order[place])
    }

    /// The first token of a path in any file.
    func first(ofToken token: String) -> Int? {
        let place = place { names[$0].token < token }
        guard order.indices.contains(place), names[Int(order[place])].token == token else { return nil }
        return Int(smallest[place])
    }

    /// The first place whose token does not come before a name.
    private func place(where comesBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if comesBefore(Int(order[middle])) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
