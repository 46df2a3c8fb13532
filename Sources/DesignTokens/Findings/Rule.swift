/// A rule that design tokens are checked by.
public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// An alias or reference whose target is not there.
    case unresolvedAlias = "unresolved-alias"
    /// Aliases that lead back to themselves.
    case circularAlias = "circular-alias"
    /// An object that has a name twice, so that one of two values is lost.
    case duplicateName = "duplicate-name"
    /// A size or line height of a bound token that cannot be read.
    case unreadableValue = "unreadable-value"
    /// A binding in a file that names no text style, category or platform.
    case unknownName = "unknown-name"
    /// A binding whose path matches no token, or one in a file that binds nothing or has a setting without effect.
    case unusedBinding = "unused-binding"
    /// A token that is not bound beside tokens that a name or a pattern binds.
    case unboundToken = "unbound-token"
    /// A file with typography tokens of which none is bound.
    case unboundFile = "unbound-file"
    /// A mirror whose size is not Apple's.
    case pointSize = "point-size"
    /// A mirror whose line height is neither Apple's printed leading nor, as a note, the one that iOS scales by.
    case lineHeight = "line-height"
    /// A mirror whose weight is neither of the style's weights.
    case fontWeight = "font-weight"
    /// A mirror whose letter spacing is neither 0 nor Apple's tracking.
    case letterSpacing = "letter-spacing"
    /// Styles that are mirrored at several categories but not at all.
    case missingCategory = "missing-category"
    /// A relative token that falls below the platform's minimum size.
    case minimumSize = "minimum-size"
    /// A limit that keeps text from growing as far as people need it.
    case enlargement
    /// Two relative tokens that change order at some category.
    case hierarchy
    /// A token that is not written as the DTCG format of 2025.10 asks.
    case tokenFormat = "token-format"
}

/// How grave a finding is.
public enum FindingLevel: String, CaseIterable, Hashable, Sendable {
    /// Worth knowing.
    case note
    /// Probably wrong.
    case warning
    /// Wrong: the check fails.
    case error
}

extension FindingLevel: Comparable {
    /// Whether the first is less grave.
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
