import JSONText

/// The rule that tells typography tokens from others.
struct TokenKindRule {
    let library: TokenLibrary

    /// The role of a token for the bindings.
    ///
    /// It follows from its own type, its target's or its group's if that is typography. Otherwise it follows from the
    /// value, because an oddly spelled type must not hide a text.
    ///
    /// - Parameters:
    ///   - shape: The members of the token.
    ///   - value: Its value.
    ///   - group: The group that it is in.
    /// - Returns: `other` for a token that has neither a size nor a binding.
    func kind(of shape: TokenShape, _ value: Site, in group: GroupRecord) -> TokenRecord.Kind {
        let own = shape.type.map { Site(file: value.file, node: $0) }
        let isTypography = (own ?? group.type).map { library.isTypography($0) } ?? false
        if own != nil, isTypography { return .typography }
        if case .value(let target) = library.resolve(value, in: group.scope) {
            let isOfGroup = isTypography && (target == value || !hasTypedTarget(value, in: group))
            if isOfGroup { return .typography }
            switch library.files[target.file].textLikeness(of: target.node) {
            case .text: return .typography
            case .sized: return .bindable
            case .none: break
            }
        } else if isTypography {
            return .typography
        }
        return hasBinding(shape, value) ? .bindable : .other
    }

    /// Whether an object is a typography token.
    func isTypography(_ site: Site, in group: GroupRecord) -> Bool {
        let document = library.document(of: site)
        guard document.kind(of: site.node) == .object else { return false }
        let shape = TokenShape(of: site.node, in: document)
        return shape.value.map { kind(of: shape, Site(file: site.file, node: $0), in: group) == .typography }
            ?? false
    }

    /// Whether an object is a `$ref` to a token, and therefore a token with the same value.
    func isReferenceToToken(_ site: Site, _ shape: TokenShape, in group: GroupRecord) -> Bool {
        guard let reference = shape.reference else { return false }
        let alias = AliasText(reference: library.text(of: Site(file: site.file, node: reference)))
        guard let target = library.target(of: alias, in: group.scope, from: site.file)
        else { return false }
        return library.valueSite(of: target) != target
    }

    /// Whether a token has a binding of this project, valid or not.
    private func hasBinding(_ shape: TokenShape, _ value: Site) -> Bool {
        guard let extensions = shape.extensions else { return false }
        let document = library.document(of: value)
        return document.kind(of: extensions) == .object
            && document.members(of: extensions).contains { FileBinding.isOwnKey($0.name, in: document) }
    }

    /// Whether the token that an alias names has a type.
    private func hasTypedTarget(_ value: Site, in group: GroupRecord) -> Bool {
        library.typeOfTarget(of: value, in: group.scope) != nil
    }
}
