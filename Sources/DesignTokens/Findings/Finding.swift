import JSONText

/// Something that a check has found.
public struct Finding: Sendable {
    /// The rule that found it.
    public let rule: Rule

    /// How grave it is.
    public internal(set) var level: FindingLevel

    /// Where it stands; `nil` for a binding of the command line.
    public let place: Place?

    /// The path of the token, its segments joined by dots; `nil` where it is about none.
    public let token: String?

    /// What is wrong and what would be right, in one line.
    public let message: String

    /// What the file says, where that is one value.
    public let found: Value?

    /// What would be right, where that is one value.
    public let expected: Value?

    /// Makes a finding.
    public init(
        rule: Rule, level: FindingLevel, place: Place?, token: String?, message: String,
        found: Value? = nil, expected: Value? = nil
    ) {
        self.rule = rule
        self.level = level
        self.place = place
        self.token = token
        self.message = message
        self.found = found
        self.expected = expected
    }

    /// A value in a file.
    public struct Place: Hashable, Sendable {
        /// The file as it was named.
        public let file: String
        /// Of the value's first character.
        public let position: JSONPosition
        /// The line that it stands in, without its end; of a long line the part around the value.
        public let line: String
        /// The column of the line's first character that ``line`` has; 1 unless the line is cut.
        public let firstColumn: Int
        /// Whether the line goes on after ``line``.
        public let isCutAfter: Bool
        /// How many Unicode scalars of the line the value takes, at least one.
        public let length: Int

        /// Makes a place.
        public init(
            file: String, position: JSONPosition, line: String, firstColumn: Int = 1,
            isCutAfter: Bool = false, length: Int
        ) {
            self.file = file
            self.position = position
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
        case text(String)
    }
}
