/// A rule that design tokens are checked by.
public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// An alias or reference whose target does not exist.
    case unresolvedAlias = "unresolved-alias"
    /// Aliases that lead back to themselves.
    case circularAlias = "circular-alias"
    /// An object in which a name appears twice, so that one of the two values is lost.
    case duplicateName = "duplicate-name"
    /// A size or line height of a bound token that cannot be read.
    case unreadableValue = "unreadable-value"
    /// A binding in a file that names no text style, category or platform.
    case unknownName = "unknown-name"
    /// A binding whose path matches no token, or one in a file that binds nothing or has a setting without effect.
    case unusedBinding = "unused-binding"
    /// A token that is not bound beside tokens that a name or a pattern binds.
    case unboundToken = "unbound-token"
    /// A file in which no typography token is bound.
    case unboundFile = "unbound-file"
    /// A mirror whose size is not Apple's.
    case pointSize = "point-size"
    /// A mirror whose line height is not Apple's published leading; a note if it is the leading that iOS
    /// scales by.
    case lineHeight = "line-height"
    /// A mirror whose weight is neither of the style's weights.
    case fontWeight = "font-weight"
    /// A mirror whose letter spacing is neither 0 nor Apple's tracking.
    case letterSpacing = "letter-spacing"
    /// Styles that are mirrored at several categories but not at all.
    case missingCategory = "missing-category"
    /// A relative token that falls below the platform's minimum size.
    case minimumSize = "minimum-size"
    /// A limit that keeps text from growing as large as people need.
    case enlargement
    /// Two relative tokens that change order at some category.
    case hierarchy
    /// A token that does not follow the DTCG format 2025.10.
    case tokenFormat = "token-format"
}

/// The severity of a finding is.
public enum FindingLevel: String, CaseIterable, Hashable, Sendable {
    /// Worth knowing.
    case note
    /// Probably wrong.
    case warning
    /// Definitely wrong; the check fails.
    case error
}

/// The level of a rule's findings, or off.
public enum RuleLevel: String, CaseIterable, Hashable, Sendable {
    /// The rule reports nothing.
    case off
    /// Its findings are notes.
    case note
    /// Its findings are warnings.
    case warning
    /// Its findings are errors.
    case error

    /// The level with a name, in any case; `warn` is `warning`.
    ///
    /// `nil` for any other name.
    public init?(_ name: String) {
        let word = name.lowercased()
        guard let level = word == "warn" ? .warning : Self(rawValue: word) else { return nil }
        self = level
    }

    /// The level of the rule's findings; `nil` if the rule is off.
    public var findingLevel: FindingLevel? { FindingLevel(rawValue: rawValue) }
}

extension FindingLevel: Comparable {
    /// Whether the first level is less severe than the second.
    public static func < (first: FindingLevel, second: FindingLevel) -> Bool {
        first.order < second.order
    }

    private var order: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

extension Rule {
    /// The rule in one sentence.
    public var summary: String {
        switch self {
        case .unresolvedAlias: "An alias or reference must lead to a token."
        case .circularAlias: "Aliases must not lead back to themselves."
        case .duplicateName: "An object must not have the same name twice: one of the values would be lost."
        case .unreadableValue: "The size and line height of a bound token must be readable and positive."
        case .unknownName: "A binding must name a text style, category or platform that exists."
        case .unusedBinding: "A binding must bind a token, so that a rename does not switch the check off."
        case .unboundToken: "A token beside bound tokens should be bound too."
        case .unboundFile:
            "A file with typography tokens should have at least one that is bound to a text style."
        case .pointSize: "A mirrored size must be Apple's point size of the style at the category."
        case .lineHeight:
            "A mirrored line height must be Apple's leading at the category, printed or measured."
        case .fontWeight: "A mirrored weight should be the style's regular or emphasized weight."
        case .letterSpacing: "A mirrored letter spacing should be 0 or Apple's tracking at the size."
        case .missingCategory:
            "Styles that are mirrored at several categories should be mirrored at all of them."
        case .minimumSize: "Scaled text should not fall below the platform's minimum size."
        case .enlargement: "A limit should let text grow to 200 percent, on watchOS to 140 percent."
        case .hierarchy: "Text that is larger by default should stay larger at every category."
        case .tokenFormat: "A token should follow the DTCG format 2025.10."
        }
    }

    /// The level of the rule unless another one is asked for: the highest that its findings have.
    ///
    /// An alias that no bound token needs is a warning only, and so is a size below the minimum from the default
    /// category up; below that category it is a note.
    public var defaultLevel: RuleLevel {
        switch self {
        case .unresolvedAlias, .circularAlias, .duplicateName, .unreadableValue, .unknownName,
            .unusedBinding, .pointSize, .lineHeight:
            .error
        case .fontWeight, .missingCategory, .minimumSize, .enlargement, .hierarchy: .warning
        case .unboundToken, .unboundFile, .letterSpacing: .note
        case .tokenFormat: .off
        }
    }
}
