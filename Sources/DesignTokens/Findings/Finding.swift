/// A problem that a check found.
public struct Finding: Sendable {
    /// The fault and the right value, in one line.
    public internal(set) var message: String

    /// The path of the token, its segments joined by dots; `nil` if the finding is not about a token.
    public let token: String?

    /// The value in the file, if it is a single value.
    public let found: Value?

    /// The right value, if it is a single value.
    public let expected: Value?

    /// The value that the finding is about, among the run's files.
    let site: Site?

    /// The source of the place.
    private var origin = Origin.none

    /// The rule that found it.
    public let rule: Rule

    /// The severity; the rule's own level until it is set.
    public internal(set) var level: FindingLevel

    /// The level of this finding if it is less severe than its rule.
    private(set) var ownLevel: FindingLevel?

    /// The rule whose level counts, if it differs from the finding's own.
    var levelRule: Rule?

    /// Whether `ignore` in the file silences it: it is counted but not shown.
    var isIgnored = false

    private enum Origin: Sendable {
        case none
        case text(SourceText)
        indirect case place(Place)
    }

    /// Makes a finding.
    public init(
        rule: Rule, level: FindingLevel, place: Place?, token: String?, message: String,
        found: Value? = nil, expected: Value? = nil
    ) {
        self.rule = rule
        self.level = level
        self.token = token
        self.message = message
        self.found = found
        self.expected = expected
        site = nil
        if let place { origin = .place(place) }
    }

    /// Makes a finding; its level and file are set later.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - level: The level, if it is less severe than the rule.
    ///   - site: The value that the finding is about; `nil` for a command-line binding.
    ///   - token: The path of the token.
    ///   - message: The message.
    ///   - found: The text in the file.
    ///   - expected: The right value.
    ///   - isIgnored: Whether the file silences it.
    init(
        _ rule: Rule, level: FindingLevel? = nil, at site: Site?, token: String?, _ message: String,
        found: Value? = nil, expected: Value? = nil, isIgnored: Bool = false
    ) {
        self.rule = rule
        self.level = level ?? rule.defaultLevel.findingLevel ?? .note
        ownLevel = level
        self.site = site
        self.token = token
        self.message = message
        self.found = found
        self.expected = expected
        self.isIgnored = isIgnored
    }

    /// The place; `nil` for a binding of the command line.
    ///
    /// It is computed on each access.
    public var place: Place? {
        switch origin {
        case .none: nil
        case .text(let text): site.map { text.place(of: $0.node) }
        case .place(let place): place
        }
    }

    /// The file that it is in, as it was named; `nil` for a binding of the command line.
    public var file: String? {
        switch origin {
        case .none: nil
        case .text(let text): text.name
        case .place(let place): place.location.file
        }
    }

    /// Sets the level and the text that contains the value.
    mutating func settle(_ level: FindingLevel, in text: SourceText?) {
        self.level = level
        origin = text.map(Origin.text) ?? .none
    }

    /// The same finding, silenced if a token's `ignore` names its rule.
    func silenced(by rules: Set<Rule>) -> Finding {
        guard rules.contains(rule) else { return self }
        var finding = self
        finding.isIgnored = true
        return finding
    }

    /// A value in a file.
    public struct Place: Hashable, Sendable {
        /// The value's first character.
        public let location: SourceLocation
        /// The line without its end, or the part of a long line around the value.
        public let line: String
        /// The column at which ``line`` begins; 1 unless the beginning is cut.
        public let firstColumn: Int
        /// Whether the line goes on after ``line``.
        public let isCutAfter: Bool
        /// The number of Unicode scalars of the line that the value takes, at least one.
        public let length: Int

        /// Makes a place.
        public init(
            location: SourceLocation, line: String, firstColumn: Int = 1,
            isCutAfter: Bool = false, length: Int
        ) {
            self.location = location
            self.line = line
            self.firstColumn = firstColumn
            self.isCutAfter = isCutAfter
            self.length = length
        }
    }

    /// A value that was found or expected.
    public enum Value: Hashable, Sendable {
        /// A number: points, or a weight.
        case number(Double)
        /// A name.
        indirect case text(String)
    }
}
