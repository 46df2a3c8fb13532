import DynamicType

/// The tokens that bindings add, if Apple publishes figures for their styles and categories.
///
/// They are passed on one by one, because a large file may have many.
struct BoundTokens {
    private let tree: TokenTree
    private let library: TokenLibrary
    private let reader: TypeReader

    /// The tokens that have not been passed on, in the order in which they were added.
    private(set) var waiting: [BoundToken] = []
    /// Findings about styles and categories without figures.
    private(set) var findings: [Finding] = []

    init(of tree: TokenTree, library: TokenLibrary, reader: TypeReader) {
        (self.tree, self.library, self.reader) = (tree, library, reader)
    }

    /// Passes the waiting tokens to a visitor.
    mutating func pass(to visit: (BoundToken) -> Void) {
        guard !waiting.isEmpty else { return }
        for token in waiting { visit(token) }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Adds a token, or a finding if Apple publishes no figures for it.
    ///
    /// - Parameters:
    ///   - subject: The token.
    ///   - style: The text style that it is bound to.
    ///   - kind: The kind of the binding.
    ///   - cell: The category of a token that is written out category by category.
    ///   - variant: The style's weight that the token is for.
    ///   - values: The values of a token whose properties are tokens of their own; `nil` for any other token.
    /// - Returns: Whether the token was added.
    mutating func add(
        _ subject: BindingSubject, _ style: TextStyle, _ kind: BoundToken.Kind, cell: ContentSizeCategory?,
        variant: StyleVariant, values: TypeValues?
    ) -> Bool {
        let token = subject.token
        let path = subject.path.joined(separator: ".")
        if let reason = Self.missingFigures(style, kind, cell: cell, on: subject.platform) {
            findings.append(Finding(.unknownName, at: token.name, token: path, reason))
            return false
        }
        let group = tree.groups[token.group]
        waiting.append(
            BoundToken(
                path: path, file: token.site.file, name: token.name, style: style,
                platform: subject.platform, kind: kind,
                values: values ?? reader.values(of: token, scope: group.scope),
                ignored: subject.file.ignored, scope: group.scope, isSplit: values != nil,
                isTextByBinding: values != nil || !token.isTypography,
                oddType: values == nil ? library.oddType(of: token, in: group) : nil, cell: cell,
                variant: variant))
        return true
    }

    /// The figures that Apple does not publish, as a message; `nil` if none is missing.
    private static func missingFigures(
        _ style: TextStyle, _ kind: BoundToken.Kind, cell: ContentSizeCategory?, on platform: Platform
    ) -> String? {
        guard platform.textStyles.contains(style) || platform.additionalTextStyles.contains(style) else {
            return "Apple publishes no \(style.shortName) for \(platform.rawValue)"
        }
        // A relative token has a category only if it is for that category.
        let category: ContentSizeCategory? = if case .mirror(let category) = kind { category } else { cell }
        if let category, SystemFont(forTextStyle: style, compatibleWith: category, on: platform) == nil {
            return "Apple publishes no size for \(style.shortName) at \(category.shortName) on "
                + platform.rawValue
        }
        if case .relative = kind,
            FontMetrics(forTextStyle: style, on: platform)
                .scaleFactor(compatibleWith: platform.defaultCategory) == nil
        {
            return "Apple publishes no leading for \(style.shortName), and scaling needs one"
        }
        return nil
    }
}
