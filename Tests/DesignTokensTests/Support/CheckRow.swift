import DesignTokens
import Testing

/// Files, options, and the findings that they must have: the marks in their texts and no other.
struct CheckRow: Sendable {
    let name: String
    var files: [MarkedText]
    /// Files that aliases are looked up in.
    var others: [MarkedText] = []
    /// Files that a resolver may refer to.
    var references: [MarkedText] = []
    var options = TokenOptions()
    /// Findings without a place.
    var unplaced: [String] = []
    /// The bound tokens' paths, where they are looked at.
    var bound: [String]?

    init(
        _ name: String, _ text: String, file: String = "tokens.json", also: [MarkedText] = [],
        with others: [MarkedText] = [], references: [MarkedText] = [], unplaced: [String] = [],
        bound: [String]? = nil, _ change: (inout TokenOptions) -> Void = { _ in }
    ) {
        self.name = name
        files = [MarkedText(text, name: file)] + also
        self.others = others
        self.references = references
        self.unplaced = unplaced
        self.bound = bound
        change(&options)
    }

    /// Checks the files.
    func run() -> (result: CheckResult, errors: [TokenFileError]) {
        let texts = Dictionary(uniqueKeysWithValues: references.map { ($0.name, Array($0.text.utf8)) })
        return TokenChecker(options) { texts[$0].map(ReferencedFile.bytes) ?? .missing }.check(
            files.map(\.source), with: others.map(\.source))
    }

    /// Expects the marked findings, and no error.
    func expect() {
        let (result, errors) = run()
        #expect(errors.isEmpty, "\(errors)")
        let expected = (files + others + references).flatMap(\.marks)
        let found = result.findings.compactMap { finding in
            finding.place.map {
                Mark(
                    file: $0.location.file, line: $0.location.line, column: $0.location.column,
                    finding: finding.mark)
            }
        }
        let messages = result.findings.map(\.message).joined(separator: "\n")
        #expect(found.sorted() == expected.sorted(), "\(messages)")
        #expect(result.findings.filter { $0.place == nil }.map(\.mark).sorted() == unplaced.sorted())
        if let bound { #expect(result.bound.map(\.token) == bound) }
    }
}

extension CheckRow: CustomTestStringConvertible {
    var testDescription: String { name }
}

extension Finding {
    /// The rule and level as a mark has them.
    var mark: String { "\(rule.rawValue):\(level.rawValue)" }
}
