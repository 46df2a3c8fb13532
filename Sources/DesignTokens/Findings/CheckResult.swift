/// What a check has seen and found.
public struct CheckResult: Sendable {
    /// In the order of the files, then of their places; those without a place come first.
    public var findings: [Finding] = []

    /// How many files were read.
    public var files = 0

    /// How many typography tokens were seen.
    public var tokens = 0

    /// The tokens that are bound to a text style, in the order of the files.
    public var bound: [BoundName] = []

    /// Whether a bound token had a size that could be read: a check that checked nothing must not pass.
    public var hasReadableSize = false

    /// Some typography tokens that are not bound, for the message that says how to bind them.
    public var unbound: [String] = []

    /// Files of which all sets were read, though their themes choose between sets that differ.
    public var unchosenThemes: [UnchosenThemes] = []

    /// A file with several themes, none of which was asked for.
    public struct UnchosenThemes: Hashable, Sendable {
        /// The file as it was named.
        public let file: String
        /// How many themes it has.
        public let count: Int
    }

    /// A bound token by its file and path.
    public struct BoundName: Hashable, Sendable {
        /// The file as it was named.
        public let file: String
        /// The token's path, its segments joined by dots.
        public let token: String

        /// Makes a name.
        public init(file: String, token: String) {
            self.file = file
            self.token = token
        }
    }

    /// Makes an empty result.
    public init() {}

    /// Makes errors of all warnings, for a strict check.
    public mutating func raiseWarnings() {
        findings = findings.map { $0.level == .warning ? $0.raised : $0 }
    }

    /// How many findings there are of a level.
    public func count(of level: FindingLevel) -> Int { findings.count { $0.level == level } }
}
