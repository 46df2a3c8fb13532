import DesignTokens

/// The test cases that a check is made of: what could not be judged, the bound tokens, and what else has an
/// error.
struct JUnitCases {
    /// The name under which cases stand that belong to no file.
    private static let nowhere = "typescale"

    /// A token, or a rule that is about none, and what was found about it.
    struct Case {
        let name: String
        var errors: [Finding] = []
        var others: [Finding] = []
        /// Why there is no answer.
        var problem: CheckProblem?
    }

    /// The cases in the order in which they came, their findings in the order of the check.
    private var cases: [Case] = []
    private var files: [String] = []
    private var places: [CheckResult.BoundName: Int] = [:]
    /// The first bound token of a path in any file: an alias may lead to a value in another one.
    private var placesByToken: [String: Int] = [:]

    /// Sorts the findings of a check into cases.
    init(of result: CheckResult, _ problems: [CheckProblem] = []) {
        for problem in problems {
            add(Case(name: CheckProblem.name, problem: problem), in: problem.file ?? Self.nowhere)
        }
        for name in result.bound where places[name] == nil {
            places[name] = cases.count
            if placesByToken[name.token] == nil { placesByToken[name.token] = cases.count }
            add(Case(name: name.token), in: name.file)
        }
        for finding in result.findings { add(finding) }
    }

    /// The files, each with its cases.
    var byFile: [(file: String, members: [Case])] {
        var groups = FileGroups<Case>()
        for (file, element) in zip(files, cases) { groups.append(element, to: file) }
        return groups.all
    }

    private mutating func add(_ finding: Finding) {
        let file = finding.place?.file ?? Self.nowhere
        if let token = finding.token {
            let name = CheckResult.BoundName(file: file, token: token)
            if let place = places[name] ?? placesByToken[token] {
                if finding.level == .error {
                    cases[place].errors.append(finding)
                } else {
                    cases[place].others.append(finding)
                }
                return
            }
            if finding.level == .error { places[name] = cases.count }
        }
        if finding.level == .error {
            add(Case(name: finding.token ?? finding.rule.rawValue, errors: [finding]), in: file)
        }
    }

    private mutating func add(_ element: Case, in file: String) {
        cases.append(element)
        files.append(file)
    }
}
