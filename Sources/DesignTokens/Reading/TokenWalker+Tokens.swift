import JSONText

extension TokenWalker {
    /// Whether an object is `$ref` to a token, and so a token of the same value.
    func isReferenceToToken(_ site: Site, _ shape: TokenShape, in group: Int) -> Bool {
        guard let reference = shape.reference else { return false }
        let alias = AliasText(reference: library.text(of: Site(file: site.file, node: reference)))
        guard let target = library.target(of: alias, in: tree.groups[group].scope, from: site.file)
        else { return false }
        return library.valueSite(of: target) != target
    }

    /// Records a token, and the aliases in its value that are broken.
    mutating func visitToken(
        _ site: Site, _ name: Site, _ shape: TokenShape, _ value: Site, in group: Int
    ) {
        let kind = kind(of: shape, value, in: group)
        addBrokenAliases(in: value, scope: tree.groups[group].scope, isOfText: kind == .typography)
        guard kind != .other || keepsAllTypes else { return }
        let hasType =
            shape.type != nil || tree.groups[group].type != nil || library.alias(at: value) != nil
        let token = TokenRecord(
            site: site, name: name.node, group: group, shape: shape, value: value.node, kind: kind,
            hasType: hasType)
        if !isReplaced(token) {
            tree.tokens.append(token)
        } else if let extensions = shape.extensions {
            replacedExtensions.insert(Site(file: site.file, node: extensions))
        }
    }

    /// Whether another layer of the scope has a token at the same path that overrides it.
    private func isReplaced(_ token: TokenRecord) -> Bool {
        guard mayBeReplaced else { return false }
        let names = tree.path(of: token).map {
            Array(library.document(of: $0).plainContent(of: $0.node))
        }
        return library.site(at: names, in: tree.groups[token.group].scope) != token.site
    }

    /// The role of a token for the bindings: by its own type, its target's or its group's if that is
    /// typography, and otherwise by its value, because an oddly spelled type must not hide a text.
    func kind(of shape: TokenShape, _ value: Site, in group: Int) -> TokenRecord.Kind {
        let own = shape.type.map { Site(file: value.file, node: $0) }
        let isTypography = (own ?? tree.groups[group].type).map { library.isTypography($0) } ?? false
        if own != nil, isTypography { return .typography }
        let scope = tree.groups[group].scope
        if case .value(let target) = library.resolve(value, in: scope) {
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

    /// Whether a token has a binding of this project, right or wrong.
    private func hasBinding(_ shape: TokenShape, _ value: Site) -> Bool {
        guard let extensions = shape.extensions else { return false }
        let document = library.document(of: value)
        return document.kind(of: extensions) == .object
            && document.members(of: extensions).contains { FileBinding.isOwnKey($0.name, in: document) }
    }

    /// Whether the token that an alias names has a type.
    private func hasTypedTarget(_ value: Site, in group: Int) -> Bool {
        library.typeOfTarget(of: value, in: tree.groups[group].scope) != nil
    }

    /// Records the aliases in a value, whole or inside it, that lead nowhere or in a circle.
    private mutating func addBrokenAliases(in site: Site, scope: Int, isOfText: Bool) {
        let document = library.document(of: site)
        switch document.kind(of: site.node) {
        case .string: addBrokenAlias(site, scope, isOfText)
        case .object:
            if library.files[site.file].reference(of: site.node) != nil {
                return addBrokenAlias(site, scope, isOfText)
            }
            for member in document.members(of: site.node) {
                addBrokenAliases(
                    in: Site(file: site.file, node: member.value), scope: scope, isOfText: isOfText)
            }
        case .array:
            for element in document.elements(of: site.node) {
                addBrokenAliases(in: Site(file: site.file, node: element), scope: scope, isOfText: isOfText)
            }
        case .null, .true, .false, .number: break
        }
    }

    private mutating func addBrokenAlias(_ site: Site, _ scope: Int, _ isOfText: Bool) {
        if case .value = library.resolve(site, in: scope) { return }
        tree.aliases.append(AliasUse(site: site, scope: scope, isOfText: isOfText))
    }
}
