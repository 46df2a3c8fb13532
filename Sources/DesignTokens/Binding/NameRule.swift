import DynamicType

/// The binding of tokens by their names.
struct NameRule {
    private let library: TokenLibrary
    private let tree: TokenTree
    private let binding: NameBinding
    private let reader: TypeReader

    /// A style that a token's name binds it to.
    struct Bound {
        let style: TextStyle
        let variant: StyleVariant
        let isMirror: Bool
    }

    init(_ binding: NameBinding, tree: TokenTree, library: TokenLibrary, reader: TypeReader) {
        (self.binding, self.tree, self.library, self.reader) = (binding, tree, library, reader)
    }

    /// Whether the name of a token is a style's, or that of a weight in a group that is named like a style.
    func isNamedLikeStyle(_ candidate: BindingCandidate) -> Bool {
        if case .style? = candidate.member { return true }
        return candidate.member == nil && binding == .mirror && singleName(candidate) != nil
    }

    /// The style that a token's name binds it to; `nil` if names bind nothing.
    func bound(_ candidate: BindingCandidate) -> Bound? {
        var spelled: (style: TextStyle, variant: StyleVariant)?
        if case .style(let style, let variant)? = candidate.member { spelled = (style, variant) }
        switch binding {
        case .off: return nil
        case .mirror, .relative:
            return (spelled ?? (candidate.token.isTypography ? singleName(candidate) : nil)).map {
                Bound(style: $0.style, variant: $0.variant, isMirror: binding == .mirror)
            }
        case .auto:
            guard let spelled, candidate.platform.textStyles.contains(spelled.style) else { return nil }
            let scope = tree.groups[candidate.token.group].scope
            let family = reader.values(of: candidate.token, scope: scope).family
            return Bound(
                style: spelled.style, variant: spelled.variant,
                isMirror: family.value.map(FontFamily.isApple) ?? true)
        }
    }

    private func singleName(
        _ candidate: BindingCandidate
    ) -> (style: TextStyle, variant: StyleVariant)? {
        let name = candidate.path.last ?? ""
        if let style = TextStyle(name) { return (style, .plain) }
        guard let variant = StyleVariant(name: name),
            let group = tree.groups[candidate.token.group].name,
            let style = TextStyle(library.text(of: group))
        else { return nil }
        return (style, variant)
    }
}
