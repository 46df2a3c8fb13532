import DynamicType

/// The result of a check.
public struct CheckResult: Sendable {
    /// The findings, ordered by file and then by place; findings without a place come first.
    public var findings: [Finding] = []

    /// Findings that `ignore` in a file silences, in the same order, without findings of rules that are off.
    public var ignored: [Finding] = []

    /// The number of files that were read.
    public var files = 0

    /// The number of files without a typography token, in which nothing could be checked; documents that only
    /// name other files are not counted.
    public var filesWithoutTypography = 0

    /// Files that were read as a category only because of their names.
    public var namedCategories: [NamedCategory] = []

    /// The number of typography tokens that were seen.
    public var tokens = 0

    /// The tokens that are bound to a text style, in the order of the files.
    public var bound: [BoundName] = []

    /// Whether a bound token had a readable size; if none had, nothing was checked and the check must not
    /// pass.
    public var hasReadableSize = false

    /// Some typography tokens that are not bound, as examples in a message.
    public var unbound: [String] = []

    /// The number of unresolved aliases that no typography token needs; they are findings only if the level
    /// of `unresolved-alias` is set.
    public var unfollowedAliases = 0

    /// Files whose sets were all read although their themes choose between sets that differ.
    public var unchosenThemes: [UnchosenThemes] = []

    /// A file with several themes, none of which was asked for.
    public struct UnchosenThemes: Hashable, Sendable {
        /// The file as it was named.
        public let file: String
        /// The number of its themes.
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

    /// A category that comes only from the name of a file.
    public struct NamedCategory: Hashable, Sendable {
        /// The file as it was named.
        public let file: String
        /// The category.
        public let category: ContentSizeCategory

        /// Makes a category read from a file name.
        public init(file: String, category: ContentSizeCategory) {
            self.file = file
            self.category = category
        }
    }

    /// Makes an empty result.
    public init() {}

    /// Sets the level of all findings of a rule.
    public mutating func set(_ level: FindingLevel, for rule: Rule) {
        for index in findings.indices where findings[index].rule == rule { findings[index].level = level }
        for index in ignored.indices where ignored[index].rule == rule { ignored[index].level = level }
    }

    /// Turns all warnings into errors, for a strict check.
    public mutating func raiseWarnings() {
        for index in findings.indices where findings[index].level == .warning {
            findings[index].level = .error
        }
        for index in ignored.indices where ignored[index].level == .warning { ignored[index].level = .error }
    }

    /// The number of findings of a level.
    public func count(of level: FindingLevel) -> Int { findings.count { $0.level == level } }
}
