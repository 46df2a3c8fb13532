import DynamicType

/// A binding of token paths to a text style, as `--mirror` and `--relative` give it.
public struct TokenBinding: Hashable, Sendable {
    /// The way in which a token follows a text style.
    public enum Kind: Hashable, Sendable {
        /// It copies Apple's own table.
        case mirror
        /// The token is a custom font that scales with the style.
        case relative(maximum: PointSizeLimit?, minimum: PointSizeLimit?)
    }

    /// The paths.
    public let pattern: PathPattern

    /// The style; `nil` if the pattern names it.
    public let style: TextStyle?

    /// The way in which the tokens follow the style.
    public let kind: Kind

    /// Makes a binding; `nil` if neither the style nor the pattern gives a style.
    public init?(_ pattern: PathPattern, style: TextStyle?, kind: Kind) {
        guard style != nil || pattern.namesStyle else { return nil }
        self.pattern = pattern
        self.style = style
        self.kind = kind
    }
}

/// The way in which names bind tokens to text styles.
public enum NameBinding: String, CaseIterable, Hashable, Sendable {
    /// Only in sets of at least eight styles: tokens in Apple's fonts are mirrors, others relative.
    case auto
    /// Every name of a style is a mirror.
    case mirror
    /// Every name of a style is relative.
    case relative
    /// Names bind nothing.
    case off
}

/// The options of a run over token files.
public struct TokenOptions: Sendable {
    /// The platform of tokens that do not name one.
    public var platform = Platform.iOS

    /// The category of mirrors that do not name one; `nil` for the platform's default.
    public var category: ContentSizeCategory?

    /// The bindings of the command line; the first that matches a token counts.
    public var bindings: [TokenBinding] = []

    /// The way in which names bind tokens.
    public var names = NameBinding.auto

    /// Points in a `rem`.
    public var rem = 16.0

    /// The themes of Tokens Studio files whose sets are read, as `NAME` or `GROUP/NAME`; all sets if it is
    /// empty.
    public var themes: [String] = []

    /// The contexts of a resolver's modifiers, by the modifiers' names.
    public var contexts: [String: String] = [:]

    /// The levels that replace the default levels of rules.
    public var levels: [Rule: RuleLevel] = [:]

    /// Makes options with default values.
    public init() {}
}
